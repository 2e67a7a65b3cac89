import EarshotLines
import EarshotModel
import EarshotNotation

// The conditions of the screen format.
extension Scanner {
  /// Parses the rest of a claim as a condition, ignoring the case of its words.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards"; SESSIONS.md, "Transcripts", for the case.
  mutating func conditionOfClaim() throws(Diagnostic) -> Condition {
    let condition = try Condition.read(in: bytesWithPlainWords, position..<end)
    if let (test, other) = condition.contradiction {
      throw error(
        "'\(test.notation)' and '\(other.notation)' are never true together; delete one of them",
        position..<end
      )
    }
    position = end
    return condition
  }

  /// The bytes, with the words of a condition spelled as in the screen format.
  ///
  /// Words change in place, so errors keep their positions. The names of states are treated as
  /// words only if the condition names no property. For example, the value `Selected` is text.
  private var bytesWithPlainWords: [UInt8] {
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
}

/// A scanner that finds the words of a condition among its strings, ignoring case.
private struct ConditionWords {
  private enum Part {
    case subject, verb, object, text
  }

  private var place = Part.subject
  private var hasProperty = false

  /// Returns the word as the screen format spells it, or `nil` if it isn't a word there.
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
