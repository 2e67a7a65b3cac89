import AccessibilityModel
import SimulatedApp

extension FocusEngine {
  /// Moves by a character, a word or a line of the text under the cursor.
  mutating func turnUnit(
    _ unit: TextUnit,
    _ way: RotorWay,
    in app: inout App,
    _ moment: inout Moment
  ) {
    moment.sound(.refused(.notBuiltYet))
  }
}
