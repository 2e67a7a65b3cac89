internal import EarshotImporters
internal import EarshotNotation

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

  /// Reads an app, or gives what was read of the same text before.
  func result(of sources: [SourceText]) -> AppDocument.ParseResult {
    if let known = readings.use({ $0[sources] }) { return known }
    let result = AppDocument.open(sources, importing: importing)
    readings.use { readings in
      if readings.count < Self.limit { readings[sources] = result }
    }
    return result
  }
}
