import AccessibilityModel
import SimulatedApp

extension FocusEngine {
  /// Changes the setting that the dial stands on.
  mutating func turnSetting(_ way: RotorWay, _ moment: inout Moment) {
    moment.sound(.refused(.notBuiltYet))
  }
}
