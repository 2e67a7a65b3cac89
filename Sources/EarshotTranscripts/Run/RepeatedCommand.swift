import EarshotComposer
import EarshotSession

// Claims that only say what their command asks for.
extension Transcript.Step {
  /// Whether a claim says what the command above it is about, so that it's true unless the command
  /// is refused: that the cursor is on what was touched, that the screen is the one which was
  /// started, or that VoiceOver says of itself that it was switched.
  ///
  /// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
  func repeats(_ claim: Claim) -> Bool {
    guard !claim.isNegated else { return false }
    switch claim.content {
    case .focus(let target, within: nil), .reachable(let target), .task(_, let target):
      return lastGesture?.target == target
    case .screen(let name, isBelow: false):
      return if case .start(let screen) = lastGesture { screen == name } else { false }
    case .rotor(let name):
      return if case .rotor(let wanted) = lastGesture { wanted == name } else { false }
    case .says(let pattern):
      let isOfItself = lastGesture?.switchesVoiceOver ?? false
      return isOfItself && VoiceOverWords.ofItself.contains(where: pattern.isFound)
    default: return false
    }
  }

  /// The last command of the line, if it is a gesture.
  private var lastGesture: Gesture? {
    let last = CommandParser.commands(in: command).last
    guard let last, case .gesture(let gesture)? = try? CommandParser.parse(last) else { return nil }
    return gesture
  }
}

extension Gesture {
  /// The stop that the gesture ends on, unless it's refused.
  fileprivate var target: CommandTarget? {
    switch self {
    case .swipe(_, .until(let target)), .tap(let target?), .touch(.target(let target)): target
    default: nil
    }
  }

  /// Whether VoiceOver answers with words about itself.
  fileprivate var switchesVoiceOver: Bool {
    switch self {
    case .threeFingerDoubleTap, .threeFingerTripleTap, .threeFingerQuadrupleTap,
      .fourFingerDoubleTap, .voiceOver:
      true
    default: false
    }
  }
}
