import EarshotModel
import EarshotNotation
import EarshotComposer

/// A way in which a voice may read a number or symbols in an app's text.
///
/// - Source: VOICEOVER.md 4.5c for recorded readings, 4.2 and 13 for the others; Dodo Pizza article
///   (ru) for the pause at a comma, whose length no source gives.
/// - Rule: ``SessionRule/voiceReading``
struct VoiceReading {
  /// The reading, such as `"1m" as "1 meter"`.
  let words: String
  /// The source of the reading, or the reason to expect it.
  let source: String

  /// The maximum number of characters to check.
  private static let limit = 4_000

  /// Returns up to two lines: one with the possible readings of the app's strings, and one with the
  /// author's pronunciation of the label.
  ///
  /// - Parameters:
  ///   - parts: The parts of the utterance, as written.
  ///   - attributes: The author's attributes for the pronunciation of the label.
  ///   - isRead: Whether the readings style has already applied its table.
  ///   - detail: The amount of detail about the evidence.
  /// - Returns: The lines that aren't empty.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func lines(
    for parts: [Utterance.Part],
    said attributes: [SpokenAttribute],
    isRead: Bool,
    _ detail: WhyDetail
  ) -> [String] {
    let ofTheApp = parts.filter(\.isOfTheApp)
    var readings: [VoiceReading] = []
    for part in ofTheApp {
      let sounds = part.sounds(attributes)
      if sounds.contains(where: { $0.part == nil }) { continue }
      for reading in found(in: part.text, sounds.compactMap(\.part), isRead: isRead)
      where !readings.contains(where: { $0.words == reading.words }) {
        readings.append(reading)
      }
    }
    if ofTheApp.contains(where: { $0.kind == .label && $0.text.contains(", ") }) {
      readings.append(VoiceReading(words: "a comma as a pause", source: "Dodo Pizza article (ru)"))
    }
    let sayings = attributes.compactMap(\.saying)
    var lines: [String] = []
    if !readings.isEmpty {
      lines.append("note: a voice may read \(Display.spoken(readings.cited(detail)))")
    }
    if !sayings.isEmpty, ofTheApp.contains(where: { $0.kind == .label }) {
      lines.append(
        "note: the app makes the voice \(Display.spoken(sayings.joinedWithAnd))"
      )
    }
    return lines
  }

  /// Returns a line for each reading that the readings style applied to a part.
  ///
  /// - Rule: ``SpeechRule/readings``
  static func lines(writtenIn part: Utterance.Part?, _ detail: WhyDetail) -> [String] {
    Reading.found(in: part?.text ?? "").map { found in
      let sentence = SpeechRule.readings.rule.sentence
      return Display.spoken(
        "read \(found.reading.words): \(sentence) [\(detail.mark(of: found.source))]"
      )
    }
  }

  /// Returns the readings of text, except for words whose pronunciation the author has specified.
  private static func found(
    in text: String,
    _ decided: [String],
    isRead: Bool
  ) -> [VoiceReading] {
    let pieces = Reading.pieces(of: String(text.prefix(limit)))
    return pieces.indices.compactMap { place in
      let (word, found) = pieces[place]
      if let found { return isRead || decided.has(found.words) ? nil : found.reading }
      if decided.has(String(word)) { return nil }
      return unobserved(word.bare, before: pieces.dropFirst(place + 1).first?.word.bare)
    }
  }

  /// Returns the probable reading of a word for which no source has recorded a reading, or `nil` if
  /// there's none.
  private static func unobserved(_ word: String, before next: String?) -> VoiceReading? {
    let source = "our choice"
    if let next, word.isNumber, Unit.names.contains(next) {
      let words =
        "\(Quoting.quotedLiteral("\(word) \(next)")) as a number and a unit, or as a number and letters"
      return VoiceReading(words: words, source: source)
    }
    return SpokenSign.reading(of: word).map {
      VoiceReading(words: "\(Quoting.quotedLiteral(word)) \($0)", source: source)
    }
  }
}

extension [String] {
  /// Returns whether any of the strings contains a word of the given text.
  fileprivate func has(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in contains { $0.contains(word) } }
  }
}

extension [VoiceReading] {
  /// Returns the readings, in order, with their evidence.
  ///
  /// Readings with the same evidence are grouped, and the evidence follows each group:
  /// `"1 m" as "1 meter" [observed], a comma as a pause [choice]`.
  fileprivate func cited(_ detail: WhyDetail) -> String {
    let marks = map { detail.mark(of: $0.source) }
    return indices.map { place in
      let isLast = place == endIndex - 1 || marks[place + 1] != marks[place]
      return self[place].words + (isLast ? " [\(marks[place])]" : "")
    }.joined(separator: ", ")
  }
}

extension Reading.Found {
  /// The reading with its quoted words, for a line of output.
  fileprivate var reading: VoiceReading {
    let words = "\(Quoting.quotedLiteral(self.words)) as \(Quoting.quotedLiteral(heard))"
    return VoiceReading(words: words, source: source)
  }
}

extension Utterance.Part {
  /// Whether the words come from the app.
  fileprivate var isOfTheApp: Bool { ["label", "value", "customContent"].contains(source ?? "") }

  /// Returns the author's attributes that determine the pronunciation of the words.
  fileprivate func sounds(_ attributes: [SpokenAttribute]) -> [SpokenAttribute] {
    kind == .label && element == nil ? attributes.filter(\.decidesSound) : []
  }
}

extension SpokenAttribute {
  /// Whether the attribute determines the pronunciation of the words themselves.
  fileprivate var decidesSound: Bool {
    switch kind {
    case .spellOut, .punctuation, .ipa: true
    case .pitch, .language: false
    }
  }

  /// A description of the author's pronunciation, for a note, or `nil` if there's none.
  fileprivate var saying: String? {
    let what = part.map { Quoting.quotedLiteral($0) } ?? "the label"
    return switch kind {
    case .spellOut: "spell out \(what)"
    case .punctuation: "read the punctuation of \(what)"
    case .ipa(let sounds): "pronounce \(what) as /\(sounds)/"
    case .pitch, .language: nil
    }
  }
}

extension Substring {
  /// The word without the punctuation of the phrase and the sentence around it.
  fileprivate var bare: String {
    let marks: Set<Character> = [",", ";", "!", "?", "(", ")"]
    var word = drop(while: marks.contains)
    while let last = word.last, marks.contains(last) { word.removeLast() }
    let endsSentence = !word.hasSuffix("...") && (word.hasSuffix(".") || word.hasSuffix(":"))
    return String(endsSentence ? word.dropLast() : word)
  }
}

extension String {
  /// Whether the text is a number in the notation of any language.
  fileprivate var isNumber: Bool {
    first?.isWholeNumber ?? false && allSatisfy { $0.isWholeNumber || ".,".contains($0) }
  }
}

/// The short names of units that follow numbers.
enum Unit {
  /// Words that a voice reads either as a unit or as letters.
  ///
  /// - Source: our choice.
  static let names: Set<String> = [
    "g", "kg", "mg", "t", "l", "ml", "cl", "m", "km", "cm", "mm", "kcal", "kJ", "kB", "MB", "GB",
    "TB", "h", "min", "s", "ms", "°C", "°F", "mph", "km/h", "lb", "oz", "ft", "W", "kW", "V", "Hz",
  ]
}
