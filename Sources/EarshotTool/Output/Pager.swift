internal import EarshotLines

/// Cuts long pages into what a terminal shows at once.
///
/// A line is broken, and a part measured, when it is shown, so that a terminal may be resized between
/// two parts. Neither the pieces of a line nor the rows of a box of a map are torn apart, unless they
/// fill more than a part.
struct Pager {
  /// What stands below a part of a page that goes on.
  static let question = "Return for more, q to stop "

  /// The keys that are an answer without Return: `q` stops, a space shows more.
  static let keys: Set<Unicode.Scalar> = ["q", "Q", " "]

  /// What is still to be shown, in blocks that stay together.
  private var blocks: ArraySlice<[String]>

  /// Begins a page.
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

  /// Whether everything has been shown.
  var isOver: Bool { blocks.isEmpty }

  /// Whether the rest fits, so that nothing has to be asked.
  ///
  /// - Parameters:
  ///   - rows: How many rows the terminal shows; the last is for the prompt.
  ///   - pieces: Breaks a line for the terminal.
  /// - Returns: Whether it fits.
  func fits(rows: Int, _ pieces: (String) -> [String]) -> Bool {
    var count = 0
    for line in blocks.joined() {
      count += pieces(line).count
      if count >= max(2, rows) { return false }
    }
    return true
  }

  /// Takes the rows that are shown next: all of them, where they fit.
  ///
  /// - Parameters:
  ///   - rows: How many rows the terminal shows; the last is for the prompt.
  ///   - pieces: Breaks a line for the terminal.
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

  /// What somebody wants who typed something below a part: more, no more, or something else.
  enum Answer: Hashable {
    case more, stop, other
  }

  /// Understands what was typed.
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
  /// Whether it is a row of a map between the edges of boxes.
  fileprivate var isInsideOfBoxes: Bool {
    guard let row = LineMark.note.text(of: self)?.drop(while: { $0 == " " }) else { return false }
    let isEdge = row.allSatisfy { "+-=# ".contains($0) }
    let ends = [row.first, row.last].compactMap { $0 }
    return !isEdge && ends.allSatisfy { "|#".contains($0) }
  }
}
