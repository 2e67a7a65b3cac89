import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Types text into the field that is edited, at the insertion point.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func type(_ text: String, _ app: inout App) -> [Event] {
    edit(&app) { $0.type(text) }
  }

  /// Deletes what is selected, or characters before the insertion point.
  ///
  /// - Source: VOICEOVER.md, chapter 9.
  package mutating func delete(_ count: Int, _ app: inout App) -> [Event] {
    edit(&app) { $0.delete(count) }
  }

  private mutating func edit(
    _ app: inout App,
    _ act: (inout App) -> TextEdit?
  ) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let edit = act(&app) else { return moment.sound(.refused(.notEditing)) }
      if edit.inserted.isEmpty, edit.removed.isEmpty {
        return moment.sound(.sound(.boundary))
      }
      moment.sound(.textChanged(app.shownText(of: edit.field)))
      engine.echo(edit, in: app, &moment)
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
    _ moment: inout EventBuffer
  ) {
    refreshOrder(app)
    if order.rank(of: field) == nil {
      follow(&app, &moment, from: cursor)
    } else {
      land(on: field, in: &app, &moment)
    }
  }
}
