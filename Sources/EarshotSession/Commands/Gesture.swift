public import EarshotModel

/// An action of a person while VoiceOver is on: a gesture, typing, or waiting.
///
/// A gesture's notation is the command of a session:
///
///     Gesture("n 3") == .swipe(.right, count: 3)
///     Gesture.swipe(.right, to: "#pay").description    // swipe right to #pay
///     session.perform(.doubleTap).lines                // ["~ sound: activate"]
///
/// One row of a table has the name of each gesture, the movements of fingers, the keys, and the
/// effect. `earshot help gestures` prints the rows.
///
/// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, "Commands".
public enum Gesture: Hashable, Sendable {
  /// Relaunches the app, on the named screen or on its first one.
  case start(screen: String? = nil)
  /// A one-finger flick, which moves to the next or previous element, or along the rotor setting.
  case swipe(Direction, Extent = .times(1))
  /// A one-finger tap, which says the element again, or moves to an element like a touch.
  case tap(CommandTarget? = nil)
  /// One finger touches the screen.
  case touch(TouchTarget)
  /// One finger moves over the screen without leaving it.
  case drag(from: Point, to: Point)
  /// A four-finger tap near an end of the screen, which moves to the first or the last element.
  case fourFingerTap(End)
  /// A two-finger turn, like turning a dial.
  case turnRotor(Side, count: Int = 1)
  /// Turns the rotor to the named setting.
  case rotor(String)
  /// Performs the custom action of a name.
  case action(String)
  /// One finger taps twice: activates the element.
  case doubleTap
  /// One finger rests on the element while another taps, which also activates the element.
  case splitTap
  /// A one-finger double tap and hold, which passes the touch through to the app.
  case doubleTapAndHold
  /// One finger taps three times: performs a long press.
  case tripleTap
  /// A one-finger double tap, hold, and movement, which passes the movement through to the app.
  case passThrough(Direction)
  /// A Z with two fingers, which goes back or closes something.
  case scrub
  /// A two-finger double tap, which performs the most important action on the screen.
  case magicTap
  /// Increments the value, whatever the rotor setting.
  case increment(count: Int = 1)
  /// Decrements the value, whatever the rotor setting.
  case decrement(count: Int = 1)
  /// Three fingers flick: scrolls by a page.
  case threeFingerSwipe(Direction, count: Int = 1)
  /// The rotor is set to Zoom, and one finger flicks up.
  case zoomIn
  /// The rotor is set to Zoom, and one finger flicks down.
  case zoomOut
  /// Two fingers tap once: pauses or resumes speech.
  case twoFingerTap
  /// A two-finger flick, which reads from the cursor (down) or from the top (up). Earshot doesn't
  /// simulate left and right.
  case twoFingerSwipe(Direction)
  /// A two-finger triple tap, which lists the elements, or moves to the first element that contains
  /// the given text.
  case twoFingerTripleTap(String? = nil)
  /// Three fingers tap once: says the position of the element.
  case threeFingerTap
  /// Three fingers tap twice: turns speech off or on.
  case threeFingerDoubleTap
  /// A three-finger triple tap, which turns the screen curtain on or off.
  case threeFingerTripleTap
  /// Three fingers tap four times: copies the last speech.
  case threeFingerQuadrupleTap
  /// A four-finger double tap, which turns practice mode on or off. In this mode, VoiceOver names
  /// gestures without performing them.
  case fourFingerDoubleTap
  /// Three presses of the side button, which turn VoiceOver off or on.
  case voiceOver(isOn: Bool)
  /// Turns Voice Control on or off.
  case voiceControl(isOn: Bool)
  /// The user says something to Voice Control.
  case say(String)
  /// An event of the phone: a call, a switch, or the sound of another app.
  case phone(PhoneEvent)
  /// Types text into the edited field.
  case type(String)
  /// Deletes the given number of characters before the insertion point, or the selection.
  case delete(count: Int = 1)
  /// The key Return or Done of the keyboard on the screen.
  case `return`
  /// Selects the whole text.
  case selectAll
  /// Selects the first occurrence of the given text.
  case select(String)
  /// Undoes typing.
  case undoTyping
  /// Redoes typing that was undone.
  case redoTyping
  /// Lets time pass.
  case wait(Milliseconds)
  /// A one-finger quadruple tap, which isn't simulated.
  case quadrupleTap
  /// A two-finger double tap and hold for the user's own labels, which isn't simulated.
  case twoFingerDoubleTapAndHold
  /// Two fingers that move apart or together, which isn't simulated.
  case twoFingerPinch
  /// A four-finger flick to a side, which opens a different app and isn't simulated.
  case fourFingerSwipe(Side)
  /// A one-finger slide from the lower edge, which opens the Home Screen and isn't simulated.
  case home
  /// A different VoiceOver gesture that Earshot doesn't simulate.
  case unsimulated(Unsimulated)
}

// Gestures with counts and targets, in the notation of code.
extension Gesture {
  /// Swipes the given number of times, up to the first boundary or refusal.
  public static func swipe(_ direction: Direction, count: Int) -> Gesture {
    .swipe(direction, .times(count))
  }

  /// Swipes until the cursor is on a stop, or it can't get there.
  public static func swipe(_ direction: Direction, to target: CommandTarget) -> Gesture {
    .swipe(direction, .until(target))
  }

  /// Touches a point on the screen.
  public static func touch(_ point: Point) -> Gesture { .touch(.point(point)) }

  /// Taps once on the element with the cursor or at a place.
  ///
  /// At a point, a tap is a touch.
  ///
  /// - Source: SESSIONS.md, "Commands", `tap`.
  static func tapped(_ place: TouchTarget?) -> Gesture {
    switch place {
    case nil: .tap()
    case .target(let target): .tap(target)
    case .point(let point): .touch(point)
    }
  }

  /// Touches a stop.
  public static func touch(_ target: CommandTarget) -> Gesture { .touch(.target(target)) }
}
