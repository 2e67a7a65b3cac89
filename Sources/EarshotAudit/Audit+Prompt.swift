public import EarshotSession
import EarshotLines
import EarshotNotation

extension Audit {
  /// What the rules say of the stop in focus, and of what else is shown, for the prompt.
  ///
  /// Nothing is gone through: it is about this moment.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes shown.
  public static func lines(on session: Session) -> [String] {
    let app = AuditedApp(isForeign: false, hasBehavior: true, session)
    var judge = AuditJudge(app)
    let screen = AuditedScreen(session, app)
    judge.look(at: screen)
    let cursor = screen.session.cursor
    let (here, there) = (
      judge.verdicts.filter { $0.complaint.node == cursor },
      judge.verdicts.filter { $0.complaint.node != cursor }
    )
    guard !judge.verdicts.isEmpty else { return ["the audit finds nothing on this screen"] }
    return [here.isEmpty ? "nothing at the stop in focus" : "at the stop in focus:"]
      + here.flatMap { [$0.line, "  " + $0.rule.page.wayOut] }
      + (there.isEmpty ? [] : ["elsewhere on the screen:"])
      + there.map { verdict in
        let node = verdict.complaint.node
        return "\(screen.tree.shortName(of: node)): \(verdict.line)"
      }
  }
}

extension AuditJudge.Verdict {
  /// The verdict on one line, without a place.
  fileprivate var line: String {
    let severity = complaint.message.severity ?? rule.severity
    return "\(severity.rawValue): \(Display.safe(complaint.message.text)) [\(rule.id)]"
  }
}
