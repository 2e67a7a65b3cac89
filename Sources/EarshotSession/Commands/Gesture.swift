public import EarshotModel

/// An action of a VoiceOver user: a gesture, typing, or waiting.
///
/// The textual form of a gesture is the command in a session:
///
///     Gesture("n 3") == .swipe(.right, count: 3)
///     Gesture.swipe(.right, to: "#pay").description    // swipe right to #pay
///     session.perform(.doubleTap).lines                // ["~ sound: activate"]
///
/// A table has a row for each gesture, with its name, its finger movements, its keys, and its
/// effect. `earshot help gestures` prints the rows.
///
/// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, "Commands".
public enum Gesture: Hashable, Sendable {
  /// A relaunch of the app, which opens the named screen, or the first screen if the name is `nil`.
  case start(screen: String? = nil)
  /// A one-finger flick, which moves to the next or previous element, or along the rotor setting.
  case swipe(Direction, Extent = .times(1))
  /// A one-finger tap, which repeats VoiceOver's words for the element under the cursor or, with a
  /// target, touches the target.
  case tap(CommandTarget? = nil)
  /// A one-finger touch, which moves the cursor to the touched stop.
  case touch(TouchTarget)
  /// A one-finger drag over the screen.
  case drag(from: Point, to: Point)
  /// A four-finger tap near an end of the screen, which moves to the first or the last element.
  case fourFingerTap(End)
  /// A two-finger turn, like turning a dial.
  case turnRotor(Side, count: Int = 1)
  /// A turn of the rotor to the named setting.
  case rotor(String)
  /// The custom action with the given name.
  case action(String)
  /// A one-finger double tap, which activates the element.
  case doubleTap
  /// A tap with one finger while another finger rests on the element, which also activates it.
  case splitTap
  /// A one-finger double tap and hold, which passes the touch through to the app.
  case doubleTapAndHold
  /// A one-finger triple tap, which performs a long press.
  case tripleTap
  /// A one-finger double tap, hold, and movement, which passes the movement through to the app.
  case passThrough(Direction)
  /// A two-finger scrub, which goes back or closes something.
  case scrub
  /// A two-finger double tap, which performs the most important action on the screen.
  case magicTap
  /// An increment of the value, regardless of the rotor setting.
  case increment(count: Int = 1)
  /// A decrement of the value, regardless of the rotor setting.
  case decrement(count: Int = 1)
  /// A three-finger flick, which scrolls by a page.
  case threeFingerSwipe(Direction, count: Int = 1)
  /// A one-finger flick up, while the rotor is set to Zoom.
  case zoomIn
  /// A one-finger flick down, while the rotor is set to Zoom.
  case zoomOut
  /// A two-finger tap, which pauses or resumes speech.
  case twoFingerTap
  /// A two-finger flick, after which VoiceOver reads from the cursor (down) or from the top (up).
  /// Earshot doesn't simulate left and right.
  case twoFingerSwipe(Direction)
  /// A two-finger triple tap, which lists the elements, or moves to the first element that contains
  /// the given text.
  case twoFingerTripleTap(String? = nil)
  /// A three-finger tap, after which VoiceOver says the position of the element.
  case threeFingerTap
  /// A three-finger double tap, which turns speech off or on.
  case threeFingerDoubleTap
  /// A three-finger triple tap, which turns the screen curtain on or off.
  case threeFingerTripleTap
  /// A three-finger quadruple tap, which copies the last speech.
  case threeFingerQuadrupleTap
  /// A four-finger double tap, which turns practice mode on or off. In this mode, VoiceOver names
  /// gestures without performing them.
  case fourFingerDoubleTap
  /// Three presses of the side button, which turn VoiceOver off or on.
  case voiceOver(isOn: Bool)
  /// The command that turns Voice Control on or off.
  case voiceControl(isOn: Bool)
  /// A phrase that the user says to Voice Control.
  case say(String)
  /// An event of the phone, such as a call, a change of a switch, or the sound of another app.
  case phone(PhoneEvent)
  /// Text that the user types into the edited field.
  case type(String)
  /// A deletion of the given number of characters before the insertion point, or of the selection.
  case delete(count: Int = 1)
  /// The Return or Done key on the screen keyboard.
  case `return`
  /// A selection of all text.
  case selectAll
  /// A selection of the first occurrence of the given text.
  case select(String)
  /// An undo of the last typing.
  case undoTyping
  /// A redo of the typing that was undone last.
  case redoTyping
  /// A wait of the given duration.
  case wait(Milliseconds)
  /// A one-finger quadruple tap, which isn't simulated.
  case quadrupleTap
  /// A two-finger double tap and hold for the user's own labels, which isn't simulated.
  case twoFingerDoubleTapAndHold
  /// A two-finger pinch, which isn't simulated.
  case twoFingerPinch
  /// A four-finger flick to a side, which opens a different app and isn't simulated.
  case fourFingerSwipe(Side)
  /// A one-finger slide from the lower edge, which opens the Home Screen and isn't simulated.
  case home
  /// A different VoiceOver gesture that Earshot doesn't simulate.
  case unsimulated(Unsimulated)
}

// Convenience functions for gestures with counts and targets.
extension Gesture {
  /// Returns a swipe that repeats the given number of times, up to the first boundary or refusal.
  public static func swipe(_ direction: Direction, count: Int) -> Gesture {
    .swipe(direction, .times(count))
  }

  /// Returns a swipe that repeats until the cursor is on the target, or until a swipe doesn't move
  /// the cursor.
  public static func swipe(_ direction: Direction, to target: CommandTarget) -> Gesture {
    .swipe(direction, .until(target))
  }

  /// Returns a touch of a point on the screen.
  public static func touch(_ point: Point) -> Gesture { .touch(.point(point)) }

  /// Returns a tap on the element under the cursor, or at a place.
  ///
  /// For a point, the result is a touch.
  ///
  /// - Source: SESSIONS.md, "Commands", `tap`.
  static func tapped(_ place: TouchTarget?) -> Gesture {
    switch place {
    case nil: .tap()
    case .target(let target): .tap(target)
    case .point(let point): .touch(point)
    }
  }

  /// Returns a touch of a stop.
  public static func touch(_ target: CommandTarget) -> Gesture { .touch(.target(target)) }
}
