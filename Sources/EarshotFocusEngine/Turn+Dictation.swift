import EarshotModel
package import EarshotSimulatedApp

/// What is being dictated into a field.
struct Dictation: Hashable, Sendable {
  /// The field.
  let field: ElementTree.Index
  /// The text dictated so far.
  private(set) var text = ""

  init(into field: ElementTree.Index) { self.field = field }

  /// Notes what came into the field, and what was taken back of it.
  mutating func note(_ edit: TextEdit) {
    if !edit.removed.isEmpty, text.hasSuffix(edit.removed) {
      text.removeLast(edit.removed.count)
    }
    text += edit.text.text(in: edit.inserted)
  }
}

extension FocusEngine {
  /// Whether a magic tap begins or ends dictation here: on the field that is edited, unless that is
  /// a secret.
  ///
  /// - Rule: ``FocusRule/magicTapDictates``
  package func dictates(in app: App) -> Bool {
    guard let field = app.editedField, field == cursor else { return false }
    return !app.tree[field].traits.contains(.secureTextField)
  }

  /// Whether something is being dictated.
  package func isDictating(in app: App) -> Bool { dictation != nil && dictates(in: app) }

  /// Ends a dictation whose field is edited no longer, without a word.
  ///
  /// - Rule: ``FocusRule/dictatedTextIsSaid``
  mutating func repairDictation(_ app: App) {
    if dictation?.field != app.editedField { dictation = nil }
  }
}

extension Turn {
  /// Begins dictation into the field that is edited, or ends it and says what was dictated.
  mutating func toggleDictation(into field: ElementTree.Index) {
    events.sound(.sound(.dictation), by: .magicTapDictates)
    guard let dictation = engine.dictation else {
      return engine.dictation = Dictation(into: field)
    }
    engine.dictation = nil
    if !dictation.text.isEmpty { events.speak(.dictated(dictation.text), by: .dictatedTextIsSaid) }
  }
}
