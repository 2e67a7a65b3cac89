package import EarshotModel

/// The place of each node in the files: the word of its role, the name of a screen, or the bytes in
/// another tool's file.
///
/// The places are in an array instead of a dictionary, because a file can have a million nodes.
package struct WordPlaces: Sendable {
  /// The place of a word.
  package struct Place: Sendable {
    /// The index of the source, or -1 if there's no place.
    private let number: Int32
    private let start: Int32
    private let end: Int32

    fileprivate init(source: Int, range: Range<Int>) {
      (number, start, end) = (Int32(source), Int32(range.lowerBound), Int32(range.upperBound))
    }

    /// The index of the source among the sources that were read together, starting at 0.
    package var source: Int { Int(number) }
    /// The bytes of the word.
    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The places by the indices of the nodes.
  private var places: [Place] = []

  /// The place of the node, or `nil` if the node doesn't come from a file.
  package subscript(node: ElementTree.Index) -> Place? {
    let number = Int(node.offset)
    return number < places.count && places[number].source >= 0 ? places[number] : nil
  }

  /// Returns the nodes in a source, each with its place.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func nodes(inSource number: Int) -> [(node: ElementTree.Index, place: Place)] {
    places.indices.filter { places[$0].source == number }.map {
      (ElementTree.Index($0), places[$0])
    }
  }

  fileprivate mutating func set(_ place: Place, of node: ElementTree.Index) {
    let missing = Int(node.offset) + 1 - places.count
    if missing > 0 {
      places += repeatElement(Place(source: -1, range: 0..<0), count: missing)
    }
    places[Int(node.offset)] = place
  }
}

extension AppDocument.ParseResult {
  /// The place of each node in the files: the word of its role, the name of a screen, or the bytes
  /// in another tool's file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of references.
  package var nodePlaces: WordPlaces {
    var places = WordPlaces()
    for place in foreignPlaces {
      places.set(.init(source: place.source, range: place.range), of: place.node)
    }
    // Reading the kind through the array itself would copy each reference.
    references.withUnsafeBufferPointer { references in
      for number in references.indices {
        guard case .node(let node) = references[number].owner else { continue }
        switch references[number].kind {
        case .role, .screenName:
          let range = references[number].range
          places.set(.init(source: references[number].source, range: range), of: node)
        default: break
        }
      }
    }
    return places
  }
}
