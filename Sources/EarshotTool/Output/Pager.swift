internal import EarshotLines

/// A pager that splits long pages into parts that fit on a terminal.
///
/// The pager wraps lines and measures parts only when it shows them, so the user can resize the
/// terminal between two parts. The pieces of a line stay together, and so do the rows of a box in a
/// map, unless they fill more than one part.
struct Pager {
  /// The question below a part that isn't the last.
  static let question = "Press Return for more, or q to stop "

  /// The keys that work without Return: `q` stops, and a space shows more.
  static let keys: Set<Unicode.Scalar> = ["q", "Q", " "]

  /// The remaining text, in blocks that stay together.
  private var blocks: ArraySlice<[String]>

  /// Creates a pager for the lines of a page.
  init(_ lines: [String]) {
    var blocks: [[String]] = []
    for line in lines {
      if let last = blocks.last?.last, line.isInsideOfBoxes || last.isInsideOfBoxes {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    self.blocks = blocks[...]
  }

  /// Whether the whole page has been shown.
  var isOver: Bool { blocks.isEmpty }

  /// Returns whether the rest of the page fits on the terminal, so there's no need to ask.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the terminal. The last row is for the prompt.
  ///   - pieces: A closure that wraps a line for the terminal.
  /// - Returns: Whether the rest fits.
  func fits(rows: Int, _ pieces: (String) -> [String]) -> Bool {
    var count = 0
    for line in blocks.joined() {
      count += pieces(line).count
      if count >= max(2, rows) { return false }
    }
    return true
  }

  /// Removes and returns the next rows to show, or all remaining rows if they fit.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the terminal. The last row is for the prompt.
  ///   - pieces: A closure that wraps a line for the terminal.
  /// - Returns: The rows.
  mutating func next(rows: Int, _ pieces: (String) -> [String]) -> [String] {
    let limit = max(2, rows) - 1
    var part: [String] = []
    while let block = blocks.first {
      let shown = block.flatMap(pieces)
      if part.isEmpty, shown.count > limit {
        blocks[blocks.startIndex] = Array(shown.dropFirst(limit))
        return Array(shown.prefix(limit))
      }
      guard part.count + shown.count <= limit else { break }
      part += shown
      blocks = blocks.dropFirst()
    }
    return part
  }

  /// The reader's reply at a page break: more, no more, or other input.
  enum Answer: Hashable {
    case more, stop, other
  }

  /// Returns the reply that the input means.
  static func answer(_ input: Input) -> Answer {
    guard case .line(let line) = input else {
      if case .stop = input { return .other }
      return .stop
    }
    let word = line.filter { $0 != " " }.lowercased()
    return word.isEmpty ? .more : word == "q" ? .stop : .other
  }
}

extension String {
  /// Whether the line is a row of a map between the edges of boxes.
  fileprivate var isInsideOfBoxes: Bool {
    guard let row = LineMark.note.text(of: self)?.drop(while: { $0 == " " }) else { return false }
    let isEdge = row.allSatisfy { "+-=# ".contains($0) }
    let ends = [row.first, row.last].compactMap { $0 }
    return !isEdge && ends.allSatisfy { "|#".contains($0) }
  }
}
