package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// A custom rotor that is offered at a stop.
  package struct OfferedRotor {
    /// The rotor.
    package var rotor: CustomRotor
    /// The node that declares it.
    package var owner: ElementTree.Index
  }

  /// The custom rotors that are offered at the cursor.
  func customRotors(in app: App) -> [OfferedRotor] {
    cursor.map { customRotors(at: $0, in: app) } ?? []
  }

  /// The custom rotors of a stop and of what is around it.
  ///
  /// - Source: SCREEN-FORMAT.md, "Parts".
  package func customRotors(at stop: ElementTree.Index, in app: App) -> [OfferedRotor] {
    ([stop] + app.tree.ancestors(of: stop)).flatMap { owner -> [OfferedRotor] in
      guard app.tree[owner].hasDetails else { return [] }
      return app.tree[owner].rotors.map { OfferedRotor(rotor: $0, owner: owner) }
    }
  }

  /// The built-in searches that would find something on the screen.
  func searchesOnScreen(in app: App) -> [RotorItem.Search] {
    let traits = order.stops.reduce(into: Traits()) { $0.formUnion(app.tree[$1].traits) }
    let kinds = order.containers.reduce(into: Set<ContainerType>()) {
      $0.insert(app.tree[$1].containerType)
    }
    return RotorItem.Search.allCases.filter { search in
      !traits.isDisjoint(with: search.traits) || search.container.map(kinds.contains) ?? false
    }
  }

  /// Goes to the next or previous result of what the dial stands on.
  mutating func search(_ way: RotorDirection, in app: inout App, _ moment: inout EventBuffer) {
    switch rotorState.option {
    case .custom(let name): searchCustom(name, way, in: &app, &moment)
    case .search(let search):
      landOnResult(results(of: search, in: app), way, in: &app, &moment)
    default: landOnResult(containerStarts(in: app), way, in: &app, &moment)
    }
  }

  /// The ranks of the stops that a built-in search finds, in order.
  private func results(of search: RotorItem.Search, in app: App) -> [Int] {
    if let type = search.container {
      let containers = order.containers.filter { app.tree[$0].containerType == type }
      return starts(of: containers, in: app)
    }
    return order.stops.indices.filter {
      !app.tree[order.stops[$0]].traits.isDisjoint(with: search.traits)
    }
  }

  /// Lands on the nearest result past the cursor, or says that there is none.
  ///
  /// - Source: [WWDC18-226] for “Heading not found”.
  private mutating func landOnResult(
    _ ranks: [Int],
    _ way: RotorDirection,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    let rank = cursor.flatMap { order.rank(of: $0) } ?? -1
    let found = way == .next ? ranks.first { $0 > rank } : ranks.last { $0 < rank }
    if let found {
      land(on: order.stops[found], because: .rotor, in: &app, &moment)
    } else {
      moment.sound(.sound(.boundary))
      moment.speech.append(.notFound(rotorState.option))
    }
  }

  /// Asks a custom rotor for its next result; the current item is the focused one, if it is any.
  ///
  /// - Source: UIAccessibilityCustomRotor; VOICEOVER.md, chapter 7.
  private mutating func searchCustom(
    _ name: String,
    _ way: RotorDirection,
    in app: inout App,
    _ moment: inout EventBuffer
  ) {
    guard let offered = customRotors(in: app).first(where: { $0.rotor.name == name }) else {
      return moment.sound(.refused(.noRotor))
    }
    switch offered.rotor.content {
    case .marks(let name): turnMark(name, way, in: &app, &moment)
    case .elements(let selector):
      let results = results(of: selector, inside: offered.owner, of: app)
      guard let result = step(from: cursor, in: results, way) else {
        return moment.sound(.sound(.boundary))
      }
      land(on: result, because: .rotor, in: &app, &moment)
    }
  }

  /// The stops that a custom rotor walks, in reading order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stops.
  /// - Source: SCREEN-FORMAT.md, "Parts".
  package func results(
    of selector: Selector,
    inside owner: ElementTree.Index,
    of app: App
  ) -> [ElementTree.Index] {
    order.stops.filter { app.tree.contains($0, in: owner) && selector.matches(app.tree[$0]) }
  }

  /// The result after or before another one; without it the first or the last.
  ///
  /// - Source: UIAccessibilityCustomRotor; our choice (VOICEOVER.md, chapter 7).
  func step<Result: Equatable>(
    from current: Result?,
    in results: [Result],
    _ way: RotorDirection
  ) -> Result? {
    guard let place = current.flatMap({ results.firstIndex(of: $0) }) else {
      return way == .next ? results.first : results.last
    }
    let next = way == .next ? place + 1 : place - 1
    return results.indices.contains(next) ? results[next] : nil
  }
}

// Containers as places to go to.
extension FocusEngine {
  /// The ranks of the first stops of the containers that are shown.
  ///
  /// - Source: [WWDC20-10117].
  func containerStarts(in app: App) -> [Int] { starts(of: order.containers, in: app) }

  private func starts(of containers: [ElementTree.Index], in app: App) -> [Int] {
    let wanted = Set(containers)
    var seen: Set<ElementTree.Index> = []
    var ranks: [Int] = []
    for (rank, stop) in order.stops.enumerated() {
      let entered = app.tree.ancestors(of: stop).prefix { seen.insert($0).inserted }
      if entered.contains(where: wanted.contains) { ranks.append(rank) }
    }
    return ranks
  }
}

extension RotorItem.Search {
  /// The traits that a search looks for.
  ///
  /// A back button counts as a button: our choice.
  ///
  /// - Source: VOICEOVER.md 2.2 and chapter 7.
  var traits: Traits {
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

  /// The container that a search looks for.
  var container: ContainerType? {
    switch self {
    case .tables: .dataTable
    case .lists: .list
    case .landmarks: .landmark
    default: nil
    }
  }
}
