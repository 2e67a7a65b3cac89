/// Why a UI test can't make a gesture of a session.
///
/// A new one is a case; the compiler asks for its words.
enum DrivingObstacle: Hashable, Sendable, CaseIterable {
  /// XCUITest has no such touch.
  case noTouch
  /// The rotor can't be turned to an item.
  case rotor
  /// Something happens to the phone, or somebody speaks to it.
  case outside
  /// A text is selected by its words, or typing is taken back.
  case selection
  /// Earshot refuses the gesture.
  case refused
  /// Nothing names the element that it leads to.
  case unnamed
  /// It moves to what isn't there.
  case notFound
  /// The session takes gestures back.
  case takenBack
  /// A gesture before it isn't made.
  case after

  /// The reason, as the end of a sentence.
  var words: String {
    switch self {
    case .noTouch: "XCUITest has no such touch"
    case .rotor: "how far a rotation turns the rotor isn't documented"
    case .outside: "a UI test can't make it happen"
    case .selection: "no touch selects text by its words or takes typing back"
    case .refused: "Earshot refuses it, so it doesn't know what the app does"
    case .unnamed: "nothing names the element that it leads to"
    case .notFound: "it finds nothing to move to"
    case .takenBack: "a phone takes nothing back"
    case .after: "a gesture before it isn't made"
    }
  }

  /// Whether the gestures that follow can be made all the same.
  ///
  /// Turning the rotor moves nothing, and what is found with it is touched; nothing happens either in
  /// Earshot if a gesture is refused or finds nothing.
  var letsGoOn: Bool { [.rotor, .refused, .notFound].contains(self) }
}
