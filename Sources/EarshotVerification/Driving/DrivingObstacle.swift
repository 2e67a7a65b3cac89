/// A reason that a UI test can't perform a gesture of a session.
///
/// To add a reason, add a case. The compiler then requires its words.
enum DrivingObstacle: Hashable, Sendable, CaseIterable {
  /// XCUITest doesn't support the touch.
  case noTouch
  /// The test can't turn the rotor to an item.
  case rotor
  /// Something happens to the phone, or someone speaks to it.
  case outside
  /// The user selects text by its words, or undoes typing.
  case selection
  /// Earshot refuses the gesture.
  case refused
  /// No name identifies the element that the gesture leads to.
  case unnamed
  /// The gesture moves to something that isn't there.
  case notFound
  /// The session undoes gestures.
  case takenBack
  /// The test couldn't perform an earlier gesture.
  case after

  /// The reason, as the end of a sentence.
  var words: String {
    switch self {
    case .noTouch: "XCUITest doesn't support such touches"
    case .rotor: "no documentation says how far a rotation turns the rotor"
    case .outside: "a UI test can't cause such events"
    case .selection: "no touch selects text by its words or undoes typing"
    case .refused: "Earshot doesn't know what the app does after a refused gesture"
    case .unnamed: "the target element has no name"
    case .notFound: "the gesture finds no element to move to"
    case .takenBack: "a device can't undo a gesture"
    case .after: "the test leaves out an earlier gesture"
    }
  }

  /// Whether the test can still perform the gestures that follow.
  ///
  /// Turning the rotor doesn't move the cursor, and the test touches the elements that the rotor
  /// finds. A gesture that Earshot refuses or that finds nothing has no effect in Earshot either.
  var letsGoOn: Bool { [.rotor, .refused, .notFound].contains(self) }
}
