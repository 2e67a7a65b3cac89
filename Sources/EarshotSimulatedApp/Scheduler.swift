package import EarshotModel

/// What an app is going to do by itself: handlers that wait, and timers.
struct Scheduler: Hashable, Sendable {
  /// A handler that waits.
  private struct Suspended: Hashable {
    var due: Milliseconds
    var course: Course
  }

  /// A timer that runs.
  struct Running: Hashable, Sendable {
    /// When it runs out next, or `nil` if it ran out and waits for a gesture.
    var due: Milliseconds?
    /// The node that holds it.
    var node: ElementTree.Index
    /// What it counts.
    var word: TimerWord
    /// How often it runs out, or after how long without a gesture.
    var interval: Milliseconds
    /// The number of the handler among those of its node.
    var number: Int
  }

  /// Something that is due.
  enum Due {
    /// A handler goes on.
    case course(Course)
    /// A timer ran out.
    case timer(Running)
  }

  private var suspended: [Suspended] = []
  /// When the first of the handlers that wait goes on, or `nil` if none waits.
  private var firstResumption: Milliseconds?
  private var timers: [Running] = []

  /// How many handlers and timers are looked at to find what is due by a moment.
  func lookedAt(by moment: Milliseconds) -> Int {
    let isAnyDue = firstResumption.map { $0 <= moment } ?? false
    return timers.count + (isAnyDue ? suspended.count : 0)
  }

  /// The moment of the next thing to do, or `nil` if nothing is going to happen.
  var nextDue: Milliseconds? {
    [firstResumption, timers.lazy.compactMap(\.due).min()].compactMap { $0 }.min()
  }

  /// Whether anything waits or runs.
  var hasPending: Bool { !suspended.isEmpty || !timers.isEmpty }

  /// The coming events, the soonest first.
  var pending: [Pending] {
    guard hasPending else { return [] }
    let handlers = suspended.map { Pending(name: $0.course.name, due: $0.due) }
    let timers = timers.compactMap { timer in
      timer.due.map {
        Pending(name: .init(event: timer.word.event(timer.interval), node: timer.node), due: $0)
      }
    }
    return (handlers + timers).enumerated()
      .sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }.map(\.element)
  }

  /// Lets a handler go on at a moment.
  mutating func suspend(_ course: Course, until due: Milliseconds) {
    suspended.append(Suspended(due: due, course: course))
    firstResumption = min(due, firstResumption ?? due)
  }

  /// Forgets the handlers of a node that wait.
  ///
  /// - Rule: ``AppRule/cancelingStopsWhatWaits``
  mutating func cancel(_ node: ElementTree.Index) {
    suspended.removeAll { $0.course.own == node }
    findFirstResumption()
  }

  /// Runs these timers, and of those that run already the ones that are kept.
  mutating func start(_ timers: [Running], keeping isKept: (Running) -> Bool = { _ in false }) {
    self.timers = self.timers.filter(isKept) + timers
  }

  /// Lets the timers that wait for an idle user run out an interval after a moment.
  mutating func restartIdleTimers(at moment: Milliseconds) {
    for place in timers.indices where timers[place].word == .idle {
      timers[place].due = moment + timers[place].interval
    }
  }

  /// Takes the first thing that is due by a moment, or `nil` if nothing is; handlers go first.
  ///
  /// - Rule: ``AppRule/whatIsDueGoesOneByOne``
  mutating func takeDue(by moment: Milliseconds) -> Due? {
    if let first = firstResumption, first <= moment,
      let place = suspended.firstIndex(where: { $0.due <= moment })
    {
      defer { findFirstResumption() }
      return .course(suspended.remove(at: place).course)
    }
    let place = timers.firstIndex { timer in timer.due.map { $0 <= moment } ?? false }
    guard let place, let due = timers[place].due else { return nil }
    defer { timers[place].due = timers[place].word == .every ? due + timers[place].interval : nil }
    return .timer(timers[place])
  }

  /// Forgets what would never come to rest, so that the clock can go on.
  mutating func drop(dueBy moment: Milliseconds) {
    timers.removeAll { timer in timer.due.map { $0 <= moment } ?? false }
    suspended.removeAll { $0.due <= moment }
    findFirstResumption()
  }

  private mutating func findFirstResumption() {
    firstResumption = suspended.lazy.map(\.due).min()
  }
}

/// Something that will happen under `wait`, as `:where` shows it.
package struct Pending: Hashable, Sendable {
  /// What a handler was written for.
  package struct Name: Hashable, Sendable {
    /// The event, or `nil` for an action.
    package var event: AppEvent?
    /// The name of the action.
    package var action: String?
    /// The condition that the handler has, or `nil` if it has none.
    package var condition: Condition?
    /// The node it runs at.
    package var node: ElementTree.Index

    init(_ handler: Handler, node: ElementTree.Index) {
      (event, condition) = (handler.event, handler.condition)
      self.node = node
    }

    init(event: AppEvent, node: ElementTree.Index) {
      self.event = event
      self.node = node
    }

    init(action: String, node: ElementTree.Index) {
      self.action = action
      self.node = node
    }
  }

  /// What it is.
  package var name: Name
  /// When it is due.
  package var due: Milliseconds
}
