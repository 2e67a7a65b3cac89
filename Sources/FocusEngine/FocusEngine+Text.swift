import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Types text into the field that is edited.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func type(_ text: String, _ app: inout App) -> [Event] {
    edit(&app, echo: text) { $0.type(text) }
  }

  /// Deletes the last characters of the field that is edited.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func delete(_ count: Int, _ app: inout App) -> [Event] {
    let text = app.editedField.flatMap { app.tree[$0].value } ?? ""
    return edit(&app, echo: String(text.suffix(count))) { $0.delete(count) }
  }

  private mutating func edit(
    _ app: inout App,
    echo: String,
    _ act: (inout App) -> ElementTree.Index?
  ) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard app.editedField != nil, let field = act(&app) else {
        return moment.sound(.refused(.notEditing))
      }
      if echo.isEmpty { return moment.sound(.sound(.boundary)) }
      let isSecure = app.tree[field].traits.contains(.secureTextField)
      let value = app.tree[field].value ?? ""
      moment.sound(.textChanged(isSecure ? String(repeating: "•", count: value.count) : value))
      if !isSecure { moment.speech.append(.echoed(echo)) }
      engine.follow(&app, &moment, from: engine.cursor)
    }
  }

  /// Presses Return in the field that is edited.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func pressReturn(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let (field, isEnded) = app.pressReturn() else {
        return moment.sound(.refused(.notEditing))
      }
      if isEnded {
        engine.landAfterEditing(field, in: &app, &moment)
      } else {
        engine.follow(&app, &moment, from: engine.cursor)
      }
    }
  }

  /// Lands on the field that was edited; one that is hidden by now is left alone.
  ///
  /// - Source: VOICEOVER.md, chapter 9; our choice for the hidden one.
  mutating func landAfterEditing(
    _ field: ElementTree.Index,
    in app: inout App,
    _ moment: inout Moment
  ) {
    refreshOrder(app)
    if order.rank(of: field) == nil {
      follow(&app, &moment, from: cursor)
    } else {
      land(on: field, in: &app, &moment)
    }
  }
}
