/// VOICEOVER.md, chapter 3, read a second time: as slow and as plain as the page itself.
struct SecondOrder {
  /// The outermost provider's words for a stop in the snapshot style (3.6).
  enum Context {
    case none, series(Int, Int), tab(Int, Int), listStart, listEnd, landmarkStart, landmarkEnd
    case cell(SecondTable.Place)
  }

  /// A stop with its context.
  struct Stop {
    var node: PlainNode
    var context: Context
  }

  private enum Route { case elements(Int), children }

  /// The outermost provider of a stop, and the stop's position among the elements it declares.
  private struct Provider {
    var number: Int
    var container: PlainNode.Container
    var route: Route
    var tabButtons: [String]
    var table: SecondTable
  }

  private struct Leaf {
    var node: PlainNode
    var provider: Provider?
    var declared: Int?
  }

  private indirect enum Entry {
    case leaf(Leaf)
    case unit([Entry], key: (x: Int, y: Int)?, isKeyed: Bool)
  }

  /// The number of points below which two stops are in one row (3.5).
  let threshold: Int
  let isRightToLeft: Bool
  private var nodes: [String: PlainNode] = [:]
  private var seen: Set<String> = []
  private var providers = 0

  init(isPhone: Bool, isRightToLeft: Bool) {
    threshold = isPhone ? 8 : 13
    self.isRightToLeft = isRightToLeft
  }

  /// The stops of a screen in reading order.
  mutating func stops(of screen: [PlainNode]) -> [Stop] {
    note(screen)
    let entries = gather(children: screen, nil)
    let leaves = flat(sorted(entries))
    return leaves.map { leaf in Stop(node: leaf.node, context: context(of: leaf, among: leaves)) }
  }

  private mutating func note(_ list: [PlainNode]) {
    for node in list {
      if let name = node.identifier { nodes[name] = node }
      note(node.children)
    }
  }

  // MARK: Gather, 3.1 and 3.3

  /// Children of a view: if some are modal, only the last of those counts.
  private mutating func gather(children: [PlainNode], _ provider: Provider?) -> [Entry] {
    let walked = children.last { $0.isModal }.map { [$0] } ?? children
    return gather(walked.map { ($0, nil) }, provider)
  }

  /// Each node in order; a node that is listed twice counts at its last place.
  private mutating func gather(
    _ list: [(PlainNode, declared: Int?)],
    _ provider: Provider?
  ) -> [Entry] {
    var entries: [[Entry]] = []
    for (node, declared) in list.reversed() {
      if let name = node.identifier, !seen.insert(name).inserted { continue }
      entries.append(gather(node, provider, declared))
    }
    return entries.reversed().flatMap { $0 }
  }

  private mutating func gather(
    _ node: PlainNode,
    _ provider: Provider?,
    _ declared: Int?
  ) -> [Entry] {
    if node.elementsHidden { return [] }
    if node.isHidden || node.alpha <= 0 { return [] }
    if let frame = node.frame, frame.width == 0, frame.height == 0,
      node.clips || node.isElement || node.elements != nil
    {
      return []
    }
    if node.isElement {
      return [.leaf(Leaf(node: node, provider: provider, declared: declared))]
    }
    if let elements = node.elements {
      let inner = provider ?? self.provider(node, .elements(elements.count))
      let isOutermost = provider == nil && inner != nil
      let listed = elements.enumerated().compactMap { place, name in
        nodes[name].map { ($0, declared: isOutermost ? place : nil) }
      }
      var key: (Int, Int)?
      if let provider, case .children = provider.route, provider.container == .barTrait,
        let frame = node.frame
      {
        key = (frame.x, frame.y)
      }
      return [unit(gather(listed, inner), key)]
    }
    let inner = provider ?? self.provider(node, .children)
    let inside = gather(children: node.children, inner)
    return isGeometricUnit(node) ? [unit(inside, nil, isSorted: true)] : inside
  }

  private mutating func provider(_ node: PlainNode, _ route: Route) -> Provider? {
    switch node.container {
    case .none, .semanticGroup: return nil
    case .list, .landmark, .dataTable, .segments, .bar, .barTrait:
      providers += 1
      let tabs = node.children.filter { $0.isTabButton || $0.traits.contains("tabBarItem") }
      return Provider(
        number: providers,
        container: node.container,
        route: route,
        tabButtons: tabs.compactMap(\.identifier),
        table: SecondTable(node)
      )
    }
  }

