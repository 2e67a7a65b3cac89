import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Selects the whole text of the field that is edited.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func selectAll(_ app: inout App) -> [Event] { select(part: nil, &app) }

  /// Selects the first place of a text in the field that is edited.
  ///
  /// - Source: VOICEOVER.md, chapter 9; our choice for which place.
  package mutating func select(_ text: String, _ app: inout App) -> [Event] {
    select(part: text, &app)
  }

  private mutating func select(part: String?, _ app: inout App) -> [Event] {
    gesture(&app) { _, app, moment in
      guard let field = app.editedField else { return moment.sound(.refused(.notEditing)) }
      guard let text = app.select(part) else { return moment.sound(.sound(.boundary)) }
      let isSecret = app.tree[field].traits.contains(.secureTextField)
      moment.speech.append(isSecret ? .secretSelected(count: text.count) : .textSelected(text))
    }
  }

  /// Takes back what was typed last.
  ///
  /// - Source: VOICEOVER.md, chapter 5; our choice for what is told.
  package mutating func undoTyping(_ app: inout App) -> [Event] { changeTyping(.undo, &app) }

  /// Types again what was taken back.
  ///
  /// - Source: VOICEOVER.md, chapter 5; our choice for what is told.
  package mutating func redoTyping(_ app: inout App) -> [Event] { changeTyping(.redo, &app) }

  private mutating func changeTyping(_ way: App.TypingHistory, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let field = app.editedField else { return moment.sound(.refused(.notEditing)) }
      guard app.changeTyping(way) else { return moment.sound(.sound(.boundary)) }
      moment.sound(.textChanged(app.shownText(of: field)))
      engine.follow(&app, &moment, from: engine.cursor)
    }
  }
}
