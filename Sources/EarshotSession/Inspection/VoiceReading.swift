import EarshotModel
import EarshotNotation
import EarshotComposer

/// How a voice reads numbers and signs that stand in the line as they are written.
///
/// - Source: VOICEOVER.md 4.2 [iOS 26.5 log] for dots and slashes between digits, Dodo Pizza article
///   (ru) for the pause at a comma, whose length nothing gives; 4.2 and 13 for the rest.
/// - Rule: ``SessionRule/voiceReading``
enum VoiceReading {
  /// How many words of an utterance are looked at.
  private static let limit = 200

  /// One line where a voice would read something differently, and one for what the author says of
  /// the label's pronunciation; else none.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  static func lines(for parts: [Utterance.Part], said attributes: [SpokenAttribute]) -> [String] {
    let ofTheApp = parts.filter { ["label", "value", "customContent"].contains($0.source ?? "") }
    var readings: [String] = []
    for part in ofTheApp {
      let said = part.kind == .label && part.element == nil ? attributes : []
      for reading in self.readings(of: part.text, said: said) where !readings.contains(reading) {
        readings.append(reading)
      }
    }
    if ofTheApp.contains(where: { $0.kind == .label && $0.text.contains(", ") }) {
      readings.append("\",\" as a pause")
    }
    let sayings = attributes.compactMap(\.saying)
    var lines: [String] = []
    if !readings.isEmpty {
      lines.append("note: a voice may read \(Display.spoken(readings.joined(separator: ", ")))")
    }
    if !sayings.isEmpty, ofTheApp.contains(where: { $0.kind == .label }) {
      lines.append("note: the author says: \(Display.spoken(sayings.joined(separator: ", ")))")
    }
    return lines
  }

  /// The readings of a text; what the author has spelled out or pronounced is left to him.
  private static func readings(of text: String, said attributes: [SpokenAttribute]) -> [String] {
    if attributes.contains(where: { $0.decidesSound && $0.part == nil }) { return [] }
    let decided = attributes.filter(\.decidesSound).compactMap(\.part)
    let words = text.split { $0.isWhitespace || ",;!?()".contains($0) }.prefix(limit).map(\.trimmed)
    var readings: [String] = []
    var place = 0
    while place < words.count {
      let rest = words[place...]
      if decided.contains(where: { $0.contains(words[place]) }) {
        place += 1
      } else if let heard = Reading.outcome(of: rest) {
        let written = rest.prefix(heard.count).joined(separator: " ")
        readings.append(quoted(written, as: Quoting.quotedLiteral(heard.text)))
        place += heard.count
      } else {
        if let reading = unobserved(rest) { readings.append(reading) }
        place += 1
      }
    }
    return readings
  }

  /// How a voice may read the first of some words, as far as nobody heard it.
  private static func unobserved(_ words: ArraySlice<Substring>) -> String? {
    guard let first = words.first else { return nil }
    let word = String(first)
    if let next = words.dropFirst().first, word.isNumber, Unit.names.contains(String(next)) {
      return quoted("\(word) \(next)", as: "a number and a unit, or a number and letters")
    }
    return SpokenSign.reading(of: word).map { "\(Quoting.quotedLiteral(word)) \($0)" }
  }

  private static func quoted(_ text: String, as reading: String) -> String {
    "\(Quoting.quotedLiteral(text)) as \(reading)"
  }
}

extension SpokenAttribute {
  /// Whether it decides how the words themselves sound.
  fileprivate var decidesSound: Bool {
    switch kind {
    case .spellOut, .punctuation, .ipa: true
    case .pitch, .language: false
    }
  }

  /// What the author says of the pronunciation, as a note tells it.
  fileprivate var saying: String? {
    let what = part.map { Quoting.quotedLiteral($0) } ?? "the label"
    return switch kind {
    case .spellOut: "\(what) is spelled out"
    case .punctuation: "the marks of \(what) are read"
    case .ipa(let sounds): "\(what) sounds /\(sounds)/"
    case .pitch, .language: nil
    }
  }
}

extension Substring {
  /// The word without a mark that ends its sentence.
  fileprivate var trimmed: Substring {
    hasSuffix("...") || !(hasSuffix(".") || hasSuffix(":")) ? self : dropLast()
  }
}

extension String {
  /// Whether the text is a number as a language may write it.
  fileprivate var isNumber: Bool {
    first?.isWholeNumber ?? false && allSatisfy { $0.isWholeNumber || ".,".contains($0) }
  }
}

/// The short names of units that stand behind numbers.
enum Unit {
  /// What a voice reads as a unit or as letters.
  ///
  /// - Source: our choice.
  static let names: Set<String> = [
    "g", "kg", "mg", "t", "l", "ml", "cl", "m", "km", "cm", "mm", "kcal", "kJ", "kB", "MB", "GB",
    "TB", "h", "min", "s", "ms", "°C", "°F", "mph", "km/h", "lb", "oz", "ft", "W", "kW", "V", "Hz",
  ]
}
