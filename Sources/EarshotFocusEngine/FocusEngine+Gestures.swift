package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Makes a gesture: readies app and cursor, acts, and tells what was heard.
  mutating func gesture(
    _ app: inout App,
    _ act: (inout FocusEngine, inout App, inout EventBuffer) -> Void
  ) -> [Event] {
    app.beginStep()
    repairCursor(app)
    var moment = EventBuffer()
    act(&self, &app, &moment)
    repairDial(app)
    noteHeard(moment.events, in: app)
    return moment.events
  }

  /// Moves the cursor off a stop that is gone, silently.
  ///
  /// - Source: VOICEOVER.md 8.3, "focused node hidden or removed".
  package mutating func repairCursor(_ app: App) {
    refreshOrder(app)
    guard let gone = cursor, order.rank(of: gone) == nil else { return repairDial(app) }
    cursor = stop(at: gone, among: stopsWithCursor, in: app)
    stopsWithCursor = order.stops
    settleDial(app, because: .move, isSameElement: false)
  }

  /// Starts the app: its name, then where the cursor lands.
  ///
  /// - Source: [WWDC15-201] [WWDC18-230]; VOICEOVER.md 8.3.
  package mutating func start(_ app: inout App, at screen: ElementTree.Index?) -> [Event] {
    var moment = EventBuffer(isLaunch: true)
    app.start(at: screen)
    if let name = app.name, !name.isEmpty { moment.heralds.append(.appStarted(name: name)) }
    follow(&app, &moment, from: nil)
    noteHeard(moment.events, in: app)
    return moment.events
  }

  /// The four swipes and taps that go from stop to stop.
  package enum CursorMove: Hashable, Sendable {
    /// Swipe right.
    case next
    /// Swipe left.
    case previous
    /// Four-finger tap near the top.
    case first
    /// Four-finger tap near the bottom.
    case last
  }

  /// Moves the cursor in reading order; at an end it stays, with a sound.
  ///
  /// - Complexity: O(1) but for the description.
  /// - Source: VoiceOver User Guide; [WWDC18-226] for the boundary.
  package mutating func move(_ step: CursorMove, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let target = engine.target(of: step) else { return moment.sound(.sound(.boundary)) }
      engine.land(on: target, in: &app, &moment)
    }
  }

  /// Where a step leads.
  ///
  /// Without a cursor a swipe enters at its end of the screen.
  ///
  /// - Source: our choice.
  private func target(of step: CursorMove) -> ElementTree.Index? {
    let rank = cursor.flatMap { order.rank(of: $0) }
    let stops = order.stops
    switch step {
    case .next: return rank.map { $0 + 1 < stops.count ? stops[$0 + 1] : nil } ?? stops.first
    case .previous: return rank.map { $0 > 0 ? stops[$0 - 1] : nil } ?? stops.last
    case .first: return stops.first
    case .last: return stops.last
    }
  }

  /// Reads the stop under the cursor again.
  ///
  /// - Source: VOICEOVER.md, chapter 5.
  package mutating func speakItem(_ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      moment.speech = [.described(engine.description(of: cursor, from: cursor, in: app))]
    }
  }

  /// Speaks the new value of a focused adjustable or toggle that an effect changed.
  ///
  /// - Source: VOICEOVER.md 8.3, last paragraph.
  mutating func speakChange(since before: Element?, in app: App, _ moment: inout EventBuffer) {
    guard let cursor, let before, !app.isHidden(cursor) else { return }
    let element = app.tree[cursor]
    guard element.traits.contains(.adjustable) || element.traits.contains(.toggleButton),
      element.value != before.value
    else { return }
    moment.speech.append(.valueChanged(description(of: cursor, from: cursor, in: app)))
  }
}
