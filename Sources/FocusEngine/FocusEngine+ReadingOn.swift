import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Where reading on begins.
  package enum ReadingStart: Hashable, Sendable {
    /// At the stop under the cursor.
    case cursor
    /// At the first stop.
    case top
  }

  /// Reads one stop after the other.
  package mutating func readAll(from start: ReadingStart, _ app: inout App) -> [Event] {
    notBuiltYet(&app)
  }
}
