package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Puts the cursor on a node, as a finger would.
  ///
  /// - Source: [WWDC15-201]; that a node stands for its first stop is our choice.
  package mutating func touch(_ index: ElementTree.Index, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      guard let stop = engine.firstStop(in: index, of: app) else {
        return moment.sound(.refused(.cannotBeReached(app.tree.name(of: index) ?? "")))
      }
      engine.touch(stop, in: &app, &moment)
    }
  }

  /// Touches a place on the screen; where nothing is, the cursor stays.
  ///
  /// - Source: [WWDC15-201]; VOICEOVER.md 3.8.
  package mutating func touch(_ point: Point, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let layout = engine.direction(of: app)
      let stop = engine.order.stop(at: point) { app.shownFrame(of: $0, $1, layout: layout) }
      engine.touch(stop, in: &app, &moment)
    }
  }

  /// Drags a finger over the screen; speaks each stop that it meets, moment by moment.
  ///
  /// A stop is spoken once while the finger stays on it, an empty stretch sounds once. What a stop
  /// changes as it is met counts from there on.
  ///
  /// - Source: [WWDC15-201]; SESSIONS.md, "Commands"; the rest is our choice.
  package mutating func drag(
    from start: Point,
    to end: Point,
    _ app: inout App
  ) -> [[Event]] {
    app.beginStep()
    repairCursor(app)
    var moments: [[Event]] = []
    var key = orderKey
    var left = FingerPath(from: start, to: end, over: touchFrames(in: app)).stretches[...]
    while let stretch = left.popFirst() {
      var moment = EventBuffer()
      touch(stretch.stop, in: &app, &moment)
      moments.append(moment.events)
      repairCursor(app)
      guard orderKey != key else { continue }
      key = orderKey
      let path = FingerPath(from: start, to: end, over: touchFrames(in: app))
      left = path.stretches.drop { $0.start <= stretch.start }
    }
    return moments
  }

  private mutating func touch(
    _ stop: ElementTree.Index?,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    guard let stop else { return moment.sound(.sound(.empty)) }
    guard takesTouches(stop, in: app) else { return land(on: stop, in: &app, &moment) }
    let isSilent = app.tree[stop].directTouchOptions.contains(.silentOnTouch)
    if cursor != stop {
      land(on: stop, because: isSilent ? .silentTouch : .move, in: &app, &moment)
    } else if !isSilent {
      moment.speech.append(.repeated(description(of: stop, from: stop, in: app)))
    }
    guard cursor == stop else { return }
    let before = app.tree[stop]
    app.touch(stop)
    followOrSpeakChange(since: before, in: &app, &moment)
  }

  /// Whether touches on a stop go to the app now.
  ///
  /// - Source: [WWDC23-10036] for the trait, [WWDC26-220] for activation; VOICEOVER.md 6.7.
  package func takesTouches(_ stop: ElementTree.Index, in app: App) -> Bool {
    let element = app.tree[stop]
    guard element.traits.contains(.allowsDirectInteraction) else { return false }
    return !element.waitsForActivation || directlyTouched == stop && cursor == stop
  }

  /// The stops with the frames where a finger finds them, the topmost first.
  private func touchFrames(in app: App) -> [(stop: ElementTree.Index, frame: Rect)] {
    let layout = direction(of: app)
    return order.framesTopmostFirst.compactMap { stop, frame in
      app.shownFrame(of: stop, frame, layout: layout).map { (stop, $0) }
    }
  }
}

extension App {
  /// Where a finger finds a stop with a frame: on the page that a scroll view shows, moved to where
  /// it shows it; nothing on another page.
  ///
  /// - Source: VOICEOVER.md 3.8; for pages our choice.
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

extension Element {
  /// Whether touches go to the app only after a double tap.
  ///
  /// - Source: [WWDC26-220]; VOICEOVER.md 6.7.
  package var waitsForActivation: Bool {
    traits.contains(.allowsDirectInteraction)
      && self.directTouchOptions.contains(.requiresActivation)
  }
}
