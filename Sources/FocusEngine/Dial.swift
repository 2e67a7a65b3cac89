import AccessibilityModel
import SimulatedApp

/// The rotor's dial: the option it stands on, and where the option's own list stands.
///
/// - Source: VOICEOVER.md, chapter 7.
package struct Dial: Hashable, Sendable {
  /// The option the dial stands on.
  package internal(set) var option = RotorOption.characters
  /// The option the user turned to last.
  var ownChoice = RotorOption.characters
  /// The entry of Actions, or of More content; nothing before the first swipe.
  var entry: Int?
  /// The action that stood there when it was turned to; nothing for activation.
  var action: OfferedAction?

  /// Forgets where the option's own list stood.
  mutating func rewind() {
    entry = nil
    action = nil
  }
}
