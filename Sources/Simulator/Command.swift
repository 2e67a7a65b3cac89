import AccessibilityModel

/// What a person types at the prompt, understood.
enum Command: Hashable, Sendable {
  /// A gesture of VoiceOver, or the passing of time.
  case gesture(Gesture)
  /// A command of the REPL, beginning with a colon.
  case inspection(Inspection)

  /// What happens to the phone.
  enum Gesture: Hashable, Sendable {
    case start(screen: String?)
    case move(Direction, Repetition)
    case rotorItem(RotorSwipe, count: Int)
    case activate
    case speakItem
    case touch(CommandTarget)
    case touchPoint(Point, asWritten: String)
    case turnRotor(by: Int, count: Int)
    case rotor(named: String)
    case scrub
    case magicTap
    case first
    case last
    case adjust(ScaleMove, count: Int)
    case action(named: String)
    case type(String)
    case delete(Int)
    case pressReturn
    case wait(Milliseconds)
    /// Known, and to come with a later issue.
    case notBuiltYet(String)
    /// Known to VoiceOver, and left out.
    case notSimulated(String)
  }

  /// A swipe from item to item.
  enum Direction: String, Hashable, Sendable {
    case right, left
  }

  /// A swipe along what the rotor stands on.
  enum RotorSwipe: String, Hashable, Sendable {
    case down, up
  }

  /// How often a swipe is made.
  enum Repetition: Hashable, Sendable {
    case count(Int)
    case to(CommandTarget)
  }
}

/// A stop, as a command names it.
enum CommandTarget: Hashable, Sendable {
  /// By its identifier.
  case identifier(String)
  /// The first with that label.
  case label(String)
}

/// What the REPL tells about the session.
enum Inspection: Hashable, Sendable {
  case why, what, `where`, tree, screen, rotor, settings, keys, log, quit, reload
  case set(name: String, value: String)
  case undo(Int)
  case open(String)
  case help(String?)
  /// Known, and to come with a later issue.
  case notBuiltYet(String)
}
