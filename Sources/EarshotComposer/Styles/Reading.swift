/// How a voice was heard to read signs; all else stays as it is written.
///
/// `--style readings` writes what is spoken so, a comparison by readings knows both ways, and `:why`
/// names the readings. A row is added only with the source that heard it.
///
/// - Source: iOS 26.5 log; openradar#2838; AdaptiveCards#6848; Dodo Pizza article (ru).
/// - Rule: ``SpeechRule/readings``
package struct Reading: Sendable {
  /// What was heard, as an example: `1m` as `1 meter`.
  package let example: (written: String, heard: String)
  /// Who heard it.
  package let source: String
  /// Reads the words from a place on, or `nil` if the row isn't about them.
  let read: @Sendable (ArraySlice<Substring>) -> Outcome?

  /// What is read in place of some words.
  struct Outcome {
    /// How many words it takes.
    let count: Int
    /// What is heard.
    let text: String
  }

  /// The rows; the first that fits counts.
  package static let all = [hoursAndMinutes, meters, rubles, dots, slashes]

  /// Reads a text: each word that a row is about is replaced, and nothing else changes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func text(_ text: String) -> String {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var heard: [String] = []
    var place = 0
    while place < words.count {
      let rest = words[place...]
      if let outcome = all.lazy.compactMap({ $0.read(rest) }).first {
        heard.append(outcome.text)
        place += outcome.count
      } else {
        heard.append(String(words[place]))
        place += 1
      }
    }
    return heard.joined(separator: " ")
  }
}

// The rows.
extension Reading {
  /// “1 h 39 m” is a time, and so is “2h 34m”.
  private static let hoursAndMinutes = Reading(
    example: ("1 h 39 m", "1 hour 39 minutes"),
    source: "AdaptiveCards#6848, AudioBooth#304"
  ) { words in
    guard let (hours, first) = amount(words, "h"),
      let (minutes, second) = amount(words.dropFirst(first), "m")
    else { return nil }
    let text = "\(counted(hours, "hour")) \(counted(minutes, "minute"))"
    return Outcome(count: first + second, text: text)
  }

  /// “1m” alone is a length.
  private static let meters = Reading(
    example: ("1m", "1 meter"),
    source: "openradar#2838, AdaptiveCards#6848, pocket-casts-ios#509"
  ) { words in
    amount(words, "m").map { Outcome(count: $1, text: counted($0, "meter")) }
  }

  /// “30 ₽” is read with the name of the sign.
  private static let rubles = Reading(
    example: ("30 ₽", "30 ruble sign"),
    source: "Dodo Pizza article (ru)"
  ) { words in
    amount(words, "₽").map { Outcome(count: $1, text: "\($0) ruble sign") }
  }

  /// A point between digits is heard.
  private static let dots = Reading(
    example: ("4.50", "4 dot 50"),
    source: "iOS 26.5 log"
  ) { words in
    joined(words, by: ".", parts: 2).map { Outcome(count: 1, text: $0.joined(separator: " dot ")) }
  }

  /// Slashes of a date are heard.
  private static let slashes = Reading(
    example: ("2024/10/27", "2024 slash 10 slash 27"),
    source: "iOS 26.5 log"
  ) { words in
    joined(words, by: "/", parts: 3).map {
      Outcome(count: 1, text: $0.joined(separator: " slash "))
    }
  }

  /// A whole number with a sign behind it, with or without a blank between, and how many words it is.
  private static func amount(
    _ words: ArraySlice<Substring>,
    _ sign: String
  ) -> (number: Substring, count: Int)? {
    guard let first = words.first, let digits = first.leadingDigits else { return nil }
    if first.dropFirst(digits.count) == sign { return (digits, 1) }
    guard digits.count == first.count, let next = words.dropFirst().first, next == sign else {
      return nil
    }
    return (digits, 2)
  }

  private static func counted(_ number: Substring, _ unit: String) -> String {
    "\(number) \(unit)\(number == "1" ? "" : "s")"
  }

  /// The numbers of a word that has so many, with a mark between them.
  private static func joined(
    _ words: ArraySlice<Substring>,
    by mark: Character,
    parts count: Int
  ) -> [Substring]? {
    guard let word = words.first else { return nil }
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == count, parts.allSatisfy({ $0.leadingDigits?.count == $0.count }) else {
      return nil
    }
    return parts
  }
}

extension Substring {
  /// The digits that the word begins with, or `nil` if there are none.
  fileprivate var leadingDigits: Substring? {
    let digits = prefix { $0.isASCII && $0.isWholeNumber }
    return digits.isEmpty ? nil : digits
  }
}

extension Utterance {
  /// The utterance with what is spoken of the app as a voice was heard to read it.
  ///
  /// - Complexity: O(*n*) in the length of the utterance.
  var read: Utterance {
    var result = Utterance(spoken: parts.map(\.read), hint: hintParts.map(\.read))
    if result.text == text || !text.hasSuffix("—") {
      result.origin = origin
      return result
    }
    result.text += "—"
    result.origin = origin
    return result
  }
}

extension Utterance.Part {
  /// The part as a voice was heard to read it.
  fileprivate var read: Self {
    var part = self
    part.text = Reading.text(text)
    return part
  }
}
