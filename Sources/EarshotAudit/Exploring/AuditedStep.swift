import EarshotComposer
import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts

/// A gesture in a state, with its result.
///
/// This is a class, because it never changes and contains two sessions, which are expensive to
/// copy.
final class AuditedStep: Sendable {
  /// The screen before the gesture.
  let screen: AuditedScreen
  /// The stop that had the cursor, or `nil` for a gesture that isn't about a stop.
  let stop: AuditedStop?
  /// The gesture that the step makes.
  let gesture: Gesture
  /// The session before the gesture.
  let before: Session
  /// The session after the gesture.
  let after: Session
  /// The output of the gesture.
  let response: Session.Response
  /// The screen after the gesture, or `nil` if nothing changed.
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

  /// Returns whether the gesture did nothing for the given reason.
  func isRefused(because reason: Refusal) -> Bool {
    response.content.contains { line in
      if case .refusal(.gesture(let found)) = line { found == reason } else { false }
    }
  }

  /// Whether the gesture was refused for any reason.
  var isRefused: Bool {
    response.content.contains { if case .refusal = $0 { true } else { false } }
  }

  /// Whether the same screens, alerts, and sheets are open as before.
  var staysOnScreen: Bool {
    after.shownNames == before.shownNames && after.hasSameLayer(as: before)
  }

  /// Whether you hear anything other than the stop's own words, either immediately or while the app
  /// has time to respond.
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

  /// The time that the app has to respond with speech.
  private static let patience = Milliseconds(3_000)

  /// Returns whether a line is about something other than the stop.
  private func tells(_ line: SessionLine) -> Bool {
    switch line {
    case .speech(let spoken), .hint(let spoken): spoken.subject != stop?.index
    case .silence, .note, .claim, .refusal: false
    case .beside(.sound, let name): !AuditedStep.ownSounds.contains(name)
    case .beside, .voice, .graph: true
    }
  }

  /// The sounds that only confirm a gesture.
  private static let ownSounds: Set<String> = [Sound.activate.name, Sound.boundary.name]
}
