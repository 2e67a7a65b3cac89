/// A gesture that the service doesn't have, as a UI test makes it: as touches, while VoiceOver is on.
///
/// VoiceOver takes a test's touches for gestures, so a double tap activates the element under the
/// cursor, and a swipe down does what the rotor stands for.
///
/// - Source: XCUIAutomation, XCUIElement: `doubleTap()`, `tap()`, `swipeUp()`, `swipeDown()`,
///   `tap(withNumberOfTaps:numberOfTouches:)`, `typeText(_:)`.
enum DrivenGesture: Hashable, Sendable {
  /// One finger taps twice: on the element with the cursor, or anywhere if nothing names it.
  case doubleTap(on: String?)
  /// One finger taps once on an element, so the cursor goes there.
  case touch(String)
  /// Some fingers tap some times.
  case taps(Int, fingers: Int)
  /// One finger swipes up or down some times.
  case swipe(isUp: Bool, times: Int)
  /// One finger swipes down to an action, then taps twice.
  case action(swipes: Int)
  /// Keys are typed.
  case type(String)
  /// The key Delete is pressed some times.
  case delete(Int)
  /// VoiceOver is turned on or off.
  case voiceOver(isOn: Bool)
}
