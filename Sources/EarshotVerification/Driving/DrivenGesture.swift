/// A gesture that `XCUIVoiceOverService` doesn't support, so a UI test performs it with touches
/// while VoiceOver is on.
///
/// VoiceOver treats a test's touches as gestures. A double tap activates the element under the
/// cursor, and a swipe down has the effect of the rotor setting.
///
/// - Source: XCUIAutomation, XCUIElement: `doubleTap()`, `tap()`, `swipeUp()`, `swipeDown()`,
///   `tap(withNumberOfTaps:numberOfTouches:)`, `typeText(_:)`.
enum DrivenGesture: Hashable, Sendable {
  /// A double tap with one finger on the element under the cursor, or anywhere if no name
  /// identifies the element.
  case doubleTap(on: String?)
  /// A tap with one finger on an element, which moves the cursor there.
  case touch(String)
  /// The given number of taps with the given number of fingers.
  case taps(Int, fingers: Int)
  /// The given number of swipes up or down with one finger.
  case swipe(isUp: Bool, times: Int)
  /// The given number of swipes down with one finger, which select an action, followed by a double
  /// tap.
  case action(swipes: Int)
  /// Typing text on the keyboard.
  case type(String)
  /// Pressing the Delete key the given number of times.
  case delete(Int)
  /// Turning VoiceOver on or off.
  case voiceOver(isOn: Bool)
}
