import EarshotModel
import EarshotNotation

extension [ForeignNode] {
  /// Makes each list and landmark declare its contents, in order.
  ///
  /// Assigns an identifier to contents that have none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
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
  /// Whether VoiceOver announces the ends of the container at its first and last stops.
  var marksItsEnds: Bool { self == .list || self == .landmark }
}
