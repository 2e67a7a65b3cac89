package import EarshotModel
package import EarshotSimulatedApp

/// A silent walk of VoiceOver through an app that doesn't change when the cursor moves.
///
/// A ``Phone`` describes each stop and notifies the app, but a search for a path needs neither. For
/// each state, the walk stores only three numbers, because copies of VoiceOver and the app
/// would take kilobytes. The walk uses the engine's own rules.
package struct StillWalk {
  /// The place of VoiceOver's cursor, with the rotor settings.
  package struct State: Sendable {
    /// The place of the cursor among the stops, starting at 0.
    fileprivate var rank: Int
    /// The index of the current rotor setting among the settings that the walk found.
    fileprivate var option: Int
    /// The index of the setting that the user turned to last.
    fileprivate var own: Int

    /// The state as a single number, which takes fewer instructions to hash than three numbers.
    ///
    /// For each number, 21 bits are enough for the stops and rotors of the largest app.
    fileprivate var number: Int { rank << 42 | option << 21 | own }
  }

  private var engine: FocusEngine
  private let kept: Kept
  /// The rotor settings so far, in the order in which the walk found them.
  private var items: [RotorItem] = []
  private var numbers: [RotorItem: Int] = [:]
  /// The numbers of the available rotor settings at each stop where the walk turned the rotor.
  private var offered: [[Int]?]
  /// The number of the rotor setting after a move to a stop.
  ///
  /// The key is the number of the state at the stop, in which the user's own choice is also the
  /// current setting.
  private var settled = NumberTable()
  /// Whether the rotor keeps a setting at a stop that a search found, as 1 or 0.
  ///
  /// The key is the number of the state at the stop, in which the setting is also the user's own
  /// choice.
  private var stays = NumberTable()
  /// The places found so far, each with the value 1.
  private var seen = NumberTable()
  /// The work of a gesture that ends at each stop, or -1 if it hasn't been calculated yet.
  private var works: [Int]
  /// The start of the walk.
  package private(set) var start = State(rank: 0, option: 0, own: 0)

  /// Begins at VoiceOver's place.
  ///
  /// Returns `nil` if there's no cursor, if a move can change the app, or if a stop's text contains
  /// links.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops.
  package init?(_ phone: Phone) {
    guard phone.app.isStillUnderMoves, phone.engine.isSettled(in: phone.app),
      let cursor = phone.engine.cursor, let rank = phone.engine.order.rank(of: cursor)
    else { return nil }
    engine = phone.engine
    kept = Kept(phone.app)
    let app = phone.app
    works = [Int](repeating: -1, count: engine.order.stops.count)
    offered = Array(repeating: nil, count: works.count)
    guard !engine.order.stops.contains(where: app.tree.holdsLinks),
      engine.isOffered(engine.rotorState.option, in: app)
    else { return nil }
    start = place(at: rank, after: start)
  }
}

extension StillWalk {
  /// A reference to an app that the walk passes to other code but never changes.
  ///
  /// Passing an app out of a mutable value would copy the app first.
  private final class Kept: Sendable {
    private let app: App

    init(_ app: App) { self.app = app }

    /// Returns the result of a closure that reads the app.
    func look<Found>(_ find: (App) -> Found) -> Found { find(app) }
  }
}

// VoiceOver and the app at a place.
extension StillWalk {
  /// Returns the stop with the cursor.
  package func cursor(at place: State) -> ElementTree.Index { engine.order.stops[place.rank] }

  /// Returns the current rotor setting.
  ///
  /// This method is mutating to avoid a copy of the walk.
  package mutating func option(at place: State) -> RotorItem { items[place.option] }

  /// Returns whether a condition is true for VoiceOver and the app at a place.
  package mutating func holds(_ goal: (inout FocusEngine, App) -> Bool, at place: State) -> Bool {
    stand(at: place)
    return kept.look { goal(&engine, $0) }
  }

  /// Records a place and returns whether the place is new.
  package mutating func isNew(_ place: State) -> Bool { seen.insert(1, for: place.number) }

