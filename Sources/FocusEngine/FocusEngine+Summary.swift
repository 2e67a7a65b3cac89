import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Tells where the element under the cursor stands.
  package mutating func summarise(_ app: inout App) -> [Event] { notBuiltYet(&app) }
}
