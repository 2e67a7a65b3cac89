import EarshotLines
import EarshotNotation

/// Sessions as the Test Anything Protocol has them, version 14.
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
/// The plan stands at the end, so that each line can be printed as soon as it is known. Of YAML
/// only what every reader of the protocol knows is used: texts in quotes and blocks.
///
/// - Source: TAP 14 specification, testanything.org.
package struct TAPReport: Sendable {
  /// The first line.
  package static let head = "TAP version 14"

  private var count = 0

  /// Creates a report without sessions.
  package init() {}

  /// The lines of the next session.
  package mutating func lines(of session: TestedSession) -> [String] {
    count += 1
    let name = Self.escaped(session.name)
    let directive = Self.escaped(session.reason.isEmpty ? "known to differ" : session.reason)
    switch session.outcome {
    case .passed: return ["ok \(count) - \(name)"]
    case .skipped where session.isKnownToFail:
      return ["not ok \(count) - \(name) # TODO \(directive)"]
        + Self.diagnostics(of: session).map { "  \($0)" }
    case .skipped: return ["ok \(count) - \(name) # SKIP \(directive)"]
    case .failed, .malformed, .missing, .unreadable:
      return ["not ok \(count) - \(name)"] + Self.diagnostics(of: session).map { "  \($0)" }
    }
  }

  /// The last line.
  package var plan: String { "1..\(count)" }

  /// What there is to tell of a session, as a block of YAML.
  private static func diagnostics(of session: TestedSession) -> [String] {
    var lines = ["---", "message: \(quoted(session.summary))"]
    lines.append("severity: \(severity(of: session.outcome))")
    lines += ["at:", "  file: \(quoted(session.firstPlace?.file ?? session.file))"]
    if let line = session.firstPlace?.line { lines.append("  line: \(line)") }
    if session.steps > 0 {
      lines += ["steps: \(session.steps)", "failed: \(session.failedSteps)"]
    }
    let told = session.findingLines
    if !told.isEmpty {
      lines.append("details: |")
      // The first line says how far the block is indented.
      lines += told.enumerated().map { number, line in
        "  \(Display.safe(number == 0 ? line.trimmed : line))"
      }
    }
    return lines + ["..."]
  }

  private static func severity(of outcome: TestedSession.Outcome) -> String {
    switch outcome {
    case .passed, .skipped: "todo"
    case .failed: "fail"
    case .malformed, .missing, .unreadable: "error"
    }
  }

  /// A description on one line, in which nothing begins a directive.
  private static func escaped(_ text: String) -> String {
    Display.safe(text).escaping(["\\": "\\\\", "#": "\\#"])
  }

  /// A text in quotes, as JSON and YAML have it.
  private static func quoted(_ text: String) -> String {
    JSONOutput.string(Display.safe(text)).text()
  }
}
