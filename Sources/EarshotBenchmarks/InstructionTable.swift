/// The table of instruction counts in `Docs/Measurements.md`, one row a figure.
///
/// A row is `| NAME | FIRST | NOW |`: the count before there was the table, and the latest.
struct InstructionTable {
  /// Where the table is, seen from the top of the repository.
  static let path = "Docs/Measurements.md"

  private var lines: [String]

  /// Finds the rows in the text of the page.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text of the page.
  var text: String { lines.joined(separator: "\n") }

  /// The latest value of a figure as it is written, or `nil` if the table has no such row.
  func value(of name: String) -> String? {
    guard let place = place(of: name) else { return nil }
    return cells(at: place).last
  }

  /// Puts a value in the last column of its row; a new figure gets a row after the last one.
  mutating func set(_ name: String, to value: String) {
    if let place = place(of: name) {
      lines[place] = "| \(name) | \(cells(at: place)[1]) | \(value) |"
    } else if let last = lines.lastIndex(where: { $0.hasPrefix("| start-up") }) {
      lines.insert("| \(name) | | \(value) |", at: last + 1)
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
