internal import EarshotModel
internal import EarshotSession

extension VoiceOverSession {
  /// A user action while VoiceOver is on: a gesture, typing, or waiting.
  ///
  ///     try session.perform(.swipe(.right, to: "#pay"))
  ///     try session.perform(.doubleTap)
  ///
  /// The description of a gesture is its command in a session file. Name a stop as in a command:
  /// `#pay` is an identifier, and anything else is a label. `earshot help gestures` describes each
  /// gesture.
  public struct Gesture: Hashable, Sendable, CustomStringConvertible {
    let gesture: EarshotSession.Gesture
    /// The command of a gesture with an invalid number, such as `swipe right 0`, or `nil` for any
    /// other gesture.
    private let mistake: String?

    init(_ gesture: EarshotSession.Gesture, mistake: String? = nil) {
      self.gesture = gesture
      self.mistake = mistake
    }

    /// Creates a gesture with a count.
    ///
    /// The session rejects a count outside the range 1 to 999.
    init(_ count: Int, _ gesture: (Int) -> EarshotSession.Gesture) {
      let isPossible = (1...999).contains(count)
      self.init(
        gesture(isPossible ? count : 1),
        mistake: isPossible ? nil : "\(gesture(1)) \(count)"
      )
    }

    /// Whether the session can't try the gesture because a number in it is out of range.
    var isMistaken: Bool { mistake != nil }

    /// The command for the gesture, such as `swipe right to #pay`.
    public var description: String { mistake ?? gesture.description }

    /// The direction in which fingers move.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
      /// To the left: to the previous element or, with three fingers, the next page.
      case left
      /// To the right: to the next element or, with three fingers, the previous page.
      case right
      /// Toward the top of the screen.
      case up
      /// Toward the bottom of the screen.
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

    /// The direction in which fingers turn the rotor.
    public enum RotorDirection: String, CaseIterable, Hashable, Sendable {
      /// Counterclockwise, to the previous setting.
      case left
      /// Clockwise, to the next setting.
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

// Gestures with one finger.
extension VoiceOverSession.Gesture {
  /// A gesture that launches the app again, on its first screen.
  public static let start = Self(.start())

  /// Launches the app again, on the named screen.
  public static func start(_ screen: String) -> Self { Self(.start(screen: screen)) }

  /// Swipes with one finger up to `count` times, 1 to 999, and stops at the first boundary.
  public static func swipe(_ direction: Direction, count: Int = 1) -> Self {
    Self(count) { .swipe(direction.direction, count: $0) }
  }

  /// Swipes with one finger until the cursor is on the target.
  public static func swipe(_ direction: Direction, to target: String) -> Self {
    Self(.swipe(direction.direction, to: CommandTarget(target)))
  }

  /// A tap to hear the element under the cursor again.
  public static let tap = Self(.tap())

  /// Taps the target to move the cursor to it.
  public static func tap(_ target: String) -> Self { Self(.tap(CommandTarget(target))) }

  /// Touches the target with a finger.
  public static func touch(_ target: String) -> Self { Self(.touch(CommandTarget(target))) }

  /// Touches a position on the screen, in points from its upper-left corner.
  public static func touch(x: Double, y: Double) -> Self {
    Self(
      .touch(Point(x: x, y: y)),
      mistake: x.isFinite && y.isFinite ? nil : "touch \(x) \(y)"
    )
  }

  /// Drags a finger between two positions on the screen, in points from its upper-left corner.
  public static func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double))
    -> Self
  {
    let isPossible = [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    return Self(
      .drag(from: Point(x: start.x, y: start.y), to: Point(x: end.x, y: end.y)),
      mistake: isPossible ? nil : "drag \(start.x) \(start.y) to \(end.x) \(end.y)"
    )
  }

  /// A double tap to activate the element under the cursor.
  public static let doubleTap = Self(.doubleTap)

  /// A tap with a second finger to activate the element that the first finger rests on.
  public static let splitTap = Self(.splitTap)

  /// A double tap and hold to pass the touch through to the app.
  public static let doubleTapAndHold = Self(.doubleTapAndHold)

  /// A triple tap to perform a long press.
  public static let tripleTap = Self(.tripleTap)

  /// Double-taps, holds, and moves the finger to pass the movement through to the app.
  public static func passThrough(_ direction: Direction) -> Self {
    Self(.passThrough(direction.direction))
  }
}

// Gestures with two or more fingers.
extension VoiceOverSession.Gesture {
  /// A two-finger scrub (a Z) to go back, close an alert or a sheet, or end editing.
  public static let scrub = Self(.scrub)

  /// A two-finger double tap to perform the screen's most important action.
  public static let magicTap = Self(.magicTap)

  /// A two-finger tap to pause or resume speech.
  public static let twoFingerTap = Self(.twoFingerTap)

