import EarshotModel

/// A map with a number for every node inside the given roots, initially 0.
///
/// Other nodes have no number.
///
/// The map uses arrays, because a dictionary of 100,000 nodes would cost more than walking through
/// the nodes.
struct NodeMap: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var offsets: Range<Int>
    var numbers: ContiguousArray<Int32>
  }

  private var parts: [Part]

  /// Creates a map in which all numbers are 0.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes inside the roots.
  init(inside roots: [ElementTree.Index], of tree: ElementTree) {
    parts = roots.map { root in
      let offsets = Int(root.offset)..<Int(tree.end(of: root).offset)
      return Part(offsets: offsets, numbers: .init(repeating: 0, count: offsets.count))
    }
  }

  /// The number of nodes that have a number.
  var count: Int { parts.reduce(0) { $0 + $1.numbers.count } }

  /// Accesses the number of a node.
  ///
  /// Outside the roots, the number is always 0.
  subscript(index: ElementTree.Index) -> Int32 {
    get {
      let offset = Int(index.offset)
      for part in parts where part.offsets.contains(offset) {
        return part.numbers[offset - part.offsets.lowerBound]
      }
      return 0
    }
    set {
      let offset = Int(index.offset)
      for place in parts.indices where parts[place].offsets.contains(offset) {
        parts[place].numbers[offset - parts[place].offsets.lowerBound] = newValue
        return
      }
    }
  }
}
