import EarshotModel
package import EarshotSimulatedApp

/// How far reading on has come, and where it was stopped to go on later.
struct ContinuousReading: Sendable {
  /// One reading from its start.
  struct Course {
    /// The previous position of the cursor.
    var origin: ElementTree.Index?
    /// The stop to begin with, or `nil` once it was read.
    var first: ElementTree.Index?
    /// The stops of this page that were read.
    private var met: Set<ElementTree.Index> = []
    /// The number of stops that were read on all pages.
    private var count = 0

    init(origin: ElementTree.Index?, first: ElementTree.Index) {
      self.origin = origin
      self.first = first
    }

    /// Whether more may be read, so that an app that turns pages for ever comes to an end.
    var mayGoOn: Bool { count < 100_000 }

    /// Takes a stop as read; tells whether it is the first time on this page.
    mutating func read(_ stop: ElementTree.Index) -> Bool {
      guard met.insert(stop).inserted else { return false }
      first = nil
      count += 1
      return true
    }

    /// Begins another page.
    mutating func turnPage() { met = [] }
  }

  /// What is read now, or `nil` if nothing is.
  var course: Course?
  private var suspended: Course?

  /// Ends reading; gives what was read until now.
  mutating func end() -> Course? {
    suspended = nil
    defer { course = nil }
    return course
  }

  /// Stops reading until it goes on.
  mutating func suspend() {
    suspended = course
    course = nil
  }

  /// Goes on where reading was suspended.
  mutating func resume() {
    course = suspended
    suspended = nil
  }
}

extension FocusEngine {
  /// The place where continuous reading begins.
  package enum ReadingStart: Hashable, Sendable {
    /// At the stop under the cursor.
    case cursor
    /// At the first stop.
    case top
  }

  /// Whether there is more to read.
  package var isReadingOn: Bool { reading.course != nil }

  /// Ends continuous reading at the current place.
  package mutating func stopReading(in app: App) {
    guard let course = reading.end() else { return }
    landing = landing ?? .readingGoesOn
    settleDial(app, because: .move, isSameElement: cursor == course.origin)
  }

  /// Stops reading until it goes on.
  package mutating func suspendReading() { reading.suspend() }

  /// Goes on where reading was suspended.
  package mutating func resumeReading() { reading.resume() }
}

extension Turn {
  /// Begins to read one stop after the other, with the first; `readOn()` reads the next.
  ///
  /// The cursor goes along, groups are entered as on a swipe, and it stays on the last stop. If the
  /// app sends the cursor elsewhere, VoiceOver describes that stop as on a landing, and reading
  /// ends.
  package mutating func readAll(from start: FocusEngine.ReadingStart) {
    let cursor = start == .cursor ? engine.cursor : nil
    guard let first = cursor ?? engine.order.stops.first else {
      return events.boundary(by: .nothingWithoutCursor)
    }
    engine.reading.course = .init(origin: engine.cursor, first: first)
    readNext()
  }

  /// Reads the next stop after VoiceOver said the previous one; turns the page after the last stop
  /// if it asks for that.
  ///
  /// - Complexity: O(1) but for the description and what the app does; O(*n*) where a page is
  ///   turned, where *n* is the number of its stops.
  package mutating func readOn() -> [Event] {
    happening { $0.readNext() }
  }

  private mutating func readNext() {
    guard let stop = nextToRead(), engine.reading.course?.read(stop) ?? false else {
      return engine.stopReading(in: app)
    }
    let described = ValueThen(of: stop, in: app)
    place(on: stop, by: .readingGoesOn, from: engine.cursor, because: .description)
    if follow(from: engine.cursor, described: described) {
      events.decide(by: .readingEndsWhereTheAppMovesTheCursor)
      engine.stopReading(in: app)
    } else if events.isEndless {
      engine.stopReading(in: app)
    }
  }

  /// The stop to read next, on the next page where this one is done.
  private mutating func nextToRead() -> ElementTree.Index? {
    if let first = engine.reading.course?.first { return first }
    engine.refreshOrder(app)
    return engine.cursor.flatMap { engine.order.stop(after: $0) } ?? stopOfNextPage()
  }

  /// Turns to the next page, and finds the stop where reading goes on there, or `nil` if no page
  /// follows that says something else than this one.
  private mutating func stopOfNextPage() -> ElementTree.Index? {
    guard let last = engine.cursor, app.turnsPages(at: last) else { return nil }
    guard engine.reading.course?.mayGoOn ?? true else {
      events.refuse(.effectsNeverEnd, by: .endlessReadingIsStopped)
      return nil
    }
    let before = engine.page(in: app)
    let outer = events
    events = EventBuffer()
    let isTurned = scroll(.next, from: last)
    let heard = events
    events = outer
    events.add(heard) { $0.readingOn }
    guard isTurned, !heard.isEndless, engine.page(in: app) != before else { return nil }
    events.decide(by: .readingTurnsThePage)
    engine.reading.course?.turnPage()
    if engine.cursor == last { return engine.order.stops.first }
    return engine.cursor.flatMap { engine.order.stop(after: $0) }
  }
}

extension FocusEngine {
  /// All that is there to be read.
  fileprivate mutating func page(in app: App) -> [ElementDescription] {
    stops(in: app).map { description(of: $0, from: $0, in: app) }
  }
}

extension Event {
  /// The same in the course of reading: a stop without its hint; at the last page no boundary, since
  /// reading did move on.
  ///
  /// - Rule: ``FocusRule/readingLeavesOutHints``
  fileprivate var readingOn: Event? {
    switch self {
    case .described(let description): .readOn(description)
    case .sound(.boundary): nil
    default: self
    }
  }
}
