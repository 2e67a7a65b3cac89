package import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Drags a finger over the screen; speaks each stop that it meets.
  package mutating func drag(from start: Point, to end: Point, _ app: inout App) -> [Event] {
    notBuiltYet(&app)
  }
}
