import EarshotModel
import EarshotVoiceControl

/// The text of `:help phrases`, which lists the table of phrases.
///
/// - Source: VOICE-CONTROL.md, chapter 2.
enum PhraseGuide {
  /// The lines with the phrases for each effect, followed by the phrases that Earshot doesn't
  /// simulate and a line about names and numbers.
  static var lines: [String] {
    let (others, known) = PhraseDefinition.all.partitioned { $0.meaning == nil }
    let meanings = known.map(\.meaning).reduce(into: [String?]()) { unique, meaning in
      if !unique.contains(meaning) { unique.append(meaning) }
    }
    let rows = meanings.map { meaning in
      let guides = known.filter { $0.meaning == meaning }.map(\.guide)
      return "\(guides.joined(separator: ", ")): \(meaning ?? "")"
    }
    return rows + [
      "not simulated: \(others.map(\.guide).joined(separator: ", "))",
      "to tap an item, you can also say only its name or its number; in a walk, ':say' lists the names",
    ]
  }
}

extension PhraseDefinition {
  /// The effect of the phrase, or `nil` if Earshot doesn't simulate it.
  fileprivate var meaning: String? { example.meaning }
}

extension Phrase {
  fileprivate var meaning: String? {
    switch self {
    case .tap: "taps the item"
    case .longPress: "touches and holds the item"
    case .increment, .decrement: "changes the value of an adjustable element by one step"
    case .showActions: "opens a menu with the item's actions"
    case .swipe: "swipes a finger across the screen"
    case .scroll: "scrolls to content in the given direction"
    case .scrollToEnd: "scrolls to the beginning or end"
    case .show(let kind, let isContinuous): kind.meaning(isContinuous: isContinuous)
    case .showGrid: "shows a grid of the given size"
    case .hide: "hides the names, the numbers, or the grid"
    case .goBack: "goes back, or closes what's open"
    case .repeatLast: "repeats the last command"
    case .sleep(true): "listens only for “Wake up”"
    case .sleep(false): "listens to all commands again"
    case .type: "types the words into the field that you're editing"
    case .edit(let edit): edit.meaning
    case .unsimulated: nil
    }
  }
}

extension FieldEdit {
  fileprivate var meaning: String {
    switch self {
    case .select, .selectAll: "selects text in the field that you're editing"
    case .deleteThat: "deletes the selection, or the words that you typed last"
    case .delete: "deletes the last character, or all text back to the start of the word or line"
    case .undo: "undoes the last change to the text"
    case .redo: "redoes the change that you undid"
    }
  }
}

extension VoiceOverlay.Kind {
  fileprivate func meaning(isContinuous: Bool) -> String {
    let them = self == .grid ? "it" : "them"
    let end = isContinuous ? "until you hide \(them)" : "until the next command"
    return switch self {
    case .names: "shows the names of the items \(end)"
    case .numbers: "shows numbers beside the items \(end)"
    case .grid: "shows a grid of numbered cells \(end)"
    case .choice, .menu: ""
    }
  }
}

extension Sequence {
  /// Returns the elements for which a condition is true and the remaining elements, both in order.
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> (first: [Element], rest: [Element])
  {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
