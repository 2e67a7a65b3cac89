internal import EarshotModel
internal import EarshotSession

extension VoiceOverSession {
  /// What a person does with a phone while VoiceOver runs: a gesture, typing, or waiting.
  ///
  ///     try session.perform(.swipe(.right, to: "#pay"))
  ///     try session.perform(.doubleTap)
  ///
  /// A gesture prints as the command that a session file has. Stops are named as in commands: `#pay`
  /// by the identifier, anything else by the label. `earshot help gestures` tells what each does.
  public struct Gesture: Hashable, Sendable, CustomStringConvertible {
    let gesture: EarshotSession.Gesture

    init(_ gesture: EarshotSession.Gesture) { self.gesture = gesture }

    /// The gesture as a command: `swipe right to #pay`.
    public var description: String { gesture.description }

    /// Where fingers go.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
      /// To the left: the previous element, or the next page.
      case left
      /// To the right: the next element, or the page before.
      case right
      /// Up.
      case up
      /// Down.
      case down

      var direction: EarshotSession.Gesture.Direction {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
      }
    }

    /// Which way fingers turn on a dial.
    public enum Turn: String, CaseIterable, Hashable, Sendable {
      /// Against the clock: the option before.
      case left
      /// With the clock: the next option.
      case right

      var side: EarshotSession.Gesture.Side {
        switch self {
        case .left: .left
        case .right: .right
        }
      }
    }
  }
}

// One finger.
extension VoiceOverSession.Gesture {
  /// Launches the app anew, on its first screen.
  public static let start = Self(.start())

  /// Launches the app anew, on the screen of a name.
  public static func start(_ screen: String) -> Self { Self(.start(screen: screen)) }

  /// Flicks, so many times from 1 to 999, up to the first boundary.
  public static func swipe(_ direction: Direction, count: Int = 1) -> Self {
    Self(.swipe(direction.direction, count: count))
  }

  /// Flicks until the cursor is on a stop.
  public static func swipe(_ direction: Direction, to target: String) -> Self {
    Self(.swipe(direction.direction, to: CommandTarget(target)))
  }

  /// Taps once: speaks the element again.
  public static let tap = Self(.tap())

  /// Taps an element.
  public static func tap(_ target: String) -> Self { Self(.tap(CommandTarget(target))) }

  /// Lays a finger on a stop.
  public static func touch(_ target: String) -> Self { Self(.touch(CommandTarget(target))) }

  /// Lays a finger on a point of the screen, in points from its upper left corner.
  public static func touch(x: Double, y: Double) -> Self { Self(.touch(Point(x: x, y: y))) }

  /// Moves a finger from one point of the screen to another without lifting it, in points.
  public static func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double))
    -> Self
  {
    Self(.drag(from: Point(x: start.x, y: start.y), to: Point(x: end.x, y: end.y)))
  }

  /// Taps twice: activates the element.
  public static let doubleTap = Self(.doubleTap)

  /// Rests a finger on the element and taps with another: activates it, too.
  public static let splitTap = Self(.splitTap)

  /// Taps twice and holds: lets the touch through to the app.
  public static let doubleTapAndHold = Self(.doubleTapAndHold)

  /// Taps three times: a long press.
  public static let tripleTap = Self(.tripleTap)

  /// Taps twice, holds and moves: the movement goes to the app.
  public static func passThrough(_ direction: Direction) -> Self {
    Self(.passThrough(direction.direction))
  }
}

// More fingers.
extension VoiceOverSession.Gesture {
  /// Draws a Z with two fingers: leaves.
  public static let scrub = Self(.scrub)

  /// Taps twice with two fingers: does the most important thing of the screen.
  public static let magicTap = Self(.magicTap)

  /// Taps once with two fingers: pauses speech, or goes on.
  public static let twoFingerTap = Self(.twoFingerTap)

  /// Flicks with two fingers: down reads from here on, up from the top.
  public static func twoFingerSwipe(_ direction: Direction) -> Self {
    Self(.twoFingerSwipe(direction.direction))
  }

