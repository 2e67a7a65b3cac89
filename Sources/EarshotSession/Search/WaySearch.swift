import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// A breadth-first search for the fewest gestures to a goal, over the states of VoiceOver and the
/// app.
struct WaySearch {
  /// A function that returns whether VoiceOver and the app are at the goal.
  typealias Goal = (inout FocusEngine, App) -> Bool

  private let phone: Phone
  /// The work of the search, which begins with the budget of the app.
  private(set) var work: WorkBudget

  /// Begins at the current place of VoiceOver and the app.
  init(_ phone: Phone, spending work: WorkBudget? = nil) {
    self.phone = phone
    self.work = work ?? phone.app.work
  }

  /// Returns the way to a goal, within the given numbers of gestures and states.
  mutating func way(within limit: Int?, limit states: Int, to isGoal: Goal) -> ShortestWay {
    search {
      $0.way(within: limit, limit: states, to: isGoal)
    } or: {
      $0.way(within: limit, limit: states, to: isGoal)
    }
  }

  /// Returns the fewest gestures to every stop that is reachable by moving, exploring at most the
  /// given number of states.
  mutating func ways(limit states: Int) -> [ElementTree.Index: [Gesture]] {
    search {
      $0.ways(limit: states)
    } or: {
      $0.ways(limit: states)
    }
  }

  private mutating func search<Found>(
    still: (inout Breadth<StillWalk>) -> Found,
    or living: (inout Breadth<LivingWalk>) -> Found
  ) -> Found {
    guard let walk = StillWalk(phone) else {
      var search = Breadth(LivingWalk(phone), spending: work)
      defer { work = search.work }
      return living(&search)
    }
    var search = Breadth(walk, spending: work)
    defer { work = search.work }
    return still(&search)
  }
}

/// A graph for the search, with places, and the movements between them.
protocol SearchedWalk {
  /// A state of VoiceOver, and of the app if movements change it.
  associatedtype State

  /// The start of the walk.
  var start: State { get }
  /// Whether the search found more states of the app than it can distinguish.
  var isLost: Bool { get }

  /// Returns the stop with the cursor at a place.
  func stop(at place: State) -> ElementTree.Index?
  /// Records a place and returns whether it differs from all earlier places in a search that only
  /// moves.
  mutating func isNew(_ place: State) -> Bool
  /// Returns whether a movement can have an effect at a place.
  ///
  /// This method is mutating, because otherwise it would get a copy of the walk.
  mutating func canMake(_ movement: Movement, at place: State) -> Bool
  /// Returns the place after a movement, or `nil` if the movement isn't possible.
  mutating func place(
    after movement: Movement,
    from place: State,
    spending work: inout WorkBudget
  ) -> State?
  /// Returns whether a condition is true for VoiceOver and the app at a place.
  mutating func holds(_ goal: WaySearch.Goal, at place: State) -> Bool
}

/// A search through a walk, breadth first.
struct Breadth<Walk: SearchedWalk> {
  /// A place that was reached.
  private struct Node {
    var place: Walk.State
    /// The number of gestures to the place.
    var depth: Int
  }

  /// The way to a place.
  private struct Visit {
    /// The number of the previous place.
    var parent: Int
    var movement: Movement
  }

  private var walk: Walk
  /// The places found so far, or `nil` for a place that was explored, to free its memory.
  private var nodes: [Node?] = []
  /// The movement to each place, for retracing the way, or `nil` for the first place.
  private var steps: [Visit?] = []
  /// The work of the search.
  private(set) var work: WorkBudget

  /// The number of states after which the search stops if the way is already too long.
  private static var uselessStates: Int { 2_000 }

  init(_ walk: Walk, spending work: WorkBudget) {
    self.walk = walk
    self.work = work
    meet(Node(place: walk.start, depth: 0), by: nil)
  }

  /// Returns the way to a goal, within the given numbers of gestures and states.
  mutating func way(
    within limit: Int?,
    limit states: Int,
    to isGoal: WaySearch.Goal
  ) -> ShortestWay {
    way(within: limit, limit: states) { $0.holds(isGoal, at: $1) }
  }

  private mutating func way(
    within limit: Int?,
    limit states: Int,
    to isGoal: (inout Walk, Walk.State) -> Bool
  ) -> ShortestWay {
    var next = 0
    while next < nodes.count {
      guard let node = nodes[next] else { break }
      nodes[next] = nil
      if next == 0, isGoal(&walk, node.place) { return found(at: 0, limit) }
      if let limit, node.depth >= limit, next > Self.uselessStates { return .tooFar(nil) }
      guard next < states, !walk.isLost, !work.isSpent else { return .givenUp(next) }
      if let goal = expand(node, at: next, to: isGoal) { return found(at: goal, limit) }
      next += 1
    }
    return .unreachable
  }

  /// Returns the fewest gestures to every stop that is reachable by moving, exploring at most the
  /// given number of states.
  mutating func ways(limit states: Int) -> [ElementTree.Index: [Gesture]] {
    var cursors: [ElementTree.Index?] = []
    _ = way(within: nil, limit: states) { walk, place in
      cursors.append(walk.stop(at: place))
      return false
    }
    var ways: [ElementTree.Index: [Gesture]] = [:]
    for (number, cursor) in cursors.enumerated() {
      guard let cursor, ways[cursor] == nil else { continue }
      ways[cursor] = gestures(to: number)
    }
    return ways
  }

  /// Makes every movement at a place.
  ///
  /// - Returns: The number of a place that is a goal, if one was found.
  private mutating func expand(
    _ node: Node,
    at number: Int,
    to isGoal: (inout Walk, Walk.State) -> Bool
  ) -> Int? {
    for movement in Movement.allCases where walk.canMake(movement, at: node.place) {
      guard !work.isSpent,
        let place = walk.place(after: movement, from: node.place, spending: &work)
      else { continue }
      let next = Node(place: place, depth: node.depth + 1)
      if meet(next, by: Visit(parent: number, movement: movement)), isGoal(&walk, place) {
        return nodes.count - 1
      }
    }
    return nil
  }

  /// Adds a place, unless it was found before.
  ///
  /// - Returns: Whether it's new.
  @discardableResult
  private mutating func meet(_ node: Node, by step: Visit?) -> Bool {
    guard walk.isNew(node.place) else { return false }
    nodes.append(node)
    steps.append(step)
    return true
  }

  /// Returns the gestures to a place.
  private func gestures(to number: Int) -> [Gesture] {
    var gestures: [Gesture] = []
    var place = number
    while let step = steps[place] {
      if let gesture = step.movement.gesture { gestures.append(gesture) }
      place = step.parent
    }
    return gestures.reversed()
  }

  /// Returns the way to a place that was found.
  private func found(at number: Int, _ limit: Int?) -> ShortestWay {
    let gestures = gestures(to: number)
    if let limit, gestures.count > limit { return .tooFar(gestures) }
    return .found(gestures)
  }
}
