/// Cases in the XML format that build servers read, with a suite for each file.
///
/// A case keeps its name when lines move, so servers can compare runs. If a finding doesn't cause a
/// failure, it goes into the output of its case.
///
/// - Source: our choice of what the readers of JUnit's XML have in common.
package struct JUnitReport: WholeReportWriter {
  var whole: Report
  let paths: ReportPaths

  func lines(_ sentence: String) -> [String] {
    let all = counts(of: whole.cases, isRoot: true)
    return ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      + ["<testsuites\(XMLText.attributes([("name", whole.kind.name)] + all))>"]
      + whole.suites.flatMap(lines) + ["</testsuites>"]
  }

  private func lines(of suite: Report.Suite) -> [String] {
    let values = [("name", suite.name)] + counts(of: suite.cases, isRoot: false)
    return ["  <testsuite\(XMLText.attributes(values))>"] + suite.cases.flatMap(lines)
      + ["  </testsuite>"]
  }

  private func lines(of reportCase: ReportCase) -> [String] {
    var values = [
      ("name", reportCase.name), ("classname", reportCase.group ?? "earshot"),
      ("file", reportCase.file),
    ]
    if reportCase.steps > 0 { values.append(("assertions", String(reportCase.steps))) }
    if let line = reportCase.line { values.append(("line", String(line))) }
    if let time = reportCase.microseconds { values.append(("time", Self.seconds(time))) }
    let head = "    <testcase\(XMLText.attributes(values))"
    let body = body(of: reportCase)
    if body.isEmpty { return [head + "/>"] }
    return [head + ">"] + body.map { "      " + $0 } + ["    </testcase>"]
  }

  /// Returns the XML elements inside a case, or an empty array if the case passed without findings.
  private func body(of reportCase: ReportCase) -> [String] {
    let findings = reportCase.findings(failingOn: whole.failing)
    let others = reportCase.findings.filter { !findings.contains($0) }
    let output = others.isEmpty ? [] : [element("system-out", [], others)]
    switch reportCase.outcome {
    case .passed:
      let all = reportCase.findings
      return all.isEmpty ? [] : [element("system-out", [], all)]
    case .skipped:
      return ["<skipped\(XMLText.attributes([("message", reportCase.summary)]))/>"]
    case .failed:
      let first = findings.first.flatMap { $0.severity == nil ? nil : $0 }
      let values = [
        ("message", first?.message ?? reportCase.summary), ("type", first?.id ?? "difference"),
      ]
      return [element("failure", values, findings)] + output
    case .malformed, .missing, .unreadable:
      let values = [("message", reportCase.summary), ("type", reportCase.outcome.rawValue)]
      return [element("error", values, findings)] + output
    }
  }

  private func element(
    _ name: String,
    _ values: [(String, String)],
    _ findings: [Finding]
  ) -> String {
    let text = findings.flatMap(\.lines).map { XMLText.escaped($0.withoutReturn) }
    let body = text.joined(separator: "\n")
    return "<\(name)\(XMLText.attributes(values))>\(body)</\(name)>"
  }

  private func counts(of cases: [ReportCase], isRoot: Bool) -> [(String, String)] {
    func count(_ outcomes: ReportCase.Outcome...) -> String {
      String(cases.count { outcomes.contains($0.outcome) })
    }
    let time = cases.reduce(0) { $0 + ($1.microseconds ?? 0) }
    let tests = [("tests", String(cases.count)), ("failures", count(.failed))]
    // Only sessions can be skipped or unreadable, and only sessions have a duration.
    let others = [
      ("errors", count(.malformed, .missing, .unreadable)), ("skipped", count(.skipped)),
    ]
    let isTimed = whole.kind.isTimed
    return tests + (isTimed || !isRoot ? others : [])
      + (isTimed ? [("time", Self.seconds(time))] : [])
  }

  /// Returns a duration in seconds, rounded to thousandths.
  private static func seconds(_ microseconds: Int) -> String {
    let thousandths = String((microseconds + 500) / 1_000 % 1_000)
    let zeros = String(repeating: "0", count: 3 - thousandths.count)
    return "\((microseconds + 500) / 1_000_000).\(zeros)\(thousandths)"
  }
}
