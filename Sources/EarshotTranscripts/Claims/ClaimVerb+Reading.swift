// Longer than 300 lines: the words of each claim, together with their messages.
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

extension ClaimVerb {
  /// Parses the rest of a claim, after the verb.
  ///
  /// - Parameters:
  ///   - subject: The element before the verb, or `nil` if the claim begins with the verb.
  ///   - scanner: The claim, after the verb. For a condition, the scanner is before the element.
  /// - Returns: The content of the claim.
  /// - Throws: ``Diagnostic`` if the rest isn't valid after the verb.
  func content(
    of subject: CommandTarget?,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> Claim.Content {
    switch self {
    case .condition: return .condition(try scanner.conditionOfClaim())
    case .state: return .state(try conditionAnywhere(&scanner))
    case .focus: return try focus(&scanner)
    case .screen: return try screen(&scanner)
    case .reachable: return .reachable(try lastTarget(&scanner))
    case .absent: return try absence(&scanner)
    case .order: return try order(&scanner)
    case .action: return try action(of: subject, &scanner)
    case .conveys: return .conveys(subject, try scanner.conveyedItems())
    case .rotor: return .rotor(try name(&scanner))
    case .says: return .says(try speechPattern(&scanner))
    case .hintSays: return .hintSays(try speechPattern(&scanner))
    case .voices: return .voices(try speechPattern(&scanner))
    case .gestures: return .gestures(atMost: try limit(&scanner))
    case .silent:
      try scanner.expectEnd(after: "'silent'")
      return .silent
    case .task: return try task(&scanner)
    case .xfail: return .knownFailure(try reason(&scanner))
    case .canSay: return try saying(&scanner)
    case .shows: return try shownName(of: subject, &scanner)
    case .phrases: return .phrases(atMost: try limit(&scanner))
    }
  }

  private func conditionAnywhere(_ scanner: inout Scanner) throws(Diagnostic) -> Condition {
    guard scanner.skip(claimWord: "of") else {
      let needs = "'state' needs 'of' and an element"
      let example = scanner.isAtEnd ? ", as in 'state of #pay is dimmed'" : ""
      throw scanner.unknown(scanner.claimWord, in: ["of"], needs: needs + example)
    }
    let start = scanner.position
    if let target = try scanner.target(), scanner.isAtEnd {
      let missing = "write 'is' and a state after '\(target.notation)'"
      throw scanner.error("\(missing), as in 'state of #pay is dimmed'", scanner.endRange)
    }
    scanner.position = start
    return try scanner.conditionOfClaim()
  }

  /// Parses the name of a screen, and whether another screen covers it.
  private func screen(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    if let quoted = try scanner.quoted() {
      let isBelow = scanner.skip(claimWord: "below")
      try scanner.expectEnd(after: isBelow ? "'below'" : "the name")
      return .screen(quoted, isBelow: isBelow)
    }
    let text = try name(&scanner)
    let words = text.split(whereSeparator: \.isBlank)
    guard words.count > 1, let last = words.last, last.lowercased() == "below" else {
      return .screen(text, isBelow: false)
    }
    return .screen(String(text.dropLast(last.count)).trimmed, isBelow: true)
  }

  private func reason(_ scanner: inout Scanner) throws(Diagnostic) -> String {
    guard let reason = try scanner.quoted(), !reason.trimmed.isEmpty else {
      let text = scanner.remainder
      let wayOut =
        text.isEmpty
        ? ", as in 'xfail \"not fixed yet\"'" : "; write 'xfail \(Quoting.quotedLiteral(text))'"
      throw scanner.needs(words, "a reason in quotes\(wayOut)")
    }
    try scanner.expectEnd(after: "the reason")
    return reason
  }

  private func focus(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    let count = scanner.trailingCount()
    let target = try lastTarget(&scanner, until: count?.start)
    return .focus(target, within: count?.number)
  }

  private func saying(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    guard let name = try scanner.quoted(), !name.trimmed.isEmpty else {
      let text = scanner.remainder
      let wayOut =
        text.isEmpty
        ? ", as in 'can say \"Pay\"'" : "; write 'can say \(Quoting.quotedLiteral(text))'"
      throw scanner.needs(words, "a name in quotes\(wayOut)")
    }
    guard scanner.skip(claimWord: "for") else {
      try scanner.expectEnd(after: "the name")
      return .canSay(name, for: nil)
    }
    return .canSay(name, for: try lastTarget(&scanner))
  }

  private func shownName(
    of subject: CommandTarget?,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> Claim.Content {
    if scanner.skip(claimWord: "name") { return .showsName(subject, try name(&scanner)) }
    guard scanner.skip(claimWord: "no"), scanner.skip(claimWord: "name") else {
      throw scanner.unknown(
        scanner.claimWord,
        in: ["name", "no"],
        needs: "'shows' needs 'name \"NAME\"' or 'no name'"
      )
    }
    try scanner.expectEnd(after: "'no name'")
    return .showsName(subject, nil)
  }

  private func absence(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    let target = try lastTarget(&scanner)
    guard case .identifier(let name) = target else {
      throw scanner.needs(words, "an identifier instead of a label, as in 'absent #pay'")
    }
    return .absent(name)
  }

  private func order(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    var targets: [CommandTarget] = []
    repeat {
      let comma = scanner.commaOutsideQuotes
      targets.append(try lastTarget(&scanner, until: comma))
    } while scanner.skipMark(UInt8(ascii: ","))
    guard targets.count > 1 else {
      throw scanner.error(
        "'order' needs two or more elements, as in 'order #tea, #pay'",
        scanner.endRange
      )
    }
    guard Set(targets).count == targets.count else {
      let wayOut = targets.count > 2 ? "delete one name" : "name two different elements"
      throw scanner.error("'order' names an element twice; \(wayOut)", scanner.endRange)
    }
    return .order(targets)
  }

  private func action(
    of subject: CommandTarget?,
    _ scanner: inout Scanner
  ) throws(Diagnostic) -> Claim.Content {
    guard scanner.skip(claimWord: "action") else {
      let name = CommandTargetName(text: subject.map(\.notation))
      if let claim = BorrowedClaim.property(scanner.remainder, of: name) {
        let place = scanner.claimWord
        let word = scanner.text(place)
        throw scanner.error("'has' needs 'action \"NAME\"', not '\(word)'; write '\(claim)'", place)
      }
      let rest = scanner.remainder
      if rest.hasPrefix("\""), rest.count > 2, rest.hasSuffix("\"") {
        let claim = "\(subject.map { "\($0.notation) " } ?? "")has action \(rest)"
        throw scanner.error(
          "'action' is missing after 'has'; write '\(claim)'",
          scanner.position..<scanner.end
        )
      }
      throw scanner.unknown(
        scanner.claimWord,
        in: ["action"],
        needs: "'has' needs 'action \"NAME\"'"
      )
    }
    return .hasAction(subject, try name(&scanner))
  }

  /// Parses a name, which is in quotes or is the rest of the claim.
  private func name(_ scanner: inout Scanner) throws(Diagnostic) -> String {
    guard !scanner.isAtEnd else {
      let example =
        switch self {
        case .screen: "screen menu"
        case .rotor: "rotor \"Headings\""
        case .action: "has action \"Delete\""
        default: "\(words) \"Pay\""
        }
      throw scanner.needs(words, "a name, as in '\(example)'")
    }
    if let name = try scanner.quoted() {
      try scanner.expectEnd(after: "the name")
      return name
    }
    if let rest = BorrowedClaim.withoutVerb(scanner.remainder) {
      throw scanner.error(
        "put the name right after '\(words)'; write '\(words) \(rest)'",
        scanner.position..<scanner.end
      )
    }
    defer { scanner.position = scanner.end }
    return scanner.remainder
  }

  /// Parses the words that an utterance or a hint must contain, and rejects words that match any
  /// speech.
  private func speechPattern(_ scanner: inout Scanner) throws(Diagnostic) -> WordPattern {
    let start = scanner.position
    let pattern = try pattern(&scanner)
    guard case .expression = pattern,
      Self.unlikeTexts.contains(where: { $0.allSatisfy(pattern.isFound) })
    else { return pattern }
    throw scanner.error(
      "this regular expression matches any words; make it more specific",
      start..<scanner.end
    )
  }

  /// Groups of strings that have nothing in common except that they aren't empty, or that they're
  /// words in the same script.
  private static let unlikeTexts = [
    ["a", "Z", "0", "\u{44F}", "\u{4E2D}"], ["jump", "fed", "wink", "glob", "tray"],
    ["мир", "куб", "зал", "нет", "год"],
  ]

  /// Throws an error for a second string or claim after `or` or `and`, with the line to write
  /// instead.
  private func expectNoOther(than text: String, _ scanner: inout Scanner) throws(Diagnostic) {
    let start = scanner.position
    let words = scanner.text(start..<scanner.endRange.upperBound).trimmed
    let first = words.prefix { !$0.isBlank }.lowercased()
    let other = words.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    let range = start..<scanner.endRange.upperBound
    switch first {
    case "or", "||", "|", "oder":
      let way = Display.safe("\(self.words) /\(text)|\(other.isEmpty ? "…" : other)/")
      throw scanner.error(
        """
        a claim can have only one string; to accept either string, write '\(way)'
        """,
        range
      )
    case "and", "&&", "&", "und", ",":
      let ways = other.isEmpty ? [] : [text, String(other)]
      let lines = ways.map { "'? \(Display.safe("\(self.words) \(Quoting.quotedLiteral($0))"))'" }
      let wayOut = lines.isEmpty ? "" : ": \(lines.joined(separator: " and "))"
      throw scanner.error(
        "a claim can have only one string; write a line with '?' for each\(wayOut)",
        range
      )
    default: return
    }
  }

  private func pattern(_ scanner: inout Scanner) throws(Diagnostic) -> WordPattern {
    if let text = try scanner.quoted() {
      try expectNoOther(than: text, &scanner)
      try scanner.expectEnd(after: "the text")
      guard !text.isEmpty else { throw scanner.needs(words, "text that isn't empty") }
      return .text(text)
    }
    guard let pattern = scanner.expression else {
      let text = scanner.remainder.withoutOtherQuotes
      let closed = Self.closed(text).map { "\(words) \($0)" }
      let line = closed ?? "\(words) \(Quoting.quotedLiteral(text))"
      let wayOut = text.isEmpty ? "" : "; write '\(line)'"
      throw scanner.needs(
        words,
        "text in quotes or a regular expression between slashes\(wayOut)"
      )
    }
    let source = scanner.text(pattern)
    if let diagnostic = RegularExpression.diagnostic(of: source, at: pattern.lowerBound) {
      throw diagnostic
    }
    if let expression = try? RegularExpression(source), expression.isFound(in: "") {
      throw scanner.error(
        "this regular expression matches any line; make it more specific",
        pattern
      )
    }
    return .expression(source)
  }

  /// Returns the regular expression between two slashes for text such as `/pay/i` or `/pay`, or
  /// `nil` for other text.
  private static func closed(_ text: String) -> String? {
    guard text.hasPrefix("/"), text.count > 1 else { return nil }
    let rest = text.dropFirst()
    guard let end = rest.lastIndex(of: "/") else { return "\(text)/" }
    let flags = rest[rest.index(after: end)...]
    guard end > rest.startIndex, flags.count < 4, flags.allSatisfy(\.isLetter) else { return nil }
    return String(text.dropLast(flags.count))
  }

  /// Parses an upper limit.
  private func limit(_ scanner: inout Scanner) throws(Diagnostic) -> Int {
    let wayOut = limitMeant(scanner).map { "; write '\($0)'" }
    let needs = scanner.needs(
      words,
      "'<=' and a number\(wayOut ?? ", as in '\(words) <= 5'")"
    )
    guard scanner.remainder.begins(with: "<=") else {
      guard ["<0", ">=0", "≥0"].contains(scanner.remainder.filter({ !$0.isBlank })) else {
        throw needs
      }
      throw scanner.error(
        "the number of \(words) is never below 0; delete this claim",
        scanner.position..<scanner.end
      )
    }
    scanner.position += 2
    scanner.skipBlanks()
    guard let count = Scanner.wholeNumber(in: scanner.remainder) else { throw needs }
    return count
  }

  /// Returns the claim that another comparison means, such as `not gestures <= 4` for
  /// `gestures >= 5` or for `not gestures < 5`.
  ///
  /// The result is `nil` if there's no such claim.
  private func limitMeant(_ scanner: Scanner) -> String? {
    let rest = String(scanner.remainder)
    guard let sign = [">=", "≥", ">", "<=", "≤", "<"].first(where: rest.hasPrefix),
      let number = Scanner.wholeNumber(in: String(rest.dropFirst(sign.count)).trimmed)
    else { return nil }
    let isDenied = scanner.text(0..<scanner.position).lowercased().contains("not ")
    let isLower = [">=", "≥", ">"].contains(sign)
    let most = [">=", "≥", "<"].contains(sign) ? number - 1 : number
    return most < 0 ? nil : "\(isLower == isDenied ? "" : "not ")\(words) <= \(most)"
  }

  private func task(_ scanner: inout Scanner) throws(Diagnostic) -> Claim.Content {
    guard let name = try scanner.quoted(), !name.isEmpty, scanner.skipMark(UInt8(ascii: ":")),
      scanner.skip(claimWord: "reach")
    else { throw scanner.needs(words, "'\"NAME\": reach #id'") }
    return .task(name, reaching: try lastTarget(&scanner))
  }

  /// Parses the element that makes up the rest of the claim or, if `end` isn't `nil`, the text
  /// before `end`.
  private func lastTarget(
    _ scanner: inout Scanner,
    until end: Int? = nil
  ) throws(Diagnostic) -> CommandTarget {
    let end = end ?? scanner.end
    if let target = try scanner.target() {
      guard scanner.position >= end else { throw unexpected(scanner.position..<end, scanner) }
      return target
    }
    let text = scanner.text(scanner.position..<max(scanner.position, end)).trimmed
    guard !text.isEmpty else { throw missingElement(scanner) }
    if let rest = BorrowedClaim.withoutVerb(text) {
      throw scanner.error(
        "put the element right after '\(words)'; write '\(words) \(rest)'",
        scanner.position..<end
      )
    }
    scanner.position = end
    return .label(text)
  }

  /// Returns the error for a claim that ends where an element must follow.
  private func missingElement(_ scanner: Scanner) -> Diagnostic {
    switch self {
    case .absent: scanner.needs(words, "an identifier, as in 'absent #pay'")
    case .canSay: scanner.needs("for", "an element, as in 'can say \"Pay\" for #pay'")
    case .order: scanner.needs(words, "two or more elements, as in 'order #tea, #pay'")
    case .task: scanner.needs("reach", "an element, as in 'task \"Pay\": reach #pay'")
    default: scanner.needs(words, "an element, as in '\(words) #pay'")
    }
  }

  /// Returns the error for unexpected text after an element.
  private func unexpected(_ range: Range<Int>, _ scanner: Scanner) -> Diagnostic {
    let rest = scanner.text(range)
    if self == .focus, rest.lowercased() == "in" || rest.lowercased().hasPrefix("in ") {
      return scanner.error("'in' needs a number of gestures, as in 'in 5'", range)
    }
    if self == .focus, rest.lowercased().hasPrefix("within ") {
      return scanner.error("use 'in' instead of 'within'", range)
    }
    if self == .order, rest.hasPrefix("#") || rest.hasPrefix("\"") {
      return scanner.error("a comma is missing before '\(rest)'", range)
    }
    return scanner.error("unexpected '\(rest)' after the element", range)
  }
}
