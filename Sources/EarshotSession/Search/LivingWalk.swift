import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// A walk that performs each movement as a gesture in a copy of VoiceOver and the app, for apps
/// that cursor movements can change.
struct LivingWalk: SearchedWalk {
  /// A state of VoiceOver and the app.
  struct State {
    var phone: Phone
    /// The number of the app's tree among the trees found so far.
    var tree = 0
  }

  /// The properties that distinguish states in a search that uses only movements.
  ///
  /// The reading position inside the text of a stop isn't included, because it doesn't affect
  /// movements of the cursor.
  private struct Key: Hashable {
    var cursor: ElementTree.Index?
    var option: RotorItem
    var ownChoice: RotorItem
    var layer: Layer
    /// The index of the tree in the list of trees found so far.
    ///
    /// A movement changes the tree only through a handler.
    var tree: Int
  }

  let start: State
  private var trees: [ElementTree]
  /// The states found so far.
  private var seen: Set<Key> = []
  /// The available rotor settings, by state without its current setting.
  private var offered: [Key: [RotorItem]] = [:]

  /// The maximum number of different trees.
  ///
  /// A limit is necessary because the walk compares each new tree with all earlier trees.
  private static let treeLimit = 64

  init(_ phone: Phone) {
    start = State(phone: phone)
    trees = [phone.app.tree]
  }

  var isLost: Bool { trees.count > Self.treeLimit }

  func stop(at place: State) -> ElementTree.Index? { place.phone.engine.cursor }

  mutating func isNew(_ place: State) -> Bool { seen.insert(key(of: place)).inserted }

  func canMake(_ movement: Movement, at place: State) -> Bool {
    movement.canMove(place.phone.engine.rotorState.option)
  }

  mutating func holds(_ goal: WaySearch.Goal, at place: State) -> Bool {
    var engine = place.phone.engine
    return goal(&engine, place.phone.app)
  }

  private func key(of place: State) -> Key {
    Key(
      cursor: place.phone.engine.cursor,
      option: place.phone.engine.rotorState.option,
      ownChoice: place.phone.engine.ownChoice,
      layer: place.phone.app.layer,
      tree: place.tree
    )
  }

  mutating func place(
    after movement: Movement,
    from place: State,
    spending work: inout WorkBudget
  ) -> State? {
    guard var next = made(movement, from: place) else { return nil }
    work.spend(Work.gesture + next.phone.app.work.used - place.phone.app.work.used)
    next.tree = number(of: next.phone.app.tree, after: place.tree, spending: &work)
    return next
  }

  private mutating func made(_ movement: Movement, from place: State) -> State? {
    var next = place
    switch movement {
    case .next: _ = next.phone.gesture { $0.move(.next) }
    case .previous: _ = next.phone.gesture { $0.move(.previous) }
    case .first: _ = next.phone.gesture { $0.move(.first) }
    case .last: _ = next.phone.gesture { $0.move(.last) }
    case .nextItem: _ = next.phone.gesture { $0.swipe(.next) }
    case .previousItem: _ = next.phone.gesture { $0.swipe(.previous) }
    case .turnRight, .turnLeft:
      guard let option = option(movement == .turnRight ? 1 : -1, from: place) else { return nil }
      next.phone.engine.turnSilently(to: option)
    }
    return next
  }

  /// Returns the rotor setting after a turn, or `nil` if the cursor isn't on any stop.
  ///
  /// The available settings depend on the position of the cursor, not on the current setting.
  private mutating func option(_ way: Int, from place: State) -> RotorItem? {
    guard place.phone.engine.cursor != nil else { return nil }
    var key = key(of: place)
    (key.option, key.ownChoice) = (.characters, .characters)
    var engine = place.phone.engine
    let options = offered[key] ?? engine.options(in: place.phone.app)
    offered[key] = options
    let start = options.firstIndex(of: place.phone.engine.rotorState.option) ?? 0
    return options[(start + way + options.count) % options.count]
  }

  /// Returns the number of a tree among the trees found so far, adding the tree if it's new.
  private mutating func number(
    of tree: ElementTree,
    after previous: Int,
    spending work: inout WorkBudget
  ) -> Int {
    if trees[previous] == tree { return previous }
    work.spend(Work.comparison(ofNodes: tree.count) * trees.count)
    if let place = trees.firstIndex(of: tree) { return place }
    trees.append(tree)
    return trees.count - 1
  }
}
