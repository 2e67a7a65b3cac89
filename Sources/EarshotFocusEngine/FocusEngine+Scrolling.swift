package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Swipes with three fingers.
  ///
  /// - Source: UIAccessibility.h, accessibilityScroll; VOICEOVER.md 6.5.
  package mutating func scroll(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let start = engine.cursor ?? app.openPanel ?? app.screen
      _ = engine.scroll(direction, from: start, in: &app, &moment)
    }
  }

  /// Lets the movement of a finger through to the app.
  ///
  /// - Source: our choice (VOICEOVER.md 6.6).
  package mutating func passThrough(_ direction: ScrollDirection, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let cursor = engine.cursor else { return moment.sound(.sound(.boundary)) }
      let before = app.tree[cursor]
      moment.sound(.sound(.passThrough))
      app.passThrough(direction, from: cursor, layout: engine.direction(of: app))
      engine.followOrSpeakChange(since: before, in: &app, &moment)
    }
  }

  /// Scrolls what is around an element, as three fingers do; tells whether anything moved.
  ///
  /// A handler that tells the same page as the last time has come to the end, too.
  ///
  /// - Source: UIAccessibility.h, pageScrolled; VOICEOVER.md 6.5.
  mutating func scroll(
    _ direction: ScrollDirection,
    from index: ElementTree.Index,
    in app: inout App,
    _ moment: inout EventBuffer
  ) -> Bool {
    let before = cursor.map { app.tree[$0] }
    let outcome = app.scroll(direction, from: index, layout: self.direction(of: app))
    switch outcome {
    case .unmoved:
      followOrSpeakChange(since: before, in: &app, &moment)
      moment.sound(.sound(.boundary))
      return false
    case .handled:
      let isRepeated = app.pageStatusTold.map { $0 == lastPageStatus } ?? false
      if !isRepeated { moment.sound(.scrolled(direction)) }
      followOrSpeakChange(since: before, in: &app, &moment)
      return !isRepeated
    case .turned(let view):
      moment.sound(.scrolled(direction))
      moment.speech.append(.page(app.page(of: view), of: app.pageCount(of: view)))
      lastPageStatus = nil
      landOnPage(of: view, since: before, in: &app, &moment)
      return true
    }
  }

  /// Goes to the first stop of the page that came up, if the page of the cursor went away.
  ///
  /// - Source: our choice (VOICEOVER.md 6.5).
  private mutating func landOnPage(
    of view: ElementTree.Index,
    since before: Element?,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    refreshOrder(app)
    let shown = app.page(of: view)
    if let cursor, let own = page(of: cursor, in: view, of: app), own != shown,
      let stop = order.stops.first(where: { page(of: $0, in: view, of: app) == shown })
    {
      land(on: stop, in: &app, &moment)
    } else {
      followOrSpeakChange(since: before, in: &app, &moment)
    }
  }

  /// The page of a scroll view on which a stop lies.
  private func page(
    of stop: ElementTree.Index,
    in view: ElementTree.Index,
    of app: App
  ) -> Int? {
    guard app.tree.contains(stop, in: view) else { return nil }
    return app.pagePlaces(of: stop, layout: direction(of: app)).first { $0.view == view }?.page
  }

  /// The page that the nearest scroll view around an element shows.
  func page(around index: ElementTree.Index, in app: App) -> PagePlace? {
    app.pagedView(around: index).map {
      PagePlace(page: app.page(of: $0), count: app.pageCount(of: $0))
    }
  }

  /// Follows what a handler told; where that moved nothing, a change of the value under the cursor
  /// is heard.
  ///
  /// - Source: VOICEOVER.md 8.3, last paragraph.
  mutating func followOrSpeakChange(
    since before: Element?,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    if !follow(&app, &moment, from: cursor) { speakChange(since: before, in: app, &moment) }
  }
}
