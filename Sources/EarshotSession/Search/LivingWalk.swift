import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

/// A walk that makes each movement as a gesture in a copy of VoiceOver and the app, for apps that
/// movements change.
struct LivingWalk: SearchedWalk {
  /// A state of VoiceOver and the app.
  struct Place {
    var turn: Turn
    /// The number of the app's tree among the trees found so far.
    var tree = 0
  }

  /// The properties that distinguish states in a search that only moves.
  ///
  /// The position for reading in a stop's text isn't included, because it doesn't move the cursor.
  private struct Key: Hashable {
    var cursor: ElementTree.Index?
    var option: RotorItem
    var ownChoice: RotorItem
    var layer: Layer
    /// The number of the tree among the trees found so far.
    ///
    /// Moving changes the tree only through handlers.
    var tree: Int
  }

  let start: Place
  private var trees: [ElementTree]
  /// The states found so far.
  private var seen: Set<Key> = []
  /// The rotor settings, by the position of the cursor.
  private var offered: [Key: [RotorItem]] = [:]

  /// The maximum number of different trees, because each is compared with all earlier trees.
  private static let treeLimit = 64

  init(_ turn: Turn) {
    start = Place(turn: turn)
    trees = [turn.app.tree]
  }

  var isLost: Bool { trees.count > Self.treeLimit }

  func stop(at place: Place) -> ElementTree.Index? { place.turn.engine.cursor }

  mutating func isNew(_ place: Place) -> Bool { seen.insert(key(of: place)).inserted }

  func canMake(_ movement: Movement, at place: Place) -> Bool {
    movement.canMove(place.turn.engine.rotorState.option)
  }

  mutating func holds(_ goal: WaySearch.Goal, at place: Place) -> Bool {
    var engine = place.turn.engine
    return goal(&engine, place.turn.app)
  }

  private func key(of place: Place) -> Key {
    Key(
      cursor: place.turn.engine.cursor,
      option: place.turn.engine.rotorState.option,
      ownChoice: place.turn.engine.ownChoice,
      layer: place.turn.app.layer,
      tree: place.tree
    )
  }

  mutating func place(
    after movement: Movement,
    from place: Place,
    spending work: inout WorkBudget
  ) -> Place? {
    guard var next = made(movement, from: place) else { return nil }
    work.spend(Work.gesture + next.turn.app.work.used - place.turn.app.work.used)
    next.tree = number(of: next.turn.app.tree, after: place.tree, spending: &work)
    return next
  }

  private mutating func made(_ movement: Movement, from place: Place) -> Place? {
    var next = place
    switch movement {
    case .next: _ = next.turn.gesture { $0.move(.next) }
    case .previous: _ = next.turn.gesture { $0.move(.previous) }
    case .first: _ = next.turn.gesture { $0.move(.first) }
    case .last: _ = next.turn.gesture { $0.move(.last) }
    case .nextItem: _ = next.turn.gesture { $0.swipe(.next) }
    case .previousItem: _ = next.turn.gesture { $0.swipe(.previous) }
    case .turnRight, .turnLeft:
      guard let option = option(movement == .turnRight ? 1 : -1, from: place) else { return nil }
      next.turn.engine.turnSilently(to: option)
    }
    return next
  }

  /// Returns the setting after a turn of the rotor, or `nil` if no stop has focus.
  ///
  /// The available settings depend on the position of the cursor, not on the current setting.
  private mutating func option(_ way: Int, from place: Place) -> RotorItem? {
    guard place.turn.engine.cursor != nil else { return nil }
    var key = key(of: place)
    (key.option, key.ownChoice) = (.characters, .characters)
    var engine = place.turn.engine
    let options = offered[key] ?? engine.options(in: place.turn.app)
    offered[key] = options
    let start = options.firstIndex(of: place.turn.engine.rotorState.option) ?? 0
    return options[(start + way + options.count) % options.count]
  }

  /// Returns the number of a tree among the trees found so far.
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
