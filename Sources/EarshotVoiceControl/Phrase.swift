package import EarshotModel

/// A command that Voice Control understood.
///
/// - Source: VOICE-CONTROL.md, chapter 2.
package enum Phrase: Hashable, Sendable {
  /// Taps an item.
  case tap(String)
  /// Touches an item and holds it.
  case longPress(String)
  /// Increases the value of an adjustable element by one step.
  case increment(String)
  /// Decreases the value of an adjustable element by one step.
  case decrement(String)
  /// Opens the menu of an item's actions.
  case showActions(String)
  /// Swipes a finger across the screen.
  case swipe(ScrollDirection)
  /// Shows more content in a direction.
  case scroll(ScrollDirection)
  /// Scrolls to the top or the bottom.
  case scrollToEnd(ScrollDirection)
  /// Shows an overlay, either for one command or until it's hidden.
  case show(VoiceOverlay.Kind, isContinuous: Bool)
  /// Shows a grid, with the given number of columns and rows if the phrase states them.
  case showGrid(columns: Int?, rows: Int?)
  /// Hides an overlay.
  case hide(VoiceOverlay.Kind)
  /// Goes back or closes the open panel.
  case goBack
  /// Repeats the last command.
  case repeatLast(times: Int)
  /// Puts Voice Control to sleep or wakes it up.
  case sleep(Bool)
  /// Types words into the field that is being edited.
  case type(String)
  /// Edits the text of the field that is being edited.
  case edit(FieldEdit)
  /// Performs an action that Earshot doesn't simulate, because the system or Voice Control itself
  /// handles it.
  case unsimulated
}

/// The effect of a phrase on the field that is being edited.
package enum FieldEdit: Hashable, Sendable {
  /// Selects the first occurrence of a string.
  case select(String)
  /// Selects everything.
  case selectAll
  /// Deletes the selection or, without a selection, the words that were typed last.
  case deleteThat
  /// Deletes back to the start of a unit.
  case delete(Unit)
  /// Undoes the last typing.
  case undo
  /// Redoes the typing that was undone.
  case redo

  /// A unit of text.
  package enum Unit: Hashable, Sendable {
    case character, word, line
  }
}

extension Phrase {
  /// Whether the phrase is a command only while the user edits a field.
  package var needsAField: Bool {
    switch self {
    case .type, .edit: true
    default: false
    }
  }

  /// Whether “Repeat this” can repeat the command.
  package var canBeRepeated: Bool {
    switch self {
    case .repeatLast, .sleep, .unsimulated: false
    default: true
    }
  }

  /// The item's name in the phrase and the words before the name, or `nil` if the phrase names no
  /// item.
  package var item: (verb: String, name: String)? {
    switch self {
    case .tap(let name): ("Tap", name)
    case .longPress(let name): ("Long press", name)
    case .increment(let name): ("Increment", name)
    case .decrement(let name): ("Decrement", name)
    case .showActions(let name): ("Show actions for", name)
    default: nil
    }
  }
}
