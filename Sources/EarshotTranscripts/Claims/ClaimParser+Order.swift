import EarshotLines
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
