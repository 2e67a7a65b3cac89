import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Selects the whole text of the field that is edited.
  package mutating func selectAll(_ app: inout App) -> [Event] { notBuiltYet(&app) }

  /// Selects a part of the text of the field that is edited.
  package mutating func select(_ text: String, _ app: inout App) -> [Event] { notBuiltYet(&app) }

  /// Takes back what was typed last.
  package mutating func undoTyping(_ app: inout App) -> [Event] { notBuiltYet(&app) }

  /// Types again what was taken back.
  package mutating func redoTyping(_ app: inout App) -> [Event] { notBuiltYet(&app) }
}
