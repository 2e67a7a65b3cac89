import EarshotModel

/// A gatherer that finds the stops of a subtree and the units that contain them, without recursion.
///
/// The walk goes from the last node to the first. If a node is listed more than once, the walk
/// visits the node at its last index and ignores its other indices.
struct Gatherer {
  /// The treatment of cells without a label, which are either stops or opened.
  enum Cells {
    case stops
    case opened
  }

  private enum GatherTask {
    case visit(ElementTree.Index, Inheritance, declaredPlace: Int32?)
    case closeUnit
  }

  private struct OpenUnit {
    /// The index of the unit's first entry among the pending entries.
    var start: Int
    var isExplicit: Bool
    /// The explicit key of the unit, or `nil` for the least key of its entries.
    var ownKey: Point?
  }

  private let tree: ElementTree
  private let cellRule: Cells
  private let order: KeyOrder
  private var root: ElementTree.Index
  private var steps: [GatherTask] = []
  private var openUnits: [OpenUnit] = []
  private var pending: ContiguousArray<Entry> = []
  /// The last walk that visited each node.
  private var visits: NodeMap
  private var walk: Int32 = 0

  /// The stops, from the last to the first.
  private(set) var leaves: ContiguousArray<Leaf> = []
  /// The entries of all units, in the order of each unit.
  private(set) var arranged: ContiguousArray<Entry> = []
  /// The entries of each unit, as a range of indices in `arranged`.
  private(set) var units: [Range<Int>] = []
  /// The containers that provide information about the place of their stops.
  private(set) var providers: [ContextContainer] = []
  /// The stops whose contents VoiceOver reads.
  private(set) var cells: [ElementTree.Index] = []
  /// The number of bars.
  private(set) var barCount: Int32 = 0

  /// Creates a gatherer for the contents of the given roots.
  init(
    of tree: ElementTree,
    roots: [ElementTree.Index],
    order: KeyOrder,
    cells: Cells = .stops
  ) {
    self.tree = tree
    self.root = tree.root
    self.order = order
    self.cellRule = cells
    self.visits = NodeMap(inside: roots, of: tree)
    leaves.reserveCapacity(visits.count)
    pending.reserveCapacity(visits.count)
    arranged.reserveCapacity(visits.count)
  }

  /// Gathers the contents of a root and adds its leaves in their flat order.
  ///
  /// - Returns: The indices of the stops among the leaves, in reading order.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes inside the root. Everything
  ///   except the sort is linear.
  mutating func gather(_ root: ElementTree.Index) -> [Int32] {
    self.root = root
    walk += 1
    openUnits.append(OpenUnit(start: pending.count, isExplicit: false))
    steps.append(.closeUnit)
    steps.append(.visit(root, Inheritance(), declaredPlace: nil))
    while let step = steps.popLast() {
      switch step {
      case .visit(let index, let inheritance, let place):
        visit(index, inheritance, declaredPlace: place)
      case .closeUnit: closeUnit()
      }
    }
    return flatOrder(of: pending.removeLast())
  }

  /// Returns whether a walk from the given root visited the node and didn't exclude it.
  func isMet(_ index: ElementTree.Index, under root: ElementTree.Index) -> Bool {
    guard visits[index] > 0 else { return false }
    let node = GatheredNode(index, of: tree)
    return !node.isPruned && (index == root || !node.facts.isPanel)
  }

  /// Returns the leaves of all units as one flat list, in reading order.
  ///
  /// - Rule: ``FocusRule/unitsStayTogether``
  private borrowing func flatOrder(of entry: Entry) -> [Int32] {
    var flat: [Int32] = []
    var contents = [entry.content]
    while let content = contents.popLast() {
      switch content {
      case .leaf(let leaf): flat.append(leaf)
      case .unit(let unit):
        for place in units[Int(unit)].reversed() { contents.append(arranged[place].content) }
      }
    }
    return flat
  }
}

// MARK: - The table of VOICEOVER.md 3.1

extension Gatherer {
  private mutating func visit(
    _ index: ElementTree.Index,
    _ inheritance: Inheritance,
    declaredPlace: Int32?
  ) {
    guard visits[index] != walk else { return }
    visits[index] = walk
    let node = GatheredNode(index, of: tree)
    guard !node.isPruned, index == root || !node.facts.isPanel else { return }
    let isOpened = index == root && node.facts.role.opensItself
    if node.facts.isElement, !isOpened, cellRule == .stops || !node.speaksChildren {
      addLeaf(index, node, inheritance, declaredPlace)
    } else if let elements = node.elements {
      open(index, node, elements: elements, inheritance)
    } else if node.isView {
      open(index, node, inheritance)
    }
  }

