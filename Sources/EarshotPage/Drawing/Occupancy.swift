import EarshotModel

/// The occupied areas of a drawing, which keep numbers and text from covering text.
struct Occupancy {
  /// The height of a band, in points.
  private static let band = 32.0

  private var taken: [Int: [Rect]] = [:]
  private var frames: [Int: [Rect]] = [:]

  /// Occupies an area, or returns `false` if part of it is already occupied.
  ///
  /// - Complexity: O(*b*), where *b* is the number of areas in the same bands.
  mutating func take(_ rect: Rect) -> Bool {
    let bands = Self.bands(of: rect)
    for band in bands {
      if taken[band]?.contains(where: rect.intersects) ?? false { return false }
    }
    for band in bands { taken[band, default: []].append(rect) }
    return true
  }

  /// Records the frame of a stop.
  mutating func addFrame(_ rect: Rect) {
    for band in Self.bands(of: rect) { frames[band, default: []].append(rect) }
  }

  /// Returns whether part of a place is inside the frame of a stop.
  func hasFrame(at rect: Rect) -> Bool {
    Self.bands(of: rect).contains { frames[$0]?.contains(where: rect.intersects) ?? false }
  }

  private static func bands(of rect: Rect) -> ClosedRange<Int> {
    let first = Int((rect.y / band).rounded(.down))
    return first...max(first, Int((rect.maxY / band).rounded(.down)))
  }
}
