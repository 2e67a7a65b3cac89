import AccessibilityModel
import FocusEngine
import SimulatedApp

/// Looks for the fewest gestures to a goal: breadth first, over the states of VoiceOver and app.
struct WaySearch {
  /// What tells one state from another, as far as moving goes.
  ///
  /// Where the text of a stop is read does not count: it moves no cursor.
  struct Key: Hashable {
    var cursor: ElementTree.Index?
    var option: RotorOption
    var ownChoice: RotorOption
    var layer: Layer
    /// The number of the tree among those that were met; moving changes it only where handlers do.
    var tree: Int
  }

  /// A state that was reached, and how.
  private struct Node {
    var engine: FocusEngine
    var app: App
    var tree: Int
    var parent: Int?
    var gesture: MovingGesture?
    var depth: Int
  }

  private var nodes: [Node?] = []
  /// How each state was reached, for the way back.
  private var steps: [(parent: Int?, gesture: MovingGesture?)] = []
  private var seen: Set<Key> = []
  private var trees: [ElementTree] = []
  /// The options of the rotor, by where the cursor is.
  private var offered: [Key: [RotorOption]] = [:]

  /// Begins where an engine and an app are.
  init(_ engine: FocusEngine, _ app: App) {
    trees = [app.tree]
    let node = Node(engine: engine, app: app, tree: 0, parent: nil, gesture: nil, depth: 0)
    meet(node)
  }

  /// How many different trees are told apart; each is compared with those before it.
  private static let treeLimit = 64

  typealias Goal = (inout FocusEngine, App) -> Bool

  /// Finds the way to a goal, with so many gestures, looking at so many states.
  mutating func way(within limit: Int?, limit states: Int, to isGoal: Goal) -> ShortestWay {
    var next = 0
    while next < nodes.count {
      guard var node = nodes[next] else { break }
      nodes[next] = nil
      if next == 0, isGoal(&node.engine, node.app) { return found(at: 0, 0, limit) }
      if let limit, node.depth >= limit, isFarBeyond(node.depth, limit, next) {
        return .tooFar(nil)
      }
      guard next < states, trees.count <= WaySearch.treeLimit else { return .givenUp(next) }
      if let goal = expand(node, at: next, to: isGoal) {
        return found(at: goal, node.depth + 1, limit)
      }
      next += 1
    }
    return .unreachable
  }

  /// Whether it is no use to look on for a way that is too long anyway.
  private func isFarBeyond(_ depth: Int, _ limit: Int, _ number: Int) -> Bool {
    number > 2_000
  }

  private func found(at number: Int, _ depth: Int, _ limit: Int?) -> ShortestWay {
    var commands: [String] = []
    var place: Int? = number
    while let current = place {
      if let gesture = steps[current].gesture { commands.append(gesture.command) }
      place = steps[current].parent
    }
    commands.reverse()
    if let limit, depth > limit { return .tooFar(commands) }
    return .found(commands)
  }

  /// Makes every gesture in a state.
  ///
  /// - Returns: The number of a state that is a goal, where one is met.
  private mutating func expand(_ node: Node, at number: Int, to isGoal: Goal) -> Int? {
    for gesture in MovingGesture.allCases where gesture.canMove(node.engine.dial.option) {
      var next = node
      next.parent = number
      next.gesture = gesture
      next.depth += 1
      if let way = gesture.turn {
        guard let option = option(way, from: node) else { continue }
        next.engine.turnSilently(to: option)
      } else {
        gesture.make(&next.engine, &next.app)
        next.tree = place(of: next.app.tree, after: node.tree)
      }
      if meet(next), isGoal(&next.engine, next.app) { return nodes.count - 1 }
    }
    return nil
  }

  /// The option that a turn of the rotor leads to; nothing where nothing has focus.
  ///
  /// What is offered depends on where the cursor is, not on where the dial stands.
  private mutating func option(_ way: Int, from node: Node) -> RotorOption? {
    guard node.engine.cursor != nil else { return nil }
    var place = key(of: node)
    (place.option, place.ownChoice) = (.characters, .characters)
    var engine = node.engine
    let options = offered[place] ?? engine.options(in: node.app)
    offered[place] = options
    let start = options.firstIndex(of: node.engine.dial.option) ?? 0
    return options[(start + way + options.count) % options.count]
  }

  /// The number of a tree among those that were met.
  private mutating func place(of tree: ElementTree, after previous: Int) -> Int {
    if trees[previous] == tree { return previous }
    if let place = trees.firstIndex(of: tree) { return place }
    trees.append(tree)
    return trees.count - 1
  }

  /// Takes in a state, unless it was met before.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  private mutating func meet(_ node: Node) -> Bool {
    guard seen.insert(key(of: node)).inserted else { return false }
    nodes.append(node)
    steps.append((node.parent, node.gesture))
    return true
  }

  private func key(of node: Node) -> Key {
    Key(
      cursor: node.engine.cursor,
      option: node.engine.dial.option,
      ownChoice: node.engine.ownChoice,
      layer: node.app.layer,
      tree: node.tree
    )
  }
}

/// A gesture that moves VoiceOver and does nothing else.
///
/// - Source: SESSIONS.md, "Transcripts", `focus TARGET in N`.
enum MovingGesture: String, CaseIterable {
  case right = "swipe right"
  case left = "swipe left"
  case down = "swipe down"
  case up = "swipe up"
  case turnRight = "rotor right"
  case turnLeft = "rotor left"
  case first = "four-finger tap top"
  case last = "four-finger tap bottom"

  /// The command.
  var command: String { rawValue }

  /// Whether it can move the cursor or the rotor where the rotor stands so.
  func canMove(_ option: RotorOption) -> Bool {
    guard self == .down || self == .up else { return true }
    switch option {
    case .containers, .search, .custom: return true
    default: return false
    }
  }

  /// By how many options the gesture turns the rotor; nothing if it is no turn.
  var turn: Int? {
    switch self {
    case .turnRight: 1
    case .turnLeft: -1
    default: nil
    }
  }

  /// Makes the gesture; what would be heard is left out.
  func make(_ engine: inout FocusEngine, _ app: inout App) {
    switch self {
    case .right: _ = engine.move(.next, &app)
    case .left: _ = engine.move(.previous, &app)
    case .first: _ = engine.move(.first, &app)
    case .last: _ = engine.move(.last, &app)
    case .down: _ = engine.swipe(.next, &app)
    case .up: _ = engine.swipe(.previous, &app)
    case .turnRight, .turnLeft: _ = engine.turn(by: turn ?? 0, &app)
    }
  }
}
