import EarshotLines

/// Lines of characters on which boxes are drawn.
///
/// Borders are ASCII, so that a map looks the same in every font and is heard as the same signs by
/// every reader: `+`, `-` and `|`, of the focused stop `#` and `=`.
///
/// - Source: TERMINAL.md, chapter 3.
struct MapCanvas {
  /// A character a place, or `nil` if a wide one to the left covers it, too.
  private var lines: [[Character?]]

  /// Creates an empty canvas.
  init(columns: Int, rows: Int) {
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Draws a box: its border, and its text inside.
  mutating func draw(_ box: MapBox) {
    guard let top = box.rows.first, let bottom = box.rows.last, let left = box.columns.first,
      let right = box.columns.last
    else { return }
    let (corner, across, side): (Character, Character, Character) =
      box.isFocused ? ("#", "=", "#") : ("+", "-", "|")
    for row in box.rows {
      let isEdge = row == top || row == bottom
      put(isEdge ? corner : side, row, left)
      for column in box.columns.dropFirst().dropLast() { put(isEdge ? across : " ", row, column) }
      put(isEdge ? corner : side, row, right)
    }
    for (number, line) in box.lines.enumerated() { write(line, top + 1 + number, left + 1) }
  }

  /// The lines without blanks at their ends and without empty lines at the end of all.
  var text: [String] {
    let texts = lines.map { String($0.compactMap { $0 }).trimmedEnd }
    let last = texts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return Array(texts.prefix(last))
  }

  private mutating func write(_ text: String, _ row: Int, _ column: Int) {
    var column = column
    for character in text {
      let columns = TextWidth.columns(of: character)
      if columns == 0 { continue }
      put(character, row, column)
      if columns == 2 { lines[row][column + 1] = nil }
      column += columns
    }
  }

  /// Sets a character; half of a wide one that is drawn over becomes a blank.
  private mutating func put(_ character: Character, _ row: Int, _ column: Int) {
    if lines[row][column] == nil, column > 0 { lines[row][column - 1] = " " }
    if column + 1 < lines[row].count, lines[row][column + 1] == nil { lines[row][column + 1] = " " }
    lines[row][column] = character
  }
}
