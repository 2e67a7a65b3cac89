package import EarshotModel
package import EarshotSimulatedApp

// The results of a custom rotor.
extension FocusEngine {
  /// A custom rotor that is available at a stop.
  package struct OfferedRotor {
    /// The custom rotor.
    package var rotor: CustomRotor
    /// The node that declares the rotor.
    package var owner: ElementTree.Index
  }

  /// Returns the custom rotors that are available at the cursor.
  func customRotors(in app: App) -> [OfferedRotor] {
    cursor.map { customRotors(at: $0, in: app) } ?? []
  }

  /// Returns whether a custom rotor is available at the cursor.
  func offersRotor(named name: String, in app: App) -> Bool {
    guard let cursor else { return false }
    var isOffered = false
    app.forEachInLineage(of: cursor) { owner in
      guard !isOffered, app.tree.hasDetails(owner) else { return }
      isOffered = app.tree.rotors(of: owner).contains { $0.name == name }
    }
    return isOffered
  }

  /// Returns the custom rotors of a stop and of its ancestors.
  ///
  /// - Rule: ``FocusRule/customRotorsHoldInside``
  package func customRotors(at stop: ElementTree.Index, in app: App) -> [OfferedRotor] {
    app.lineage(of: stop).flatMap { owner -> [OfferedRotor] in
      guard app.tree.hasDetails(owner) else { return [] }
      return app.tree.rotors(of: owner).map { OfferedRotor(rotor: $0, owner: owner) }
    }
  }

  /// Returns the stops that a custom rotor moves through, in reading order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops.
  /// - Rule: ``FocusRule/customRotorsHoldInside``
  package func results(
    of selector: Selector,
    inside owner: ElementTree.Index,
    of app: App
  ) -> [ElementTree.Index] {
    order.stops.filter { app.tree.contains($0, in: owner) && selector.matches(app.tree[$0]) }
  }

  /// Returns the stop that a custom rotor moves to from the cursor, or `nil` if there's none.
  ///
  /// If the cursor isn't on one of the rotor's stops, returns the first stop or, if the direction
  /// is backward, the last.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the stop.
  /// - Rule: ``FocusRule/rotorStartsAtItsEnd``
  func result(
    of selector: Selector,
    inside owner: ElementTree.Index,
    of app: App,
    _ way: RotorDirection
  ) -> ElementTree.Index? {
    let stops = order.stops
    let isResult = { app.tree.contains($0, in: owner) && selector.matches(app.tree[$0]) }
    guard let cursor, let rank = order.rank(of: cursor), isResult(cursor) else {
      return way == .next ? stops.first(where: isResult) : stops.last(where: isResult)
    }
    return way == .next
      ? stops[(rank + 1)...].first(where: isResult) : stops[..<rank].last(where: isResult)
  }
}

// The results of swiping up or down.
extension FocusEngine {
  /// Returns the stop that a rotor search moves to from the cursor, or `nil` if there's none.
  ///
  /// This method doesn't search for links inside text.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the stop. For containers, O(log *c* + *d*),
  ///   where *c* is their number.
  func result(of option: RotorItem, _ way: RotorDirection, in app: App) -> ElementTree.Index? {
    let rank = cursor.flatMap { order.rank(of: $0) } ?? -1
    switch option {
    case .containers:
      return order.current.containerStart(from: rank, way).map { order.stops[$0] }
    case .search(let search):
      return order.current.result(of: search, from: rank, way, in: app.tree).map { order.stops[$0] }
    case .custom(let name):
      guard let offered = customRotors(in: app).first(where: { $0.rotor.name == name }),
        case .elements(let selector) = offered.rotor.content
      else { return nil }
      return result(of: selector, inside: offered.owner, of: app, way)
    default: return nil
    }
  }
}

// All results of the rotor.
extension FocusEngine {
  /// Returns the results of each search and each custom rotor as ranks of stops, in the order of
  /// the rotor.
  ///
  /// Omits searches and rotors without results.
  ///
  /// - Complexity: O(*r*·*s*), where *r* is the number of rotors and *s* is the number of stops.
  package mutating func finds(in app: App) -> [(item: RotorItem, ranks: [Int])] {
    let stops = stops(in: app)
    let order = order.current
    var finds: [(item: RotorItem, ranks: [Int])] = RotorItem.Search.allCases
      .filter { settings.rotorItems.holds(.search($0)) }
      .map { search in
        let ranks = order.results(of: search, in: app.tree)
        let texts = stops.indices.filter { search == .links && app.tree.holdsLinks(stops[$0]) }
        return (.search(search), texts.isEmpty ? ranks : Set(ranks + texts).sorted())
      }
    let ranks = Dictionary(stops.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<CustomRotorPlace> = []
    for stop in stops {
      for offered in customRotors(at: stop, in: app) {
        let place = CustomRotorPlace(owner: offered.owner, name: offered.rotor.name)
        guard seen.insert(place).inserted, case .elements(let selector) = offered.rotor.content
        else { continue }
        let found = results(of: selector, inside: offered.owner, of: app)
        finds.append((.custom(name: offered.rotor.name), found.compactMap { ranks[$0] }))
      }
    }
    return finds.filter { !$0.ranks.isEmpty }
  }

  /// A custom rotor, identified by the node that declares it.
  private struct CustomRotorPlace: Hashable {
    var owner: ElementTree.Index
    var name: String
  }
}

// The results of the built-in searches.
extension ReadingOrder {
  /// Returns whether a search has a result among the first stops.
  ///
  /// For containers, the result doesn't depend on `count`.
  func holds(_ search: RotorItem.Search, amongFirst count: Int, in tree: ElementTree) -> Bool {
    if let type = search.container {
      return containers.contains { tree[$0.node].containerType == type }
    }
    return stops.prefix(count).contains { stop in
      !tree.traits(of: stop).isDisjoint(with: search.traits)
        || search == .links && tree.holdsLinks(stop)
    }
  }

