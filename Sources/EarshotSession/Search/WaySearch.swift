import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// Looks for the fewest gestures to a goal: breadth first, over the states of VoiceOver and app.
struct WaySearch {
  /// What tells one state from another, as far as moving goes.
  ///
  /// Where the text of a stop is read does not count: it moves no cursor.
  struct Key: Hashable {
    var cursor: ElementTree.Index?
    var option: RotorItem
    var ownChoice: RotorItem
    var layer: Layer
    /// The number of the tree among those that were met; moving changes it only where handlers do.
    var tree: Int
  }

  /// A state that was reached.
  private struct Node {
    var turn: Turn
    /// The number of the app's tree among those that were met.
    var tree = 0
    /// How many gestures led here.
    var depth = 0
  }

  /// How a state was reached.
  private struct Visit {
    /// The number of the state before.
    var parent: Int
    var gesture: Gesture
  }

  /// The states that were met, or `nil` if one was left, so that what it holds is freed.
  private var nodes: [Node?] = []
  /// How each state was reached, for the way back, or `nil` for the first.
  private var steps: [Visit?] = []
  private var seen: Set<Key> = []
  private var trees: [ElementTree] = []
  /// The options of the rotor, by where the cursor is.
  private var offered: [Key: [RotorItem]] = [:]

  /// The work of the search, which begins with the budget of the app.
  private(set) var work: WorkBudget

  /// Begins where VoiceOver and the app are.
  init(_ turn: Turn, spending work: WorkBudget? = nil) {
    self.work = work ?? turn.app.work
    trees = [turn.app.tree]
    meet(Node(turn: turn), by: nil)
  }

  /// How many different trees are told apart; each is compared with those before it.
  private static let treeLimit = 64

  /// After how many states it is no use to look on for a way that is too long anyway.
  private static let uselessStates = 2_000

  typealias Goal = (inout FocusEngine, App) -> Bool

  /// Finds the way to a goal, with so many gestures, looking at so many states.
  mutating func way(within limit: Int?, limit states: Int, to isGoal: Goal) -> ShortestWay {
    var next = 0
    while next < nodes.count {
      guard var node = nodes[next] else { break }
      nodes[next] = nil
      if next == 0, isGoal(&node.turn.engine, node.turn.app) { return found(at: 0, limit) }
      if let limit, node.depth >= limit, next > WaySearch.uselessStates { return .tooFar(nil) }
      guard next < states, trees.count <= WaySearch.treeLimit, !work.isSpent else {
        return .givenUp(next)
      }
      if let goal = expand(node, at: next, to: isGoal) {
        return found(at: goal, limit)
      }
      next += 1
    }
    return .unreachable
  }

  /// The gestures that led to a state.
  fileprivate func gestures(to number: Int) -> [Gesture] {
    var gestures: [Gesture] = []
    var place = number
    while let step = steps[place] {
      gestures.append(step.gesture)
      place = step.parent
    }
    return gestures.reversed()
  }

  /// The way to a state that was met.
  private func found(at number: Int, _ limit: Int?) -> ShortestWay {
    let gestures = gestures(to: number)
    if let limit, gestures.count > limit { return .tooFar(gestures) }
    return .found(gestures)
  }

  /// Makes every gesture in a state.
  ///
  /// - Returns: The number of a state that is a goal, where one is met.
  private mutating func expand(_ node: Node, at number: Int, to isGoal: Goal) -> Int? {
    let option = node.turn.engine.rotorState.option
    for (movement, gesture) in Movement.gestures where movement.canMove(option) {
      guard !work.isSpent, var next = state(after: movement, from: node) else { continue }
      work.spend(Work.gesture + next.turn.app.work.used - node.turn.app.work.used)
      next.depth += 1
      next.tree = place(of: next.turn.app.tree, after: node.tree)
      let step = Visit(parent: number, gesture: gesture)
      if meet(next, by: step), isGoal(&next.turn.engine, next.turn.app) { return nodes.count - 1 }
    }
    return nil
  }

  /// The state that a movement leads to, or `nil` if it cannot be made.
  private mutating func state(after movement: Movement, from node: Node) -> Node? {
    var next = node
    switch movement {
    case .next: _ = next.turn.gesture { $0.move(.next) }
    case .previous: _ = next.turn.gesture { $0.move(.previous) }
    case .first: _ = next.turn.gesture { $0.move(.first) }
    case .last: _ = next.turn.gesture { $0.move(.last) }
    case .nextItem: _ = next.turn.gesture { $0.swipe(.next) }
    case .previousItem: _ = next.turn.gesture { $0.swipe(.previous) }
    case .turnRight, .turnLeft:
      guard let option = option(movement == .turnRight ? 1 : -1, from: node) else { return nil }
      next.turn.engine.turnSilently(to: option)
    }
    return next
  }

  /// The option that a turn of the rotor leads to, or `nil` if nothing has focus.
  ///
  /// What is offered depends on where the cursor is, not on where the dial stands.
  private mutating func option(_ way: Int, from node: Node) -> RotorItem? {
    guard node.turn.engine.cursor != nil else { return nil }
    var place = key(of: node)
    (place.option, place.ownChoice) = (.characters, .characters)
    var engine = node.turn.engine
    let options = offered[place] ?? engine.options(in: node.turn.app)
    offered[place] = options
    let start = options.firstIndex(of: node.turn.engine.rotorState.option) ?? 0
    return options[(start + way + options.count) % options.count]
  }

  /// The number of a tree among those that were met.
  private mutating func place(of tree: ElementTree, after previous: Int) -> Int {
    if trees[previous] == tree { return previous }
    work.spend(Work.comparison(ofNodes: tree.count) * trees.count)
    if let place = trees.firstIndex(of: tree) { return place }
    trees.append(tree)
    return trees.count - 1
  }

  /// Takes in a state, unless it was met before.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  private mutating func meet(_ node: Node, by step: Visit?) -> Bool {
    guard seen.insert(key(of: node)).inserted else { return false }
    nodes.append(node)
    steps.append(step)
    return true
  }

  private func key(of node: Node) -> Key {
    Key(
      cursor: node.turn.engine.cursor,
      option: node.turn.engine.rotorState.option,
      ownChoice: node.turn.engine.ownChoice,
      layer: node.turn.app.layer,
      tree: node.tree
    )
  }
}

extension WaySearch {
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
}
