import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Scrubs: leaves text entry, or what was opened last.
  ///
  /// - Source: VOICEOVER.md 6.3.
  package mutating func scrub(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let before = engine.cursor.map { app.tree[$0] }
      switch app.escape(from: engine.cursor) {
      case .dragEnded: break
      case .editingEnded(let field): engine.landAfterEditing(field, in: &app, &moment)
      case .handled: engine.followOrSpeakChange(since: before, in: &app, &moment)
      case .unhandled:
        engine.follow(&app, &moment, from: engine.cursor)
        moment.sound(.sound(.boundary))
      }
    }
  }

  /// Taps twice with two fingers: the most important thing of the screen.
  ///
  /// - Source: [WWDC15-201]; VOICEOVER.md 6.4.
  package mutating func magicTap(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let before = engine.cursor.map { app.tree[$0] }
      if app.magicTap(from: engine.cursor) == .unhandled { moment.sound(.refused(.noMagicTap)) }
      engine.followOrSpeakChange(since: before, in: &app, &moment)
    }
  }
}
