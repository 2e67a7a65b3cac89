import EarshotFocusEngine

/// What a gesture moves that moves VoiceOver and does nothing else.
///
/// Of several shortest ways the one is found whose movements come first in this order.
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`; the order is our choice.
enum Movement: CaseIterable, Hashable, Sendable {
  /// The cursor goes on and back in reading order.
  case next, previous
  /// The cursor goes on and back as the rotor stands.
  case nextItem, previousItem
  /// The rotor turns.
  case turnRight, turnLeft
  /// The cursor goes to an end of the screen.
  case first, last

  /// Every movement, with the gesture that makes it.
  static let gestures: [(movement: Movement, gesture: Gesture)] = allCases.compactMap { movement in
    GestureDefinition.all.first { $0.movement == movement }?.plainGesture.map { (movement, $0) }
  }

  /// Whether it can move the cursor or the rotor where the rotor stands so.
  func canMove(_ option: RotorItem) -> Bool {
    guard self == .nextItem || self == .previousItem else { return true }
    switch option {
    case .containers, .search, .custom: return true
    default: return false
    }
  }
}
