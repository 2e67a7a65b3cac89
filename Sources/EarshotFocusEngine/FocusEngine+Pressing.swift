import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Double-taps and holds: what follows goes to the app, a long press first of all.
  ///
  /// - Source: our choice (VOICEOVER.md 6.6).
  package mutating func doubleTapAndHold(_ app: inout App) -> [Event] {
    press(&app, passing: .passThrough)
  }

  /// Taps three times: a long press.
  ///
  /// - Source: [iOS 14 commands]; VOICEOVER.md 6.6.
  package mutating func longPress(_ app: inout App) -> [Event] { press(&app, passing: nil) }

  private mutating func press(_ app: inout App, passing sound: Sound?) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      let before = app.tree[cursor]
      switch app.longPress(cursor) {
      case .dimmed: return moment.sound(.refused(.dimmed))
      case .handled: if let sound { moment.sound(.sound(sound)) }
      case .unhandled: moment.sound(sound.map { .sound($0) } ?? .refused(.nothingToActivate))
      }
      engine.followOrSpeakChange(since: before, in: &app, &moment)
    }
  }
}
