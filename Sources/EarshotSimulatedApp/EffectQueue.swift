import EarshotModel

/// A running handler, with its remaining effects and the nodes that they can refer to.
struct Course: Hashable, Sendable {
  /// The node that `self` refers to.
  var own: ElementTree.Index
  /// The remaining effects.
  var effects: ArraySlice<Effect>
  /// The name of the handler, for `:where`.
  var name: Pending.Name
  /// The neighbors of the node before the handler began, or `nil` if no effect names a neighbor.
  var neighbors: Neighbors?
  /// Whether the handler hasn't begun yet.
  ///
  /// When it begins, the app checks whether any effect names a neighbor.
  var isFresh = true

  /// The stops before and after a node, among the stops inside its parent.
  struct Neighbors: Hashable, Sendable {
    var next: ElementTree.Index?
    var previous: ElementTree.Index?
  }
}

/// The remaining requests of an app in this step, and their limit.
///
/// The requests that an effect makes are fulfilled after the effect and before the requests that
/// were already waiting. Handlers that call each other therefore grow a list instead of the stack.
struct EffectQueue: Sendable {
  /// A request of an effect.
  enum Request: Hashable, Sendable {
    /// Runs the rest of a handler.
    case run(Course)
    /// Activates an element, for an effect.
    case activate(ElementTree.Index)
  }

  /// The maximum number of effects, timers, and handlers for screens and cursor moves in one step.
  ///
  /// - Rule: ``AppRule/stepsHaveALimit``
  private static let limit = 1_000

  /// The remaining requests, with the next one at the end.
  private var waiting: [Request] = []
  /// The requests of the current effect, in order.
  private var requested: [Request] = []
  private var isWorking = false
  private var left = EffectQueue.limit
  /// Whether text was rejected in this step.
  private var hasRefusedText = false

  /// Adds a request and returns whether the queue isn't already at work.
  mutating func ask(for request: Request) -> Bool {
    requested.append(request)
    return !isWorking
  }

  /// Removes and returns the next request, or returns `nil` if there are none.
  mutating func next() -> Request? {
    waiting += requested.reversed()
    requested = []
    let next = waiting.popLast()
    isWorking = next != nil
    return next
  }

  /// Adds the rest of a handler after the requests of its effect.
  mutating func goOnLater(with course: Course) { waiting.append(.run(course)) }

  /// Removes the waiting requests, because there were too many.
  mutating func stop() { waiting = [] }
}

// The number of effects that a step can run.
extension EffectQueue {
  /// The answer to a request for one more effect.
  enum Share: Hashable {
    /// The effect may run.
    case left
    /// The previous effect was the last one that the limit allows.
    case usedUp
    /// The limit was already exceeded before this request.
    case over
  }

  /// Begins a step, which can run the full number of effects.
  mutating func beginStep() {
    left = EffectQueue.limit
    hasRefusedText = false
  }

  /// Records that text is rejected and returns whether it's the first time in this step.
  mutating func refuseText() -> Bool {
    defer { hasRefusedText = true }
    return !hasRefusedText
  }

  /// Counts one effect.
  mutating func spend() -> Share {
    left -= 1
    return left >= 0 ? .left : left == -1 ? .usedUp : .over
  }

  /// Whether the app requested more effects than a step may run.
  var isOverspent: Bool { left < 0 }
}
