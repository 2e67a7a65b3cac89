import EarshotNotation

/// Findings as SARIF 2.1.0, the form that code scanning reads.
///
/// - Source: OASIS SARIF 2.1.0; GitHub, "SARIF support for code scanning": at most 25,000 results a
///   run, tags of rules, relative paths with slashes, `partialFingerprints`.
enum SARIFReport {
  /// How many results a run may have.
  static let limit = 25_000

  static func lines(of findings: [AuditFinding], _ path: (String) -> String) -> [String] {
    let places = Dictionary(
      uniqueKeysWithValues: AuditRule.all.enumerated().map { ($1.id, $0) }
    )
    let worst = findings.count > limit ? findings.sorted { $0.severity > $1.severity } : findings
    let results = worst.prefix(limit).map { result($0, places[$0.rule.id] ?? 0, path) }
    let run = JSONOutput.object([
      "tool": .object(["driver": driver]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(results),
    ])
    let log = JSONOutput.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return log.text(pretty: true).split(separator: "\n").map(String.init)
  }

  private static var driver: JSONOutput {
    .object([
      "name": .string("earshot"),
      "semanticVersion": .string("0.1.0"),
      "rules": .array(AuditRule.all.map(rule)),
    ])
  }

  private static func rule(_ rule: AuditRule) -> JSONOutput {
    let page = rule.page
    return .object([
      "id": .string(rule.id),
      "name": .string(rule.name),
      "shortDescription": text(page.asks),
      "fullDescription": text("\(page.asks) \(page.wayOut)"),
      "help": .object([
        "text": .string(page.lines.joined(separator: "\n")),
        "markdown": .string(page.text),
      ]),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
      "properties": .object([
        "tags": .strings(["accessibility"] + page.criteria.map { "WCAG \($0.rawValue)" })
      ]),
    ])
  }

  private static func result(
    _ finding: AuditFinding,
    _ place: Int,
    _ path: (String) -> String
  ) -> JSONOutput {
    let region = JSONOutput.object([
      "startLine": .number(finding.place.line),
      "startColumn": .number(finding.place.column),
      "endLine": .number(finding.place.line),
      "endColumn": .number(max(finding.place.endColumn, finding.place.column)),
    ])
    let location = JSONOutput.object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(uri(path(finding.place.file)))]),
        "region": region,
      ])
    ])
    return .object([
      "ruleId": .string(finding.rule.id),
      "ruleIndex": .number(place),
      "level": .string(finding.severity.rawValue),
      "message": text(finding.message),
      "locations": .array([location]),
      "partialFingerprints": .object(["elementPath/v1": .string(finding.fingerprint)]),
    ])
  }

  private static func text(_ text: String) -> JSONOutput {
    .object(["text": .string(Display.safe(text))])
  }

  /// A path as a URI: bytes that a URI cannot hold are written with a percent sign.
  private static func uri(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        Character(scalar).isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "/-._~".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
