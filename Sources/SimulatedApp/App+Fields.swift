package import AccessibilityModel

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
    return editedAtFirst.first { field in
      tree.contains(field, in: root) && tree[field].traits.contains(.isEditing) && !isHidden(field)
    }
  }

  /// Ends editing.
  package mutating func endEditing() {
    guard let field = editedField else { return }
    editedField = nil
    change(field) { $0.traits.remove(.isEditing) }
  }

  /// Types text at the end of the field that is edited.
  ///
  /// - Returns: The field; nothing if none is edited.
  package mutating func type(_ text: String) -> ElementTree.Index? {
    edit { $0 + text }
  }

  /// Deletes characters at the end of the field that is edited.
  ///
  /// - Returns: The field; nothing if none is edited.
  package mutating func delete(_ count: Int) -> ElementTree.Index? {
    edit { String($0.dropLast(count)) }
  }

  private mutating func edit(_ change: (String) -> String) -> ElementTree.Index? {
    settle()
    guard let field = editedField else { return nil }
    let text = tree[field].value ?? ""
    let edited = change(text)
    guard edited != text else { return field }
    self.change(field) { $0.setTemplate(TextTemplate(edited), of: .value) }
    valueChanged(field)
    return field
  }

  /// Presses Return: the field's handler takes it, or editing ends.
  ///
  /// - Returns: The field and whether editing ended by itself; nothing if none is edited.
  package mutating func pressReturn() -> (field: ElementTree.Index, ended: Bool)? {
    settle()
    guard let field = editedField else { return nil }
    if handle(.return, at: field) { return (field, false) }
    endEditing()
    return (field, true)
  }
}
