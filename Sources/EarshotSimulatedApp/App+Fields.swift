package import EarshotModel

extension App {
  /// Starts editing a field; another one that was edited is left.
  mutating func beginEditing(_ index: ElementTree.Index) {
    guard editedField != index else { return }
    endEditing()
    editedField = index
    change(index) { $0.traits.insert(.isEditing) }
    tell(.editingBegan(index))
  }

  /// The field of what is shown that is being edited from the start, until it is left.
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

  /// Types text at the insertion point of the field that is edited, over what is selected.
  ///
  /// - Returns: What changed, or `nil` if no field is edited.
  package mutating func type(_ text: String) -> TextEdit? {
    edit { edited in
      let range = edited.selection ?? edited.insertionPoint..<edited.insertionPoint
      return edited.replace(text.isEmpty ? range.upperBound..<range.upperBound : range, with: text)
    }
  }

  /// Deletes what is selected, or characters before the insertion point.
  ///
  /// - Returns: What changed, or `nil` if no field is edited.
  package mutating func delete(_ count: Int) -> TextEdit? {
    edit { $0.replace($0.rangeToDelete(count), with: "") }
  }

  /// Edits the text; where that changes nothing, it is as if it was not tried.
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

  /// Gives the field its new text and tells its handlers that the user changed it.
  private mutating func commit(_ edited: EditedText) {
    editing = edited
    change(edited.field) { $0.setTemplate(TextTemplate(edited.text), of: .value) }
    valueChanged(edited.field)
  }

  /// Presses Return: the field's handler takes it, or editing ends.
  ///
  /// - Returns: The field and whether editing ended by itself, or `nil` if none is edited.
  package mutating func pressReturn() -> (field: ElementTree.Index, ended: Bool)? {
    settle()
    guard let field = editedField else { return nil }
    if handle(.return, at: field) != nil { return (field, false) }
    endEditing()
    return (field, true)
  }
}

// The text of the field, and places in it.
extension App {
  /// The field that is being edited.
  package internal(set) var editedField: ElementTree.Index? {
    get { editing?.field }
    set {
      guard newValue != editing?.field else { return }
      editing = newValue.map { EditedText(tree[$0].value ?? "", of: $0) }
    }
  }

  /// The text of the field that is edited, as it is now.
  package var editedText: EditedText? {
    editing.map { $0.following(tree[$0.field].value ?? "") }
  }

  /// Puts the insertion point at a byte of the text that is edited.
  package mutating func moveInsertionPoint(to offset: Int) {
    settle()
    editing = editedText
    editing?.moveInsertionPoint(to: offset)
  }

  /// Puts the insertion point at the start of the text that is edited where it stands at its end,
  /// else at the end; nothing is selected any more.
  ///
  /// - Rule: ``AppRule/insertionPointGoesToTheOtherEnd``
  mutating func moveInsertionPointToTheOtherEnd() {
    guard let edited = editedText else { return }
    moveInsertionPoint(to: edited.isAtEnd ? 0 : edited.text.utf8.count)
  }

  /// Selects the first occurrence of the given text in the edited field, or all of its text.
  ///
  /// - Returns: What was selected, or `nil` if it is not there.
  package mutating func select(_ wanted: String?) -> String? {
    settle()
    editing = editedText
    guard let text = editing?.text else { return nil }
    let range = wanted.map { text.ranges(of: $0).first } ?? 0..<text.utf8.count
    guard let range, !range.isEmpty else { return nil }
    editing?.select(range)
    return text.text(in: range)
  }

  /// Takes back what was typed or deleted last, or does it again.
  ///
  /// - Returns: Whether there was anything.
  package mutating func changeTyping(_ way: TypingHistory) -> Bool {
    settle()
    guard var edited = editedText, way == .undo ? edited.undo() : edited.redo() else {
      return false
    }
    commit(edited)
    return true
  }

  /// A way through what was typed.
  package enum TypingHistory: Hashable, Sendable {
    /// Back.
    case undo
    /// Forth.
    case redo
  }
}
