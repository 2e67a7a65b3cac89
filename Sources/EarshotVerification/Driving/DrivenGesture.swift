/// A gesture that the service doesn't have, which a UI test performs as touches while VoiceOver is
/// on.
///
/// VoiceOver treats a test's touches as gestures, so a double tap activates the element under the
/// cursor, and a swipe down follows the rotor setting.
///
/// - Source: XCUIAutomation, XCUIElement: `doubleTap()`, `tap()`, `swipeUp()`, `swipeDown()`,
///   `tap(withNumberOfTaps:numberOfTouches:)`, `typeText(_:)`.
enum DrivenGesture: Hashable, Sendable {
  /// A double tap with one finger on the element with the cursor, or anywhere if nothing names it.
  case doubleTap(on: String?)
  /// A tap with one finger on an element, which moves the cursor there.
  case touch(String)
  /// A number of taps with a number of fingers.
  case taps(Int, fingers: Int)
  /// A number of swipes up or down with one finger.
  case swipe(isUp: Bool, times: Int)
  /// Swipes down with one finger to an action, and then a double tap.
  case action(swipes: Int)
  /// Typing on the keyboard.
  case type(String)
  /// The key Delete is pressed some times.
  case delete(Int)
  /// Turning VoiceOver on or off.
  case voiceOver(isOn: Bool)
}
