import EarshotModel

/// Information from containers about the place of each stop, in one style.
///
/// - Rule: ``FocusRule/nearestContainerNumbers``
struct Contexts: Hashable, Sendable {
  /// The choice of the container around a stop that provides the information.
  enum Style {
    /// The nearest provider, which numbers its stops, for the spoken style.
    case nearest
    /// The outermost provider, which numbers its declared array if it has one, for the snapshot
    /// style.
    case outermost
  }

  private struct Speaker: Hashable, Sendable {
    var node: ElementTree.Index
    var form: ContextContainer.Form
    var count: Int32
  }

  private struct SpokenPosition: Hashable, Sendable {
    var speaker: Int32
    var position: Int32
  }

  private let headerAbove: TableLayout.HeaderAbove
  private var speakers: [Speaker] = []
  private var tables: [Int32: TableLayout] = [:]
  /// The places by the rank of their stops, or an empty array if no container has information.
  private var places: ContiguousArray<SpokenPosition?> = []

  /// Numbers the stops of each provider.
  ///
  /// `flat` contains the indices of the stops among the leaves, in reading order.
  ///
  /// - Complexity: O(*n* log *c*), where *n* is the number of stops and *c* is the number of cells.
  init(
    _ gatherer: borrowing Gatherer,
    flat: [Int32],
    of tree: borrowing ElementTree,
    style: Style
  ) {
    headerAbove = style == .nearest ? .heard : .dropped
    guard !gatherer.providers.isEmpty else { return }
    let rules = gatherer.providers.map { style == .nearest ? $0.nearestRule : $0.outermostRule }
    speakers = zip(gatherer.providers, rules).map { provider, rule in
      Speaker(
        node: provider.node,
        form: rule.form,
        count: rule.numbering == .declared ? provider.declaredCount : 0
      )
    }
    let positions = number(gatherer, flat, of: tree, rules, style: style)
    places = ContiguousArray(
      flat.map { leaf in
        guard let position = positions[Int(leaf)],
          let speaker = gatherer.leaves[Int(leaf)].inheritance.provider(style)
        else { return nil }
        return SpokenPosition(speaker: speaker, position: position)
      }
    )
  }

  /// Returns the container's information about the stop with the given rank, or `nil` if there's
  /// none.
  ///
  /// - Complexity: O(1). For a cell, O(*h*), where *h* is the number of its headers.
  func context(at rank: Int) -> StopContext? {
    guard places.indices.contains(rank), let place = places[rank] else { return nil }
    let speaker = speakers[Int(place.speaker)]
    let (index, count) = (Int(place.position), Int(speaker.count))
    switch speaker.form {
    case .nothing: return nil
    case .series: return .series(index: index + 1, count: count)
    case .tab: return .tab(index: index + 1, count: count)
    case .list: return index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
    case .landmark:
      if index == 0 { return .landmarkStart(of: speaker.node) }
      return index == count - 1 ? .landmarkEnd(of: speaker.node) : nil
    case .cell:
      return tables[place.speaker].map { .cell($0.context(of: index, headerAbove: headerAbove)) }
    }
  }
}

// MARK: - Numbering

extension Contexts {
  /// Determines the position of each leaf among the leaves that its provider counts.
  private mutating func number(
    _ gatherer: Gatherer,
    _ flat: [Int32],
    of tree: ElementTree,
    _ rules: [(form: ContextContainer.Form, numbering: ContextContainer.Numbering)],
    style: Style
  ) -> ContiguousArray<Int32?> {
    var positions = ContiguousArray<Int32?>(repeating: nil, count: gatherer.leaves.count)
    var tabs: [(bar: Int32, leaf: Int32)] = []
    let stops = style == .nearest ? gatherer.stopsByPlace(flat, rules) : nil
    for leaf in flat {
      let stop = gatherer.leaves[Int(leaf)]
      guard let provider = stop.inheritance.provider(style) else { continue }
      switch (rules[Int(provider)].form, rules[Int(provider)].numbering) {
      case (.nothing, _): break
      case (.cell, _):
        positions[Int(leaf)] = cell(of: stop.node, in: provider, gatherer, tree, stops)
      case (_, .declared): positions[Int(leaf)] = stop.declaredPlace
      case (_, .stops): positions[Int(leaf)] = countUp(provider)
      case (_, .tabButtons) where !stop.isTabButton: break
      case (_, .tabButtons) where style == .nearest:
        positions[Int(leaf)] = countUp(provider)
      case (_, .tabButtons):
        let isDirect = tree.parent(of: stop.node) == gatherer.providers[Int(provider)].node
        if isDirect { tabs.append((provider, leaf)) }
      }
    }
    numberDirectTabs(tabs, &positions)
    return positions
  }

  /// Numbers the tabs of a UITabBar in file order.
  ///
  /// The leaves are in reverse file order.
  private mutating func numberDirectTabs(
    _ tabs: [(bar: Int32, leaf: Int32)],
    _ positions: inout ContiguousArray<Int32?>
  ) {
    for tab in tabs.sorted(by: { $0.leaf > $1.leaf }) {
      positions[Int(tab.leaf)] = countUp(tab.bar)
    }
  }

  private mutating func countUp(_ provider: Int32) -> Int32 {
    defer { speakers[Int(provider)].count += 1 }
    return speakers[Int(provider)].count
  }

  private mutating func cell(
    of stop: ElementTree.Index,
    in provider: Int32,
    _ gatherer: Gatherer,
    _ tree: ElementTree,
    _ stops: [ElementTree.Index]?
  ) -> Int32? {
    let table = gatherer.providers[Int(provider)].node
    if tables[provider] == nil {
      tables[provider] = TableLayout(of: table, in: tree, stops: stops)
    }
    let place =
      tables[provider]?.place(of: stop) ?? tables[provider]?.addGuest(stop, of: tree)
    return place.map { Int32($0) }
  }
}

extension Gatherer {
  /// Returns the stops in file order if a table may need them, or `nil` otherwise.
  fileprivate func stopsByPlace(
    _ flat: [Int32],
    _ rules: [(form: ContextContainer.Form, numbering: ContextContainer.Numbering)]
  ) -> [ElementTree.Index]? {
    guard rules.contains(where: { $0.form == .cell }) else { return nil }
    return flat.map { leaves[Int($0)].node }.sorted()
  }
}

extension Inheritance {
  /// Returns the index of the provider for a style, or `nil` if there's none.
  fileprivate func provider(_ style: Contexts.Style) -> Int32? {
    style == .nearest ? nearest : outermost
  }
}

extension ContextContainer {
  /// The number of entries in the declared array, or 0 if there's none.
  fileprivate var declaredCount: Int32 {
    guard case .elements(let count) = route else { return 0 }
    return Int32(count)
  }
}
