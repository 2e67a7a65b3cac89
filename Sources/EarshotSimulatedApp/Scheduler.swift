package import EarshotModel

/// The pending automatic events of an app: waiting handlers and timers.
package struct Scheduler: Hashable, Sendable {
  /// A suspended handler, which waits until it's due.
  private struct Suspended: Hashable {
    var due: Milliseconds
    var course: Course
  }

  /// A running timer.
  struct Running: Hashable, Sendable {
    /// The time at which the timer fires next, or `nil` if it fired and waits for a gesture.
    var due: Milliseconds?
    /// The node with the timer.
    var node: ElementTree.Index
    /// The kind of the timer.
    var word: TimerWord
    /// The interval, or the duration without a gesture.
    var interval: Milliseconds
    /// The index of the handler among the handlers of its node.
    var number: Int
  }

  /// An event that is due.
  enum Due {
    /// A suspended handler, which continues.
    case course(Course)
    /// A timer, which fires.
    case timer(Running)
  }

  private var suspended: [Suspended] = []
  /// The time at which the first waiting handler continues, or `nil` if none is waiting.
  private var firstResumption: Milliseconds?
  private var timers: [Running] = []

  /// Returns the number of handlers and timers to check for events that are due by a time.
  func lookedAt(by moment: Milliseconds) -> Int {
    let isAnyDue = firstResumption.map { $0 <= moment } ?? false
    return timers.count + (isAnyDue ? suspended.count : 0)
  }

  /// The time of the next event, or `nil` if there's none.
  var nextDue: Milliseconds? {
    [firstResumption, timers.lazy.compactMap(\.due).min()].compactMap { $0 }.min()
  }

  /// Whether a handler is waiting.
  package var hasSuspended: Bool { !suspended.isEmpty }

  /// Whether any timer is running.
  var hasTimers: Bool { !timers.isEmpty }

  /// Whether any handler is waiting or any timer is running.
  var hasPending: Bool { !suspended.isEmpty || !timers.isEmpty }

  /// The pending events, with the next one first.
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

  /// Suspends a handler until a time.
  mutating func suspend(_ course: Course, until due: Milliseconds) {
    suspended.append(Suspended(due: due, course: course))
    firstResumption = min(due, firstResumption ?? due)
  }

  /// Cancels the waiting handlers of a node.
  ///
  /// - Rule: ``AppRule/cancelingStopsWhatWaits``
  mutating func cancel(_ node: ElementTree.Index) {
    suspended.removeAll { $0.course.own == node }
    findFirstResumption()
  }

  /// Starts the given timers and keeps the running timers for which the closure returns `true`.
  mutating func start(_ timers: [Running], keeping isKept: (Running) -> Bool = { _ in false }) {
    self.timers = self.timers.filter(isKept) + timers
  }

  /// Restarts the timers that fire when the user is idle, so they fire one interval after the given
  /// time.
  mutating func restartIdleTimers(at moment: Milliseconds) {
    for place in timers.indices where timers[place].word == .idle {
      timers[place].due = moment + timers[place].interval
    }
  }

  /// Removes and returns the first event that is due by a time, or returns `nil` if there's none.
  ///
  /// Handlers come first.
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

  /// Removes the due events of an endless sequence, so the clock can continue.
  mutating func drop(dueBy moment: Milliseconds) {
    timers.removeAll { timer in timer.due.map { $0 <= moment } ?? false }
    suspended.removeAll { $0.due <= moment }
    findFirstResumption()
  }

  private mutating func findFirstResumption() {
    firstResumption = suspended.lazy.map(\.due).min()
  }
}

/// A waiting handler or a running timer, for `:where`.
package struct Pending: Hashable, Sendable {
  /// The name of a handler.
  package struct Name: Hashable, Sendable {
    /// The event, or `nil` for an action.
    package var event: AppEvent?
    /// The name of the action, or `nil` for an event.
    package var action: String?
    /// The condition of the handler, or `nil` if it has none.
    package var condition: Condition?
    /// The node at which the handler runs.
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

  /// The name of the handler.
  package var name: Name
  /// The time at which the event is due.
  package var due: Milliseconds
}
