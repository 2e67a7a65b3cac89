import EarshotLines
import EarshotNotation
package import EarshotReports

extension Report {
  /// Creates a report with a case for each record.
  ///
  /// The steps of a case are the moves that were compared.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the records.
  package init(_ verifications: [Verification]) {
    self.init(
      .verify,
      verifications.map { Suite($0.record.source.name, [$0.reportCase]) }
    )
  }
}

extension Verification {
  fileprivate var reportCase: ReportCase {
    let places = SourceLineTable(record.source)
    var reportCase = ReportCase(
      file: record.source.name,
      name: record.title,
      outcome: compared.isEmpty ? .skipped : differences.isEmpty ? .passed : .failed,
      steps: compared.count,
      findings: differences.map { $0.finding(in: record, at: places) }
    )
    reportCase.failedSteps = compared.count - agreed
    reportCase.reason = compared.isEmpty ? "there are no utterances to compare" : ""
    reportCase.facts = facts
    return reportCase
  }
}

extension Verification.Difference {
  fileprivate func finding(in record: SpeechRecord, at places: SourceLineTable) -> Finding {
    let place = places.place(of: result.step.range.lowerBound)
    var finding = Finding(
      id: kind == .passesOver ? "passes-over" : result.verdict.id,
      sentence,
      at: .init(record.source.name, line: place.line, column: place.column),
      details: details.map { "\($0.name): \(Display.safe($0.text))" }
    )
    finding.screen = record.screen
    finding.element = result.element
    return finding
  }
}

extension Verification.Verdict {
  /// The stable name of a difference.
  fileprivate var id: String {
    switch self {
    case .agrees, .notCompared: "agrees"
    case .differs: "speech-differs"
    case .stopsAtMore: "stops-at-more"
    case .endsEarlier: "ends-earlier"
    case .goesOn: "goes-on"
    }
  }
}