  private func isGeometricUnit(_ node: PlainNode) -> Bool {
    switch node.container {
    case .list, .landmark, .dataTable, .barTrait: true
    case .semanticGroup:
      node.groupsChildren || node.label != nil || node.value != nil || node.identifier != nil
    case .none, .segments, .bar: node.groupsChildren
    }
  }

  // MARK: Arrange, 3.2 and 3.5

  /// A unit, with a key that is found in gather order, before sorting.
  private func unit(
    _ entries: [Entry],
    _ own: (x: Int, y: Int)?,
    isSorted: Bool = false
  ) -> Entry {
    var least: (x: Int, y: Int)?
    for entry in entries {
      guard let key = key(of: entry) else { continue }
      if least.map({ isBefore(key, $0) }) ?? true { least = key }
    }
    let areKeyed = entries.allSatisfy { isKeyed($0) }
    return .unit(isSorted ? sorted(entries) : entries, key: own ?? least, isKeyed: areKeyed)
  }

  private func key(of entry: Entry) -> (x: Int, y: Int)? {
    switch entry {
    case .leaf(let leaf): leaf.node.frame.map { ($0.x, $0.y) } ?? (0, 0)
    case .unit(_, let key, _): key
    }
  }

  private func isKeyed(_ entry: Entry) -> Bool {
    switch entry {
    case .leaf(let leaf): leaf.node.frame != nil
    case .unit(_, _, let isKeyed): isKeyed
    }
  }

  private func isBefore(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> Bool {
    if abs(one.y - other.y) >= threshold { return one.y < other.y }
    return isRightToLeft ? one.x > other.x : one.x < other.x
  }

  /// Returns whether an entry comes before another; an empty unit comes last.
  private func isBefore(_ one: Entry, _ other: Entry) -> Bool {
    switch (key(of: one), key(of: other)) {
    case (let one?, let other?): isBefore(one, other)
    case (_?, nil): true
    case (nil, _): false
    }
  }

  private func sorted(_ entries: [Entry]) -> [Entry] {
    guard entries.allSatisfy({ isKeyed($0) }) else { return entries }
    var result: [Entry] = []
    for entry in entries {
      var place = result.count
      while place > 0, isBefore(entry, result[place - 1]) { place -= 1 }
      result.insert(entry, at: place)
    }
    return result
  }

  private func flat(_ entries: [Entry]) -> [Leaf] {
    entries.flatMap { entry in
      switch entry {
      case .leaf(let leaf): [leaf]
      case .unit(let inside, _, _): flat(inside)
      }
    }
  }

  // MARK: Contexts, 3.6

  private func context(of leaf: Leaf, among leaves: [Leaf]) -> Context {
    guard let provider = leaf.provider else { return .none }
    switch (provider.route, provider.container) {
    case (_, .dataTable): return provider.table.place(of: leaf.node).map { .cell($0) } ?? .none
    case (.elements(let count), let container):
      guard let place = leaf.declared else { return .none }
      switch container {
      case .segments: return .series(place + 1, count)
      case .barTrait: return .tab(place + 1, count)
      case .list: return place == 0 ? .listStart : place == count - 1 ? .listEnd : .none
      case .landmark:
        return place == 0 ? .landmarkStart : place == count - 1 ? .landmarkEnd : .none
      case .none, .dataTable, .semanticGroup, .bar: return .none
      }
    case (.children, .barTrait):
      let inside = leaves.filter { $0.provider?.number == provider.number }
      let place = inside.firstIndex { $0.node.identifier == leaf.node.identifier } ?? 0
      return .tab(place + 1, inside.count)
    case (.children, .bar):
      let inside = leaves.filter { $0.provider?.number == provider.number }
      let stops = Set(inside.compactMap(\.node.identifier))
      let tabs = provider.tabButtons.filter(stops.contains)
      guard let place = tabs.firstIndex(of: leaf.node.identifier ?? "") else { return .none }
      return .tab(place + 1, tabs.count)
    case (.children, _): return .none
    }
  }
}
