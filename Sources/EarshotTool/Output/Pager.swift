/// Cuts long pages into what a terminal shows at once.
struct Pager {
  /// What stands below a part of a page that goes on.
  static let question = "Return for more, q to stop "

  private var rest: ArraySlice<String>
  private let rows: Int

  /// Begins a page, whose last line of each part is the prompt.
  init(_ lines: [String], rows: Int) {
    rest = lines[...]
    self.rows = max(2, rows)
  }

  /// Whether the page fits, so that nothing has to be asked.
  var isLast: Bool { rest.count < rows }

  /// Takes the lines that are shown next.
  mutating func next() -> ArraySlice<String> {
    let count = isLast ? rest.count : rows - 1
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
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
