import EarshotModel

/// A map with a number for every node inside the given roots, initially 0.
///
/// Other nodes have no number.
///
/// The map uses arrays, because a dictionary of 100,000 nodes would cost more than walking through
/// the nodes.
struct NodeMap: Hashable, Sendable {
  /// The nodes inside a root.
  private struct Part: Hashable, Sendable {
    let offsets: Range<Int>
    /// The number of nodes in the parts before this one.
    let start: Int

    /// Returns the index among all numbers for a node of the part.
    func place(of offset: Int) -> Int { start + offset - offsets.lowerBound }
  }

  private let parts: [Part]
  private var numbers: ContiguousArray<Int32>

  /// Creates a map in which all numbers are 0.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes inside the roots.
  init(inside roots: [ElementTree.Index], of tree: ElementTree) {
    var count = 0
    parts = roots.map { root in
      let offsets = Int(root.offset)..<Int(tree.end(of: root).offset)
      defer { count += offsets.count }
      return Part(offsets: offsets, start: count)
    }
    numbers = ContiguousArray(repeating: 0, count: count)
  }

  /// The number of nodes that have a number.
  var count: Int { numbers.count }

  /// Accesses the number of a node.
  ///
  /// Outside the roots, the number is always 0.
  subscript(index: ElementTree.Index) -> Int32 {
    get {
      let offset = Int(index.offset)
      for part in parts where part.offsets.contains(offset) {
        return numbers[part.place(of: offset)]
      }
      return 0
    }
    set {
      let offset = Int(index.offset)
      for part in parts where part.offsets.contains(offset) {
        numbers[part.place(of: offset)] = newValue
        return
      }
    }
  }
}
