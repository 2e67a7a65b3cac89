package import EarshotModel

extension App {
  /// Starts editing a field and ends editing a different one.
  mutating func beginEditing(_ index: ElementTree.Index) {
    guard editedField != index else { return }
    endEditing()
    editedField = index
    change(index) { $0.traits.insert(.isEditing) }
    tell(.editingBegan(index))
  }

  /// The field that is being edited when the current screen appears, or `nil` if there's none or
  /// the user has left it.
  var fieldEditedAtFirst: ElementTree.Index? {
    let root = openPanel ?? screen
    return facts.editedAtFirst.first { field in
      tree.contains(field, in: root) && tree[field].traits.contains(.isEditing) && !isHidden(field)
    }
  }

  /// Ends editing.
  mutating func endEditing() {
    guard let field = editedField else { return }
    editedField = nil
    change(field) { $0.traits.remove(.isEditing) }
  }

  /// Types text at the insertion point of the edited field, replacing the selection.
  ///
  /// - Returns: The change, or `nil` if no field is being edited.
  package mutating func type(_ text: String) -> TextEdit? {
    edit { edited in
      let range = edited.selection ?? edited.insertionPoint..<edited.insertionPoint
      return edited.replace(text.isEmpty ? range.upperBound..<range.upperBound : range, with: text)
    }
  }

  /// Deletes the selection or, without a selection, the given number of characters before the
  /// insertion point.
  ///
  /// - Returns: The change, or `nil` if no field is being edited.
  package mutating func delete(_ count: Int) -> TextEdit? {
    edit { $0.replace($0.rangeToDelete(count), with: "") }
  }

  /// Edits the text of the edited field and returns the change, or `nil` if no field is being
  /// edited.
  ///
  /// This has no effect if the text doesn't change.
  private mutating func edit(_ change: (inout EditedText) -> TextEdit) -> TextEdit? {
    settle()
    guard var edited = editedText else { return nil }
    let old = edited
    let edit = change(&edited)
    guard !edit.inserted.isEmpty || !edit.removed.isEmpty else { return edit }
    let size = edited.text.utf8.count
    guard size <= max(EditedText.limit, old.text.utf8.count) else {
      refuseText()
      let place = old.insertionPoint..<old.insertionPoint
      return TextEdit(field: old.field, text: old.text, inserted: place, removed: "")
    }
    _ = growth.grow(from: old.text.utf8.count, to: size)
    commit(edited)
    return edit
  }

  /// Sets the new text of the field and notifies its handlers that the user changed it.
  private mutating func commit(_ edited: EditedText) {
    editing = edited
    change(edited.field) { $0.setTemplate(TextTemplate(edited.text), of: .value) }
    valueChanged(edited.field)
  }

  /// Presses Return, which runs the field's handler.
  ///
  /// If no handler handles it, editing ends.
  ///
  /// - Returns: The field and whether editing ended automatically, or `nil` if no field is being
  ///   edited.
  package mutating func pressReturn() -> (field: ElementTree.Index, ended: Bool)? {
    settle()
    guard let field = editedField else { return nil }
    if handle(.return, at: field) != nil { return (field, false) }
    endEditing()
    return (field, true)
  }
}

// The text of the field, and positions in it.
extension App {
  /// The field that is being edited, or `nil` if there's none.
  package internal(set) var editedField: ElementTree.Index? {
    get { editing?.field }
    set {
      guard newValue != editing?.field else { return }
      editing = newValue.map { EditedText(tree[$0].value ?? "", of: $0) }
    }
  }

  /// The current text of the edited field, or `nil` if no field is being edited.
  package var editedText: EditedText? {
    editing.map { $0.following(tree[$0.field].value ?? "") }
  }

  /// Moves the insertion point to a byte offset in the edited text.
  package mutating func moveInsertionPoint(to offset: Int) {
    settle()
    editing = editedText
    editing?.moveInsertionPoint(to: offset)
  }

  /// Moves the insertion point to the start of the edited text if it's at the end, or otherwise to
  /// the end.
  ///
  /// The method also removes the selection.
  ///
  /// - Rule: ``AppRule/insertionPointGoesToTheOtherEnd``
  mutating func moveInsertionPointToTheOtherEnd() {
    guard let edited = editedText else { return }
    moveInsertionPoint(to: edited.isAtEnd ? 0 : edited.text.utf8.count)
  }

  /// Selects the first occurrence of a string in the edited field, or its whole text if the string
  /// is `nil`.
  ///
  /// - Returns: The selected text, or `nil` if the text doesn't occur.
  package mutating func select(_ wanted: String?) -> String? {
    settle()
    editing = editedText
    guard let text = editing?.text else { return nil }
    let range = wanted.map { text.ranges(of: $0).first } ?? 0..<text.utf8.count
    guard let range, !range.isEmpty else { return nil }
    editing?.select(range)
    return text.text(in: range)
  }

  /// Undoes the last typing or deletion, or redoes the last change that was undone.
  ///
  /// - Returns: Whether there was anything to undo or redo.
  package mutating func changeTyping(_ way: TypingHistory) -> Bool {
    settle()
    guard var edited = editedText, way == .undo ? edited.undo() : edited.redo() else {
      return false
    }
    commit(edited)
    return true
  }

  /// A direction in the history of typing.
  package enum TypingHistory: Hashable, Sendable {
    /// Back to the text before the last change.
    case undo
    /// Forward to the text before the last undo.
    case redo
  }
}
