package import EarshotModel
package import EarshotSimulatedApp

/// Moves VoiceOver silently through an app that moves don't change.
///
/// A ``Turn`` describes each stop and notifies the app; a search for a way needs neither. It stores
/// a place of three numbers for each state, while copies of VoiceOver and the app would take
/// kilobytes. It uses the engine's own rules.
package struct StillWalk {
  /// The place of VoiceOver's cursor.
  package struct Place: Hashable, Sendable {
    /// The place of the cursor among the stops, from 0.
    fileprivate var rank: Int
    /// The number of the current rotor setting.
    fileprivate var option: Int
    /// The number of the option that the user turned to last.
    fileprivate var own: Int

    package func hash(into hasher: inout Hasher) { hasher.combine(rank << 16 ^ option << 8 ^ own) }
  }

  private var engine: FocusEngine
  private let kept: Kept
  /// The rotor settings so far, in the order in which they were found.
  private var items: [RotorItem] = []
  private var numbers: [RotorItem: Int] = [:]
  /// The numbers of the settings that the rotor has at each stop where it was turned.
  private var offered: [Int: [Int]] = [:]
  /// The work of a gesture that ends at a stop, if there was one, or -1.
  private var works: [Int]
  /// The start of the walk.
  package private(set) var start = Place(rank: 0, option: 0, own: 0)

  /// Begins at VoiceOver's place, or returns `nil` if a move may change the app, or its speech may
  /// change how VoiceOver moves.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops.
  package init?(_ turn: Turn) {
    guard turn.app.isStillUnderMoves, turn.engine.isSettled(in: turn.app),
      let cursor = turn.engine.cursor, let rank = turn.engine.order.rank(of: cursor)
    else { return nil }
    engine = turn.engine
    kept = Kept(turn.app)
    let app = turn.app
    works = [Int](repeating: -1, count: engine.order.stops.count)
    guard !engine.order.stops.contains(where: app.tree.holdsLinks),
      engine.isOffered(engine.rotorState.option, in: app)
    else { return nil }
    start = place(at: rank, after: start)
  }
}

extension StillWalk {
  /// A shared app, because passing an app out of a value that changes would copy it first.
  private final class Kept: Sendable {
    let app: App

    init(_ app: App) { self.app = app }
  }

  private var app: App { kept.app }
}

// The place.
extension StillWalk {
  /// The stop with the cursor.
  package func cursor(at place: Place) -> ElementTree.Index { engine.order.stops[place.rank] }

  /// The current rotor setting.
  package func option(at place: Place) -> RotorItem { items[place.option] }

  /// Returns whether a condition is true for VoiceOver and the app at a place.
  package mutating func holds(_ goal: (inout FocusEngine, App) -> Bool, at place: Place) -> Bool {
    stand(at: place)
    return goal(&engine, app)
  }

  /// Returns the units of work for a gesture besides the move, if it ends at a place.
  package mutating func work(at place: Place) -> Int {
    if works[place.rank] < 0 { works[place.rank] = app.workOfGesture(at: cursor(at: place)) }
    return works[place.rank]
  }

  private mutating func stand(at place: Place) {
    engine.cursor = cursor(at: place)
    engine.rotorState.choose(items[place.own])
    if place.option != place.own { engine.rotorState.settle(on: items[place.option]) }
  }

  /// Returns VoiceOver's new place, which usually has a setting of the previous one.
  private mutating func place(at rank: Int, after before: Place) -> Place {
    Place(
      rank: rank,
      option: number(of: engine.rotorState.option, like: before),
      own: number(of: engine.ownChoice, like: before)
    )
  }

  private mutating func number(of item: RotorItem, like place: Place) -> Int {
    if place.own < items.count, items[place.own] == item { return place.own }
    return number(of: item)
  }

  private mutating func number(of item: RotorItem) -> Int {
    if let number = numbers[item] { return number }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }
}

// The destination.
extension StillWalk {
  /// Returns the place to which a move in reading order leads; at an end, VoiceOver stays.
  package mutating func place(after step: FocusEngine.CursorMove, from place: Place) -> Place {
    engine.cursor = cursor(at: place)
    return engine.target(of: step).map { landing(on: $0, from: place, because: .move) } ?? place
  }

  /// Returns the place to which swiping up or down leads if the rotor searches; without a result,
  /// VoiceOver stays.
  ///
  /// The current setting is always available: at first, because there is no walk otherwise, and
  /// after each move and each turn.
  package mutating func place(afterSwipe way: RotorDirection, from place: Place) -> Place {
    stand(at: place)
    guard let found = engine.result(of: items[place.option], way, in: app) else { return place }
    return landing(on: found, from: place, because: .rotor)
  }

  /// Returns the place to which turning the rotor leads, by one setting in either direction.
  package mutating func place(afterTurn step: Int, from place: Place) -> Place {
    let options = options(at: place)
    guard !options.isEmpty else { return place }
    let start = options.firstIndex(of: place.option) ?? 0
    let option = options[(start + step + options.count) % options.count]
    return Place(rank: place.rank, option: option, own: option)
  }

  private mutating func landing(
    on stop: ElementTree.Index,
    from place: Place,
    because cause: LandingCause
  ) -> Place {
    guard let rank = engine.order.rank(of: stop), rank != place.rank else { return place }
    stand(at: place)
    engine.cursor = stop
    engine.settleDial(app, because: cause, isSameElement: false)
    return self.place(at: rank, after: place)
  }

  /// The available settings depend on the position of the cursor, not on the current setting.
  private mutating func options(at place: Place) -> [Int] {
    if let options = offered[place.rank] { return options }
    stand(at: place)
    let options = engine.options(in: app).map { number(of: $0) }
    offered[place.rank] = options
    return options
  }
}

extension FocusEngine {
  /// Returns whether the order and the cursor match the current app, and all their work is counted.
  fileprivate func isSettled(in app: App) -> Bool {
    var order = order
    order.refresh(app, under: settings, cursor: cursor)
    return order.takeWork() == 0 && order.key == self.order.key
  }
}
