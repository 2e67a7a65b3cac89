import EarshotLines
import EarshotModel
import EarshotNotation

// Claims whose parts are right, but in another order.
//
// - Source: our choice, from what people typed.
extension ClaimParser {
  /// Returns whether a line has all parts of a claim, so the error already has the right claim.
  static func isOnlyInOtherOrder(_ scanner: Scanner) -> Bool {
    var scanner = scanner
    while scanner.skip(claimWord: ClaimVerb.negation) {}
    return denialAfterElement(scanner) != nil || stateAfterPeriod(scanner) != nil
  }

  /// Returns the claim with `not` in its place for a line with `not` right after an identifier, such
  /// as `#pay is not dimmed` for `#pay not is dimmed` and `not focus #pay` for `#pay not focused`.
  ///
  /// The result is `nil` for other lines.
  static func denialAfterElement(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count > 2, words[0].hasPrefix("#"), words[1].lowercased() == "not" else {
      return nil
    }
    let object = words.count > 3 ? words[3].trimmed : ""
    return denials(of: words[0], words[2], object).first(where: isClaim)
  }

  /// Returns the denied claims that the words after `#pay not` can mean, whether or not they're
  /// valid.
  private static func denials(of element: String, _ word: String, _ object: String) -> [String] {
    let rest = "\(word) \(object)".trimmed
    let verb = word.lowercased()
    switch verb {
    case "is": return object.isEmpty ? [] : ["\(element) is not \(object)"]
    case "focus", "focused", "focussed": return ["not focus \(element) \(object)".trimmed]
    case "absent", "reachable": return object.isEmpty ? ["not \(verb) \(element)"] : []
    case "order": return ["not order \(element), \(object)"]
    case "says": return ["not \(element) conveys label \(object)"]
    case "state": return ["\(element) is not \(object)"]
    case "can": return ["not \(rest) for \(element)"]
    default:
      let claim = "not \(element) \(rest)"
      if isClaim(claim) || ClaimVerb.canBegin(with: verb) { return [claim] }
      let state = StateWord.meant(by: rest) ?? rest
      return state.hasPrefix("not ")
        ? ["\(element) is \(state.dropFirst(4))"] : ["\(element) is not \(state)"]
    }
  }

  /// Returns the claim about the state of an element for a line such as `#pay.state is dimmed`, or
  /// `nil` for other lines.
  static func stateAfterPeriod(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].hasPrefix("#"), words[0].hasSuffix(".state") else {
      return nil
    }
    let rest = words[1].lowercased().hasPrefix("is ") ? words[1] : "is \(words[1])"
    let line = "state of \(words[0].dropLast(".state".count)) \(rest)"
    return isClaim(line) ? line : nil
  }

  /// Returns the claim about a property for a line with the property in another form, such as
  /// `label is Pay` for `self.label is Pay` or `label: Pay`, and `#pay.label is Pay` for
  /// `#pay label Pay`.
  ///
  /// The result is `nil` for other lines.
  static func withProperty(_ claim: String) -> String? {
    for start in ["self ", "self."] where claim.hasPrefix(start) {
      let rest = String(claim.dropFirst(start.count)).trimmed
      return isClaim(rest) ? rest : nil
    }
    let words = claim.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1, let first = words.first else { return nil }
    let properties = TextProperty.allCases.map(\.rawValue)
    let verbs: Set = ["is", "contains", "lacks"]
    var subject: String?
    var rest = words.dropFirst().joined(separator: " ")
    if first.hasSuffix(":"), properties.contains(String(first.dropLast())) {
      subject = String(first.dropLast())
    } else if first.hasPrefix("#"), words.count > 2, properties.contains(words[1]) {
      (subject, rest) = ("\(first).\(words[1])", words[2])
    } else if first.hasPrefix("#"), properties.contains(where: { first.hasSuffix(".\($0)") }),
      !verbs.contains(words[1])
    {
      subject = first
    }
    let isText = rest.first.map { $0.isLetter || $0.isNumber || $0 == "\"" } ?? false
    guard let subject, isText else { return nil }
    let hasVerb = verbs.contains(String(rest.prefix { $0 != " " }))
    let line = "\(subject) \(hasVerb ? "" : "is ")\(rest)"
    return isClaim(line) ? line : nil
  }

  /// Returns the claim with `not` before its verb for a line with `not` after the verb, such as
  /// `focus not #pay`.
  ///
  /// The result is `nil` for other lines.
  static func denialInside(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[1].lowercased() == "not",
      let verb = ClaimVerb(rawValue: words[0].lowercased()), verb.place != .afterElement,
      verb != .xfail
    else { return nil }
    return "not \(verb.rawValue) \(words[2])"
  }

  /// Returns the claim without the word between the verb and the name of a screen, for a line such
  /// as `screen is shop`.
  ///
  /// The result is `nil` for other lines.
  static func screenWithFiller(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0].lowercased() == "screen",
      ["is", "=", "==", "equals"].contains(words[1].lowercased())
    else { return nil }
    return "screen \(words[2])"
  }
}
