import EarshotFocusEngine

/// A gesture that moves VoiceOver and does nothing else.
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`.
enum MovingGesture: String, CaseIterable {
  case right = "swipe right"
  case left = "swipe left"
  case down = "swipe down"
  case up = "swipe up"
  case turnRight = "rotor right"
  case turnLeft = "rotor left"
  case first = "four-finger tap top"
  case last = "four-finger tap bottom"

  /// What a gesture moves.
  enum Movement {
    /// The cursor, in reading order.
    case step(FocusEngine.CursorMove)
    /// The cursor, as the rotor stands.
    case swipe(RotorDirection)
    /// The rotor, by so many options.
    case turn(Int)
  }

  /// The command.
  var command: String { rawValue }

  /// What it moves.
  var movement: Movement {
    switch self {
    case .right: .step(.next)
    case .left: .step(.previous)
    case .first: .step(.first)
    case .last: .step(.last)
    case .down: .swipe(.next)
    case .up: .swipe(.previous)
    case .turnRight: .turn(1)
    case .turnLeft: .turn(-1)
    }
  }

  /// Whether it can move the cursor or the rotor where the rotor stands so.
  func canMove(_ option: RotorItem) -> Bool {
    guard case .swipe = movement else { return true }
    switch option {
    case .containers, .search, .custom: return true
    default: return false
    }
  }
}
