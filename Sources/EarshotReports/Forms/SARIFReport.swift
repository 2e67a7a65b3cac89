import EarshotNotation

/// Findings in SARIF 2.1.0, the format for code scanning.
///
/// - Source: OASIS SARIF 2.1.0; GitHub, "SARIF support for code scanning": at most 25,000 results
///   per run, tags of rules, relative paths with slashes, `partialFingerprints`, and a short
///   description, a full description, and help for each rule.
package struct SARIFReport: WholeReportWriter {
  /// The maximum number of results in a run.
  private static let limit = 25_000

  var whole: Report
  let paths: ReportPaths

  func lines(_ sentence: String) -> [String] {
    let entries = whole.entries
    let worst =
      entries.count > Self.limit
      ? entries.sorted { $0.finding.rank > $1.finding.rank } : entries
    let rules = rules(of: worst.map(\.finding))
    var names = FindingNames(paths)
    let results = worst.prefix(Self.limit).map { result($0, rules.places, &names) }
    let run = JSONOutput.object([
      "tool": .object(["driver": driver(rules.descriptors)]),
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

  private func driver(_ rules: [JSONOutput]) -> JSONOutput {
    .object([
      "name": .string("earshot"),
      "semanticVersion": .string("0.1.0"),
      "rules": .array(rules),
    ])
  }

  /// Returns the rules of the report as JSON, and the index of each rule.
  ///
  /// For findings that belong to none of the rules, the JSON also describes the kinds of the
  /// findings.
  private func rules(
    of findings: [Finding]
  ) -> (places: [String: Int], descriptors: [JSONOutput]) {
    let rules = whole.rules()
    var places: [String: Int] = [:]
    var kinds: [JSONOutput] = []
    for rule in rules { places[rule.id] = places.count }
    for finding in findings where places[finding.id] == nil {
      places[finding.id] = places.count
      let words = finding.id.split(separator: "-").joined(separator: " ")
      let sentence = Self.text("Finding reported by '\(whole.kind.name)': \(words).")
      kinds.append(
        .object([
          "id": .string(finding.id), "shortDescription": Self.text(words),
          "fullDescription": sentence, "help": sentence,
        ])
      )
    }
    return (places, rules.map(Self.descriptor) + kinds)
  }

  private static func descriptor(of rule: Report.Rule) -> JSONOutput {
    .object([
      "id": .string(rule.id),
      "name": .string(rule.name),
      "shortDescription": text(rule.asks),
      "fullDescription": text("\(rule.asks) \(rule.wayOut)"),
      "help": .object(["text": .string(rule.page), "markdown": .string(rule.markdown)]),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
      "properties": .object(["tags": .strings(rule.tags)]),
    ])
  }

  private func result(
    _ entry: (finding: Finding, reportCase: ReportCase?),
    _ places: [String: Int],
    _ names: inout FindingNames
  ) -> JSONOutput {
    let finding = entry.finding
    let print = finding.fingerprint == nil ? "finding/v1" : "elementPath/v1"
    let fingerprints = JSONOutput.Member(print, .string(names.fingerprint(of: finding)))
    var members: [JSONOutput.Member] = [
      .init("ruleId", .string(finding.id)),
      .init("ruleIndex", .number(places[finding.id] ?? 0)),
      .init("level", .string((finding.isConsequential ? .note : finding.rank).rawValue)),
      .init("message", Self.text(finding.sentence)),
      .init("locations", .array([location(of: finding)])),
      .init("partialFingerprints", .object([fingerprints])),
    ]
    if let other = finding.other {
      let physical = physicalLocation(of: other)
      members.append(
        .init("relatedLocations", .array([.object(["physicalLocation": physical])]))
      )
    }
    if let reportCase = entry.reportCase, reportCase.outcome == .skipped {
      members.append(.init("suppressions", .array([Self.suppression(reportCase.reason)])))
    }
    return .object(members)
  }

  /// Returns a suppression with the reason that the file states for ignoring the finding.
  private static func suppression(_ reason: String) -> JSONOutput {
    .object(["kind": .string("inSource"), "justification": .string(Display.safe(reason))])
  }

  private func location(of finding: Finding) -> JSONOutput {
    var location = [
      JSONOutput.Member("physicalLocation", physicalLocation(of: finding.place))
    ]
    if let element = Self.logicalLocation(of: finding) {
      location.append(.init("logicalLocations", .array([element])))
    }
    return .object(location)
  }

  private func physicalLocation(of place: Finding.Place) -> JSONOutput {
    let file = JSONOutput.object(["uri": .string(Self.uri(paths.path(place.file)))])
    var members = [JSONOutput.Member("artifactLocation", file)]
    if let line = place.line { members.append(.init("region", Self.region(line, place))) }
    return .object(members)
  }

  /// Returns a logical location with the name of the element and its path on the screen, or `nil`
  /// if the finding has no element.
  private static func logicalLocation(of finding: Finding) -> JSONOutput? {
    guard let kind = finding.kind else { return nil }
    let name = finding.identifier ?? finding.label ?? kind
    var members: [JSONOutput.Member] = [.init("name", .string(Display.safe(name)))]
    if let path = finding.element {
      members.append(.init("fullyQualifiedName", .string(Display.safe(path))))
    }
    return .object(members + [.init("kind", .string("element"))])
  }

  private static func region(_ line: Int, _ place: Finding.Place) -> JSONOutput {
    guard let column = place.column else { return .object(["startLine": .number(line)]) }
    let end = max(place.endColumn ?? column + 1, column)
    return .object([
      "startLine": .number(line), "startColumn": .number(column),
      "endLine": .number(line), "endColumn": .number(end),
    ])
  }

  private static func text(_ text: String) -> JSONOutput {
    .object(["text": .string(Display.safe(text))])
  }

  /// Returns the URI of a path.
  ///
  /// Bytes that a URI can't contain are percent-encoded.
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
