import EarshotComposer
import EarshotSession

/// A tracker of the steps at which VoiceOver speaks only about itself, in practice mode and while
/// swipes change a VoiceOver setting.
///
/// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
struct OwnSpeech {
  private var isPracticing = false
  private var isOnSetting = false
  /// The gestures of the commands so far, because sessions often repeat commands.
  private var gestures: [Substring: Gesture?] = [:]

  /// Returns whether VoiceOver speaks only about itself at a step, and records the modes that the
  /// step leads to.
  mutating func covers(_ step: Transcript.Step) -> Bool {
    var isCovered = isPracticing
    for text in CommandParser.commands(in: step.command) {
      guard let gesture = gesture(of: text) else { continue }
      switch gesture {
      case .fourFingerDoubleTap:
        isPracticing.toggle()
        isCovered = true
      case .scrub where isPracticing: isPracticing = false
      case .rotor(let name):
        isOnSetting = VoiceOverWords.settingsOfRotor.contains(name.lowercased())
      case .turnRotor: isOnSetting = false
      case .swipe(let direction, _) where isOnSetting && [.up, .down].contains(direction):
        isCovered = true
      default: break
      }
    }
    return isCovered
  }

  /// Returns the gesture of a command, or `nil` if it isn't one.
  private mutating func gesture(of command: Substring) -> Gesture? {
    if let known = gestures[command] { return known }
    var gesture: Gesture?
    if case .gesture(let parsed)? = try? CommandParser.parse(command) { gesture = parsed }
    gestures[command] = .some(gesture)
    return gesture
  }
}
