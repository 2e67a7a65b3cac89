import EarshotLines
import EarshotNotation
import EarshotSession

/// A claim in the form of a sentence, determined by the sentence's words, elements, strings, and
/// numbers.
///
///     ClaimSentence.line(for: "at most 2 gestures")            // gestures <= 2
///     ClaimSentence.line(for: "#tea has no action \"Delete\"")   // not #tea has action "Delete"
///     ClaimSentence.line(for: "#seats should be 2")            // #seats is 2
///
/// Each rule recognizes one kind of sentence and uses all parts of the sentence. ``MeantClaim``
/// recognizes single words. The caller must check the resulting claim before suggesting it.
///
/// - Source: our choice, from what people typed; SESSIONS.md, "Transcripts", has the claims.
struct ClaimSentence {
  let text: String
  /// The words in lowercase, without quoted strings, elements, and numbers.
  let words: [String]
  let elements: [String]
  /// The quoted strings, without their quotation marks.
  let texts: [String]
  let numbers: [Int]
  /// Whether the sentence contains a denial.
  let isDenied: Bool

  /// Returns the claim without the leading `?`, or `nil` if the sentence is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; the method reads only short text.
  static func line(for text: String) -> String? {
    guard text.utf8.count <= 200, !text.contains("\\") else { return nil }
    if let equality = BorrowedClaim.equality(text) { return equality }
    let plain = ["'s value", "’s value", "'s state", "’s state", ".state", ".isOn ", ".text"]
      .reduce(text) { $0.replacing($1, with: $1.hasSuffix(" ") ? " " : "") }
    let sentence = ClaimSentence(plain)
    return rules.lazy.compactMap { $0(sentence) }.first { $0 != text }
  }

  /// The claim without parentheses, such as `not #tea is on` for `not (#tea is on)`, or `nil` if it
  /// has none.
  var withoutParentheses: String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let plain = parts.indices.map { place in
      place.isMultiple(of: 2)
        ? String(parts[place].filter { !"()".contains($0) }) : "\(parts[place])"
    }.joined(separator: "\"")
    return plain == text || plain.isEmpty || text.contains("/") ? nil : plain
  }

  /// The claim about a property, such as `value is 2` for `value 2`, or `nil` for other sentences.
  var property: String? {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isBlank).map(String.init)
    guard parts.count == 2, ["value", "label"].contains(parts[0].lowercased()),
      !["is", "contains", "lacks", "of ", "=", "!"].contains(
        where: parts[1].lowercased().hasPrefix
      )
    else { return nil }
    return "\(parts[0].lowercased()) is \(parts[1])"
  }

  /// The claim about a state in Swift's notation, such as `#tea is not dimmed` for `#tea.enabled`,
  /// or `nil` for other sentences.
  var stateOfMember: String? {
    guard elements.count == 1, elements[0] == text, let dot = text.firstIndex(of: ".") else {
      return nil
    }
    let word = text[text.index(after: dot)...].lowercased()
    let state = StateWord.words.contains(word) ? word : StateWord.meant(by: word)
    return state.map { "\(text[..<dot]) is \($0)" }
  }

  /// The kinds of sentences, with more specific ones first.
  private static let rules: [@Sendable (ClaimSentence) -> String?] = [
    { $0.stateAnywhere }, { $0.stateOfMember }, { $0.property }, { $0.pattern },
    { $0.limit }, { $0.silence }, { $0.task }, { $0.concession }, { $0.joinedDescription },
    { $0.description }, { $0.kind }, { $0.elementSpeech }, { $0.rotor },
    { $0.order }, { $0.action }, { $0.speech }, { $0.comparison }, { $0.inner },
    { $0.withoutParentheses },
  ]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    texts = parts.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < parts.count }
      .map { String(parts[$0]) }
    let plain = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
      .joined(separator: " ")
    let all = plain.split { $0.isBlank || ",;:()?!".contains($0) }.map(String.init)
    elements = all.filter { $0.hasPrefix("#") && $0.count > 1 }
    let others = all.filter { !$0.hasPrefix("#") }.map { $0.lowercased() }
    numbers = others.compactMap { Int($0) }
    words = others.filter { Int($0) == nil }
    isDenied = text.hasPrefix("!") || KeptParts.deny(words)
  }

  /// Returns whether the sentence contains one of the words.
  func has(_ known: Set<String>) -> Bool { words.contains(where: known.contains) }

  /// Returns the claim, denied if the sentence is a denial.
  func denied(_ claim: String) -> String { isDenied ? "not \(claim)" : claim }

  /// The first quoted string, in quotes, or `nil` if there's none.
  var quote: String? { texts.first.map(Quoting.quotedLiteral) }
}
