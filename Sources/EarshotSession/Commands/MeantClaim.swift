import EarshotLines
import EarshotNotation

/// The claim that the user's own words mean, based on the elements, strings, states, and numbers in
/// the words.
///
///     MeantClaim.line(for: "is #save disabled?")            // "#save is dimmed"
///     MeantClaim.line(for: "order #a before #b")            // "order #a, #b"
///
/// ``BorrowedClaim`` recognizes the words that begin a claim in other tools. This type recognizes
/// words in any order. The caller must check the resulting line with a claim parser before
/// suggesting it.
///
/// - Source: our choice, from what people typed; SESSIONS.md, "Transcripts", has the claims.
package struct MeantClaim {
  private var elements: [String] = []
  private var texts: [String] = []
  private var words: [String] = []
  private var number: Int?
  private var isNegated = false

  private static let negations: Set = [
    "not", "no", "never", "isn't", "isnt", "doesn't", "doesnt", "don't", "without", "nor",
  ]
  private static let sequence: Set = [
    "before", "then", "precedes", "follows", "followed", "order", "sequence", "->", "<", "→",
    "comes", "first",
  ]
  private static let failures: Set = [
    "failure", "fails", "fail", "failing", "known", "bug", "broken", "flaky", "todo", "pending",
    "skip", "xfailed", "wontfix",
  ]
  private static let speech: Set = [
    "say", "says", "hear", "hears", "heard", "speak", "speaks", "announce", "announces", "expect",
    "expects", "read", "reads", "spoken", "said", "conveys", "voiceover", "utterance",
  ]
  private static let presence: Set = [
    "exists", "exist", "visible", "shown", "present", "displayed", "there", "reachable", "appears",
    "see", "sees", "accessible",
  ]
  private static let absence: Set = [
    "gone", "absent", "missing", "removed", "disappears", "disappeared", "vanishes", "vanished",
  ]
  private static let focus: Set = [
    "focus", "focused", "focussed", "cursor", "reach", "reached", "within", "lands", "land", "in",
    "swipes", "steps", "gestures",
  ]

  /// Returns the claim without the leading `?`, or `nil` if the words don't express a claim.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; the method reads only short text.
  package static func line(for text: String) -> String? {
    guard text.utf8.count <= 200, !text.contains("\\") else { return nil }
    let meant = MeantClaim(text)
    return meant.claim.map { meant.isNegated ? "not \($0)" : $0 }
  }

  private init(_ text: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    texts = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    let plain = parts.indices.filter { $0.isMultiple(of: 2) }.flatMap {
      parts[$0].split { $0.isBlank || $0 == "," }
    }
    for part in plain {
      let word = String(part.reversed().drop { "?!.;:)".contains($0) }.reversed())
      if word.hasPrefix("#"), word.count > 1 {
        elements.append(word)
      } else if let count = Int(PlainWord.canonical(word.lowercased())) {
        number = count
      } else if Self.negations.contains(word.lowercased()) {
        isNegated = true
      } else if !word.isEmpty {
        words.append(word.lowercased())
      }
    }
  }

  private static func state(of word: String) -> String? {
    StateWord.words.contains(word) ? word : StateWord.meant(by: word)
  }

  private func has(_ known: Set<String>) -> Bool { words.contains(where: known.contains) }

  /// The claim about the number of gestures, such as `gestures <= 7` for `less than 8 gestures`, or
  /// `nil` if there's none.
  private var gestureCount: String? {
    guard let number, elements.isEmpty, has(["gesture", "gestures", "swipes", "steps", "gesten"]),
      !has([">", ">=", "≥", "!=", "≠", "least", "more", "over", "above", "between"])
    else { return nil }
    let isLess = has(["less", "fewer", "under", "below", "<", "weniger"])
    return "gestures <= \(isLess ? number - 1 : number)"
  }

  private var claim: String? {
    if let gestureCount { return gestureCount }
    if elements.count > 1 {
      return has(Self.sequence) ? "order \(elements.joined(separator: ", "))" : nil
    }
    let text = texts.first.map(Quoting.quotedLiteral)
    guard let element = elements.first else {
      if has(Self.failures) { return "xfail \(text ?? "\"reason\"")" }
      return has(Self.speech) ? text.map { "says \($0)" } : nil
    }
    return claim(about: element, text)
  }

  private func claim(about element: String, _ text: String?) -> String? {
    if let text, has(["action", "actions", "offers"]) {
      return "\(element) has action \(text)"
    }
    if let text {
      if words.contains("hint") { return "\(element) conveys hint \(text)" }
      if words.contains("value") { return "\(element.withValue) is \(text)" }
      if words.contains("label") { return "\(element) conveys label \(text)" }
      return has(Self.speech) ? "\(element) says \(text)" : nil
    }
    if has(["action", "actions", "offers", "aktion"]) {
      let plain = words.last { !["action", "actions", "offers", "the", "has", "an"].contains($0) }
      let name = texts.first ?? plain.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return name.map { "\(element) has action \(Quoting.quotedLiteral($0))" }
    }
    if let number, has(Self.focus) { return "focus \(element) in \(number)" }
    if words.contains("value"), let number { return "\(element.withValue) is \(number)" }
    if has(["focus", "focused", "focussed", "cursor"]), number == nil { return "focus \(element)" }
    if let state = words.lazy.compactMap(Self.state(of:)).first,
      !has(Self.presence), !has(Self.absence)
    {
      return "\(element) is \(state)"
    }
    if has(Self.absence) { return isNegated ? nil : "not reachable \(element)" }
    if has(Self.presence) { return "reachable \(element)" }
    let lacksNumber = ["in", "within"].contains(words.last)
    return has(Self.focus) && !lacksNumber ? "focus \(element)" : nil
  }
}

extension String {
  /// The reference with `.value` appended, unless it already names a property.
  fileprivate var withValue: String { contains(".") ? self : "\(self).value" }
}
