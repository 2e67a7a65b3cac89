import EarshotNotation

/// One machine's share of a test run, with everything that a report on the whole run needs.
///
/// Its written form is the JSON report of the share, with an object for each case that has more
/// keys than in the report of a whole run. The last line is an additional object, so a truncated
/// report can't pass for a complete one.
///
/// - Source: our choice, after the blob reports of Playwright and Vitest.
package struct ReportShare: Hashable, Sendable {
  /// A case, with the position of its file in the whole run.
  package struct Entry: Hashable, Sendable {
    /// The index of the file among the files of all shares, starting at 0.
    package var order: Int
    /// The case.
    package var reportCase: ReportCase
    /// The errors of the file as a person sees them, with the lines of the source.
    package var shown: [String]

    /// Creates an entry.
    package init(_ order: Int, _ reportCase: ReportCase, showing shown: [String] = []) {
      self.order = order
      self.reportCase = reportCase
      self.shown = shown
    }
  }

  /// The last line of a share.
  package struct End: Hashable, Sendable {
    /// The number of the share, starting at 1.
    package var number: Int
    /// The total number of shares.
    package var count: Int
    /// An identifier for the files of all shares and their weights, which is the same on all
    /// machines.
    package var run: String
    /// The number of cases in the share.
    package var caseCount = 0
    /// The exit status of the share.
    package var status = 0
    /// Whether a run that has only known failures fails.
    package var isStrict = false
    /// Whether a run without expectations passes.
    package var allowsEmpty = false

    /// Creates the end of a share without problems.
    package init(_ number: Int, of count: Int, run: String) {
      (self.number, self.count, self.run) = (number, count, run)
    }
  }

  /// The cases, in order.
  package var entries: [Entry]
  /// The end.
  package var end: End

  /// Creates a share.
  package init(_ entries: [Entry], _ end: End) {
    self.entries = entries
    self.end = end
  }
}

extension ReportShare.Entry {
  /// The case with additional keys that only the report of a share has.
  ///
  /// They precede the keys of all reports.
  package var caseToWrite: ReportCase {
    var written = reportCase
    written.facts =
      .init([
        "name": .string(reportCase.name),
        "order": .number(order),
        "known": .bool(reportCase.isKnownToFail),
        "microseconds": .number(reportCase.microseconds),
        "renaming": .string(reportCase.renaming),
        "phases": .array(reportCase.phases.map(\.json)),
        "shown": .array(shown.map { .string($0) }),
      ])
    written.findings = written.findings.map(\.withFactsOfShare)
    return written
  }
}

extension ReportShare.End {
  /// The end as a line of the report.
  package var text: String {
    JSONOutput.object([
      "share": .number(number),
      "shares": .number(count),
      "run": .string(run),
      "cases": .number(caseCount),
      "status": .number(status),
      "strict": .bool(isStrict),
      "allowEmpty": .bool(allowsEmpty),
    ]).text()
  }
}

extension PhaseScore {
  fileprivate var json: JSONOutput {
    .object([
      "title": .string(title),
      "line": .number(lines.lowerBound),
      "end": lines.upperBound == .max ? .null : .number(lines.upperBound),
      "steps": .number(steps),
      "failed": .number(failed),
    ])
  }
}

extension Finding {
  fileprivate var withFactsOfShare: Finding {
    var finding = self
    finding.facts = .init([
      "rule": .string(id),
      "severity": .string(severity?.rawValue),
      "end": .number(place.endColumn),
      "oldName": .string(cause?.oldName),
      "renamed": .bool(cause?.isRenamed ?? false),
    ])
    return finding
  }
}
