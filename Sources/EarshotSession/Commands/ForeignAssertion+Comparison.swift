import EarshotLines
import EarshotNotation

// Assertions that two things are equal.
//
// - Source: our choice, from what people typed.
extension ForeignAssertion {
  /// Returns whether an assertion compares something other than speech with text.
  ///
  /// A claim that the speech contains the text would mean less.
  static func comparesExactly(_ text: String) -> Bool {
    Comparison(text).map { !$0.isOfSpeech } ?? false
  }

  /// An assertion such as `expect(value).toBe("4.50 euros")` or `assertEqual(value, "4.50 euros")`.
  struct Comparison {
    private let subject: String
    private let wanted: String

    private static let calls = [
      ").toBe(", ").toEqual(", ").toStrictEqual(", ").to.equal(", ").to.eq(", ").to.eql(",
      ").to.be(", ").not.toBe(", ").not.toEqual(", ").toHaveValue(", ").to.not.equal(",
      ").not.to.equal(",
    ]
    private static let names: Set = [
      "assertequal", "assertequals", "xctassertequal", "assert_equal", "areequal", "assertnotequal",
      "xctassertnotequal", "expect", "assert", "xctassert", "xctasserttrue", "asserttrue", "verify",
      "#expect",
    ]
    /// Parts of names for what VoiceOver said.
    private static let speech = [
      "spoken", "speech", "utter", "announce", "phrase", "said", "output", "hear", "voice", "speak",
    ]

    init?(_ text: String) {
      let text = text.hasSuffix(";") ? String(text.dropLast()).trimmed : text
      guard text.hasSuffix(")"), let open = text.firstIndex(of: "("),
        let word = text[..<open].split(whereSeparator: \.isBlank).last
      else { return nil }
      let name = word.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard Self.names.contains(name) else { return nil }
      let inside = text[text.index(after: open)...].dropLast()
      let marks = name.hasSuffix("equal") || name.hasSuffix("equals") ? [","] : ["==", "!="]
      guard let mark = (Self.calls + marks).lazy.compactMap({ inside.firstRange(of: $0) }).first
      else { return nil }
      subject = String(inside[..<mark.lowerBound]).trimmed
      wanted = String(inside[mark.upperBound...]).trimmed.withoutQuotes.withoutSingleQuotes
      guard !subject.isEmpty, !wanted.isEmpty else { return nil }
    }

    var isOfSpeech: Bool {
      let letters = subject.lowercased()
      return Self.speech.contains(where: letters.contains)
    }

    /// Returns the claim about the element under the cursor, or about a property of an element.
    ///
    /// The result is `nil` for other subjects, and for comparisons with `true` or `false`.
    func claim(_ element: (String) -> String?) -> String? {
      guard !["true", "false"].contains(wanted.lowercased()) else { return nil }
      let parts = subject.split(separator: ".").map(String.init)
      guard let last = parts.last, parts.count < 3 else { return nil }
      let owner = parts.count == 2 ? Self.owner(parts[0], element) : ""
      guard let owner else { return nil }
      switch last.lowercased() {
      case "value", "label", "hint":
        return "\(owner.isEmpty ? "" : "\(owner).")\(last.lowercased()) is \(wanted)"
      case "state":
        let word = wanted.lowercased()
        guard let state = StateWord.words.contains(word) ? word : StateWord.meant(by: word) else {
          return nil
        }
        return "\(owner.isEmpty ? "self" : owner) is \(state)"
      default: return nil
      }
    }

    /// Returns the identifier before a property, which is empty for the element under the cursor.
    private static func owner(_ name: String, _ element: (String) -> String?) -> String? {
      if ["cursor", "element", "self", "focused", "it", "current"].contains(name.lowercased()) {
        return ""
      }
      return element(name).flatMap { $0.hasPrefix("#") ? $0 : nil }
    }
  }
}

extension String {
  /// The text without single quotes or backticks around it.
  fileprivate var withoutSingleQuotes: String {
    guard count > 2, let first, first == last, "'`".contains(first) else { return self }
    return String(dropFirst().dropLast())
  }
}
