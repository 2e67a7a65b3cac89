internal import EarshotLines
internal import EarshotSession

/// Breaks the lines of a session between words where a terminal would break them anywhere.
///
/// What a line goes on with has a mark of its own, so that it is never taken for speech: `  | `, or
/// `#   ` where the program speaks.
///
/// - Source: TERMINAL.md 2.6; our choice.
struct LineWrap: Sendable {
  /// The fewest columns that lines are broken for.
  static let least = 20

  /// How many columns a line may have.
  let columns: Int

  /// Breaks lines for a terminal of some columns.
  init(columns: Int) { self.columns = max(Self.least, columns) }

  /// The pieces of a line; the line itself where it fits.
  ///
  /// A word that is longer than a line is broken anywhere.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  func pieces(of line: String) -> [String] {
    if line.utf8.count <= columns || TextWidth.columns(of: line) <= columns { return [line] }
    let mark = Self.mark(behind: line)
    var pieces: [String] = []
    var rest = line[...]
    while !rest.isEmpty {
      let start = pieces.isEmpty ? "" : mark
      let end = TextWidth.end(
        of: rest,
        within: columns - start.count,
        behind: pieces.isEmpty ? Self.indentation(of: line) : 0
      )
      pieces.append(start + rest[..<end].trimmedEnd)
      rest = rest[end...].drop { $0 == " " }
    }
    return pieces
  }

  /// What stands before the words that a line goes on with.
  private static func mark(behind line: String) -> String {
    LineMark(of: line) == .note ? LineMark.note.rawValue + "   " : "  | "
  }

  /// How many characters stand before the first word, the mark among them.
  private static func indentation(of line: String) -> Int {
    line.prefix { !$0.isLetter && !$0.isNumber }.count
  }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
