import EarshotModel
import EarshotFocusEngine

extension Stop {
  /// The description in the snapshot style, without a hint.
  ///
  /// The steps are the same as in VOICEOVER.md 4.5. The parts contain the words as printed.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5).
  /// - Rule: ``SpeechRule/snapshotStyle``
  var snapshotDescription: Utterance {
    var line = SnapshotLine()
    if cell == nil {
      line.append(contentsOf: label, separator: ", ")
    } else {
      appendCell(to: &line)
    }
    appendValue(to: &line)
    prependSelected(to: &line)
    line.append(promotedHint)
    line.appendSentences(traitWords)
    line.append(series, after: " ")
    if let ends { line.append(ends, after: line.text.hasSuffix(".") ? " " : ". ") }
    return Utterance(parts: line.parts, text: line.text)
  }

  /// The words for traits, in order.
  ///
  /// The snapshot style has no words for other traits.
  private var traitWords: [Part] {
    [dimmed, button, backButton, switchButton, toggleState, tab].compactMap(\.self) + textEntry
      + [heading, link, adjustable, image, searchField].compactMap(\.self)
  }

  /// Appends a cell of a table: headers, a label, a period (even without a label), spans, and the
  /// place.
  private func appendCell(to line: inout SnapshotLine) {
    for header in tableHeaders {
      line.append(header)
      line.text += " "
    }
    let label = label
    line.append(contentsOf: label, separator: ", ")
    if label.last?.text.hasSuffix(".") != true { line.text += "." }
    line.append(contentsOf: cellPlace, separator: " ", leading: " ")
  }

  private func appendValue(to line: inout SnapshotLine) {
    let separator = line.text.isEmpty ? "" : cell == nil ? ": " : " "
    line.append(value, after: separator)
  }

  /// Prepends “Selected: TEXT”, or “Selected.” if there's no text.
  private func prependSelected(to line: inout SnapshotLine) {
    guard var part = selected else { return }
    if !line.text.isEmpty {
      line.text = words(.selectedPrefix, line.text)
      part.text = String(words(.selectedPrefix, "").dropLast())
    } else {
      line.text = part.text
    }
    line.parts.insert(part, at: 0)
  }
}

// The hint line, and the lines below it.
extension Stop {
  /// The hint line in the snapshot style, as parts and text.
  ///
  /// The hint of a text field replaces the author's hint. Other system hints follow the author's
  /// hint, separated by exactly one period. The setting `hints` turns off all of them, which is our
  /// choice.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, hint).
  var snapshotHint: SnapshotLine {
    guard settings.hints else { return SnapshotLine() }
    var line = SnapshotLine()
    line.append(ownHint)
    line.appendHint(toggleHint)
    let textHint = textHint
    if !textHint.isEmpty { line = SnapshotLine() }
    line.append(contentsOf: textHint, separator: "")
    line.appendHint(adjustHint)
    return line
  }

  /// The lines below the description and hint in a readout: the actions line with the names, and
  /// the content line with the entries.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Extra lines”); the dashes: SESSIONS.md.
  var snapshotExtraLines: [String] {
    var lines: [String] = []
    if !description.ownActions.isEmpty {
      lines.append(words(.actionsAvailable))
      lines += description.ownActions.map { "- \($0)" }
    }
    if !element.customContent.isEmpty {
      lines.append(words(.moreContentAvailable))
      lines += element.customContent.map { "- \($0.snapshotEntry)" }
    }
    return lines
  }
}

/// A line of the snapshot style during its construction, with its parts and its text.
struct SnapshotLine {
  var parts: [Utterance.Part] = []
  var text = ""

  /// Adds a part after a separator if there's a part.
  mutating func append(_ part: Utterance.Part?, after separator: String = "") {
    guard let part else { return }
    parts.append(part)
    text += separator + part.text
  }

  /// Adds parts with a separator between them.
  mutating func append(
    contentsOf parts: [Utterance.Part],
    separator: String,
    leading: String = ""
  ) {
    for (place, part) in parts.enumerated() {
      append(part, after: place == 0 ? leading : separator)
    }
  }

  /// Adds words that are sentences, after a period if the text doesn't end with one.
  ///
  /// Other marks aren't enough: “Stop!. Button.”
  mutating func appendSentences(_ words: [Utterance.Part]) {
    let leading = text.isEmpty ? "" : text.hasSuffix(".") ? " " : ". "
    append(contentsOf: words, separator: " ", leading: leading)
  }

  /// Adds a system hint after the existing text, separated by exactly one period.
  fileprivate mutating func appendHint(_ hint: Utterance.Part?) {
    guard let hint else { return }
    if text.hasSuffix(".") { text.removeLast() }
    append(hint, after: parts.isEmpty ? "" : ". ")
  }
}
