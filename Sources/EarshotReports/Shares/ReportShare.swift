import EarshotNotation

/// One machine's share of a run of tests, with everything that a report of the whole run needs.
///
/// It's written as the JSON report of the share: an object for each case, with more keys than the
/// report of a whole run has, and an object at the end, so a report that was cut off isn't taken for
/// a whole one.
///
/// - Source: our choice, after the blob reports of Playwright and Vitest.
package struct ReportShare: Hashable, Sendable {
  /// A case, and where its file is in the whole run.
  package struct Entry: Hashable, Sendable {
    /// The number of the file among those of all shares, from 0.
    package var order: Int
    /// The case.
    package var reportCase: ReportCase

    /// Creates an entry.
    package init(_ order: Int, _ reportCase: ReportCase) {
      self.order = order
      self.reportCase = reportCase
    }
  }

  /// The last line of a share.
  package struct End: Hashable, Sendable {
    /// The number of the share, from 1.
    package var number: Int
    /// The number of all shares.
    package var count: Int
    /// The name of the files of all shares and of their weights, alike on all machines.
    package var run: String
    /// The number of files that weren't run, since one before failed.
    package var filesNotRun = 0
    /// The status with which the share ended.
    package var status = 0
    /// Whether a run that shows only known failures fails.
    package var isStrict = false

    /// Creates the end of a share in which everything is as it should be.
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
  /// The case with what only the report of a share has, before the keys of all reports.
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
      ])
    written.findings = written.findings.map(\.withFactsOfShare)
    return written
  }
}

extension ReportShare.End {
  /// The line.
  package var text: String {
    JSONOutput.object([
      "share": .number(number),
      "shares": .number(count),
      "run": .string(run),
      "filesNotRun": .number(filesNotRun),
      "status": .number(status),
      "strict": .bool(isStrict),
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
      "changed": cause?.place.map(\.json) ?? .null,
      "oldName": .string(cause?.oldName),
      "renamed": .bool(cause?.isRenamed ?? false),
    ])
    return finding
  }
}

extension Finding.Place {
  fileprivate var json: JSONOutput {
    .object([
      "file": .string(file),
      "line": .number(line),
      "column": .number(column),
      "end": .number(endColumn),
    ])
  }
}