  /// Swipes with two fingers: down to read from the cursor, or up to read from the top.
  public static func twoFingerSwipe(_ direction: Direction) -> Self {
    Self(.twoFingerSwipe(direction.direction))
  }

  /// A two-finger triple tap to open the item chooser.
  public static let twoFingerTripleTap = Self(.twoFingerTripleTap())

  /// Moves to the first element in the item chooser whose description contains the text.
  public static func twoFingerTripleTap(_ text: String) -> Self { Self(.twoFingerTripleTap(text)) }

  /// Swipes with three fingers `count` times, 1 to 999, to scroll by pages.
  public static func threeFingerSwipe(_ direction: Direction, count: Int = 1) -> Self {
    Self(count) { .threeFingerSwipe(direction.direction, count: $0) }
  }

  /// A three-finger tap to hear the position of the element.
  public static let threeFingerTap = Self(.threeFingerTap)

  /// A three-finger double tap to turn speech off or on.
  public static let threeFingerDoubleTap = Self(.threeFingerDoubleTap)

  /// A three-finger triple tap to turn the screen curtain on or off.
  public static let threeFingerTripleTap = Self(.threeFingerTripleTap)

  /// A three-finger quadruple tap to copy the last speech.
  public static let threeFingerQuadrupleTap = Self(.threeFingerQuadrupleTap)

  /// A four-finger tap on the upper half of the screen, to move to the first element.
  public static let fourFingerTapTop = Self(.fourFingerTap(.top))

  /// A four-finger tap on the lower half of the screen, to move to the last element.
  public static let fourFingerTapBottom = Self(.fourFingerTap(.bottom))

  /// A four-finger double tap to start or end practice mode.
  public static let fourFingerDoubleTap = Self(.fourFingerDoubleTap)
}

// Rotor, actions, and values.
extension VoiceOverSession.Gesture {
  /// Turns the rotor by the given number of settings, 1 to 999.
  public static func turnRotor(_ direction: RotorDirection, count: Int = 1) -> Self {
    Self(count) { .turnRotor(direction.side, count: $0) }
  }

  /// Turns the rotor to the named setting.
  public static func rotor(_ name: String) -> Self { Self(.rotor(name)) }

  /// Performs the named custom action.
  public static func action(_ name: String) -> Self { Self(.action(name)) }

  /// Increments the value 1 to 999 times, whatever the rotor setting.
  public static func increment(count: Int = 1) -> Self { Self(count) { .increment(count: $0) } }

  /// Decrements the value 1 to 999 times, whatever the rotor setting.
  public static func decrement(count: Int = 1) -> Self { Self(count) { .decrement(count: $0) } }

  /// A gesture that zooms in on an element with the trait `supportsZoom`.
  public static let zoomIn = Self(.zoomIn)

  /// A gesture that zooms out of an element with the trait `supportsZoom`.
  public static let zoomOut = Self(.zoomOut)
}

// Typing and time.
extension VoiceOverSession.Gesture {
  /// Types text into the field that's being edited.
  public static func type(_ text: String) -> Self { Self(.type(text)) }

  /// Deletes the selection, or 1 to 999 characters before the insertion point.
  public static func delete(count: Int = 1) -> Self { Self(count) { .delete(count: $0) } }

  /// A press of the Return or Done key.
  public static let `return` = Self(.return)

  /// A gesture that selects all text in the field that's being edited.
  public static let selectAll = Self(.selectAll)

  /// Selects the first occurrence of the given text.
  public static func select(_ text: String) -> Self { Self(.select(text)) }

  /// A gesture that undoes the last typing.
  public static let undoTyping = Self(.undoTyping)

  /// A gesture that redoes the typing that was undone last.
  public static let redoTyping = Self(.redoTyping)

  /// Says a phrase to Voice Control, such as `Tap Pay`.
  ///
  /// Before the phrase, turn on Voice Control with the setting `voiceControl` or with
  /// ``voiceControl(isOn:)``.
  public static func say(_ phrase: String) -> Self { Self(.say(phrase)) }

  /// Turns Voice Control on or off.
  public static func voiceControl(isOn: Bool) -> Self { Self(.voiceControl(isOn: isOn)) }

  /// Lets the given time pass, in whole milliseconds.
  ///
  /// The session throws an error for a negative duration.
  public static func wait(_ time: Duration) -> Self {
    let (seconds, fraction) = time.components
    guard time >= .zero else {
      let mistake = Double(seconds) + Double(fraction) / 1e18
      return Self(.wait(Milliseconds(0)), mistake: "wait \(mistake)s".replacing(".0s", with: "s"))
    }
    let (product, overflow) = Int(clamping: seconds).multipliedReportingOverflow(by: 1_000)
    let count = overflow ? Int.max : product
    let milliseconds = Milliseconds(count) + Milliseconds(Int(fraction / 1_000_000_000_000_000))
    return Self(.wait(milliseconds))
  }
}
