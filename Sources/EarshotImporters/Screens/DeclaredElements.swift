import EarshotModel
import EarshotNotation

extension [ForeignNode] {
  /// Lets each list and landmark declare what it holds, in the order in which it stands; what has no
  /// identifier gets one.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  mutating func declareElements() {
    var open: [Int] = []
    for place in indices {
      while let last = open.last, self[last].depth >= self[place].depth { open.removeLast() }
      if let parent = open.last, self[parent].element.role.marksItsEnds,
        self[parent].depth + 1 == self[place].depth
      {
        let name = self[place].element.identifier ?? "element-\(place)"
        self[place].element.identifier = name
        self[parent].element.elements = (self[parent].element.elements ?? []) + [name]
      }
      open.append(place)
    }
  }
}

extension Role {
  /// Whether the first and the last stop inside say so.
  var marksItsEnds: Bool { self == .list || self == .landmark }
}
