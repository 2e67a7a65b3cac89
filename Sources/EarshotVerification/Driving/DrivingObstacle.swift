/// The reason that a UI test can't perform a gesture of a session.
///
/// To add a reason, add a case, and the compiler asks for its words.
enum DrivingObstacle: Hashable, Sendable, CaseIterable {
  /// XCUITest has no such touch.
  case noTouch
  /// The rotor can't be turned to an item.
  case rotor
  /// Something happens to the phone, or someone speaks to it.
  case outside
  /// The user selects text by its words, or undoes typing.
  case selection
  /// Earshot refuses the gesture.
  case refused
  /// Nothing names the element that the gesture leads to.
  case unnamed
  /// The gesture moves to something that isn't there.
  case notFound
  /// The session takes gestures back.
  case takenBack
  /// The test doesn't perform an earlier gesture.
  case after

  /// The reason, as the end of a sentence.
  var words: String {
    switch self {
    case .noTouch: "XCUITest can't make this touch"
    case .rotor: "no documentation says how far a rotation turns the rotor"
    case .outside: "a UI test can't cause this event"
    case .selection: "no touch selects text by its words or takes back typing"
    case .refused: "Earshot refuses the gesture and doesn't know what the app does"
    case .unnamed: "the target element has no name"
    case .notFound: "the gesture finds no element to move to"
    case .takenBack: "a phone can't take anything back"
    case .after: "the test leaves out a gesture before it"
    }
  }

  /// Whether the test can nevertheless perform the gestures that follow.
  ///
  /// Turning the rotor doesn't move the cursor, and the test touches the elements that it finds. A
  /// gesture that Earshot refuses, or that finds nothing, also has no effect in Earshot.
  var letsGoOn: Bool { [.rotor, .refused, .notFound].contains(self) }
}
