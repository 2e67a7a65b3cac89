// A tree as a list of nodes, for restructuring it before an app runs.
extension ElementTree {
  /// A node with its depth.
  package struct Node: Sendable {
    /// The element.
    package var element: Element
    /// The depth; 0 for the app.
    package var depth: Int
  }

  /// The nodes in depth-first order, including removed nodes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var nodes: [Node] {
    var depths: [Int] = []
    depths.reserveCapacity(count)
    return indices.map { index in
      let depth = parent(of: index).map { depths[Int($0.offset)] + 1 } ?? 0
      depths.append(depth)
      return Node(element: self[index], depth: depth)
    }
  }

  /// Creates a tree from the given nodes, without adding the nodes that roles imply.
  ///
  /// - Precondition: Only the first node has depth 0, and no node is more than one level deeper
  ///   than the previous node.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(nodes: [Node]) {
    precondition(nodes.first?.depth == 0, "a tree begins with its root")
    var parents: ContiguousArray<Int32> = []
    var ends = ContiguousArray<Int32>(repeating: Int32(nodes.count), count: nodes.count)
    var open: [Int] = []
    for (offset, node) in nodes.enumerated() {
      precondition(offset == 0 || (1...open.count).contains(node.depth), "a depth is invalid")
      while open.count > node.depth { ends[open.removeLast()] = Int32(offset) }
      parents.append(Int32(open.last ?? -1))
      open.append(offset)
    }
    self.init(
      elements: ContiguousArray(nodes.map(\.element)),
      subtreeEnds: ends,
      parents: parents
    )
  }

  /// Returns the tree after exchanging two nodes of the same parent, including their contents.
  ///
  /// - Precondition: The first node comes before the second.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func exchanging(_ first: Index, _ second: Index) -> ElementTree {
    precondition(end(of: first) <= second, "the nodes overlap, or are in another order")
    let nodes = nodes
    let (start, middle) = (Int(first.offset), Int(end(of: first).offset))
    let (other, stop) = (Int(second.offset), Int(end(of: second).offset))
    let parts = [0..<start, other..<stop, middle..<other, start..<middle, stop..<nodes.count]
    return ElementTree(nodes: parts.flatMap { nodes[$0] })
  }

  /// Returns the tree with a new node after the given node and its contents.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func inserting(_ element: Element, after index: Index) -> ElementTree {
    var nodes = nodes
    let node = Node(element: element, depth: nodes[Int(index.offset)].depth)
    nodes.insert(node, at: Int(end(of: index).offset))
    return ElementTree(nodes: nodes)
  }
}
