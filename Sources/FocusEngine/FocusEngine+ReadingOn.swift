import AccessibilityModel
package import SimulatedApp

extension FocusEngine {
  /// Where reading on begins.
  package enum ReadingStart: Hashable, Sendable {
    /// At the stop under the cursor.
    case cursor
    /// At the first stop.
    case top
  }

  /// How much is read at one go, so that an app that turns pages for ever comes to an end.
  static let readingLimit = 100_000

  /// Reads one stop after the other, and turns the page after the last where it asks for that.
  ///
  /// The cursor goes along, groups are entered as on a swipe, and it stays on the last stop. Where
  /// the app sends it elsewhere, that stop is described as on a landing, and reading ends.
  ///
  /// The events of each stop stand together, in their order: what sounds there, its description,
  /// what the app says to it.
  ///
  /// - Complexity: O(*n*) but for the descriptions and what the app does, where *n* is the number
  ///   of stops.
  /// - Source: VOICEOVER.md 2.2, causesPageTurn, and chapter 5; that reading ends where the app moves
  ///   the cursor is our choice.
  package mutating func readAll(from start: ReadingStart, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let cursor = start == .cursor ? engine.cursor : nil
      guard let first = cursor ?? engine.order.stops.first else {
        return moment.sound(.sound(.boundary))
      }
      engine.readOn(from: first, in: &app, &moment)
    }
  }

  private mutating func readOn(
    from first: ElementTree.Index,
    in app: inout App,
    _ moment: inout Moment
  ) {
    let origin = cursor
    var next: ElementTree.Index? = first
    repeat {
      guard readPage(from: next, in: &app, &moment) else { break }
    } while turnPage(&next, in: &app, &moment)
    settleDial(app, because: .move, isSameElement: cursor == origin)
  }

  /// Reads what is there, from a stop on.
  ///
  /// - Returns: Whether the end was reached; not so where the app moved the cursor, or brought it
  ///   to where it was before.
  private mutating func readPage(
    from first: ElementTree.Index?,
    in app: inout App,
    _ moment: inout Moment
  ) -> Bool {
    var next = first
    var met: Set<ElementTree.Index> = []
    while let stop = next {
      guard met.insert(stop).inserted else { return false }
      var heard = Moment()
      let described = app.tree[stop]
      place(on: stop, from: cursor, because: .reading, in: &app, &heard)
      let isMoved = follow(&app, &heard, from: cursor, described: described)
      moment.speech += heard.events
      if isMoved || heard.isEndless { return false }
      next = stopAfterCursor(in: app)
    }
    return true
  }

  /// The stop that follows the cursor; where that is gone, the one that followed it before.
  ///
  /// - Complexity: O(1); O(*s*), where *s* is the number of stops, if the cursor's stop is gone.
  private mutating func stopAfterCursor(in app: App) -> ElementTree.Index? {
    refreshOrder(app)
    guard let cursor else { return nil }
    guard let rank = order.rank(of: cursor) else {
      return stopsWithCursor.drop { $0 != cursor }.first { order.rank(of: $0) != nil }
    }
    return rank + 1 < order.stops.count ? order.stops[rank + 1] : nil
  }
}

// Pages.
extension FocusEngine {
  /// Turns to the next page, and finds the stop where reading goes on; nothing where the app put
  /// the cursor on the last one already.
  ///
  /// - Returns: Whether there is a page that says something else than the one before.
  private mutating func turnPage(
    _ next: inout ElementTree.Index?,
    in app: inout App,
    _ moment: inout Moment
  ) -> Bool {
    guard let last = cursor, app.turnsPages(at: last) else { return false }
    guard moment.speech.count < FocusEngine.readingLimit else {
      moment.speech.append(.refused(.effectsNeverEnd))
      return false
    }
    let before = page(in: app)
    var heard = Moment()
    let isTurned = scroll(.next, from: last, in: &app, &heard)
    moment.speech += heard.events.compactMap(\.readingOn)
    guard isTurned, !heard.isEndless, page(in: app) != before else { return false }
    next = cursor == last ? order.stops.first : stopAfterCursor(in: app)
    return true
  }

  /// All that is there to be read.
  private mutating func page(in app: App) -> [Reading] {
    stops(in: app).map { reading(of: $0, from: $0, in: app) }
  }
}

extension App {
  /// Whether an element, or a container around it, turns the page when reading is done with it.
  ///
  /// - Source: VOICEOVER.md 2.2, causesPageTurn.
  fileprivate func turnsPages(at index: ElementTree.Index) -> Bool {
    ([index] + tree.ancestors(of: index)).contains { tree[$0].traits.contains(.causesPageTurn) }
  }
}

extension Moment {
  /// Whether effects were stopped that would never have ended.
  fileprivate var isEndless: Bool { events.contains(.refused(.effectsNeverEnd)) }
}

extension Event {
  /// The same in the course of reading: a stop without its hint; at the last page no boundary, since
  /// reading did move on.
  ///
  /// - Source: our choice.
  fileprivate var readingOn: Event? {
    switch self {
    case .described(let reading): .readOn(reading)
    case .sound(.boundary): nil
    default: self
    }
  }
}
