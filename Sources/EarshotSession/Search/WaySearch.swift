import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// Looks for the fewest gestures to a goal: breadth first, over the states of VoiceOver and app.
struct WaySearch {
  /// Returns whether VoiceOver and the app are at the goal.
  typealias Goal = (inout FocusEngine, App) -> Bool

  private let turn: Turn
  /// The work of the search, which begins with the budget of the app.
  private(set) var work: WorkBudget

  /// Begins where VoiceOver and the app are.
  init(_ turn: Turn, spending work: WorkBudget? = nil) {
    self.turn = turn
    self.work = work ?? turn.app.work
  }

  /// Finds the way to a goal, with so many gestures, looking at so many states.
  mutating func way(within limit: Int?, limit states: Int, to isGoal: Goal) -> ShortestWay {
    search {
      $0.way(within: limit, limit: states, to: isGoal)
    } or: {
      $0.way(within: limit, limit: states, to: isGoal)
    }
  }

  /// The fewest gestures to every stop that moving leads to, looking at so many states.
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
    guard let walk = StillWalk(turn) else {
      var search = Breadth(LivingWalk(turn), spending: work)
      defer { work = search.work }
      return living(&search)
    }
    var search = Breadth(walk, spending: work)
    defer { work = search.work }
    return still(&search)
  }
}

/// What a search for a way goes through: places, and the movements between them.
protocol SearchedWalk {
  /// A state of VoiceOver, and of the app if movements change it.
  associatedtype Place
  /// What tells one place from another, as far as moving goes.
  associatedtype Key: Hashable

  /// The start of the walk.
  var start: Place { get }
  /// Whether more states of the app were met than are told apart.
  var isLost: Bool { get }

  /// What tells a place from others.
  func key(of place: Place) -> Key
  /// Whether a movement can move anything at a place.
  func canMake(_ movement: Movement, at place: Place) -> Bool
  /// The place to which a movement leads, or `nil` if it can't be made.
  mutating func place(
    after movement: Movement,
    from place: Place,
    spending work: inout WorkBudget
  ) -> Place?
  /// Returns whether a condition is true for VoiceOver and the app at a place.
  mutating func holds(_ goal: WaySearch.Goal, at place: Place) -> Bool
}

/// A search through a walk, breadth first.
struct Breadth<Walk: SearchedWalk> {
  /// A place that was reached.
  private struct Node {
    var place: Walk.Place
    /// The number of gestures that led here.
    var depth: Int
  }

  /// How a place was reached.
  private struct Visit {
    /// The number of the place before.
    var parent: Int
    var movement: Movement
  }

  private var walk: Walk
  /// The places that were met, or `nil` if one was left, so that what it holds is freed.
  private var nodes: [Node?] = []
  /// How each place was reached, for the way back, or `nil` for the first.
  private var steps: [Visit?] = []
  private var seen: Set<Walk.Key> = []
  /// The work of the search.
  private(set) var work: WorkBudget

  /// After how many states it is no use to look on for a way that is too long anyway.
  private static var uselessStates: Int { 2_000 }

  init(_ walk: Walk, spending work: WorkBudget) {
    self.walk = walk
    self.work = work
    meet(Node(place: walk.start, depth: 0), by: nil)
  }

  /// Finds the way to a goal, with so many gestures, looking at so many states.
  mutating func way(
    within limit: Int?,
    limit states: Int,
    to isGoal: WaySearch.Goal
  ) -> ShortestWay {
    var next = 0
    while next < nodes.count {
      guard let node = nodes[next] else { break }
      nodes[next] = nil
      if next == 0, walk.holds(isGoal, at: node.place) { return found(at: 0, limit) }
      if let limit, node.depth >= limit, next > Self.uselessStates { return .tooFar(nil) }
      guard next < states, !walk.isLost, !work.isSpent else { return .givenUp(next) }
      if let goal = expand(node, at: next, to: isGoal) { return found(at: goal, limit) }
      next += 1
    }
    return .unreachable
  }

  /// The fewest gestures to every stop that moving leads to, looking at so many states.
  mutating func ways(limit states: Int) -> [ElementTree.Index: [Gesture]] {
    var cursors: [ElementTree.Index?] = []
    _ = way(within: nil, limit: states) { engine, _ in
      cursors.append(engine.cursor)
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
  /// - Returns: The number of a place that is a goal, where one is met.
  private mutating func expand(_ node: Node, at number: Int, to isGoal: WaySearch.Goal) -> Int? {
    for movement in Movement.allCases where walk.canMake(movement, at: node.place) {
      guard !work.isSpent,
        let place = walk.place(after: movement, from: node.place, spending: &work)
      else { continue }
      let next = Node(place: place, depth: node.depth + 1)
      if meet(next, by: Visit(parent: number, movement: movement)), walk.holds(isGoal, at: place) {
        return nodes.count - 1
      }
    }
    return nil
  }

  /// Takes in a place, unless it was met before.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  private mutating func meet(_ node: Node, by step: Visit?) -> Bool {
    guard seen.insert(walk.key(of: node.place)).inserted else { return false }
    nodes.append(node)
    steps.append(step)
    return true
  }

  /// The gestures that led to a place.
  private func gestures(to number: Int) -> [Gesture] {
    var gestures: [Gesture] = []
    var place = number
    while let step = steps[place] {
      if let gesture = step.movement.gesture { gestures.append(gesture) }
      place = step.parent
    }
    return gestures.reversed()
  }

  /// The way to a place that was met.
  private func found(at number: Int, _ limit: Int?) -> ShortestWay {
    let gestures = gestures(to: number)
    if let limit, gestures.count > limit { return .tooFar(gestures) }
    return .found(gestures)
  }
}
