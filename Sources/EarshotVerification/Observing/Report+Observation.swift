import EarshotLines
import EarshotNotation
package import EarshotReports

extension Report {
  /// Creates a report about records of phones, with a case for each record.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the records.
  package init(_ observations: [(Observation, settled: [SettledSetting])]) {
    self.init(
      .observe,
      observations.map { Suite($0.source.name, [$0.reportCase(settled: $1)]) }
    )
  }
}

extension Observation {
  fileprivate func reportCase(settled: [SettledSetting]) -> ReportCase {
    let places = SourceLineTable(source)
    var reportCase = ReportCase(
      file: source.name,
      name: source.name,
      outcome: compared == 0 ? .skipped : misses.isEmpty ? .passed : .failed,
      steps: compared,
      findings: misses.map { miss in
        let place = places.place(of: miss.range.lowerBound)
        return Finding(
          id: miss.rules.first ?? Observation.noRule,
          miss.sentence,
          at: .init(source.name, line: place.line, column: place.column),
          details: miss.details.map { "\($0.name): \(Display.safe($0.text))" }
        )
      }
    )
    reportCase.failedSteps = compared - agreed
    reportCase.reason = compared == 0 ? "there are no utterances to compare" : ""
    reportCase.facts = facts(places, settled)
    return reportCase
  }

  private func facts(
    _ places: SourceLineTable,
    _ settled: [SettledSetting]
  ) -> [JSONOutput.Member] {
    [JSONOutput.Member]([
      "record": .string(source.name),
      "runtime": .string(runtime),
      "compared": .number(compared),
      "agreed": .number(agreed),
      "notCompared": .array(
        leftOut.map { .object(["reason": .string($0.reason), "count": .number($0.count)]) }
      ),
      "misses": .array(misses.map { $0.output(at: places.place(of: $0.range.lowerBound)) }),
      "settles": .array(
        settled.map { setting in
          .object([
            "setting": .string(setting.name), "values": .strings(setting.best),
            "agreed": .array(
              setting.agreed.map {
                .object(["value": .string($0.value), "count": .number($0.count)])
              }
            ),
          ])
        }
      ),
    ])
  }
}

extension Observation.Miss {
  fileprivate func output(at place: SourcePlace) -> JSONOutput {
    .object([
      "line": .number(place.line),
      "column": .number(place.column),
      "gesture": .string(gesture),
      "phone": .string(phone),
      "earshot": .string(earshot),
      "rules": .strings(rules),
    ])
  }
}
