package import EarshotModel
import EarshotSimulatedApp

extension Phone {
  /// Swipes with three fingers.
  package mutating func scroll(_ direction: ScrollDirection) {
    _ = scroll(direction, from: engine.cursor ?? app.openPanel ?? app.screen)
  }

  /// Passes the movement of a finger through to the app.
  package mutating func passThrough(_ direction: ScrollDirection) {
    guard let cursor = engine.cursor else { return events.boundary(by: .nothingWithoutCursor) }
    let before = ValueThen(of: cursor, in: app)
    events.sound(.sound(.passThrough), by: .movementsPassThrough)
    app.passThrough(direction, from: cursor, layout: engine.direction(of: app))
    followOrSpeakChange(since: before)
  }

  /// Scrolls the view around an element, like a three-finger swipe, and returns whether anything
  /// moved.
  ///
  /// If a handler reports the same page as before, the view has also reached its end.
  mutating func scroll(_ direction: ScrollDirection, from index: ElementTree.Index) -> Bool {
    let before = focusedValue
    let plan = app.scroll(direction, from: index, layout: engine.direction(of: app))
    if let plan { events.decide(by: plan.rule) }
    switch plan {
    case nil:
      followOrSpeakChange(since: before)
      events.boundary(by: .nothingScrollsFurther)
      return false
    case .handle?:
      let isRepeated = app.pageStatusTold.map { $0 == engine.layers.pageStatus } ?? false
      if !isRepeated { events.sound(.scrolled(direction), by: .scrollingSounds) }
      followOrSpeakChange(since: before)
      return !isRepeated
    case .turn(let view, let page)?:
      events.sound(.scrolled(direction), by: .scrollingSounds)
      if let status = app.pageStatus(of: view) {
        events.speak(.pageStatus(status), by: .ownPageStatusIsSpoken)
      } else {
        events.speak(.page(page, of: app.pageCount(of: view)), by: .pageStatusIsSpoken)
      }
      engine.layers.forgetPage()
      landOnPage(of: view, since: before)
      return true
    }
  }

  /// If the cursor's page is no longer visible, moves the cursor to the first stop of the new page.
  private mutating func landOnPage(of view: ElementTree.Index, since before: ValueThen?) {
    engine.refreshOrder(app)
    if let stop = engine.firstStopOfNewPage(of: view, in: app) {
      land(on: stop, by: .pageTurnLandsOnItsFirst)
    } else {
      followOrSpeakChange(since: before)
    }
  }
}

extension FocusEngine {
  /// Returns the first stop of a scroll view's current page, or `nil` if the page has no stops or
  /// the cursor isn't on a different page of the view.
  fileprivate func firstStopOfNewPage(
    of view: ElementTree.Index,
    in app: App
  ) -> ElementTree.Index? {
    let shown = app.page(of: view)
    guard let cursor, let own = page(of: cursor, in: view, of: app), own != shown else {
      return nil
    }
    return order.stops.first { page(of: $0, in: view, of: app) == shown }
  }

  /// Returns the page of a scroll view that contains a stop, or `nil` if no page does.
  private func page(
    of stop: ElementTree.Index,
    in view: ElementTree.Index,
    of app: App
  ) -> Int? {
    guard app.tree.contains(stop, in: view) else { return nil }
    return app.pagePlaces(of: stop, layout: direction(of: app)).first { $0.view == view }?.page
  }
}
