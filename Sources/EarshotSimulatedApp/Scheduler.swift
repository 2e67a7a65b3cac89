package import EarshotModel

/// What an app is going to do by itself: handlers that wait, and timers.
struct Scheduler: Hashable, Sendable {
  /// A handler that waits.
  struct Suspended: Hashable, Sendable {
    var due: Milliseconds
    var course: Course
  }

  /// A timer that runs.
  struct Running: Hashable, Sendable {
    var due: Milliseconds
    var node: ElementTree.Index
    var interval: Milliseconds
    /// The number of the handler among those of its node.
    var number: Int
  }

  var suspended: [Suspended] = []
  var timers: [Running] = []

  /// The moment of the next thing to do.
  var nextDue: Milliseconds? {
    [suspended.lazy.map(\.due).min(), timers.lazy.map(\.due).min()].compactMap { $0 }.min()
  }

  mutating func suspend(_ course: Course, until due: Milliseconds) {
    suspended.append(Suspended(due: due, course: course))
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
    /// The node it runs at.
    package var node: ElementTree.Index

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
