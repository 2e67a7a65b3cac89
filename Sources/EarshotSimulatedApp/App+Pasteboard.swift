import EarshotModel

// What is selected in the field that is edited, and what was cut or copied.
extension App {
  /// What is selected in the field that is edited, or `nil` if nothing is.
  package var selectedText: String? {
    editedText.flatMap { edited in edited.selection.map { edited.text.text(in: $0) } }
  }

  /// Selects a part of the text that is edited, in bytes; an empty one selects nothing.
  ///
  /// - Precondition: A field is edited, and the range falls between characters of its text.
  package mutating func select(_ range: Range<Int>) {
    settle()
    editing = editedText
    editing?.select(range)
  }

  /// Keeps what is selected.
  ///
  /// - Returns: What was kept, or `nil` if nothing is selected.
  package mutating func copy() -> String? {
    guard let text = selectedText else { return nil }
    pasteboard = text
    return text
  }

  /// Keeps what is selected and takes it out of the text.
  ///
  /// - Returns: What changed, or `nil` if nothing is selected.
  package mutating func cut() -> TextEdit? { copy() == nil ? nil : delete(1) }

  /// Puts what was kept at the insertion point, over what is selected.
  ///
  /// - Returns: What changed, or `nil` if nothing was kept.
  package mutating func paste() -> TextEdit? { pasteboard.flatMap { type($0) } }
}
