package import EarshotModel
package import EarshotSimulatedApp

extension Phone {
  /// Moves the cursor to a node, as a touch does.
  package mutating func touch(_ index: ElementTree.Index) {
    guard let stop = engine.order.stop(standingFor: index, in: app) else {
      let name = app.tree.name(of: index) ?? ""
      return events.refuse(.cannotBeReached(name), by: .touchNeedsAStop)
    }
    touch(stop: stop)
  }

  /// Touches a point on the screen.
  ///
  /// If the point is empty, the cursor stays.
  package mutating func touch(_ point: Point) { touch(stop: engine.stop(at: point, in: app)) }

  private mutating func touch(stop: ElementTree.Index?) {
    guard let stop else { return events.sound(.sound(.empty), by: .emptyPlacesSound) }
    guard engine.takesTouches(stop, in: app) else {
      return land(on: stop, by: .touchLandsOnTheTopmost)
    }
    let isSilent = app.tree[stop].directTouchOptions.contains(.silentOnTouch)
    if engine.cursor != stop {
      land(on: stop, by: .touchLandsOnTheTopmost, because: isSilent ? .silentTouch : .move)
    } else if !isSilent {
      speak(stop, by: .directTouchSaysTheLabel) { .touched($0) }
    }
    guard engine.cursor == stop else { return }
    let before = ValueThen(of: stop, in: app)
    events.decide(by: .directTouchGoesToTheApp)
    app.touch(stop)
    followOrSpeakChange(since: before)
  }
}

// Dragging a finger.
extension Phone {
  /// Drags a finger over the screen and reads each stop that it touches.
  ///
  /// VoiceOver reads a stop only once while the finger stays on it. It plays one sound for an empty
  /// stretch. If a stop changes the screen when it's touched, the change affects the rest of the
  /// path.
  package mutating func drag(from start: Point, to end: Point) -> [[Event]] {
    ready()
    var met: [[Event]] = []
    var rules: [Decision] = []
    var key = engine.order.key
    var left = engine.path(from: start, to: end, in: app).stretches[...]
    while let stretch = left.popFirst() {
      touch(stop: stretch.stop)
      met.append(events.events)
      rules += events.rules
      events = EventBuffer()
      engine.repairCursor(app)
      guard engine.order.key != key else { continue }
      key = engine.order.key
      left = engine.path(from: start, to: end, in: app).stretches.drop { $0.start <= stretch.start }
    }
    events = EventBuffer()
    engine.decisions = rules + [.focus(.draggingMeetsEachOnce)]
    return met
  }
}

// Stops under a finger.
extension FocusEngine {
  /// Returns the topmost stop at a point, or `nil` if there's none.
  func stop(at point: Point, in app: App) -> ElementTree.Index? {
    let layout = direction(of: app)
    return order.current.stop(at: point) { stop, frame in
      guard let shown = app.shownFrame(of: stop, frame, layout: layout), shown.contains(point),
        let outline = app.tree.outline(of: stop, frame, shownAt: shown)
      else { return app.shownFrame(of: stop, frame, layout: layout) }
      return outline.encloses(point) ? shown : nil
    }
  }

  /// Returns the stops that a finger touches on its path.
  fileprivate func path(from start: Point, to end: Point, in app: App) -> FingerPath {
    let layout = direction(of: app)
    let frames = order.current.framesTopmostFirst.compactMap { stop, frame in
      app.shownFrame(of: stop, frame, layout: layout).map { shown in
        FingerPath.Area(
          stop: stop,
          frame: shown,
          outline: app.tree.outline(of: stop, frame, shownAt: shown)
        )
      }
    }
    return FingerPath(from: start, to: end, over: frames)
  }
}

/// The element that handles touches itself after a double tap, until the cursor leaves it.
struct DirectTouch: Sendable {
  private var element: ElementTree.Index?

  /// Starts passing touches through to an element that waited for a double tap.
  mutating func begin(on element: ElementTree.Index) { self.element = element }

  /// Stops passing touches through, because the cursor left.
  mutating func end() { element = nil }

  /// Returns whether the element got the double tap that it waits for, so it handles touches
  /// itself.
  func isActive(on index: ElementTree.Index) -> Bool { element == index }
}

extension FocusEngine {
  /// Returns whether touches on a stop currently go to the app.
  ///
  /// - Rule: ``FocusRule/directTouchGoesToTheApp``
  package func takesTouches(_ stop: ElementTree.Index, in app: App) -> Bool {
    let element = app.tree[stop]
    guard element.traits.contains(.allowsDirectInteraction) else { return false }
    return !element.waitsForActivation || directTouch.isActive(on: stop) && cursor == stop
  }
}

extension Element {
  /// Whether touches go to the app only after a double tap.
  ///
  /// - Rule: ``FocusRule/directTouchMayWaitForActivation``
  package var waitsForActivation: Bool {
    traits.contains(.allowsDirectInteraction)
      && self.directTouchOptions.contains(.requiresActivation)
  }
}

extension FocusEngine {
  /// Returns whether a stop is on the current page of each scroll view around it.
  ///
  /// A stop without a frame is always on the current page.
  ///
  /// - Rule: ``FocusRule/touchFindsTheShownPage``
  package mutating func isOnShownPage(_ stop: ElementTree.Index, in app: App) -> Bool {
    guard let frame = frame(of: stop, in: app) else { return true }
    return app.shownFrame(of: stop, frame, layout: direction(of: app)) != nil
  }

  /// Returns the labels of the contents of a cell without a label, in reading order.
  package mutating func labels(inside cell: ElementTree.Index, in app: App) -> [String] {
    refreshOrder(app)
    return order.current.spokenChildren(of: cell).compactMap { app.tree[$0].label }
  }
}

extension ElementTree {
  /// Returns the visible corners of a stop's shape, or `nil` if only its frame is known.
  ///
  /// - Rule: ``FocusRule/touchLandsOnTheTopmost``
  fileprivate func outline(of stop: Index, _ frame: Rect, shownAt shown: Rect) -> [Point]? {
    guard hasDetails(stop), let outline = self[stop].path?.outline else { return nil }
    return outline.moved(by: Point(x: shown.x - frame.x, y: shown.y - frame.y))
  }
}

extension App {
  /// Returns the frame in which a finger finds a stop, or `nil` if the stop is on a different page.
  ///
  /// Inside a scroll view with pages, the frame is relative to the current page.
  ///
  /// - Rule: ``FocusRule/touchFindsTheShownPage``
  fileprivate func shownFrame(
    of stop: ElementTree.Index,
    _ frame: Rect,
    layout: LayoutDirection
  ) -> Rect? {
    var frame = frame
    for place in pagePlaces(of: stop, layout: layout) {
      guard place.page == page(of: place.view) else { return nil }
      frame.x -= place.offset.x
      frame.y -= place.offset.y
    }
    return frame
  }
}
