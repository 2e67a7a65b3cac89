import EarshotModel
package import EarshotSimulatedApp

/// The current dictation into a field.
struct Dictation: Hashable, Sendable {
  /// The field.
  let field: ElementTree.Index
  /// The text dictated so far.
  private(set) var text = ""

  init(into field: ElementTree.Index) { self.field = field }

  /// Records an edit during dictation, with the inserted text and the removed parts.
  mutating func note(_ edit: TextEdit) {
    if !edit.removed.isEmpty, text.hasSuffix(edit.removed) {
      text.removeLast(edit.removed.count)
    }
    text += edit.text.text(in: edit.inserted)
  }
}

extension FocusEngine {
  /// Returns whether a magic tap starts or ends dictation, which is the case in an edited field
  /// whose text isn't secret.
  ///
  /// - Rule: ``FocusRule/magicTapDictates``
  package func dictates(in app: App) -> Bool {
    guard let field = app.editedField, field == cursor else { return false }
    return !app.tree[field].traits.contains(.secureTextField)
  }

  /// Returns whether dictation is active.
  package func isDictating(in app: App) -> Bool { dictation != nil && dictates(in: app) }

  /// Ends the dictation silently if the user no longer edits the field.
  ///
  /// - Rule: ``FocusRule/dictatedTextIsSaid``
  mutating func repairDictation(_ app: App) {
    if dictation?.field != app.editedField { dictation = nil }
  }
}

extension Phone {
  /// Starts dictation into the edited field, or ends it and says the dictated text.
  mutating func toggleDictation(into field: ElementTree.Index) {
    events.sound(.sound(.dictation), by: .magicTapDictates)
    guard let dictation = engine.dictation else {
      return engine.dictation = Dictation(into: field)
    }
    engine.dictation = nil
    if !dictation.text.isEmpty { events.speak(.dictated(dictation.text), by: .dictatedTextIsSaid) }
  }
}
