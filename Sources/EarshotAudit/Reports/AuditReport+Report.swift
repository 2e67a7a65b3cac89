package import EarshotReports
package import EarshotNotation

extension Report {
  /// Creates the report of audits.
  ///
  /// It has a case for each rule and file, so it also shows rules without findings.
  ///
  /// - Parameters:
  ///   - reports: The results of audits.
  ///   - least: The lowest severity that makes a case fail.
  /// - Complexity: O(*f*·*r*), where *f* is the number of files and *r* is the number of rules.
  package init(_ reports: [AuditReport], failingOn least: Diagnostic.Severity) {
    let pages = AuditPages(of: reports.flatMap(\.findings))
    self.init(
      .audit,
      reports.flatMap { report in
        let rules = AuditRule.all.map(\.id)
        // Issues that another tool recorded are in that tool's file, so they don't belong to a
        // rule's case.
        let others = Set(report.findings.map(\.place.file)).subtracting(report.files).sorted()
        return report.files.map { report.suite(of: $0, rules, failingOn: least, pages) }
          + others.map { report.suite(of: $0, [], failingOn: least, pages) }
      },
      listing: reports.flatMap(\.findings).map { $0.finding(pages) },
      failingOn: least,
      rules: { AuditRule.all.map(\.described) }
    )
  }
}

extension AuditReport {
  fileprivate func suite(
    of file: String,
    _ rules: [String],
    failingOn least: Diagnostic.Severity,
    _ pages: AuditPages
  ) -> Report.Suite {
    let found = Dictionary(
      grouping: findings.filter { $0.place.file == file }.map { $0.finding(pages) },
      by: \.id
    )
    let cases = (rules + found.keys.filter { !rules.contains($0) }.sorted()).map { rule in
      let findings = found[rule] ?? []
      let fails = findings.contains { $0.severity ?? .error >= least }
      return ReportCase(
        file: file,
        name: rule,
        in: file,
        outcome: fails ? .failed : .passed,
        findings: findings
      )
    }
    return Report.Suite(file, cases)
  }
}

extension AuditFinding {
  /// Returns the finding in the form that all commands use.
  ///
  /// - Parameter pages: The pages of the rules.
  /// - Returns: The finding, with the advice of its rule.
  func finding(_ pages: AuditPages) -> Finding {
    let page = pages[rule]
    var finding = finding
    finding.advice = page.advice(isForeign: isForeign)
    finding.criteria = page.criteria.map(\.rawValue)
    return finding
  }

  /// Additional notes: the places in the code and in the file, and the results of other tools.
  var notes: [String] {
    guard let code else { return remarks }
    let file = isForeign && code.place != nil ? ["in the file: \(place.file):\(place.line)"] : []
    return [code.sentence] + file + remarks
  }

  /// The JSON members that only this report has.
  private var facts: [JSONOutput.Member] {
    guard let code else { return [] }
    let places = code.places.map { place in
      JSONOutput.object([
        "file": .string(place.file), "line": .number(Double(place.line)),
        "column": .number(Double(place.column)),
      ])
    }
    let object = JSONOutput.object([
      "by": .string(code.key.rawValue), "certainty": .string(code.certainty.rawValue),
      "places": .array(places),
    ])
    return [JSONOutput.Member("code", object)]
  }

  /// The finding without the text from its rule's page.
  var finding: Finding {
    var finding = Finding(
      id: rule.id,
      message,
      severity: severity,
      at: .init(
        place.file,
        line: place.line,
        column: place.column,
        endColumn: place.endColumn
      )
    )
    finding.isOfRule = true
    finding.screen = screen
    finding.element = path
    finding.heard = heard
    finding.kind = kind
    finding.label = label
    finding.identifier = identifier
    finding.fingerprint = fingerprint
    finding.details = (finding.subject.map { [$0] } ?? []).filter { !$0.isEmpty } + notes
    if let place = code?.place {
      let own = finding.place
      let found = Finding.Place(
        place.file,
        line: place.line,
        column: place.column,
        endColumn: place.endColumn
      )
      // Users can't edit the places in an export.
      (finding.place, finding.other) = isForeign ? (found, own) : (own, found)
    }
    finding.facts = facts
    return finding
  }
}

extension AuditRule {
  /// The rule with its page, for report formats that describe rules.
  fileprivate var described: Report.Rule {
    let page = page
    return Report.Rule(
      id: id,
      name: name,
      severity: severity,
      asks: page.asks,
      wayOut: page.wayOut,
      page: page.lines.joined(separator: "\n"),
      markdown: page.text,
      tags: ["accessibility"] + page.criteria.map { "WCAG \($0.rawValue)" }
    )
  }
}
