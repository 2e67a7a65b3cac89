import EarshotLines
import EarshotModel
import EarshotNotation

// The conditions of the screen format.
extension ClaimParser {
  /// Reads a condition; its words may be in any case.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards"; SESSIONS.md, "Transcripts", for the case.
  static func condition(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    let range = scanner.position..<scanner.end
    try checkFirstWord(scanner)
    do throws(Diagnostic) {
      let condition = try Condition.read(in: scanner.bytesWithPlainWords, range)
      scanner.position = scanner.end
      return .condition(condition)
    } catch {
      var moved = error
      let (lower, upper) = (error.range.lowerBound, error.range.upperBound)
      moved.range = scanner.start + lower..<scanner.start + upper
      throw moved
    }
  }

  /// Says that there is no such claim, where the first word is none that a claim begins with.
  private static func checkFirstWord(_ scanner: ClaimScanner) throws(Diagnostic) {
    let place = scanner.word
    let word = scanner.text(place)
    let properties = TextProperty.allCases.map(\.rawValue) + ["self"]
    guard !word.begins(with: "#"), properties.index(ofName: word) == nil else { return }
    let ending = Suggestion.ending(for: word, in: verbs + properties)
    let begins = "; a claim begins with an element, a property or a word such as 'focus' or 'says'"
    let hint = ending.isEmpty ? begins : ending
    throw scanner.error("unknown claim '\(word)'\(hint)", place)
  }

  private static let verbs = [
    "focus", "screen", "reachable", "order", "has", "conveys", "rotor", "says", "gestures",
    "silent", "not",
  ]
}

extension ClaimScanner {
  /// The bytes with the words of a condition as the screen format spells them.
  ///
  /// Words change in place, so that errors keep theirs. The names of states are words only where
  /// no property is named: the value `Selected` is a text.
  fileprivate var bytesWithPlainWords: [UInt8] {
    var result = bytes
    let places = wordsOutsideQuotes
    let words = places.map { text($0).lowercased() }
    var reader = ConditionWords()
    for (number, place) in places.enumerated() where words[number].utf8.count == place.count {
      let next = number + 1 < words.count ? words[number + 1] : nil
      guard let word = reader.plain(words[number], before: next) else { continue }
      result.replaceSubrange(place, with: word.utf8)
    }
    return result
  }

  /// The words from here on that stand in no quotes.
  private var wordsOutsideQuotes: [Range<Int>] {
    var words: [Range<Int>] = []
    var isQuoted = false
    var start: Int?
    for place in position..<max(position, end) {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\""), place == 0 || bytes[place - 1] != UInt8(ascii: "\\") {
        isQuoted.toggle()
      }
      if byte.isBlankByte || isQuoted || byte == UInt8(ascii: "\"") {
        if let start { words.append(start..<place) }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    if let start { words.append(start..<end) }
    return words
  }
}

/// Finds the words of a condition, whatever their case, among the texts it is about.
private struct ConditionWords {
  private enum Place {
    case subject, verb, object, text
  }

  private var place = Place.subject
  private var hasProperty = false

  /// The word as the screen format spells it, or `nil` if it is none there.
  mutating func plain(_ word: String, before next: String?) -> String? {
    switch place {
    case .subject:
      let property = TextProperty.allCases.map(\.rawValue).first { $0.lowercased() == word }
      hasProperty = property != nil || word.begins(with: "#") && word.utf8.contains(0x2E)
      place = .verb
      return property ?? (word == "self" ? word : nil)
    case .verb:
      place = .object
      return word == "is" ? word : nil
    case .object:
      if word == "not" { return word }
      place = .text
      let isLast = next == nil || next == "and"
      return isPredicate(word) || isLast && isState(word) ? word : nil
    case .text:
      guard word == "and", let next, isSubject(next) else { return nil }
      place = .subject
      return word
    }
  }

  private func isPredicate(_ word: String) -> Bool {
    ["empty", "above", "below"].contains(word)
  }

  private func isState(_ word: String) -> Bool {
    !hasProperty
      && ["selected", "dimmed", "hidden", "expanded", "collapsed", "editing"].contains(word)
  }

  private func isSubject(_ word: String) -> Bool {
    word.begins(with: "#") || word == "self"
      || TextProperty.allCases.contains { $0.rawValue.lowercased() == word }
  }
}
