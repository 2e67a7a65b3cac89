/// Random trees; the same seed gives the same tree on every machine.
struct RandomTrees {
  private var state: UInt64
  private var count = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below a limit.
  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state ^ (state >> 33)) % UInt64(bound))
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }

  /// The nodes of a screen: up to five, each with its contents, with or without frames.
  mutating func nodes() -> [PlainNode] {
    let framed = roll(5)
    return (0...roll(5)).map { _ in node(depth: 0, framed: framed) }
  }

  private mutating func node(depth: Int, framed: Int) -> PlainNode {
    var node = roll(depth > 3 ? 1 : 3) == 0 ? element() : container(depth: depth, framed: framed)
    // In most trees, every node has a frame. In one tree of five, some nodes have no frame, and in
    // another, none has one.
    if framed > 1 || framed == 1 && roll(4) > 0 {
      let side = { (roll: Int) in roll == 0 ? 0 : 40 }
      node.frame = .init(
        x: roll(4) * 5,
        y: roll(8) * 4,
        width: side(roll(12)),
        height: side(roll(12))
      )
    }
    node.isHidden = roll(15) == 0
    if roll(20) == 0 { node.alpha = pick([0, 0.5]) }
    node.clips = roll(6) == 0
    node.elementsHidden = roll(20) == 0
    node.isModal = roll(15) == 0
    return node
  }

  private mutating func name() -> String {
    count += 1
    return "n\(count)"
  }

  private mutating func container(depth: Int, framed: Int) -> PlainNode {
    var node = PlainNode()
    node.container = roll(2) == 0 ? .none : pick(PlainNode.Container.allCases)
    node.groupsChildren = roll(6) == 0
    if roll(3) == 0 { node.identifier = name() }
    if roll(4) == 0 { node.label = "Group" }
    if roll(12) == 0 { node.value = "some" }
    node.children = (0..<roll(5)).map { _ in self.node(depth: depth + 1, framed: framed) }
    if node.container == .dataTable { makeTable(&node) }
    guard roll(4) == 0 else { return node }
    var names: [String] = []
    Self.collect(node.children, into: &names)
    node.elements = names.filter { _ in roll(3) > 0 }
    if let last = node.elements?.last, roll(8) == 0 { node.elements?.insert(last, at: 0) }
    if roll(3) == 0 { node.elements?.reverse() }
    return node
  }

  /// Makes most elements cells, each in its own place, and some rows and columns headers.
  private mutating func makeTable(_ table: inout PlainNode) {
    var places = (0..<9).map { $0 }
    func place(_ nodes: inout [PlainNode]) {
      for index in nodes.indices {
        if nodes[index].isElement, nodes[index].cell == nil, !places.isEmpty, roll(5) > 0 {
          let place = places.remove(at: roll(places.count))
          nodes[index].cell = cell(at: place)
        }
        place(&nodes[index].children)
      }
    }
    place(&table.children)
    let names = Self.cells(table.children)
    for number in 0..<3 {
      if roll(2) == 0 { table.rowHeaders[number] = names.filter { _ in roll(3) == 0 } }
      if roll(2) == 0 { table.columnHeaders[number] = names.filter { _ in roll(3) == 0 } }
    }
  }

  private mutating func cell(at place: Int) -> PlainNode.Cell {
    PlainNode.Cell(
      row: roll(8) == 0 ? nil : place / 3,
      column: roll(8) == 0 ? nil : place % 3,
      rowSpan: roll(5) == 0 ? 2 : 1,
      columnSpan: roll(5) == 0 ? 2 : 1
    )
  }

  private static func cells(_ nodes: [PlainNode]) -> [String] {
    nodes.flatMap {
      ($0.cell == nil ? [] : [$0.identifier].compactMap(\.self)) + cells($0.children)
    }
  }

  /// The names of the contents, from the outside in.
  private static func collect(_ nodes: [PlainNode], into names: inout [String]) {
    for node in nodes {
      if let name = node.identifier { names.append(name) }
      collect(node.children, into: &names)
    }
  }

  private mutating func element() -> PlainNode {
    var node = PlainNode()
    node.isElement = true
    node.identifier = name()
    if roll(5) > 0 { node.label = pick(["Pay", "Done.", "Stop!", "Back", "back", "Two, three"]) }
    if roll(3) == 0 { node.value = pick(["50%", "1", "0", "2", "3", "", "ab c"]) }
    if roll(4) == 0 { node.hint = pick(["Opens it", "Opens it.", "Why?"]) }
    for _ in 0..<roll(4) { node.traits.insert(pick(Self.traits)) }
    node.isSecureField = roll(12) == 0
    if node.isSecureField { node.traits.formUnion(["textEntry", "secureTextField"]) }
    node.isTabButton = !node.isSecureField && roll(8) == 0
    return node
  }

  private static let traits = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "notEnabled", "updatesFrequently", "searchField", "adjustable", "header", "toggleButton",
    "textEntry", "isEditing", "secureTextField", "textArea", "backButton", "tabBarItem",
    "popupButton", "draggable", "pickerElement",
  ]
}
