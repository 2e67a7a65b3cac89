import EarshotModel
package import EarshotSimulatedApp

/// The progress of continuous reading, and the place where it was suspended.
struct ContinuousReading: Sendable {
  /// A single run of continuous reading, from its start.
  struct Course {
    /// The stop that had the cursor before the reading, or `nil` if there was none.
    var origin: ElementTree.Index?
    /// The stop to begin with, or `nil` after VoiceOver has read it.
    var first: ElementTree.Index?
    /// The stops on this page that VoiceOver has read.
    private var met: Set<ElementTree.Index> = []
    /// The number of stops that VoiceOver has read on all pages.
    private var count = 0

    init(origin: ElementTree.Index?, first: ElementTree.Index) {
      self.origin = origin
      self.first = first
    }

    /// Whether reading may continue.
    ///
    /// There's a limit, because an app can turn pages endlessly.
    var mayGoOn: Bool { count < 100_000 }

    /// Marks a stop as read and returns whether it's the first time on this page.
    mutating func read(_ stop: ElementTree.Index) -> Bool {
      guard met.insert(stop).inserted else { return false }
      first = nil
      count += 1
      return true
    }

    /// Begins a new page.
    mutating func turnPage() { met = [] }
  }

  /// The current reading, or `nil` if there's none.
  var course: Course?
  private var suspended: Course?
  /// Whether there's neither a current nor a suspended reading.
  var isIdle: Bool { course == nil && suspended == nil }

  /// Ends reading and returns its progress, or `nil` if there was none.
  mutating func end() -> Course? {
    suspended = nil
    defer { course = nil }
    return course
  }

  mutating func suspend() {
    suspended = course
    course = nil
  }

  /// Resumes reading at the place where it was suspended.
  mutating func resume() {
    course = suspended
    suspended = nil
  }
}

extension FocusEngine {
  /// The place where continuous reading begins.
  package enum ReadingStart: Hashable, Sendable {
    /// The stop with the cursor.
    case cursor
    /// The first stop.
    case top
  }

  /// Whether continuous reading is in progress.
  package var isReadingOn: Bool { reading.course != nil }

  /// Whether there's a current or a suspended reading to end.
  package var hasReading: Bool { !reading.isIdle }

  /// Ends continuous reading at the current place.
  package mutating func stopReading(in app: App) {
    guard let course = reading.end() else { return }
    landing = landing ?? .readingGoesOn
    settleDial(app, because: .move, isSameElement: cursor == course.origin)
  }

  /// Suspends reading.
  package mutating func suspendReading() { reading.suspend() }

  /// Resumes reading at the place where it was suspended.
  package mutating func resumeReading() { reading.resume() }
}

extension Phone {
  /// Begins continuous reading at the given place.
  ///
  /// `readOn()` reads the next stop.
  ///
  /// The cursor moves to each stop, enters groups as it does on a swipe, and stays on the last
  /// stop. If the app moves the cursor elsewhere, VoiceOver describes the new stop, and reading
  /// ends.
  package mutating func readAll(from start: FocusEngine.ReadingStart) {
    let cursor = start == .cursor ? engine.cursor : nil
    guard let first = cursor ?? engine.order.stops.first else {
      return events.boundary(by: .nothingWithoutCursor)
    }
    engine.reading.course = .init(origin: engine.cursor, first: first)
    readNext()
  }

  /// Reads the next stop after VoiceOver has read the previous stop.
  ///
  /// After the last stop, turns the page if the stop requests it.
  ///
  /// - Complexity: O(1), not counting the description and the app's actions. If the page turns,
  ///   O(*n*), where *n* is the number of stops on the new page.
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

  /// Returns the stop to read next, or `nil` if there's none.
  ///
  /// If VoiceOver has read all of this page, the stop is on the next page.
  private mutating func nextToRead() -> ElementTree.Index? {
    if let first = engine.reading.course?.first { return first }
    engine.refreshOrder(app)
    return engine.cursor.flatMap { engine.order.stop(after: $0) } ?? stopOfNextPage()
  }

  /// Turns to the next page and returns the stop where reading continues, or `nil` if no page with
  /// different words follows.
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
  /// Returns the descriptions of all stops on the page.
  fileprivate mutating func page(in app: App) -> [ElementDescription] {
    stops(in: app).map { description(of: $0, from: $0, in: app) }
  }
}

extension Event {
  /// The event as it occurs during continuous reading, or `nil` if continuous reading omits it.
  ///
  /// VoiceOver reads stops without their hints. If there's no next page, it doesn't play the
  /// boundary sound.
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
