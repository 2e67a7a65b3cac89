package import EarshotModel

/// A command that Voice Control understood.
///
/// - Source: VOICE-CONTROL.md, chapter 2.
package enum Phrase: Hashable, Sendable {
  /// Taps an item.
  case tap(String)
  /// Touches an item and holds.
  case longPress(String)
  /// Steps an adjustable up.
  case increment(String)
  /// Steps an adjustable down.
  case decrement(String)
  /// Opens the menu of an item's actions.
  case showActions(String)
  /// Moves a finger across the screen.
  case swipe(ScrollDirection)
  /// Shows what lies further in a direction.
  case scroll(ScrollDirection)
  /// Scrolls to an end: up to the top, down to the bottom.
  case scrollToEnd(ScrollDirection)
  /// Shows an overlay, until the next command or until it's hidden.
  case show(VoiceOverlay.Kind, isContinuous: Bool)
  /// Shows a grid of a size.
  case showGrid(columns: Int?, rows: Int?)
  /// Hides an overlay.
  case hide(VoiceOverlay.Kind)
  /// Goes back, or closes what is open.
  case goBack
  /// Does the last command again.
  case repeatLast(times: Int)
  /// Falls asleep, or wakes up.
  case sleep(Bool)
  /// Types words into the field that is edited.
  case type(String)
  /// Edits the field that is edited.
  case edit(FieldEdit)
  /// Something that the system or Voice Control itself answers.
  case unsimulated
}

/// What a phrase does to the field that is edited.
package enum FieldEdit: Hashable, Sendable {
  /// Selects a text where it first appears.
  case select(String)
  /// Selects everything.
  case selectAll
  /// Deletes what is selected, or else the words that were typed last.
  case deleteThat
  /// Deletes back to the start of a unit.
  case delete(Unit)
  /// Takes back what was typed last.
  case undo
  /// Types again what was taken back.
  case redo

  /// A unit of a text.
  package enum Unit: Hashable, Sendable {
    case character, word, line
  }
}

extension Phrase {
  /// Whether the phrase is a command only while a field is edited.
  package var needsAField: Bool {
    switch self {
    case .type, .edit: true
    default: false
    }
  }

  /// Whether “Repeat this” can do it again.
  package var canBeRepeated: Bool {
    switch self {
    case .repeatLast, .sleep, .unsimulated: false
    default: true
    }
  }

  /// The name that the phrase holds, with the words before it, or `nil` if it names no item.
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
