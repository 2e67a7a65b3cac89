import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// Waits on a screen, and counts what is said by itself.
struct ChatterWalk: Sendable {
  private let screen: AuditedScreen
  /// How often something may be said in ten seconds.
  private static let limit = 3

  init(on screen: AuditedScreen) { self.screen = screen }

  func judge(_ judge: inout AuditJudge) {
    var session = screen.session
    let lines = session.perform(.wait(.tenSeconds)).content
    let count = lines.count { if case .speech = $0 { true } else { false } }
    guard count > ChatterWalk.limit, session.shownNames == screen.session.shownNames else { return }
    let message: Complaint.Message =
      "VoiceOver speaks \(count) times in ten seconds without being asked"
    judge.say(Complaint(screen.screen, message), by: .liveRegionNoisy, on: screen)
  }
}
