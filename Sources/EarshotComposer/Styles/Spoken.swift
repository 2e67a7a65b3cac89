import EarshotFocusEngine
import EarshotModel

extension Stop {
  /// The description in the spoken style: everything that VoiceOver says about the stop except
  /// groups and hints.
  ///
  /// The order is the same as in VOICEOVER.md 4.1. The parts are properties in the folder `Rules`.
  ///
  /// - Source: VOICEOVER.md 4.1.
  /// - Rule: ``SpeechRule/order``
  var spokenDescription: [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(4)
    addSpokenDescription(to: &parts)
    return parts
  }

  /// Adds the parts of the description to an array, which can already contain parts for groups.
  func addSpokenDescription(to parts: inout [Part]) {
    let isCell = hasContext && cell != nil
    if !isWheel { parts += selected }
    if isCell { parts += tableHeaders }
    addLabel(to: &parts)
    parts += promotedHint
    if !isEditing { parts += value }
    if isWheel { parts += selected }
    parts += importantContent
    if isCell { parts += cellHeading + cellPlace }
    parts += dimmed
    parts += button
    parts += backButton
    parts += switchButton
    parts += toggleState
    parts += tab
    if isTextEntry { parts += textEntry }
    parts += heading
    parts += link
    parts += pickerItem
    parts += adjustable
    parts += wheelPlace
    parts += image
    parts += searchField
    parts += popUpButton
    parts += draggable
    parts += expandedStatus
    if hasRecognition { parts += recognition }
    if hasContext {
      parts += series
      addEnds(to: &parts)
    }
  }

  /// The hint line in the spoken style: the author's hint, the system's hints, and the cues.
  ///
  /// The setting `hints` turns off the hints, but not the cues.
  ///
  /// - Source: our choice (VOICEOVER.md 4.3, 4.4).
  /// - Rule: ``SpeechRule/hintOrder``
  var spokenHint: [Part] {
    var parts = keyPhonetics
    if settings.hints {
      parts += ownHint
      if isEnabled { addSystemHints(to: &parts) }
    }
    if hasSurroundings { parts += actionsCue }
    parts += moreContentCue
    return parts
  }
}

extension Utterance {
  /// Creates an utterance in the spoken style from its parts.
  init(spoken parts: [Part], hint hintParts: [Part] = []) {
    var (parts, hintParts) = (parts, hintParts)
    let text = Chunks.description(&parts)
    let hint = Chunks.hintLine(&hintParts)
    self.init(parts: parts, hintParts: hintParts, text: text, hint: hint)
  }
}

/// Functions that join chunks in the spoken style.
///
/// They remove the leading and trailing spaces of each part, which VoiceOver doesn't say.
///
/// - Source: our choice (VOICEOVER.md 4.2).
/// - Rule: ``SpeechRule/chunks``
enum Chunks {
  /// Joins the chunks of a description with commas.
  ///
  /// After a chunk that ends in its own punctuation, there's only a space.
  ///
  /// For example, the result is “Done. Button”.
  static func description(_ parts: inout [Utterance.Part]) -> String {
    join(&parts, separator: UInt8(ascii: ","))
  }

  /// Joins the parts of a hint line.
  ///
  /// Each part except the last ends in punctuation.
  ///
  /// For example, the line is “Hint. Actions available”. The method returns `nil` if there are
  /// no parts.
  static func hintLine(_ parts: inout [Utterance.Part]) -> String? {
    parts.isEmpty ? nil : join(&parts, separator: UInt8(ascii: ".")).nonEmpty
  }

  private static func join(_ parts: inout [Utterance.Part], separator: UInt8) -> String {
    let joined = line(of: parts, separator)
    guard joined.hasOuterSpaces else { return joined.text }
    parts = parts.map { part in
      var part = part
      part.text = part.text.withoutOuterSpaces
      return part
    }
    return line(of: parts, separator).text
  }

  /// Joins parts with a separator and a space, or only a space after a part with its own
  /// punctuation.
  ///
  /// - Returns: The line, and whether any part begins or ends with a space.
  private static func line(
    of parts: [Utterance.Part],
    _ separator: UInt8
  ) -> (text: String, hasOuterSpaces: Bool) {
    if parts.count == 1 { return (parts[0].text, parts[0].text.hasOuterSpaces) }
    let length = parts.indices.reduce(0) { $0 + parts[$1].text.utf8.count }
    let last = parts.count - 1
    let space = UInt8(ascii: " ")
    var hasOuterSpaces = false
    let text = String(capacity: length + parts.count * 2) { line in
      var isOpen = false
      for place in parts.indices {
        let text = parts[place].text
        if text.isEmpty { continue }
        if !line.isEmpty {
          if isOpen { line.append(ascii: separator) }
          line.append(ascii: space)
        }
        guard let outer = line.append(text) else { continue }
        if outer.first == space || outer.last == space { hasOuterSpaces = true }
        isOpen = place < last && !text.endsChunk(withByte: outer.last)
      }
    }
    return (text, hasOuterSpaces)
  }
}

extension String {
  fileprivate var hasOuterSpaces: Bool {
    outerBytes.map { $0.first == UInt8(ascii: " ") || $0.last == UInt8(ascii: " ") } ?? false
  }

  /// The text without leading and trailing spaces.
  ///
  /// Text that consists only of spaces doesn't change.
  fileprivate var withoutOuterSpaces: String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return self }
    return String(self[first...last])
  }

  /// Returns whether the last character is a mark that needs only a space after it.
  ///
  /// If the last byte is any other ASCII byte, there's no need to find a character.
  fileprivate func endsChunk(withByte byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., 0x2E, 0x2C, 0x21, 0x3F, 0x3A, 0x3B: last?.endsChunk ?? false
    default: false
    }
  }
}
