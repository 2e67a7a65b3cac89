import EarshotLines

/// A canvas of characters that shows a screen as a border with boxes inside.
///
/// Borders are ASCII (`+`, `-`, and `|`), so a map looks the same in every font, and every screen
/// reader reads the same symbols.
///
/// - Source: TERMINAL.md, chapter 3.
struct MapCanvas {
  /// The characters, one for each column, or `nil` for a column that a wide character to its left
  /// also covers.
  private var lines: [[Character?]]

  init(columns: Int, rows: Int) {
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func drawBorder() {
    guard let width = lines.first?.count, width > 1 else { return }
    for row in lines.indices {
      let isEdge = row == 0 || row == lines.count - 1
      if isEdge { for column in 1..<width - 1 { put("-", row, column) } }
      for column in [0, width - 1] { put(isEdge ? "+" : "|", row, column) }
    }
  }

  /// Draws a box: its sides and its text.
  mutating func draw(_ box: MapBox) {
    guard let left = box.columns.first, let right = box.columns.last else { return }
    for row in box.rows {
      for column in box.columns.dropFirst().dropLast() { put(" ", row + 1, column) }
      put("|", row + 1, left)
      put("|", row + 1, right)
    }
    for (number, line) in box.lines.enumerated() {
      write(line, box.rows.lowerBound + 1 + number, left + 1)
    }
  }

  /// The lines without trailing spaces, and without empty lines at the end.
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

  /// Sets the character at a position.
  ///
  /// If the character overwrites half of a wide character, the other half becomes a space.
  private mutating func put(_ character: Character, _ row: Int, _ column: Int) {
    if lines[row][column] == nil, column > 0 { lines[row][column - 1] = " " }
    if column + 1 < lines[row].count, lines[row][column + 1] == nil { lines[row][column + 1] = " " }
    lines[row][column] = character
  }
}
