import EarshotLines
import EarshotSession
import EarshotModel
import EarshotNotation

/// Understands claims; what it cannot understand is told with its place.
///
/// - Source: SESSIONS.md, "Transcripts".
enum ClaimParser {
  /// Reads a line `? CLAIM`.
  static func claim(in line: TextLine) throws(Diagnostic) -> Claim {
    var scanner = ClaimScanner(line)
    let text = scanner.rest
    var isNegated = false
    while scanner.skip("not") { isNegated.toggle() }
    guard !scanner.isAtEnd else { throw scanner.error(.missing, scanner.endRange) }
    let content = try content(&scanner)
    return Claim(text: text, number: line.number, isNegated: isNegated, content: content)
  }

  private static func content(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    let word = scanner.text(scanner.word).lowercased()
    guard let read = readers[word] else { return try contentOfOthers(&scanner) }
    _ = scanner.skip(word)
    return try read(&scanner, word)
  }

  /// Reads the rest of a claim, after its first word.
  private typealias Reader =
    @Sendable (inout ClaimScanner, _ word: String) throws(Diagnostic) -> Claim.Content

  private static let readers: [String: Reader] = [
    "focus": { (scanner, _) throws(Diagnostic) in try focus(&scanner) },
    "screen": { (scanner, _) throws(Diagnostic) in .screen(try name(&scanner, after: "screen")) },
    "reachable": { (scanner, word) throws(Diagnostic) in
      .reachable(try lastTarget(&scanner, after: word))
    },
    "order": { (scanner, _) throws(Diagnostic) in try order(&scanner) },
    "has": { (scanner, _) throws(Diagnostic) in try hasAction(of: nil, &scanner) },
    "conveys": { (scanner, _) throws(Diagnostic) in
      .conveys(nil, try conveyedItems(&scanner))
    },
    "rotor": { (scanner, _) throws(Diagnostic) in .rotor(try name(&scanner, after: "rotor")) },
    "says": { (scanner, _) throws(Diagnostic) in try says(&scanner) },
    "gestures": { (scanner, _) throws(Diagnostic) in try gestures(&scanner) },
    "silent": { (scanner, _) throws(Diagnostic) in
      try scanner.expectEnd(after: "'silent'")
      return .silent
    },
  ]

  /// Reads what begins with an element or a property.
  private static func contentOfOthers(
    _ scanner: inout ClaimScanner
  ) throws(Diagnostic) -> Claim.Content {
    let start = scanner.position
    guard let target = try scanner.target() else { return try condition(&scanner) }
    if scanner.skip("has") { return try hasAction(of: target, &scanner) }
    if scanner.skip("conveys") { return .conveys(target, try conveyedItems(&scanner)) }
    if case .label = target { throw scanner.needsVerb() }
    guard scanner.isNext("is") || scanner.isAfterDot else { throw scanner.needsVerb() }
    scanner.position = start
    return try condition(&scanner)
  }

  private static func focus(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    let count = scanner.trailingCount()
    let target = try lastTarget(&scanner, until: count?.start, after: "focus")
    return .focus(target, within: count?.number)
  }

  private static func order(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    var targets: [CommandTarget] = []
    repeat {
      let comma = scanner.commaOutsideQuotes
      targets.append(try lastTarget(&scanner, until: comma, after: "order"))
    } while scanner.skip(UInt8(ascii: ","))
    guard targets.count > 1 else {
      throw scanner.error("'order' needs two elements or more, parted by ','", scanner.endRange)
    }
    return .order(targets)
  }

  private static func hasAction(
    of target: CommandTarget?,
    _ scanner: inout ClaimScanner
  ) throws(Diagnostic) -> Claim.Content {
    guard scanner.skip("action") else {
      throw scanner.unknown(scanner.word, in: ["action"], needs: "'has' needs 'action \"NAME\"'")
    }
    return .hasAction(target, try name(&scanner, after: "has action"))
  }

  /// Reads a name: in quotes, or the rest of the claim.
  private static func name(
    _ scanner: inout ClaimScanner,
    after word: String
  ) throws(Diagnostic) -> String {
    guard !scanner.isAtEnd else { throw scanner.needs(word, "a name") }
    if let name = try scanner.quoted() {
      try scanner.expectEnd(after: "the name")
      return name
    }
    defer { scanner.position = scanner.end }
    return scanner.rest
  }

  private static func says(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    if let text = try scanner.quoted() {
      try scanner.expectEnd(after: "the text")
      return .says(text)
    }
    guard let pattern = scanner.expression else {
      throw scanner.needs("says", "a text in quotes, or a regular expression between two '/'")
    }
    let source = scanner.text(pattern)
    let start = scanner.start + pattern.lowerBound
    if let diagnostic = RegularExpression.diagnostic(of: source, at: start) { throw diagnostic }
    return .saysMatch(source)
  }

  private static func gestures(_ scanner: inout ClaimScanner) throws(Diagnostic) -> Claim.Content {
    let needs = scanner.needs("gestures", "'<= N'")
    guard scanner.rest.begins(with: "<=") else { throw needs }
    scanner.position += 2
    scanner.skipBlanks()
    guard let count = scanner.rest.plainNumber else { throw needs }
    return .gestures(atMost: count)
  }

  /// Reads an element that is named by the rest of the claim, or as far as it is told.
  static func lastTarget(
    _ scanner: inout ClaimScanner,
    until end: Int? = nil,
    after word: String
  ) throws(Diagnostic) -> CommandTarget {
    let end = end ?? scanner.end
    if let target = try scanner.target() {
      guard scanner.position >= end else {
        let range = scanner.position..<end
        let rest = scanner.text(range)
        if word == "focus", rest.lowercased() == "in" || rest.lowercased().hasPrefix("in ") {
          throw scanner.error("'in' needs a number of gestures", range)
        }
        throw scanner.error("unexpected '\(rest)' after the element", range)
      }
      return target
    }
    let text = scanner.text(scanner.position..<max(scanner.position, end)).trimmed
    guard !text.isEmpty else { throw scanner.needs(word, "an element: '#name' or a label") }
    scanner.position = end
    return .label(text)
  }
}

extension Diagnostic.Message {
  fileprivate static let missing: Self = "a claim after '?' is missing"
}

extension String {
  /// The number that the text is, of digits alone.
  var plainNumber: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }
}
