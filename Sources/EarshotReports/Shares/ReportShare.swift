import EarshotNotation

/// One machine's share of a test run, with everything that a report on the whole run needs.
///
/// Its serialized form is the JSON report of the share. The object for each case has more keys than
/// in the report of a whole run. An additional object on the last line ensures that a truncated
/// report can't pass for a complete one.
///
/// - Source: our choice, after the blob reports of Playwright and Vitest.
package struct ReportShare: Hashable, Sendable {
  /// A case, with the position of its file in the whole run.
  package struct Entry: Hashable, Sendable {
    /// The index of the file among the files of all shares, starting at 0.
    package var order: Int
    /// The result of a session, or of a phase of a session.
    package var reportCase: ReportCase
    /// The errors of the file as the tool prints them, with excerpts of the source.
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
    /// An identifier of the whole run, computed from the files of all shares and their weights.
    ///
    /// It's the same on all machines.
    package var run: String
    /// The number of cases in the share.
    package var caseCount = 0
    /// The exit status of the share's run.
    package var status = 0
    /// Whether known failures make the run fail.
    package var isStrict = false
    /// Whether a run without any expectations passes.
    package var allowsEmpty = false

    /// Creates the end of a share with no cases and exit status 0.
    package init(_ number: Int, of count: Int, run: String) {
      (self.number, self.count, self.run) = (number, count, run)
    }
  }

  /// The entries of the share's cases, in order.
  package var entries: [Entry]
  /// The last line, which describes the whole share.
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
  /// The additional keys precede the keys that all reports have.
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
  /// The last line as it's written in the report.
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
