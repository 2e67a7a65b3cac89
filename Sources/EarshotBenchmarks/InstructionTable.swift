/// The table of instruction counts in `Docs/Measurements.md`, with one row for each figure.
///
/// A row has the form `| NAME | FIRST | NOW |`. `FIRST` is the count before the table existed, and
/// `NOW` is the latest count.
struct InstructionTable {
  /// The path of the table from the root of the repository.
  static let path = "Docs/Measurements.md"

  private var lines: [String]

  /// Finds the rows in the text of the page.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text of the page.
  var text: String { lines.joined(separator: "\n") }

  /// Returns the latest value of a figure as written in the table, or `nil` if the table has no row
  /// for it.
  func value(of name: String) -> String? {
    guard let place = place(of: name) else { return nil }
    return cells(at: place).last
  }

  /// Returns the percentage by which a figure exceeds its value in the table, or `nil` if the table
  /// has no value for it.
  func rise(of name: String, to value: Int) -> Int? {
    guard let written = self.value(of: name).flatMap({ Int($0.filter(\.isNumber)) }), written > 0
    else { return nil }
    return (value - written) * 100 / written
  }

  /// Sets the last column in a figure's row.
  ///
  /// A new figure gets a row at the end of the table, with the value also in the first column.
  mutating func set(_ name: String, to value: String) {
    if let place = place(of: name) {
      lines[place] = "| \(name) | \(cells(at: place)[1]) | \(value) |"
    } else if let row = lines.lastIndex(where: { $0.hasPrefix("| start-up") }) {
      let end = lines[row...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      lines.insert("| \(name) | \(value) | \(value) |", at: end)
    }
  }

  private func place(of name: String) -> Int? {
    lines.indices.first { lines[$0].hasPrefix("| \(name) |") && cells(at: $0).count == 3 }
  }

  private func cells(at place: Int) -> [String] {
    lines[place].dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