  /// Taps three times with two fingers: lists the elements.
  public static let twoFingerTripleTap = Self(.twoFingerTripleTap())

  /// Chooses the first element that holds a text from the list of elements.
  public static func twoFingerTripleTap(_ text: String) -> Self { Self(.twoFingerTripleTap(text)) }

  /// Flicks with three fingers, so many times from 1 to 999: scrolls by pages.
  public static func threeFingerSwipe(_ direction: Direction, count: Int = 1) -> Self {
    Self(.threeFingerSwipe(direction.direction, count: count))
  }

  /// Taps once with three fingers: says where the element is.
  public static let threeFingerTap = Self(.threeFingerTap)

  /// Taps twice with three fingers: turns speech off, and on again.
  public static let threeFingerDoubleTap = Self(.threeFingerDoubleTap)

  /// Taps three times with three fingers: turns the screen curtain on, and off again.
  public static let threeFingerTripleTap = Self(.threeFingerTripleTap)

  /// Taps four times with three fingers: copies what was spoken last.
  public static let threeFingerQuadrupleTap = Self(.threeFingerQuadrupleTap)

  /// Taps with four fingers in the upper half of the screen: to the first element.
  public static let fourFingerTapTop = Self(.fourFingerTap(.top))

  /// Taps with four fingers in the lower half of the screen: to the last element.
  public static let fourFingerTapBottom = Self(.fourFingerTap(.bottom))

  /// Taps twice with four fingers: gestures are practised, named and not made.
  public static let fourFingerDoubleTap = Self(.fourFingerDoubleTap)
}

// Rotor, actions and values.
extension VoiceOverSession.Gesture {
  /// Turns the rotor by so many options, from 1 to 999.
  public static func turnRotor(_ turn: Turn, count: Int = 1) -> Self {
    Self(.turnRotor(turn.side, count: count))
  }

  /// Turns the rotor to the option of a name.
  public static func rotor(_ name: String) -> Self { Self(.rotor(name)) }

  /// Performs the custom action of a name.
  public static func action(_ name: String) -> Self { Self(.action(name)) }

  /// Makes the value larger, so many times from 1 to 999, wherever the rotor stands.
  public static func increment(count: Int = 1) -> Self { Self(.increment(count: count)) }

  /// Makes the value smaller, so many times from 1 to 999, wherever the rotor stands.
  public static func decrement(count: Int = 1) -> Self { Self(.decrement(count: count)) }

  /// Zooms in on an element that supports it.
  public static let zoomIn = Self(.zoomIn)

  /// Zooms out again.
  public static let zoomOut = Self(.zoomOut)
}

// Typing and time.
extension VoiceOverSession.Gesture {
  /// Types a text into the field that is edited.
  public static func type(_ text: String) -> Self { Self(.type(text)) }

  /// Deletes so many characters before the insertion point, from 1 to 999, or what is selected.
  public static func delete(count: Int = 1) -> Self { Self(.delete(count: count)) }

  /// Touches the key Return or Done.
  public static let `return` = Self(.return)

  /// Selects the whole text.
  public static let selectAll = Self(.selectAll)

  /// Selects the first place of a text.
  public static func select(_ text: String) -> Self { Self(.select(text)) }

  /// Takes typing back.
  public static let undoTyping = Self(.undoTyping)

  /// Does typing again that was taken back.
  public static let redoTyping = Self(.redoTyping)

  /// Lets time pass, in steps of a millisecond; what is negative passes no time.
  public static func wait(_ time: Duration) -> Self {
    let (seconds, fraction) = time.components
    guard seconds >= 0, fraction >= 0 else { return Self(.wait(Milliseconds(0))) }
    let (product, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000)
    let count = overflow ? Int.max : product
    let milliseconds = Milliseconds(count) + Milliseconds(Int(fraction / 1_000_000_000_000_000))
    return Self(.wait(milliseconds))
  }
}
