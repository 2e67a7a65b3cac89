import EarshotLines
import EarshotNotation
import EarshotSession

// Claims in the answers to lines that aren't commands.
//
// The parser of commands doesn't know the grammar of claims, so its suggestions are checked here.
//
// - Source: our choice: a suggestion is a line that works here.
extension Session {
  /// Returns whether a message suggests a claim about an element that the claim names.
  static func offersClaim(_ message: String) -> Bool {
    message.contains("write '? ") && !message.contains("write '? self ")
  }

  /// Returns the reason for a refusal, with a valid claim instead of a suggestion that isn't one.
  ///
  /// - Parameters:
  ///   - reason: The reason, such as `unknown command 'X'; did you mean '? Y'?`.
  ///   - text: The line that was refused.
  /// - Returns: The reason, which doesn't change if its suggestion is valid.
  /// - Complexity: O(*n*·*m*), where *n* is the number of nodes and *m* is the length of the line.
  func withValidClaim(_ reason: String, for text: String) -> String {
    guard reason.hasPrefix(.unknownCommand) else { return reason }
    let meant = Suggestion.meant(in: reason)
    let start = reason.firstRange(of: "; ").map { String(reason[..<$0.lowerBound]) } ?? reason
    if let meant, meant.hasPrefix("? ") {
      let claim = String(meant.dropFirst(2))
      guard let valid = validClaim(claim), valid != claim else { return reason }
      return "\(start); did you mean '? \(Display.safe(valid))'?"
    }
    // A line such as `#guests == 2` is a claim without its mark.
    let isExpected = [" toBe ", " toEqual "].contains(where: text.contains)
    let expected = isExpected ? self.expected(text).flatMap { validClaim($0) } : nil
    if let claim = sentence(text) ?? expected {
      return "\(start); did you mean '? \(Display.safe(claim))'?"
    }
    let compares = [" is ", " == ", " != ", " should ", " has ", " contains ", " equals "]
    guard text.hasPrefix("#"), compares.contains(where: text.contains),
      let claim = validClaim(text),
      KeptParts(of: text).areAll(in: claim)
    else { return reason }
    return "\(start); did you mean '? \(Display.safe(claim))'?"
  }

  /// Returns the claim for a sentence about a result, such as `#heating is 40%` for `Then the heating
  /// should be 40%`, or `nil` for other lines.
  private func sentence(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isBlank).map(String.init)
    let openings: Set = ["then", "and", "but", "dann", "und"]
    let rest = words.drop { openings.contains($0.lowercased()) }.map { $0 }
    guard rest.contains(where: { ["should", "hear", "hears"].contains($0.lowercased()) }) else {
      return nil
    }
    let plain = rest.filter { $0.lowercased() != "should" || !rest.contains("hear") }
      .joined(separator: " ")
    guard let claim = validClaim(plain) ?? claim(naming: plain), claim != plain,
      KeptParts(of: text).areAll(in: claim)
    else { return nil }
    return claim
  }

  /// Returns the claim for an expectation without parentheses, such as `#volume is 40%` for `#volume
  /// toBe 40%`, or `nil` for other text.
  func expected(_ text: String) -> String? {
    guard let place = text.firstRange(of: " to"),
      text[place.upperBound...].first?.isUppercase ?? false
    else { return nil }
    let call = text[place.upperBound...].prefix { $0.isLetter }
    let argument = String(text[place.upperBound...].dropFirst(call.count)).trimmed
    let isCall = argument.hasPrefix("(")
    return foreignClaim(
      "expect(\(text[..<place.lowerBound])).to\(call)\(isCall ? argument : "(\(argument))")"
    )
  }

  /// Returns a claim that's valid in this app: the text itself, or the claim that the parser suggests
  /// for it.
  ///
  /// The result is `nil` if there's none.
  private func validClaim(_ text: String) -> String? {
    do throws(Diagnostic) {
      let claim = try Claim(text)
      let line = claim.mistake(in: document, typing: false, holds: true, everyName: false)
      if let meant = claimMeant(by: claim) { return meant }
      guard let line else { return text }
      throw line.suggestingWholeLine(LineMark.claim.line(text), from: -2)
    } catch {
      let foreign = expected(text)
      let meant = Suggestion.meant(in: error.message.text).map {
        $0.hasPrefix("? ") ? String($0.dropFirst(2)) : $0
      }
      return [foreign, meant, claimOfScreen(in: text)].lazy.compactMap { $0 }
        .first { (try? Claim($0)) != nil }
    }
  }
}
