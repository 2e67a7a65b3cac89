internal import EarshotModel
internal import EarshotNotation
internal import EarshotReports

extension FileTest {
  /// Returns a closure that finds the lines of elements in the files of an app.
  ///
  /// For an element that isn't in a file, the closure finds the line of the nearest ancestor that
  /// is.
  ///
  /// The closure searches for lines only when it's called, which is when a session differs.
  func places(
    in app: AppDocument.ParseResult,
    of sources: [SourceText]
  ) -> (ElementTree.Index) -> Finding.Place? {
    var places: WordPlaces?
    return { node in
      let known = places ?? app.nodePlaces
      places = known
      let around = [node] + (app.document.map { Array($0.tree.ancestors(of: node)) } ?? [])
      guard let place = around.lazy.compactMap({ known[$0] }).first,
        sources.indices.contains(place.source)
      else { return nil }
      let source = sources[place.source]
      return Finding.Place(source.name, line: source.place(of: place.range.lowerBound).line)
    }
  }
}
