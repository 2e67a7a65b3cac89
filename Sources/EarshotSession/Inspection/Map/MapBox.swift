import EarshotModel

/// A stop on the map: where its box stands, in characters.
struct MapBox: Equatable {
  /// The number of the stop, from 1.
  var number: Int
  /// What stands in it.
  var label: String
  /// Whether the cursor is on it.
  var isFocused: Bool
  var columns: Range<Int>
  var rows: Range<Int>
  /// Whether another box is drawn over it.
  var isCovered = false

  func overlaps(_ other: MapBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  func covers(_ other: MapBox) -> Bool {
    columns.clamped(to: other.columns) == other.columns
      && rows.clamped(to: other.rows) == other.rows
  }
}

/// Where a stop is, seen from the screen.
enum MapPlace: Equatable {
  case onScreen(Rect)
  case above, below, left, right
  /// No frame, or one that is no place: not a number, or without end.
  case nowhere
}

/// How points of the screen become characters.
///
/// A character is twice as high as it is wide. The map is as wide as it may be, unless it would be
/// higher than ``rowLimit``.
///
/// - Source: TERMINAL.md, chapter 3; the limit is our choice.
struct MapScale: Equatable {
  /// How many lines a map has at most.
  static let rowLimit = 60
  /// Points beyond this count as this, so that no sum overflows.
  private static let limit = 1_000_000.0
  /// How small a box can be, in characters.
  private static let least = 3

  let size: Size
  let columns: Int
  let rows: Int

  init(size: Size, columns available: Int) {
    self.size = size
    let highest = Double(MapScale.rowLimit) * 2 * size.width / size.height
    columns = max(12, min(available, Int(min(highest, 10_000))))
    let height = Double(columns) * size.height / size.width / 2
    rows = max(6, min(MapScale.rowLimit, Int(min(height, 10_000).rounded())))
  }

  /// Finds where a frame is; one of negative size is turned the right way round.
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

  /// The characters that a frame covers: at least three in each direction, none off the screen.
  func columns(of rect: Rect) -> Range<Int> {
    MapScale.span(rect.x, rect.x + rect.width, size.width, columns)
  }

  func rows(of rect: Rect) -> Range<Int> {
    MapScale.span(rect.y, rect.y + rect.height, size.height, rows)
  }

  private static func span(_ start: Double, _ end: Double, _ size: Double, _ count: Int)
    -> Range<Int>
  {
    let scale = Double(count) / size
    let first = Int((min(max(start, 0), size) * scale).rounded(.down))
    let last = Int((min(max(end, 0), size) * scale).rounded(.down))
    let from = min(first, count - least)
    return from..<min(count, max(last, from + least))
  }
}
