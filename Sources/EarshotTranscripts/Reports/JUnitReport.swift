import EarshotNotation

/// Sessions as the XML that build servers read: a suite for each file, a case for each session.
///
/// A case keeps its name when lines move, so that servers can compare one run with another.
///
/// - Source: our choice of what the readers of JUnit's XML have in common.
package enum JUnitReport {
  /// The whole file.
  package static func text(_ sessions: [TestedSession]) -> String {
    var suites: [[TestedSession]] = []
    for session in sessions {
      if suites.last?.first?.file == session.file {
        suites[suites.count - 1].append(session)
      } else {
        suites.append([session])
      }
    }
    let lines =
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      + ["<testsuites\(XMLText.attributes([("name", "earshot")] + counts(of: sessions)))>"]
      + suites.flatMap { suite($0) }
      + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func suite(_ sessions: [TestedSession]) -> [String] {
    let name = sessions.first?.file ?? ""
    let head = "  <testsuite\(XMLText.attributes([("name", name)] + counts(of: sessions)))>"
    return [head] + sessions.flatMap { testCase($0) } + ["  </testsuite>"]
  }

  private static func testCase(_ session: TestedSession) -> [String] {
    var values = [("name", session.name), ("classname", "earshot"), ("file", session.file)]
    if session.steps > 0 { values.append(("assertions", String(session.steps))) }
    if let line = session.line { values.append(("line", String(line))) }
    if let time = session.microseconds { values.append(("time", seconds(time))) }
    let head = "    <testcase\(XMLText.attributes(values))"
    guard let body = body(of: session) else { return [head + "/>"] }
    return [head + ">", body, "    </testcase>"]
  }

  /// What stands in a case that did not pass.
  private static func body(of session: TestedSession) -> String? {
    let message = ("message", session.summary)
    switch session.outcome {
    case .passed: return nil
    case .skipped: return "      <skipped\(XMLText.attributes([message]))/>"
    case .failed: return element("failure", [message, ("type", "difference")], session)
    case .malformed, .missing, .unreadable:
      return element("error", [message, ("type", session.outcome.rawValue)], session)
    }
  }

  private static func element(
    _ name: String,
    _ values: [(String, String)],
    _ session: TestedSession
  ) -> String {
    let text = session.findingLines.map { XMLText.escaped($0) }.joined(separator: "\n")
    return "      <\(name)\(XMLText.attributes(values))>\(text)</\(name)>"
  }

  private static func counts(of sessions: [TestedSession]) -> [(String, String)] {
    func count(_ outcomes: TestedSession.Outcome...) -> String {
      String(sessions.count { outcomes.contains($0.outcome) })
    }
    return [
      ("tests", String(sessions.count)), ("failures", count(.failed)),
      ("errors", count(.malformed, .missing, .unreadable)), ("skipped", count(.skipped)),
      ("time", seconds(sessions.reduce(0) { $0 + ($1.microseconds ?? 0) })),
    ]
  }

  /// A time in seconds, to the thousandth.
  private static func seconds(_ microseconds: Int) -> String {
    let thousandths = String((microseconds + 500) / 1_000 % 1_000)
    let zeros = String(repeating: "0", count: 3 - thousandths.count)
    return "\((microseconds + 500) / 1_000_000).\(zeros)\(thousandths)"
  }
}
