import EarshotModel

/// The nodes of a tree that selectors can match, by tag and trait.
struct SelectorCatalog {
  /// The maximum number of nodes that the `each` blocks of an app can match together.
  static let matchLimit = 1_000_000

  /// The maximum number of handlers, actions, and other parts that the `each` blocks can copy to
  /// nodes with other parts.
  static let copyLimit = 250_000

  /// The maximum number of parts that the `each` blocks can give to all nodes together.
  ///
  /// Shared parts count for each node.
  static let partLimit = 500_000

  private var tags: [String: [ElementTree.Index]] = [:]
  private var traits: [[ElementTree.Index]] = Array(repeating: [], count: 64)

  init(_ tree: ElementTree) {
    for place in tree.indices where tree[place].canMatchEach {
      if !tree[place].tags.isEmpty {
        for tag in Set(tree[place].tags) { tags[tag, default: []].append(place) }
      }
      var bits = tree[place].traits.rawValue
      while bits != 0 {
        traits[bits.trailingZeroBitCount].append(place)
        bits &= bits - 1
      }
    }
  }

  /// Returns the matching nodes, each once, in tree order.
  func matches(of selector: Selector, in tree: ElementTree) -> [ElementTree.Index] {
    if selector.items.count == 1, let item = selector.items.first {
      return matches(of: item, in: tree)
    }
    return Set(selector.items.flatMap { matches(of: $0, in: tree) }).sorted()
  }

  private func matches(of item: Selector.Item, in tree: ElementTree) -> [ElementTree.Index] {
    switch item {
    case .identifier(let identifier): tree.node(identifier).map { [$0] } ?? []
    case .tag(let tag): tags[tag] ?? []
    case .trait(let trait):
      trait.rawValue.nonzeroBitCount == 1 ? traits[trait.rawValue.trailingZeroBitCount] : []
    }
  }
}

extension Element {
  /// Whether an `each` block can match the node.
  fileprivate var canMatchEach: Bool { role != .app && role != .screen && !role.isMadeByBuilder }
}
