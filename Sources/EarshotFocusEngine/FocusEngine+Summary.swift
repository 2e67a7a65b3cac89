package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Tells where the element under the cursor stands.
  ///
  /// - Source: VOICEOVER.md, chapter 5, Decision on the item summary.
  package mutating func summarise(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      let description = engine.description(of: cursor, from: cursor, in: app)
      moment.speech = [.summarised(description, page: engine.page(around: cursor, in: app))]
    }
  }

  /// Goes to a stop that was chosen from the list of all.
  ///
  /// - Precondition: It is a stop.
  /// - Source: VOICEOVER.md, chapter 5, item chooser.
  package mutating func choose(_ stop: ElementTree.Index, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in engine.land(on: stop, in: &app, &moment) }
  }
}
