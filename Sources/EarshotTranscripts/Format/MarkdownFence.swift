import EarshotLines

/// A line that opens or closes a block of a Markdown document.
///
/// - Source: CommonMark 0.31, "Fenced code blocks".
struct MarkdownFence {
  /// The column of the first fence character, starting at 0.
  let column: Int
  /// The column where the text of the surrounding list item begins, or 0 outside lists.
  let margin: Int
  private let mark: Character
  private let length: Int
  private let info: String

  /// The words that open the blocks that Earshot reads for sessions, lessons, and exercises.
  private static let wordsRead: Set = ["voiceover", "screen", "ask", "task", "check", "solution"]

  /// Parses a fence, or returns `nil` if the text isn't one.
  ///
  /// - Parameters:
  ///   - text: The text, starting at the first fence character.
  ///   - column: The column of the first fence character.
  ///   - margin: The column at which the text of the list item begins. The fence can be indented by
  ///     up to three more spaces.
  init?(_ text: String, at column: Int, below margin: Int) {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    length = text.prefix { $0 == mark }.count
    info = String(text.dropFirst(length)).trimmed
    self.mark = mark
    (self.column, self.margin) = (column, margin)
    guard length >= 3, column <= margin + 3, mark == "~" || !info.contains("`") else { return nil }
  }

  /// The fence characters, without the words after them.
  var marks: String { String(repeating: mark, count: length) }

  /// The words after the fence.
  var words: [String] { info.split(whereSeparator: \.isBlank).map(String.init) }

  /// Returns whether the line would begin a block inside the block that another line opened.
  ///
  /// This is the case if Earshot reads both kinds of blocks. It's also the case if the line begins
  /// a session and both fences have the same length.
  func begins(inside opening: MarkdownFence) -> Bool {
    guard mark == opening.mark, length >= opening.length, let word = words.first else {
      return false
    }
    if word == "voiceover", length == opening.length { return true }
    return Self.wordsRead.contains(word)
      && opening.words.first.map(Self.wordsRead.contains) ?? false
  }

  /// Returns whether the line closes a block.
  func closes(_ opening: MarkdownFence) -> Bool {
    info.isEmpty && mark == opening.mark && length >= opening.length
  }
}

/// The list items around a line of a Markdown document.
///
/// - Source: CommonMark 0.31, "List items", "Laziness".
struct ListNesting {
  /// The columns where the text of each item begins, from the outermost inward.
  private var columns: [Int] = []
  /// Whether the previous line has text that this line can continue.
  private var isAfterText = false

  /// The column where the text of the innermost item begins, or 0 outside lists.
  var column: Int { columns.last ?? 0 }

  /// Processes a line outside blocks.
  ///
  /// - Returns: The column where the line's text begins, after spaces and list markers.
  mutating func take(_ line: TextLine) -> Int {
    var rest = line.text[...]
    var column = rest.takeBlanks()
    let mayGoOn = isAfterText && rest.first != "#"
    isAfterText = !rest.isEmpty
    if rest.isEmpty || mayGoOn && rest.markOfEntry == nil { return column }
    while let last = columns.last, last > column { columns.removeLast() }
    while column <= self.column + 3, let width = rest.markOfEntry {
      rest = rest.dropFirst(width)
      column += width
      let blanks = rest.takeBlanks()
      columns.append(column + (blanks > 4 || rest.isEmpty ? 1 : blanks))
      column += blanks
    }
    return column
  }
}

extension Substring {
  /// Removes the leading spaces and returns their number.
  fileprivate mutating func takeBlanks() -> Int {
    let blanks = prefix(while: \.isBlank).count
    self = dropFirst(blanks)
    return blanks
  }

  /// The length of the list marker at the start of the text, or `nil` if there's none.
  fileprivate var markOfEntry: Int? {
    let digits = prefix { ("0"..."9").contains($0) }.count
    let rest = dropFirst(digits)
    let marks: Set<Character> = digits > 0 ? [".", ")"] : ["-", "*", "+"]
    guard digits < 10, let mark = rest.first, marks.contains(mark) else { return nil }
    return rest.dropFirst().first.map(\.isBlank) ?? true ? digits + 1 : nil
  }
}
