import EarshotModel

extension PhoneLayout {
  /// Returns the number of rows at the beginning that consist of one cell each, all in the same
  /// table.
  static func tableLength(_ rows: ArraySlice<[Int]>, _ stops: [DrawnStop]) -> Int {
    guard let first = rows.first, first.count == 1, let table = stops[first[0]].cell?.table else {
      return 0
    }
    return rows.prefix { $0.count == 1 && stops[$0[0]].cell?.table == table }.count
  }

  /// Adds the cells of a table side by side and returns whether they fit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells and rows.
  mutating func addTable(_ cells: [DrawnStop]) -> Bool {
    let width = width - 2 * Self.margin
    guard var grid = TableGrid(cells.compactMap(\.cell), width: width) else { return false }
    for (place, stop) in cells.enumerated() {
      let room = grid.width(of: place)
      grid.fit(place, height: CellPainter.isText(stop) ? CellPainter.height(stop, room) : 48)
    }
    closeCard()
    let box = Rect(x: left + Self.margin, y: y, width: width, height: grid.height)
    drawing.background.append(.box(box, radius: 0, .card))
    for (stop, frame) in zip(cells, grid.frames) { add(stop, at: frame, in: box) }
    y = box.maxY + 14
    return true
  }

  private mutating func add(_ stop: DrawnStop, at place: Rect, in table: Rect) {
    let x = isRightToLeft ? table.maxX - place.maxX : table.x + place.x
    let frame = Rect(x: x, y: table.y + place.y, width: place.width, height: place.height)
    drawing.background.append(.box(frame, radius: 0, .border))
    guard CellPainter.isText(stop) else { return self.place(stop, frame, isNarrow: false) }
    append(stop, frame, CellPainter.shapes(stop, frame))
  }
}

/// A painter for the words of a table's cell.
///
/// Headers are bold, and cells that the user can activate have the accent color.
enum CellPainter {
  private static let size = 13.0
  private static let lineHeight = 17.0
  /// The space for the number, in points.
  private static let gutter = 31.0
  private static let lineLimit = 3

  /// Returns whether a cell is drawn as words.
  ///
  /// A switch or a slider keeps its own appearance.
  static func isText(_ stop: DrawnStop) -> Bool {
    switch stop.look {
    case .row, .disclosure, .button, .link, .text, .plain, .heading, .largeTitle: true
    default: false
    }
  }

  /// Returns the height of the words in a cell with a certain width, in points.
  static func height(_ stop: DrawnStop, _ width: Double) -> Double {
    18 + lineHeight * Double(max(1, lines(stop, width).count))
  }

  /// Returns the words of a cell on lines in its middle.
  static func shapes(_ stop: DrawnStop, _ frame: Rect) -> [Shape] {
    let lines = lines(stop, frame.width)
    let top = frame.midY - lineHeight * Double(lines.count) / 2
    return lines.enumerated().map { place, line in
      let box = Rect(
        x: frame.x + gutter,
        y: top + lineHeight * Double(place),
        width: frame.width - gutter - 4,
        height: lineHeight
      )
      return .words(.init(text: line, box: box, size: size, anchor: .start, style: style(of: stop)))
    }
  }

  private static func lines(_ stop: DrawnStop, _ width: Double) -> [String] {
    let words = [stop.title, stop.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    return TextFit.lines(words, size: size, room: width - gutter - 4, limit: lineLimit)
  }

  private static func style(of stop: DrawnStop) -> Shape.Style {
    switch stop.look {
    case .button, .disclosure, .link: .accent
    default: stop.cell?.isHeader ?? false || stop.isSelected ? .strong : .ink
    }
  }
}
