public import EarshotNotation
import EarshotTranscripts

/// What audits came to as the XML that build servers read: a suite for each file, a case for each
/// rule, so that what is in order is seen, too.
///
/// The message stands in the body as well, since some servers show that alone; notes fail nothing
/// and stand in the output of their case.
public enum AuditJUnit {
  /// The whole file.
  ///
  /// - Parameters:
  ///   - reports: What the audits of some apps came to.
  ///   - least: How bad a finding is that fails its case.
  /// - Returns: The text, which ends in a line break.
  public static func text(_ reports: [AuditReport], failingOn least: Diagnostic.Severity) -> String
  {
    let suites = reports.flatMap { report in
      report.files.map { file in
        Suite(file, report.findings.filter { $0.place.file == file }, least)
      }
    }
    let counts = [
      ("name", "earshot audit"), ("tests", String(suites.count * AuditRule.all.count)),
      ("failures", String(suites.reduce(0) { $0 + $1.failures })),
    ]
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites\(XMLText.attributes(counts))>"]
      + suites.flatMap(\.lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Suite {
    let file: String
    let findings: [String: [AuditFinding]]
    let least: Diagnostic.Severity

    init(_ file: String, _ findings: [AuditFinding], _ least: Diagnostic.Severity) {
      self.file = file
      self.findings = Dictionary(grouping: findings, by: \.rule.id)
      self.least = least
    }

    var failures: Int { findings.values.count { $0.contains { $0.severity >= least } } }

    var lines: [String] {
      let values = [
        ("name", file), ("tests", String(AuditRule.all.count)), ("failures", String(failures)),
        ("errors", "0"), ("skipped", "0"),
      ]
      return ["  <testsuite\(XMLText.attributes(values))>"] + AuditRule.all.flatMap(testCase)
        + ["  </testsuite>"]
    }

    private func testCase(_ rule: AuditRule) -> [String] {
      let values = [("name", rule.id), ("classname", file), ("file", file)]
      let head = "    <testcase\(XMLText.attributes(values))"
      guard let found = findings[rule.id] else { return [head + "/>"] }
      let failing = found.filter { $0.severity >= least }
      let body = (failing.isEmpty ? found : failing).map { XMLText.escaped($0.headline) }
        .joined(separator: "\n")
      guard let first = failing.first else {
        return [head + ">", "      <system-out>\(body)</system-out>", "    </testcase>"]
      }
      let message = XMLText.attributes([("message", first.message), ("type", rule.id)])
      return [head + ">", "      <failure\(message)>\(body)</failure>", "    </testcase>"]
    }
  }
}
