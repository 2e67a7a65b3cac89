import EarshotModel
import EarshotNotation

/// The positions of nodes in the files that describe them.
struct NodePlaces: Sendable {
  private let places: WordPlaces
  private let tables: [SourceLineTable]
  private let names: [String]

  init(_ reading: AppDocument.ParseResult, in sources: [SourceText]) {
    places = reading.nodePlaces
    tables = sources.map(SourceLineTable.init)
    names = sources.map(\.name)
  }

  /// Returns the source and the byte range of a node or of its nearest ancestor in a file, or `nil`
  /// if there's none.
  func range(of node: ElementTree.Index, in tree: ElementTree) -> WordPlaces.Place? {
    if let place = places[node] { return place }
    return tree.ancestors(of: node).lazy.compactMap { places[$0] }.first
  }

  /// Returns the line numbers of the nodes in a source, in order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  func lines(inSource number: Int) -> [(line: Int, node: ElementTree.Index)] {
    places.nodes(inSource: number).map { node, place in
      (line: tables[number].place(of: place.range.lowerBound).line, node: node)
    }.sorted { ($0.line, $0.node) < ($1.line, $1.node) }
  }

  /// Returns the place of a node.
  ///
  /// If the node isn't in a file, returns the place of its nearest ancestor that is. If there's
  /// none, returns the start of the first file.
  ///
  /// - Parameters:
  ///   - node: The node to find.
  ///   - tree: The app that contains the node.
  ///   - range: The bytes in the node's file that determine the place, or `nil` to use the node's
  ///     own bytes.
  /// - Returns: The place of the node or of the range.
  /// - Complexity: O(*d* + log *n*), where *d* is the depth of the node and *n* is the number of
  ///   lines.
  func place(
    of node: ElementTree.Index,
    in tree: ElementTree,
    at range: Range<Int>? = nil
  ) -> AuditFinding.Place {
    guard let place = self.range(of: node, in: tree), names.indices.contains(place.source) else {
      return AuditFinding.Place(
        file: names.first ?? "",
        line: 1,
        column: 1,
        endColumn: 1,
        offset: 0,
        source: 0
      )
    }
    let bytes = range ?? place.range
    let start = tables[place.source].place(of: bytes.lowerBound)
    let end = tables[place.source].place(of: bytes.upperBound)
    return AuditFinding.Place(
      file: names[place.source],
      line: start.line,
      column: start.column,
      endColumn: end.line == start.line ? end.column : start.column + 1,
      offset: bytes.lowerBound,
      source: place.source
    )
  }
}
