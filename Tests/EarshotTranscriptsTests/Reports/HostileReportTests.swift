@testable import EarshotReports
import EarshotNotation
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Untrusted text in every field of every form, parsed by other people's readers.
@Suite("A report of hostile text")
struct HostileReportTests {
  /// A form of a command's report, with text that some reader would obey.
  struct Case: Sendable, CustomTestStringConvertible {
    let form: ReportForm
    let kind: ReportKind
    let text: String

    var testDescription: String { "\(kind.name) \(form.rawValue) \(text.debugDescription)" }
  }

  private static let kinds: [ReportKind] = [
    .test, .audit, .check, .verify, .observe, .diff, .exercise,
  ]

  private static let texts =
    ReportSamples.harmful + ["</script>", "`x`", "a\nb", "\u{0085}x", "\u{7F}"]

  static let cases = ReportForm.allCases.flatMap { form in
    kinds.flatMap { kind in texts.map { Case(form: form, kind: kind, text: $0) } }
  }

  /// A report with the text in every field.
  private func report(_ test: Case, _ severity: Diagnostic.Severity?) -> Report {
    var finding = Finding(
      id: "rule",
      test.text,
      severity: severity,
      at: .init(test.text, line: 1, column: 2),
      under: test.text,
      phase: test.text,
      details: [test.text],
      hunk: test.text
    )
    finding.screen = test.text
    finding.element = test.text
    finding.heard = test.text
    finding.advice = test.text
    finding.facts = [.init("fact", .string(test.text))]
    var failed = ReportCase(
      file: test.text,
      name: test.text,
      in: test.text,
      outcome: .failed,
      steps: 2,
      findings: [finding]
    )
    failed.facts = finding.facts
    var skipped = failed
    (skipped.outcome, skipped.reason) = (.skipped, test.text)
    return Report(test.kind, [.init(test.text, [failed, skipped])])
  }

  private func lines(_ test: Case, _ severity: Diagnostic.Severity? = nil) -> [String] {
    var writer = test.form.writer(of: test.kind, .unchanged)
    return writer.head + writer.add(report(test, severity)) + writer.end("1 failed")
  }

  @Test("has no character that a terminal obeys", arguments: cases)
  func visible(_ test: Case) {
    for severity in [nil, Diagnostic.Severity.warning] {
      let scalars = lines(test, severity).joined().unicodeScalars
      // These two readers return several lines as one.
      let isWhole = [.junit, .gitlab].contains(test.form)
      let breaks: Set<Unicode.Scalar> = isWhole ? ["\t", "\n"] : ["\t"]
      #expect(scalars.allSatisfy { breaks.contains($0) || $0.value >= 32 && $0.value != 0x7F })
      #expect(!scalars.contains { (0x80...0x9F).contains($0.value) || $0 == "\u{202E}" })
    }
  }

  @Test("can be parsed again", arguments: cases.filter { $0.form != .github })
  func readable(_ test: Case) throws {
    let lines = lines(test)
    let data = Data(lines.joined(separator: "\n").utf8)
    switch test.form {
    case .json:
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(throws: Never.self) {
          _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        }
      }
    case .gitlab:
      let issues = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      #expect(issues?.count == 2)
      let names = Set((issues ?? []).compactMap { $0["fingerprint"] as? String })
      #expect(names.count == 2)
    case .sarif: try expectSARIF(data)
    case .junit: #expect(XMLParser(data: data).parse())
    case .tap:
      #expect(lines.last == "1..2")
      #expect(lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") } == 2)
    case .markdown:
      let rows = lines.filter { $0.hasPrefix("|") }
      #expect(rows.count == 4)
      #expect(Set(rows.map(\.bars)).count == 1)
      #expect(rows.allSatisfy { !$0.replacing("<br>", with: "").contains("<") })
    case .github: break
    }
  }

  /// Checks the keys that code scanning requires.
  private func expectSARIF(_ data: Data) throws {
    let log = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let place = try #require(result["ruleIndex"] as? Int)
      #expect(rules[place]["id"] as? String == result["ruleId"] as? String)
      #expect(result["message"] is [String: String])
      #expect((result["locations"] as? [Any])?.count == 1)
      #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    }
    #expect((results.last?["suppressions"] as? [Any])?.count == 1)
  }

  @Test("has one command for each line for GitHub", arguments: cases.filter { $0.form == .github })
  func commands(_ test: Case) {
    let lines = lines(test)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice file=") })
  }
}

extension String {
  /// The number of bars that separate cells.
  fileprivate var bars: Int {
    var count = 0
    var isEscaped = false
    for scalar in unicodeScalars {
      count += scalar == "|" && !isEscaped ? 1 : 0
      isEscaped = scalar == "\\" && !isEscaped
    }
    return count
  }
}
