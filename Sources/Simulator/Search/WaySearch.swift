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
      if isGoal(&node.engine, node.app) { return found(at: next, node.depth, limit) }
      if let limit, node.depth >= limit, isFarBeyond(node.depth, limit, next) {
        return .tooFar(nil)
      }
      guard next < states, trees.count <= WaySearch.treeLimit else { return .givenUp(next) }
      expand(node, at: next)
      next += 1
    }
    return .unreachable
  }

  /// Whether it is no use to look on for a way that is too long anyway.
  private func isFarBeyond(_ depth: Int, _ limit: Int, _ number: Int) -> Bool {
    depth > limit && number > 2_000
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

  private mutating func expand(_ node: Node, at number: Int) {
    for gesture in MovingGesture.allCases where gesture.canMove(node.engine.dial.option) {
      var next = node
      next.parent = number
      next.gesture = gesture
      next.depth += 1
      gesture.make(&next.engine, &next.app)
      next.tree = place(of: next.app.tree, after: node.tree)
      meet(next)
    }
  }

  /// The number of a tree among those that were met.
  private mutating func place(of tree: ElementTree, after previous: Int) -> Int {
    if trees[previous] == tree { return previous }
    if let place = trees.firstIndex(of: tree) { return place }
    trees.append(tree)
    return trees.count - 1
  }

  /// Takes in a state, unless it was met before.
  private mutating func meet(_ node: Node) {
    let key = Key(
      cursor: node.engine.cursor,
      option: node.engine.dial.option,
      ownChoice: node.engine.ownChoice,
      layer: node.app.layer,
      tree: node.tree
    )
    guard seen.insert(key).inserted else { return }
    nodes.append(node)
    steps.append((node.parent, node.gesture))
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

  /// Makes the gesture; what would be heard is left out.
  func make(_ engine: inout FocusEngine, _ app: inout App) {
    switch self {
    case .right: _ = engine.move(.next, &app)
    case .left: _ = engine.move(.previous, &app)
    case .first: _ = engine.move(.first, &app)
    case .last: _ = engine.move(.last, &app)
    case .down: _ = engine.swipe(.next, &app)
    case .up: _ = engine.swipe(.previous, &app)
    case .turnRight: _ = engine.turn(by: 1, &app)
    case .turnLeft: _ = engine.turn(by: -1, &app)
    }
  }
}
