internal import EarshotNotation

/// The apps that were read for sessions; most sessions share one, and reading it takes longer than
/// walking it.
struct AppShelf: Sendable {
  /// How many are kept.
  private static let limit = 64

  private let readings = Locked<[[SourceText]: AppDocument.ParseResult]>([:])

  /// Reads an app, or gives what was read of the same text before.
  func result(of sources: [SourceText]) -> AppDocument.ParseResult {
    if let known = readings.use({ $0[sources] }) { return known }
    let result = AppDocument.read(sources)
    readings.use { readings in
      if readings.count < Self.limit { readings[sources] = result }
    }
    return result
  }
}
