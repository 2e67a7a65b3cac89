package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Zooms the element under the cursor.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 6.9.
  package mutating func zoom(_ event: AppEvent, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      engine.zoom(cursor, event, in: &app, &moment)
    }
  }

  /// Zooms an element; where nobody takes it, that is the end.
  mutating func zoom(
    _ index: ElementTree.Index,
    _ event: AppEvent,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let before = app.tree[index]
    let outcome = app.zoom(index, event)
    followOrSpeakChange(since: before, in: &app, &moment)
    if outcome == .unhandled { moment.sound(.sound(.boundary)) }
  }
}
