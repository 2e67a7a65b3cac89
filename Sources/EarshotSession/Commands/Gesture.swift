public import EarshotModel

/// An action of a person while VoiceOver runs: a gesture, typing, or waiting.
///
/// A gesture's notation is the command of a session:
///
///     Gesture("n 3") == .swipe(.right, count: 3)
///     Gesture.swipe(.right, to: "#pay").description    // swipe right to #pay
///     session.perform(.doubleTap).lines                // ["~ sound: activate"]
///
/// One row of a table has the name of each gesture, how fingers and keys make it, and what it does;
/// `earshot help gestures` prints the rows.
///
/// - Source: VOICEOVER.md, chapter 5; SESSIONS.md, "Commands".
public enum Gesture: Hashable, Sendable {
  /// Relaunches the app, on the named screen or on its first one.
  case start(screen: String? = nil)
  /// One finger flicks: goes to the next or previous element, or along the rotor setting.
  case swipe(Direction, Extent = .times(1))
  /// One finger taps once: says the element again, or goes to one like a touch.
  case tap(CommandTarget? = nil)
  /// One finger touches the screen.
  case touch(Place)
  /// One finger moves over the screen without leaving it.
  case drag(from: Point, to: Point)
  /// Four fingers tap once near an end of the screen: goes to the first or the last element.
  case fourFingerTap(End)
  /// Two fingers turn like a dial.
  case turnRotor(Side, count: Int = 1)
  /// Turns the rotor to the named setting.
  case rotor(String)
  /// Performs the custom action of a name.
  case action(String)
  /// One finger taps twice: activates the element.
  case doubleTap
  /// One finger rests on the element while another taps, which also activates the element.
  case splitTap
  /// One finger taps twice and stays: passes the touch through to the app.
  case doubleTapAndHold
  /// One finger taps three times: performs a long press.
  case tripleTap
  /// One finger taps twice, stays, and moves: passes the movement through to the app.
  case passThrough(Direction)
  /// Two fingers draw a Z: goes back or closes something.
  case scrub
  /// Two fingers tap twice: performs the most important action on the screen.
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
  /// Two fingers flick: down reads from here, up from the top; Earshot doesn't simulate left and
  /// right.
  case twoFingerSwipe(Direction)
  /// Two fingers tap three times: lists the elements, or goes to the first that contains the given
  /// text.
  case twoFingerTripleTap(String? = nil)
  /// Three fingers tap once: says the position of the element.
  case threeFingerTap
  /// Three fingers tap twice: turns speech off or on.
  case threeFingerDoubleTap
  /// Three fingers tap three times: turns the screen curtain on or off.
  case threeFingerTripleTap
  /// Three fingers tap four times: copies the last speech.
  case threeFingerQuadrupleTap
  /// Four fingers tap twice: turns practice mode on or off, in which VoiceOver names gestures
  /// without performing them.
  case fourFingerDoubleTap
  /// Three presses of the side button: turns VoiceOver off or on.
  case voiceOver(isOn: Bool)
  /// Turns Voice Control on or off.
  case voiceControl(isOn: Bool)
  /// The user says something to Voice Control.
  case say(String)
  /// An event of the phone: a call, a switch, or the sound of a different app.
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
  /// One finger taps four times; not simulated.
  case quadrupleTap
  /// Two fingers tap twice and stay: the user's own label; not simulated.
  case twoFingerDoubleTapAndHold
  /// Two fingers move apart or together; not simulated.
  case twoFingerPinch
  /// Four fingers flick to one side: goes to a different app; not simulated.
  case fourFingerSwipe(Side)
  /// One finger slides up from the lower edge: goes to the home screen; not simulated.
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

  /// Swipes until the cursor is on a stop, or can't get there.
  public static func swipe(_ direction: Direction, to target: CommandTarget) -> Gesture {
    .swipe(direction, .until(target))
  }

  /// Touches a point on the screen.
  public static func touch(_ point: Point) -> Gesture { .touch(.point(point)) }

  /// Taps once on the element with the cursor, or at a place; at a point, a tap is a touch.
  ///
  /// - Source: SESSIONS.md, "Commands", `tap`.
  static func tapped(_ place: Place?) -> Gesture {
    switch place {
    case nil: .tap()
    case .target(let target): .tap(target)
    case .point(let point): .touch(point)
    }
  }

  /// Touches a stop.
  public static func touch(_ target: CommandTarget) -> Gesture { .touch(.target(target)) }
}
