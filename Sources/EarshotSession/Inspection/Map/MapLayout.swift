import EarshotModel

/// The layout of a map's boxes in rows.
///
/// Each box is as high as its text requires and, if there's enough space, at least as wide.
///
/// Elements that are side by side on the screen are also side by side on the map, from left to
/// right. If there's enough space, the horizontal distances on the map match the distances on the
/// screen. The layout omits empty space between rows, because only the vertical order matters. An
/// element without a position on the screen gets a separate row, after the previous stop.
///
/// - Source: TERMINAL.md, chapter 3; our choice.
struct MapLayout {
  /// A stop to draw.
  struct Stop {
    /// The number, starting at 1.
    var number: Int
    var label: String
    var isFocused: Bool
    /// The frame of the stop on the screen, or `nil` if it's unknown.
    var frame: Rect?
  }

  /// The minimum width of a box, which leaves space for its sides, two symbols, and a word.
  private static let least = 12
  /// The maximum number of lines of text in a box.
  ///
  /// The list next to the map contains the whole text.
  private static let lineLimit = 6

  private let scale: MapScale
  /// The boxes, row by row.
  private(set) var boxes: [MapBox] = []
  /// The number of lines that the boxes take.
  private(set) var height = 0
  /// The rows of the screen that are too wide for the map and continue in another row of boxes.
  private(set) var broken: [BrokenRow] = []

  /// A row of the screen that requires more than one row of boxes.
  struct BrokenRow {
    var first: Int
    var last: Int
    var columns: Int
  }

  /// Lays out the stops, which must be in reading order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  init(_ stops: [Stop], _ scale: MapScale) {
    self.scale = scale
    for band in MapLayout.bands(of: stops) {
      let fitting = max(1, scale.columns / MapLayout.least)
      if band.count > fitting, let first = band.first, let last = band.last {
        let columns = band.count * MapLayout.least
        broken.append(BrokenRow(first: first.number, last: last.number, columns: columns))
      }
      for start in stride(from: 0, to: band.count, by: fitting) {
        place(Array(band[start..<min(band.count, start + fitting)]))
      }
    }
  }

  // MARK: Rows

  /// Returns the number of columns that the map requires to keep the stops of each row side by
  /// side.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of stops.
  static func leastColumns(for stops: [Stop]) -> Int {
    (bands(of: stops).map(\.count).max() ?? 0) * least
  }

  /// Returns the rows of stops that are side by side, from top to bottom.
  private static func bands(of stops: [Stop]) -> [[Stop]] {
    ScreenRows(stops.map(\.frame)).rows.map { $0.map { stops[$0] } }
  }

  // MARK: Columns

  /// Adds the boxes for one row of the screen.
  ///
  /// Each box begins at its position on the screen, unless the text in adjacent boxes requires more
  /// space.
  private mutating func place(_ band: [Stop]) {
    let share = scale.columns / band.count
    let spans = band.map { stop in
      stop.frame.map { scale.columns(of: $0) } ?? 0..<scale.columns
    }
    let needs = band.map { min(max(MapLayout.least, caption(of: $0).width + 3), share) }
    var start = 0
    var row: [MapBox] = []
    for (index, stop) in band.enumerated() {
      let behind = needs[(index + 1)...].reduce(0, +)
      let first = max(start, min(spans[index].lowerBound, scale.columns - behind - needs[index]))
      let last = min(scale.columns - behind, max(first + needs[index], spans[index].upperBound))
      row.append(box(stop, first..<last))
      start = last
    }
    let rows = row.map(\.lines.count).max() ?? 0
    boxes += row.map { box in
      MapBox(
        lines: box.lines,
        isFocused: box.isFocused,
        columns: box.columns,
        rows: height..<height + rows
      )
    }
    height += rows
  }

  private func box(_ stop: Stop, _ columns: Range<Int>) -> MapBox {
    let text = caption(of: stop).text
    let width = columns.count - 3
    let fits = TextWidth.columns(of: text) <= width
    let lines = TextWidth.lines(
      of: text,
      columns: fits ? width : width - 1,
      limit: MapLayout.lineLimit
    )
    let mark = stop.isFocused ? ">" : " "
    let marked = lines.enumerated().map { ($0 == 0 ? mark : "  ") + $1 }
    return MapBox(lines: marked, isFocused: stop.isFocused, columns: columns, rows: 0..<0)
  }

  /// Returns the number and the label of a stop, with their width.
  private func caption(of stop: Stop) -> (text: String, width: Int) {
    let text = "\(stop.number) \(TextWidth.withoutEmoji(stop.label))"
    return (text, TextWidth.columns(of: text))
  }
}
