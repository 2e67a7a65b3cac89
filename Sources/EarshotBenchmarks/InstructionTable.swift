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

  /// By how many percent a figure is above the one that is written, or `nil` if none is written.
  func rise(of name: String, to value: Int) -> Int? {
    guard let written = self.value(of: name).flatMap({ Int($0.filter(\.isNumber)) }), written > 0
    else { return nil }
    return (value - written) * 100 / written
  }

  /// Puts a value in the last column of its row; a new figure gets a row at the end of the table, where
  /// the value is the first one, too.
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
