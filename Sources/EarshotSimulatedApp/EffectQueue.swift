import EarshotModel

/// A handler on its way: the effects still to run and what their words refer to.
struct Course: Hashable, Sendable {
  /// The node that `self` means.
  var own: ElementTree.Index
  /// The effects that are left.
  var effects: ArraySlice<Effect>
  /// What the handler was written for, for `:where`.
  var name: Pending.Name
  /// The neighbours of the own node before the handler began, or `nil` where no effect names one.
  var neighbours: Neighbours?
  /// Whether the handler hasn't begun yet; its first step checks whether any effect names a neighbour.
  var isFresh = true

  /// The stops after and before a node among those inside its parent.
  struct Neighbours: Hashable, Sendable {
    var next: ElementTree.Index?
    var previous: ElementTree.Index?
  }
}

/// What an app still has to do in this step, and how much it may do.
///
/// What an effect asks for comes after that effect and before what stood there already, so that
/// handlers that call each other grow a list and not the stack.
struct EffectQueue: Sendable {
  /// Something to do.
  enum Request: Hashable, Sendable {
    /// Go on with a handler.
    case run(Course)
    /// Activate an element, for an effect.
    case activate(ElementTree.Index)
  }

  /// How many effects, screen changes and notifications one step may run.
  ///
  /// - Rule: ``AppRule/stepsHaveALimit``
  private static let limit = 1_000

  /// What is still to be done, the next at the end.
  private var waiting: [Request] = []
  /// What the effect that is on its way asked for, in order.
  private var requested: [Request] = []
  private var isWorking = false
  private var left = EffectQueue.limit
  /// Whether a text was refused in this step.
  private var hasRefusedText = false

  /// Asks for something; tells whether nobody carries out requests yet.
  mutating func ask(for request: Request) -> Bool {
    requested.append(request)
    return !isWorking
  }

  /// Takes the next request, or `nil` if all is done.
  mutating func next() -> Request? {
    waiting += requested.reversed()
    requested = []
    let next = waiting.popLast()
    isWorking = next != nil
    return next
  }

  /// Puts what is left of a handler behind what its effect asks for.
  mutating func goOnLater(with course: Course) { waiting.append(.run(course)) }

  /// Forgets what waits, since too much was done.
  mutating func stop() { waiting = [] }
}

// The share of a step.
extension EffectQueue {
  /// The answer to the request to run one more effect.
  enum Share: Hashable {
    /// There was one left.
    case left
    /// The last one was run just before.
    case usedUp
    /// None was left already.
    case over
  }

  /// Gives the next step its whole share.
  mutating func beginStep() {
    left = EffectQueue.limit
    hasRefusedText = false
  }

  /// Notes that a text is refused; tells whether it is the first one in this step.
  mutating func refuseText() -> Bool {
    defer { hasRefusedText = true }
    return !hasRefusedText
  }

  /// Counts one effect.
  mutating func spend() -> Share {
    left -= 1
    return left >= 0 ? .left : left == -1 ? .usedUp : .over
  }

  /// Whether more was wished for than a step may run.
  var isOverspent: Bool { left < 0 }
}
