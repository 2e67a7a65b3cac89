import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts

/// A gesture in a state, and what came of it.
///
/// It never changes, and it holds two sessions, which are expensive to copy; so it is a class.
final class AuditedStep: Sendable {
  /// What was shown before.
  let screen: AuditedScreen
  /// The stop that had the cursor, or `nil` for a gesture that belongs to none.
  let stop: AuditedStop?
  /// The gesture.
  let gesture: Gesture
  /// The session before it.
  let before: Session
  /// The session after it.
  let after: Session
  /// What was heard.
  let response: Session.Response
  /// What is shown after it, or `nil` where nothing changed.
  let shown: AuditedScreen?

  init(
    screen: AuditedScreen,
    stop: AuditedStop?,
    gesture: Gesture,
    before: Session,
    after: Session,
    response: Session.Response,
    shown: AuditedScreen?
  ) {
    self.screen = screen
    self.stop = stop
    self.gesture = gesture
    self.before = before
    self.after = after
    self.response = response
    self.shown = shown
  }

  /// Whether the gesture came to nothing for a reason.
  func isRefused(because reason: Refusal) -> Bool {
    response.content.contains { line in
      if case .refusal(.gesture(let found)) = line { found == reason } else { false }
    }
  }

  /// Whether it was refused at all.
  var isRefused: Bool {
    response.content.contains { if case .refusal = $0 { true } else { false } }
  }

  /// Whether the same screens, alerts and sheets are shown as before.
  var staysOnScreen: Bool {
    after.shownNames == before.shownNames && after.hasSameLayer(as: before)
  }

  /// Whether anything is heard but the stop itself, which says again what it said before.
  var isHeard: Bool {
    if response.content.contains(where: tells) { return true }
    guard let stop else { return false }
    if after.stops.contains(stop.index),
      after.utterance(at: stop.index, from: stop.index).text != stop.utterance.text
    {
      return true
    }
    var later = after
    return later.perform(.wait(AuditedStep.patience)).content.contains(where: tells)
  }

  /// How long an app may take to say something.
  private static let patience = Milliseconds(3_000)

  /// Whether a line tells of something else than the stop.
  private func tells(_ line: SessionLine) -> Bool {
    switch line {
    case .speech(let spoken), .hint(let spoken): spoken.subject != stop?.index
    case .silence, .note, .claim, .refusal: false
    case .beside(.sound, let name): !AuditedStep.ownSounds.contains(name)
    case .beside, .voice, .graph: true
    }
  }

  /// The sounds that say only that a gesture was made.
  private static let ownSounds: Set<String> = [Sound.activate.name, Sound.boundary.name]
}
