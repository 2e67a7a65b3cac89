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
  /// as `#pay is not dimmed` for `#pay not is dimmed`, or `nil` for other lines.
  static func denialAfterElement(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count > 2, words[0].hasPrefix("#"), words[1].lowercased() == "not" else {
      return nil
    }
    let rest = words.dropFirst(2).joined(separator: " ")
    let lines =
      words[2].lowercased() == "is" && words.count > 3
      ? ["\(words[0]) is not \(words[3])"]
      : ["not \(words[0]) \(rest)", "\(words[0]) is not \(rest)"]
    return lines.first(where: isClaim)
  }

  /// Returns the claim about the state of an element for a line such as `#pay.state is dimmed`, or
  /// `nil` for other lines.
  static func stateAfterPeriod(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].hasPrefix("#"), words[1].lowercased().hasPrefix("is "),
      words[0].hasSuffix(".state")
    else { return nil }
    let line = "state of \(words[0].dropLast(".state".count)) \(words[1])"
    return isClaim(line) ? line : nil
  }

  /// Returns the claim with `not` before its verb for a line with `not` after the verb, such as
  /// `focus not #pay`.
  ///
  /// The result is `nil` for other lines.
  static func denialInside(_ scanner: Scanner) -> String? {
    let words = scanner.remainder.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[1].lowercased() == "not",
      let verb = ClaimVerb(rawValue: words[0].lowercased()), verb.place != .afterElement
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
