import EarshotModel

// The selection in the edited field, and the pasteboard.
extension App {
  /// The selected text of the edited field, or `nil` if there's none.
  package var selectedText: String? {
    editedText.flatMap { edited in edited.selection.map { edited.text.text(in: $0) } }
  }

  /// Selects a range of the edited text, in bytes.
  ///
  /// An empty range removes the selection.
  ///
  /// - Precondition: A field is being edited, and the range is between characters of its text.
  package mutating func select(_ range: Range<Int>) {
    settle()
    editing = editedText
    editing?.select(range)
  }

  /// Copies the selection.
  ///
  /// - Returns: The copied text, or `nil` if nothing is selected.
  package mutating func copy() -> String? {
    guard let text = selectedText else { return nil }
    pasteboard = text
    return text
  }

  /// Copies the selection and removes it from the text.
  ///
  /// - Returns: The change, or `nil` if nothing is selected.
  package mutating func cut() -> TextEdit? { copy() == nil ? nil : delete(1) }

  /// Inserts the copied text at the insertion point, replacing the selection.
  ///
  /// - Returns: The change, or `nil` if nothing was copied.
  package mutating func paste() -> TextEdit? { pasteboard.flatMap { type($0) } }
}
