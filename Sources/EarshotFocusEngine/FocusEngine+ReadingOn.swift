import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// Where reading on begins.
  package enum ReadingStart: Hashable, Sendable {
    /// At the stop under the cursor.
    case cursor
    /// At the first stop.
    case top
  }

  /// How far reading on has come.
  struct ReadingCourse {
    /// Where the cursor was before.
    var origin: ElementTree.Index?
    /// The stop to begin with; nothing once it was read.
    var first: ElementTree.Index?
    /// The stops of this page that were read.
    var met: Set<ElementTree.Index> = []
    /// How many stops were read on all pages.
    var count = 0
  }

  /// How much is read at one go, so that an app that turns pages for ever comes to an end.
  static let readingLimit = 100_000

  /// Whether there is more to read.
  package var isReadingOn: Bool { course != nil }

  /// Begins to read one stop after the other, with the first; ``readOn(_:)`` reads the next.
  ///
  /// The cursor goes along, groups are entered as on a swipe, and it stays on the last stop. Where
  /// the app sends it elsewhere, that stop is described as on a landing, and reading ends.
  ///
  /// - Source: VOICEOVER.md, chapter 5; that reading ends where the app moves the cursor is our
  ///   choice.
  package mutating func readAll(from start: ReadingStart, _ app: inout App) -> [Event] {
    gesture(&app) { engine, app, moment in
      let cursor = start == .cursor ? engine.cursor : nil
      guard let first = cursor ?? engine.order.stops.first else {
        return moment.sound(.sound(.boundary))
      }
      engine.course = ReadingCourse(origin: engine.cursor, first: first)
      engine.readNext(in: &app, &moment)
    }
  }

  /// Reads the next stop, once the one before was spoken; turns the page after the last where it
  /// asks for that.
  ///
  /// - Complexity: O(1) but for the description and what the app does; O(*n*) where a page is
  ///   turned, where *n* is the number of its stops.
  /// - Source: VOICEOVER.md 2.2, causesPageTurn, and chapter 5.
  package mutating func readOn(_ app: inout App) -> [Event] {
    var moment = EventBuffer()
    readNext(in: &app, &moment)
    noteHeard(moment.events, in: app)
    return moment.events
  }

  /// Ends reading where it has come to.
  package mutating func stopReading(in app: App) {
    suspendedCourse = nil
    guard let course else { return }
    self.course = nil
    settleDial(app, because: .move, isSameElement: cursor == course.origin)
  }

  /// Stops reading until it goes on.
  package mutating func suspendReading() {
    suspendedCourse = course
    course = nil
  }

  /// Goes on where reading was suspended.
  package mutating func resumeReading() {
    course = suspendedCourse
    suspendedCourse = nil
  }

  private mutating func readNext(in app: inout App, _ moment: inout EventBuffer) {
    guard let stop = nextToRead(in: &app, &moment), course?.met.insert(stop).inserted ?? false
    else { return stopReading(in: app) }
    course?.first = nil
    course?.count += 1
    let described = app.tree[stop]
    place(on: stop, from: cursor, because: .description, in: &app, &moment)
    let isMoved = follow(&app, &moment, from: cursor, described: described)
    if isMoved || moment.isEndless { stopReading(in: app) }
  }

  /// The stop to read next, on the next page where this one is done.
  private mutating func nextToRead(
    in app: inout App,
    _ moment: inout EventBuffer
  ) -> ElementTree.Index? {
    course?.first ?? stopAfterCursor(in: app) ?? stopOfNextPage(in: &app, &moment)
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
  /// Turns to the next page, and finds the stop where reading goes on there.
  ///
  /// Nothing where no page follows that says something else than this one.
  private mutating func stopOfNextPage(
    in app: inout App,
    _ moment: inout EventBuffer
  ) -> ElementTree.Index? {
    guard let last = cursor, app.turnsPages(at: last) else { return nil }
    guard course?.count ?? 0 < FocusEngine.readingLimit else {
      moment.sound(.refused(.effectsNeverEnd))
      return nil
    }
    let before = page(in: app)
    var heard = EventBuffer()
    let isTurned = scroll(.next, from: last, in: &app, &heard)
    moment.add(heard.events.compactMap(\.readingOn))
    guard isTurned, !heard.isEndless, page(in: app) != before else { return nil }
    course?.met = []
    return cursor == last ? order.stops.first : stopAfterCursor(in: app)
  }

  /// All that is there to be read.
  private mutating func page(in app: App) -> [ElementDescription] {
    stops(in: app).map { description(of: $0, from: $0, in: app) }
  }
}

extension EventBuffer {
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
    case .described(let description): .readOn(description)
    case .sound(.boundary): nil
    default: self
    }
  }
}
