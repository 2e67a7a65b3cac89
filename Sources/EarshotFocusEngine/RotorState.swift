import EarshotModel
import EarshotSimulatedApp

/// The rotor's dial: the option it stands on, and where the option's own list stands.
///
/// - Source: VOICEOVER.md, chapter 7.
package struct RotorState: Hashable, Sendable {
  /// The option the dial stands on.
  package internal(set) var option = RotorItem.characters
  /// The option the user turned to last.
  var ownChoice = RotorItem.characters
  /// The entry of Actions, or of More content, or `nil` before the first swipe.
  var entry: Int?
  /// The action that stood there when it was turned to, or `nil` for activation.
  var action: OfferedAction?
  /// Where the units of the text are read, or `nil` before the first swipe.
  var textPlace: TextPlace?

  /// Forgets where the option's own list stood.
  mutating func rewind() {
    entry = nil
    action = nil
  }

  /// Forgets the text as well, since the cursor went to another element.
  mutating func leaveText() {
    rewind()
    textPlace = nil
  }
}

/// What was read last of a text, in bytes.
struct TextPlace: Hashable, Sendable {
  /// The unit; of a marked range its start.
  var unit: Range<Int>
  /// What the unit is, or `nil` for a marked range.
  var kind: TextUnit?
  /// The marked range that the place was moved to.
  var mark: Range<Int>?
  /// Whether the stop was being edited: its text is another then.
  var isEdited = false
}

extension FocusEngine {
  /// The option that comes back where an element chooses none by itself.
  package var ownChoice: RotorItem { rotorState.ownChoice }

  /// Turns the dial to an option that is known to be offered, without a word.
  package mutating func turnSilently(to option: RotorItem) {
    rotorState.option = option
    rotorState.ownChoice = option
    rotorState.rewind()
  }
}
