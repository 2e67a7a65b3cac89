internal import Notation

/// The apps that were read for sessions; most sessions share one, and reading it takes longer than
/// walking it.
struct AppShelf: Sendable {
  /// How many are kept.
  private static let limit = 64

  private let readings = Locked<[[SourceText]: AppDocument.Reading]>([:])

  /// Reads an app, or gives what was read of the same text before.
  func reading(of sources: [SourceText]) -> AppDocument.Reading {
    if let known = readings.use({ $0[sources] }) { return known }
    let reading = AppDocument.read(sources)
    readings.use { readings in
      if readings.count < Self.limit { readings[sources] = reading }
    }
    return reading
  }
}
