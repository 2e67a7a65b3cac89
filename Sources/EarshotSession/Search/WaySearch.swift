import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// A breadth-first search for the fewest gestures to a goal, over the states of VoiceOver and the
/// app.
struct WaySearch {
  /// A function that returns whether VoiceOver and the app are at the goal.
  typealias Goal = (inout FocusEngine, App) -> Bool

  private let phone: Phone
  /// The work that the search has done, with its limits.
  ///
  /// The search continues with the given budget or, if there's none, with the app's budget.
  private(set) var work: WorkBudget

  /// Creates a search that begins at the current place of VoiceOver and the app.
  init(_ phone: Phone, spending work: WorkBudget? = nil) {
    self.phone = phone
    self.work = work ?? phone.app.work
  }

  /// Returns the shortest path to a goal, within the given numbers of gestures and states.
  mutating func way(within limit: Int?, limit states: Int, to isGoal: Goal) -> ShortestWay {
    search {
      $0.way(within: limit, limit: states, to: isGoal)
    } or: {
      $0.way(within: limit, limit: states, to: isGoal)
    }
  }

  /// Returns the shortest path to every stop that movements can reach, exploring at most the given
  /// number of states.
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

/// A graph for the search, whose nodes are places and whose edges are movements.
protocol SearchedWalk {
  /// A state of VoiceOver, and of the app if movements change it.
  associatedtype State

  /// The place where the walk starts.
  var start: State { get }
  /// Whether the search found more states of the app than it can distinguish.
  var isLost: Bool { get }

  /// Returns the stop with the cursor at a place, or `nil` if there's none.
  func stop(at place: State) -> ElementTree.Index?
  /// Records a place and returns whether it's new, in which case the search has to explore it.
  mutating func isNew(_ place: State) -> Bool
  /// Returns whether a movement can have an effect at a place.
  ///
  /// The method is mutating only because a nonmutating method would receive a copy of the walk.
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

/// A breadth-first search through a walk.
struct Breadth<Walk: SearchedWalk> {
  /// A place that was reached.
  private struct Node {
    var place: Walk.State
    /// The number of gestures to the place.
    var depth: Int
  }

  /// The last step on the path to a place.
  private struct Visit {
    /// The index of the previous place.
    var parent: Int
    var movement: Movement
  }

  private var walk: Walk
  /// The places found so far, or `nil` for an explored place, to free its memory.
  private var nodes: [Node?] = []
  /// The last step to each place, for reconstructing the path, or `nil` for the first place.
  private var steps: [Visit?] = []
  /// The work that the search has done, with its limits.
  private(set) var work: WorkBudget

  /// The number of states after which the search stops if every remaining path exceeds the limit of
  /// gestures.
  private static var uselessStates: Int { 2_000 }

  init(_ walk: Walk, spending work: WorkBudget) {
    self.walk = walk
    self.work = work
    meet(Node(place: walk.start, depth: 0), by: nil)
  }

  /// Returns the shortest path to a goal, within the given numbers of gestures and states.
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

  /// Returns the shortest path to every stop that movements can reach, exploring at most the given
  /// number of states.
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

  /// Explores a place by making every possible movement.
  ///
  /// - Returns: The index of a place that is a goal, or `nil` if the method didn't find one.
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

  /// Adds a place if it's new.
  ///
  /// - Returns: Whether the place is new.
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

  /// Returns the search's result for a place that is a goal.
  private func found(at number: Int, _ limit: Int?) -> ShortestWay {
    let gestures = gestures(to: number)
    if let limit, gestures.count > limit { return .tooFar(gestures) }
    return .found(gestures)
  }
}
