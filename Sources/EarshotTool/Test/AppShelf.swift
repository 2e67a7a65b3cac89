internal import EarshotImporters
internal import EarshotNotation
internal import EarshotSession

/// The apps that were read for sessions; most sessions share one, and reading it takes longer than
/// walking it.
struct AppShelf: Sendable {
  /// How many are kept.
  private static let limit = 64

  /// How files of other tools are opened.
  private let importing: ImportOptions
  private let readings = Locked<[[SourceText]: AppDocument.ParseResult]>([:])

  /// Creates an empty shelf.
  init(importing: ImportOptions) { self.importing = importing }

  /// Reads an app, or gives what was read of the same text before, prepared for many sessions.
  func result(of sources: [SourceText]) -> AppDocument.ParseResult {
    if let known = readings.use({ $0[sources] }) { return prepared(known, sources) }
    let result = AppDocument.open(sources, importing: importing)
    readings.use { readings in
      if readings.count < Self.limit { readings[sources] = result }
    }
    return result
  }

  /// A reading that is asked for again, and so is worth preparing.
  private func prepared(
    _ result: AppDocument.ParseResult,
    _ sources: [SourceText]
  ) -> AppDocument.ParseResult {
    guard let document = result.document, document.preparation.value == nil else { return result }
    let prepared = result.with(document.preparedForSessions)
    readings.use { $0[sources] = prepared }
    return prepared
  }
}
