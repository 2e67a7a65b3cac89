import EarshotModel

/// A stop on the map, with the position of its box, in characters.
struct MapBox: Equatable {
  /// The contents of the box, line by line.
  var lines: [String]
  /// Whether the cursor is on the stop.
  var isFocused: Bool
  var columns: Range<Int>
  var rows: Range<Int>
}

/// The position of a stop relative to the screen.
enum MapPlace: Equatable {
  case onScreen(Rect)
  case above, below, left, right
  /// The stop has no frame, or an invalid frame that is infinite or not a number.
  case nowhere
}

/// The conversion from points on the screen to characters on a map.
///
/// - Source: TERMINAL.md, chapter 3.
struct MapScale: Equatable {
  /// The maximum coordinate.
  ///
  /// Larger coordinates are clamped to the maximum, so sums don't overflow.
  private static let limit = 1_000_000.0

  let size: Size
  /// The width of the map, in characters.
  var columns: Int

  /// Returns the position of a frame, after normalizing a negative size.
  func place(of frame: Rect?) -> MapPlace {
    guard let frame, [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else {
      return .nowhere
    }
    let rect = MapScale.bounded(frame)
    if rect.y + rect.height <= 0, rect.y < 0 { return .above }
    if rect.y >= size.height { return .below }
    if rect.x + rect.width <= 0, rect.x < 0 { return .left }
    if rect.x >= size.width { return .right }
    return .onScreen(rect)
  }

  private static func bounded(_ frame: Rect) -> Rect {
    let xs = [frame.x, frame.x + frame.width].map { min(max($0, -limit), limit) }.sorted()
    let ys = [frame.y, frame.y + frame.height].map { min(max($0, -limit), limit) }.sorted()
    return Rect(x: xs[0], y: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0])
  }

  /// Returns the columns that a frame covers, without columns off the screen.
  func columns(of rect: Rect) -> Range<Int> {
    let scale = Double(columns) / size.width
    let first = Int((min(max(rect.x, 0), size.width) * scale).rounded(.down))
    let last = Int((min(max(rect.x + rect.width, 0), size.width) * scale).rounded(.down))
    return first..<max(first, last)
  }
}
