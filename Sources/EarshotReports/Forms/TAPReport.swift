import EarshotLines
import EarshotNotation

/// Cases in version 14 of the Test Anything Protocol.
///
///     TAP version 14
///     ok 1 - Screens/menu.vo
///     not ok 2 - Screens/cart.vo
///       ---
///       message: "1 difference"
///       …
///       ...
///     1..2
///
/// The plan comes last, so the program can print each line immediately. The YAML contains only
/// quoted strings and literal blocks, which every TAP parser supports.
///
/// - Source: TAP 14 specification, testanything.org.
package struct TAPReport: ReportWriter {
  private var count = 0

  /// Creates a writer.
  package init(_ kind: ReportKind, _ paths: ReportPaths) {}

  /// The line with the version of the protocol.
  package var head: [String] { ["TAP version 14"] }

  /// Returns the lines of the next cases.
  package mutating func add(_ report: Report) -> [String] {
    report.cases.flatMap { reportCase in
      count += 1
      return lines(of: reportCase)
    }
  }

  /// Returns the plan, which is the line with the number of cases.
  package func end(_ sentence: String) -> [String] { ["1..\(count)"] }

  private func lines(of reportCase: ReportCase) -> [String] {
    let name = "\(count) - \(Self.escaped(reportCase.fullName))"
    let reason = Self.escaped(reportCase.reason.isEmpty ? "known to differ" : reportCase.reason)
    switch reportCase.outcome {
    case .passed where reportCase.findings.isEmpty: return ["ok \(name)"]
    case .passed: return ["ok \(name)"] + Self.diagnostics(of: reportCase)
    case .skipped where reportCase.isKnownToFail:
      return ["not ok \(name) # TODO \(reason)"] + Self.diagnostics(of: reportCase)
    case .skipped: return ["ok \(name) # SKIP \(reason)"]
    case .failed, .malformed, .missing, .unreadable:
      return ["not ok \(name)"] + Self.diagnostics(of: reportCase)
    }
  }

  /// Returns the findings of a case, as an indented block of YAML.
  private static func diagnostics(of reportCase: ReportCase) -> [String] {
    let place = reportCase.firstPlace
    var lines = [
      "---", "message: \(quoted(reportCase.summary))",
      "severity: \(severity(of: reportCase.outcome))", "at:",
      "  file: \(quoted(place?.file ?? reportCase.file))",
    ]
    if let line = place?.line { lines.append("  line: \(line)") }
    if reportCase.steps > 0 {
      lines += ["steps: \(reportCase.steps)", "failed: \(reportCase.failedSteps)"]
    }
    let details = reportCase.findings.flatMap { $0.lines + ($0.advice.map { ["  \($0)"] } ?? []) }
      .map(\.withoutReturn)
    if !details.isEmpty {
      lines.append("details: |")
      // The first line determines the indentation of the block.
      lines += details.enumerated().map { number, line in
        "  \(Display.safe(number == 0 ? line.trimmed : line))"
      }
    }
    return (lines + ["..."]).map { "  \($0)" }
  }

  private static func severity(of outcome: ReportCase.Outcome) -> String {
    switch outcome {
    case .passed: "comment"
    case .skipped: "todo"
    case .failed: "fail"
    case .malformed, .missing, .unreadable: "error"
    }
  }

  /// Returns a description on one line, with any `#` escaped so it can't begin a directive.
  private static func escaped(_ text: String) -> String {
    Display.safe(text).escaping(["\\": "\\\\", "#": "\\#"])
  }

  /// Returns a string literal that is valid in both JSON and YAML.
  private static func quoted(_ text: String) -> String {
    JSONOutput.string(Display.safe(text)).text()
  }
}