  /// Returns the units of work that a gesture takes in addition to the move, if it ends at a place.
  package mutating func work(at place: State) -> Int {
    if works[place.rank] < 0 {
      let cursor = cursor(at: place)
      works[place.rank] = kept.look { $0.workOfGesture(at: cursor) }
    }
    return works[place.rank]
  }

  private mutating func stand(at place: State) {
    engine.cursor = cursor(at: place)
    engine.rotorState.choose(items[place.own])
    if place.option != place.own { engine.rotorState.settle(on: items[place.option]) }
  }

  /// Returns the state at a rank with the engine's rotor settings, which are usually the previous
  /// ones.
  private mutating func place(at rank: Int, after before: State) -> State {
    State(
      rank: rank,
      option: number(of: engine.rotorState.option, like: before),
      own: number(of: engine.ownChoice, like: before)
    )
  }

  private mutating func number(of item: RotorItem, like place: State) -> Int {
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

// Destinations of gestures.
extension StillWalk {
  /// Returns the place after a move in reading order.
  ///
  /// At an end of the order, the cursor stays.
  package mutating func place(after step: FocusEngine.CursorMove, from place: State) -> State {
    step.rank(from: place.rank, of: engine.order.stops.count)
      .map { landing(at: $0, from: place) } ?? place
  }

  /// Returns the place after a swipe up or down, if the rotor setting is a search.
  ///
  /// Without a result, the cursor stays.
  ///
  /// The current setting is always available. The walk requires this at its start, and later every
  /// move and every turn ensures it.
  package mutating func place(afterSwipe way: RotorDirection, from place: State) -> State {
    stand(at: place)
    guard let stop = kept.look({ engine.result(of: items[place.option], way, in: $0) }),
      let rank = engine.order.rank(of: stop)
    else { return place }
    return isKept(place.option, at: rank)
      ? State(rank: rank, option: place.option, own: place.own) : landing(at: rank, from: place)
  }

  /// Returns the place after turning the rotor by one setting in either direction.
  package mutating func place(afterTurn step: Int, from place: State) -> State {
    let options = options(at: place)
    guard !options.isEmpty else { return place }
    let start = options.firstIndex(of: place.option) ?? 0
    let option = options[(start + step + options.count) % options.count]
    return State(rank: place.rank, option: option, own: option)
  }

  /// Returns the place after VoiceOver moves to a stop.
  ///
  /// The rotor then turns automatically. The result depends only on the stop and the user's own
  /// choice, so the walk determines it once for each pair.
  private mutating func landing(at rank: Int, from place: State) -> State {
    guard rank != place.rank else { return place }
    let ownPlace = State(rank: rank, option: place.own, own: place.own)
    if let option = settled[ownPlace.number] {
      return State(rank: rank, option: option, own: place.own)
    }
    stand(at: ownPlace)
    kept.look { engine.settleDial($0, because: .move, isSameElement: false) }
    let settled = self.place(at: rank, after: place)
    self.settled.insert(settled.option, for: ownPlace.number)
    return settled
  }

  /// Returns whether the rotor keeps a setting at the stop that a search found.
  private mutating func isKept(_ option: Int, at rank: Int) -> Bool {
    let place = State(rank: rank, option: option, own: option)
    if let known = stays[place.number] { return known == 1 }
    engine.cursor = cursor(at: place)
    let isKept = kept.look { engine.isOffered(items[option], in: $0) }
    stays.insert(isKept ? 1 : 0, for: place.number)
    return isKept
  }

  /// Returns the available settings, which depend on the cursor's place but not on the current
  /// setting.
  private mutating func options(at place: State) -> [Int] {
    if let options = offered[place.rank] { return options }
    stand(at: place)
    let options = kept.look { engine.options(in: $0) }.map { number(of: $0) }
    offered[place.rank] = options
    return options
  }
}

extension FocusEngine {
  /// Returns whether the reading order matches the app's current screen and all its work has been
  /// counted.
  fileprivate func isSettled(in app: App) -> Bool {
    var order = order
    order.refresh(app, under: settings, cursor: cursor)
    return order.takeWork() == 0 && order.key == self.order.key
  }
}
