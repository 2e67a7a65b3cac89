internal import EarshotImporters
internal import EarshotNotation
internal import EarshotSession

/// A cache of the apps that were read for sessions, because most sessions share an app, and reading
/// an app takes longer than running a session.
struct AppShelf: Sendable {
  /// The maximum number of apps in the cache.
  private static let limit = 64

  /// The options for opening other tools' files.
  private let importing: ImportOptions
  private let readings = Locked<[[SourceText]: AppDocument.ParseResult]>([:])

  /// Creates an empty cache.
  init(importing: ImportOptions) { self.importing = importing }

  /// Reads an app, or returns the earlier result for the same text.
  ///
  /// The second request for an app prepares the result for use by many sessions.
  func result(of sources: [SourceText]) -> AppDocument.ParseResult {
    if let known = readings.use({ $0[sources] }) { return prepared(known, sources) }
    let result = AppDocument.open(sources, importing: importing)
    readings.use { readings in
      if readings.count < Self.limit { readings[sources] = result }
    }
    return result
  }

  /// Returns a cached result, prepared for use by many sessions.
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
