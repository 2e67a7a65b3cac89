import EarshotLines
import EarshotNotation

/// What there is to tell of sessions as annotations that GitHub shows beside the lines of a file.
///
/// A text from a file can never become a command to the build server: each annotation is one line
/// that begins with `::error`, and its data is escaped.
///
/// - Source: GitHub Actions, "Workflow commands".
package enum GitHubReport {
  /// The annotations of a session, a line each.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - paths: How the server calls the files.
  /// - Returns: The lines.
  package static func lines(
    of session: TestedSession,
    _ paths: ReportPaths = .unchanged
  ) -> [String] {
    switch session.outcome {
    case .passed: []
    case .skipped: [line("notice", session.notice, paths)]
    case .failed, .malformed, .missing, .unreadable:
      session.findings.map { line("error", $0, paths) }
    }
  }

  /// A file's name in a line that must be no command, whatever stands in it.
  ///
  /// The build server looks for `::` at the beginning of a line, and for `##[` anywhere.
  package static func harmless(_ text: String) -> String {
    let line = Display.safe(text).escaping(["#": "\\#"])
    return line.trimmed.utf8.first == UInt8(ascii: ":") ? "\\" + line : line
  }

  private static func line(
    _ command: String,
    _ finding: Finding,
    _ paths: ReportPaths
  ) -> String {
    GitHubAnnotation(
      command,
      file: paths.path(finding.place.file),
      line: finding.place.line,
      column: finding.place.column,
      title: finding.message,
      lines: finding.lines.map(\.withoutReturn)
    ).text
  }
}

extension TestedSession {
  /// Why the session was passed over, as something to tell.
  fileprivate var notice: Finding { Finding(.unreadable(reason), at: .init(file, line: line)) }
}
