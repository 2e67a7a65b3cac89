public import EarshotSession
import EarshotLines
import EarshotNotation

extension Audit {
  /// Returns the rules' findings about a session's current screen, as lines for the prompt.
  ///
  /// Findings about the element under the cursor come first.
  ///
  /// The findings are only for the current state, because this method doesn't explore the app.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the screen.
  public static func lines(on session: Session) -> [String] {
    lines(on: session, AuditedApp(isForeign: false, hasBehavior: true, session)) { _ in [] }
  }

  /// Returns the rules' findings about a session's current screen, for an app whose files are
  /// known.
  ///
  /// Comments in the files suppress findings, and the rules take into account whether the app is an
  /// export.
  ///
  /// - Returns: The lines, or `nil` if the session isn't for this app.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  public func lines(on session: Session) -> [String]? {
    guard session.document.tree == document.tree else { return nil }
    return Audit.lines(on: session, app, ignoring: ignores)
  }

  private static func lines(
    on session: Session,
    _ app: AuditedApp,
    ignoring: ([AuditJudge.Verdict]) -> [Bool]
  ) -> [String] {
    var judge = AuditJudge(app)
    let screen = AuditedScreen(session, app)
    judge.look(at: screen)
    let ignored = Set(zip(judge.verdicts.indices, ignoring(judge.verdicts)).filter(\.1).map(\.0))
    let verdicts = judge.verdicts.enumerated().filter { !ignored.contains($0.offset) }.map(
      \.element
    )
    let cursor = screen.session.cursor
    let here = verdicts.filter { $0.complaint.node == cursor }
    let there = verdicts.filter { $0.complaint.node != cursor }
    let leftOut =
      ignored.isEmpty ? [] : ["comments suppress \(ignored.count.counted("finding"))"]
    guard !verdicts.isEmpty else {
      return [
        "the audit finds no problems on this screen in its current state; 'earshot audit' also "
          + "tries gestures"
      ]
        + leftOut
    }
    return [here.isEmpty ? "no findings at the cursor" : "at the cursor:"]
      + here.flatMap { [$0.line, "  " + $0.rule.page.advice(isForeign: app.isForeign)] }
      + (there.isEmpty ? [] : ["elsewhere on the screen:"])
      + there.map { verdict in
        let node = verdict.complaint.node
        return "\(screen.tree.nameInWords(of: node)): \(verdict.line)"
      } + leftOut
  }
}

extension AuditJudge.Verdict {
  /// The verdict on one line, without a place.
  fileprivate var line: String {
    let severity = complaint.message.severity ?? rule.severity
    return "\(severity.rawValue): \(Display.spoken(complaint.message.text)) [\(rule.id)]"
  }
}
