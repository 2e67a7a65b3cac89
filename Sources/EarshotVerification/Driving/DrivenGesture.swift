/// A gesture that the service doesn't support, so a UI test performs it with touches while
/// VoiceOver is on.
///
/// VoiceOver treats a test's touches as gestures. A double tap activates the element under the
/// cursor, and a swipe down has the effect of the rotor setting.
///
/// - Source: XCUIAutomation, XCUIElement: `doubleTap()`, `tap()`, `swipeUp()`, `swipeDown()`,
///   `tap(withNumberOfTaps:numberOfTouches:)`, `typeText(_:)`.
enum DrivenGesture: Hashable, Sendable {
  /// A double tap with one finger on the element with the cursor, or anywhere if no name identifies
  /// the element.
  case doubleTap(on: String?)
  /// A tap with one finger on an element, which moves the cursor there.
  case touch(String)
  /// A number of taps with a number of fingers.
  case taps(Int, fingers: Int)
  /// A number of swipes up or down with one finger.
  case swipe(isUp: Bool, times: Int)
  /// A number of swipes down with one finger, which select an action, followed by a double tap.
  case action(swipes: Int)
  /// Typing text on the keyboard.
  case type(String)
  /// Pressing the Delete key a number of times.
  case delete(Int)
  /// Turning VoiceOver on or off.
  case voiceOver(isOn: Bool)
}
