import EarshotModel
import EarshotNotation
import EarshotReports

/// The positions of an app's nodes and handlers in its files.
struct MutationPlaces: Sendable {
  private var nodes: [ElementTree.Index: Finding.Place] = [:]
  private var handlers: [ElementTree.Index: [AppEvent: [Finding.Place]]] = [:]
  /// The place of the line `app`, or of the first line if there's none.
  private let app: Finding.Place

  /// Determines the places.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of the files.
  init(_ references: [NameReference], in sources: [SourceText]) {
    let tables = sources.map(SourceLineTable.init)
    app =
      sources.lazy.compactMap(\.placeOfApp).first
      ?? Finding.Place(sources.first?.name ?? "", line: 1)
    for reference in references where sources.indices.contains(reference.source) {
      guard case .node(let index) = reference.owner else { continue }
      let found = tables[reference.source].place(of: reference.range.lowerBound)
      let place = Finding.Place(
        sources[reference.source].name,
        line: found.line,
        column: found.column
      )
      switch reference.kind {
      case .role, .screenName: nodes[index] = place
      case .handler(let event, _): handlers[index, default: [:]][event, default: []].append(place)
      default: break
      }
    }
  }

  /// Returns the place of the changed handler or, if there's none, of the node.
  func place(of mutant: Mutant) -> Finding.Place { place(of: mutant.node, handler: mutant.handler) }

  /// Returns the place of a node, or of one of its handlers for an event.
  func place(
    of node: ElementTree.Index,
    handler: (event: AppEvent, number: Int)? = nil
  ) -> Finding.Place {
    if let (event, number) = handler, let places = handlers[node]?[event],
      places.indices.contains(number)
    {
      return places[number]
    }
    return nodes[node] ?? app
  }
}

extension SourceText {
  /// The place of the line that names the app, or `nil` if the file has none.
  fileprivate var placeOfApp: Finding.Place? {
    let lines = String(decoding: utf8, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let number = lines.firstIndex { $0 == "app" || $0.hasPrefix("app ") }
    return number.map { Finding.Place(name, line: $0 + 1, column: 1) }
  }
}
