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
    if let gesture = step.soleGesture { return covers(gesture) || isCovered }
    for text in CommandParser.commands(in: step.command) {
      if let gesture = gesture(of: text), covers(gesture) { isCovered = true }
    }
    return isCovered
  }

  /// Returns whether VoiceOver surely speaks only about itself after a gesture, and records the mode
  /// that the gesture leads to.
  private mutating func covers(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .fourFingerDoubleTap:
      isPracticing.toggle()
      return true
    case .scrub where isPracticing: isPracticing = false
    case .rotor(let name):
      isOnSetting = VoiceOverWords.settingsOfRotor.contains(name.lowercased())
    case .turnRotor: isOnSetting = false
    case .swipe(let direction, _): return isOnSetting && [.up, .down].contains(direction)
    default: break
    }
    return false
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
