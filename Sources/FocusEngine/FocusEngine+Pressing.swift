import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Double-taps and holds: what follows goes to the app.
  package mutating func doubleTapAndHold(_ app: inout App) -> [Event] { notBuiltYet(&app) }

  /// Taps three times: a long press.
  package mutating func longPress(_ app: inout App) -> [Event] { notBuiltYet(&app) }
}