  private mutating func addLeaf(
    _ index: ElementTree.Index,
    _ node: GatheredNode,
    _ inheritance: Inheritance,
    _ declaredPlace: Int32?
  ) {
    let frame = node.facts.frame
    let ownKey = Point(keyOfPart: node.facts.role)
    let key = ownKey ?? frame.map { Point(keyOf: $0) } ?? Point(x: 0, y: 0)
    let place = Int32(leaves.count)
    if node.speaksChildren { cells.append(index) }
    leaves.append(
      Leaf(
        node: index,
        frame: frame,
        inheritance: inheritance,
        declaredPlace: declaredPlace,
        isTabButton: node.isTabButton
      )
    )
    pending.append(Entry(content: .leaf(place), key: key, isKeyed: ownKey != nil || frame != nil))
  }

  /// Opens a view whose children are subviews.
  private mutating func open(
    _ index: ElementTree.Index,
    _ node: GatheredNode,
    _ inheritance: Inheritance
  ) {
    if node.isGeometricUnit {
      openUnits.append(OpenUnit(start: pending.count, isExplicit: false))
      steps.append(.closeUnit)
    }
    let inner = inheritanceInside(index, node, inheritance, route: .children)
    let firstChild = steps.count
    var lastModal: GatherTask?
    for child in tree.children(of: index) {
      let step = GatherTask.visit(child, inner, declaredPlace: nil)
      if tree.silencesSiblings(child) { lastModal = step }
      steps.append(step)
    }
    guard let lastModal else { return }
    steps.removeSubrange(firstChild...)
    steps.append(lastModal)
  }

  /// Opens a container with its own array of elements, which may be empty.
  private mutating func open(
    _ index: ElementTree.Index,
    _ node: GatheredNode,
    elements: [String],
    _ inheritance: Inheritance
  ) {
    let ownKey = keyOfContainer(node, inheritance)
    openUnits.append(OpenUnit(start: pending.count, isExplicit: true, ownKey: ownKey))
    steps.append(.closeUnit)
    let route = ContextContainer.Route.elements(count: elements.count)
    let inner = inheritanceInside(index, node, inheritance, route: route)
    let isOutermost = inheritance.outermost == nil && inner.outermost != nil
    if let title = title(of: index, node) { steps.append(.visit(title, inner, declaredPlace: nil)) }
    for (place, identifier) in elements.enumerated() {
      guard let entry = tree.node(identifier), entry != index, tree.contains(entry, in: index)
      else { continue }
      steps.append(.visit(entry, inner, declaredPlace: isOutermost ? Int32(place) : nil))
    }
  }

  /// Returns the title of an alert or dialog, or `nil` for any other node.
  ///
  /// The title comes first, although no array of elements can contain it.
  private func title(of index: ElementTree.Index, _ node: GatheredNode) -> ElementTree.Index? {
    guard node.facts.role.hasTitle else { return nil }
    return tree.children(of: index).first { tree.facts(of: $0).role == .alertTitle }
  }

  private func keyOfContainer(_ node: GatheredNode, _ inheritance: Inheritance) -> Point? {
    guard let outermost = inheritance.outermost, providers[Int(outermost)].keysUnitsByFrame
    else { return nil }
    return node.facts.frame.map { Point(keyOf: $0) }
  }

  private mutating func inheritanceInside(
    _ index: ElementTree.Index,
    _ node: GatheredNode,
    _ outer: Inheritance,
    route: ContextContainer.Route
  ) -> Inheritance {
    var inner = outer
    let kinds = ContextContainerKinds(node.facts, className: node.className)
    if let provider = ContextContainer(index, kinds: kinds, route: route) {
      inner.nearest = Int32(providers.count)
      inner.outermost = outer.outermost ?? inner.nearest
      providers.append(provider)
    }
    if node.isBar, outer.bar == nil {
      inner.bar = barCount
      barCount += 1
    }
    return inner
  }

  /// Replaces the entries of the innermost unit with one entry.
  ///
  /// - Rule: ``FocusRule/keylessListsKeepTheFile``
  private mutating func closeUnit() {
    let unit = openUnits.removeLast()
    let range = arranged.count..<(arranged.count + pending.count - unit.start)
    arranged.append(contentsOf: pending[unit.start...].reversed())
    pending.removeSubrange(unit.start...)
    let (isKeyed, key) = summary(of: range, unit)
    if isKeyed, !unit.isExplicit { order.sort(&arranged, in: range) }
    pending.append(Entry(content: .unit(Int32(units.count)), key: key, isKeyed: isKeyed))
    units.append(range)
  }

  /// Returns a unit's properties as an entry of the list around it.
  ///
  /// This is a separate function, because a slice that exists during the sort would copy the whole
  /// list for each unit.
  private func summary(of range: Range<Int>, _ unit: OpenUnit) -> (isKeyed: Bool, key: Point) {
    let entries = arranged[range]
    return (entries.allSatisfy(\.isKeyed), unit.ownKey ?? order.leastKey(of: entries))
  }
}
