package import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Zooms the element under the cursor.
  package mutating func zoom(_ event: AppEvent, _ app: inout App) -> [Event] { notBuiltYet(&app) }

  mutating func zoom(
    _ index: ElementTree.Index,
    _ event: AppEvent,
    in app: inout App,
    _ moment: inout Moment
  ) {
    moment.sound(.refused(.notBuiltYet))
  }
}
