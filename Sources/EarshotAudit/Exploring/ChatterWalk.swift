import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// A check that waits on a screen and counts the app's unprompted speech.
struct ChatterWalk: Sendable {
  private let screen: AuditedScreen
  /// The maximum number of times that an app may speak in ten seconds.
  private static let limit = 3

  init(on screen: AuditedScreen) { self.screen = screen }

  func judge(_ judge: inout AuditJudge) {
    var session = screen.session
    let lines = session.perform(.wait(.tenSeconds)).content
    let count = lines.count { if case .speech = $0 { true } else { false } }
    guard count > ChatterWalk.limit, session.shownNames == screen.session.shownNames else { return }
    let message: Complaint.Message =
      "VoiceOver speaks \(count) times in 10 seconds without a gesture"
    judge.say(Complaint(screen.screen, message), by: .liveRegionNoisy, on: screen)
  }
}