  /// Returns the rank of the nearest search result before or after a rank, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(*d*), where *d* is the distance to the result. For containers, O(*c*), where
  ///   *c* is their number.
  func result(
    of search: RotorItem.Search,
    from rank: Int,
    _ way: RotorDirection,
    in tree: ElementTree
  ) -> Int? {
    if let type = search.container {
      return containerStart(from: rank, way) { tree[$0].containerType == type }
    }
    let traits = search.traits
    let isFound = { (rank: Int) in !tree.traits(of: self.stops[rank]).isDisjoint(with: traits) }
    return way == .next
      ? (rank + 1..<max(stops.count, rank + 1)).first(where: isFound)
      : (0..<max(rank, 0)).last(where: isFound)
  }

  /// Returns the ranks of all results of a search, in order.
  func results(of search: RotorItem.Search, in tree: ElementTree) -> [Int] {
    if let type = search.container {
      return starts(ofContainers: type, in: tree)
    }
    return stops.indices.filter { !tree.traits(of: stops[$0]).isDisjoint(with: search.traits) }
  }

  /// Returns the ranks of the first stops of all containers that have a type, in order.
  private func starts(ofContainers type: ContainerType, in tree: ElementTree) -> [Int] {
    let starts = containers.filter { tree[$0.node].containerType == type }.map(\.start)
    return zip(starts, [-1] + starts).filter { $0 != $1 }.map(\.0)
  }

  /// Returns the rank of the first stop of the nearest container before or after a rank, or `nil`
  /// if there's none.
  ///
  /// - Complexity: O(log *c* + *d*), where *c* is the number of containers and *d* is the number of
  ///   containers between the two ranks.
  func containerStart(
    from rank: Int,
    _ way: RotorDirection,
    where isWanted: (ElementTree.Index) -> Bool = { _ in true }
  ) -> Int? {
    let found =
      way == .next
      ? containers[containers.firstPlace { $0.start > rank }...].first { isWanted($0.node) }
      : containers[..<containers.firstPlace { $0.start >= rank }].last { isWanted($0.node) }
    return found?.start
  }
}

extension [ReadingOrder.Container] {
  /// Returns the index of the first element for which a condition is true, or the end.
  ///
  /// The condition must also be true for all later elements.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The results of all built-in searches in one value.
struct SearchFindings: Sendable {
  /// The union of the traits of all stops.
  private var traits: Traits = []
  /// Whether any text contains links.
  private var holdsLinks = false

  init(in order: ReadingOrder, of tree: ElementTree) {
    for stop in order.stops {
      traits.formUnion(tree.traits(of: stop))
      holdsLinks = holdsLinks || tree.holdsLinks(stop)
    }
  }

  /// Returns whether a stop is a result of a search.
  ///
  /// This method doesn't handle containers.
  func hold(_ search: RotorItem.Search) -> Bool {
    !traits.isDisjoint(with: search.traits) || search == .links && holdsLinks
  }
}

extension RotorItem.Search {
  /// The traits that the search looks for, or an empty set if it looks for containers.
  ///
  /// - Rule: ``FocusRule/searchesLookForTraits``
  fileprivate var traits: Traits {
    switch self {
    case .headings: .header
    case .links: .link
    case .buttons: [.button, .backButton]
    case .formControls:
      [
        .button, .backButton, .toggleButton, .adjustable, .textEntry, .searchField,
        .pickerElement,
      ]
    case .textFields: [.textEntry, .searchField]
    case .images: .image
    case .tables, .lists, .landmarks: []
    }
  }

  /// The container that the search looks for, or `nil` if it looks for traits.
  fileprivate var container: ContainerType? {
    switch self {
    case .tables: .dataTable
    case .lists: .list
    case .landmarks: .landmark
    default: nil
    }
  }
}
