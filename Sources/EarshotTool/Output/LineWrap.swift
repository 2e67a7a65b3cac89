internal import EarshotLines
internal import EarshotSession

/// A type that wraps the lines of a session between words, because a terminal would wrap them in
/// the middle of words.
///
/// A continuation line begins with a mark, so it can't be mistaken for speech: ` | `, or `#` and an
/// indentation for the program's lines. A word that is longer than a line continues after ` |`
/// without a space, so a copied session can be joined again.
///
/// - Source: TERMINAL.md 2.6; SESSIONS.md, "The prompt"; our choice.
struct LineWrap: Sendable {
  /// The minimum width, in columns, for which lines are wrapped.
  static let least = 20

  /// The maximum number of columns of a line.
  let columns: Int

  /// Creates a wrapper for a terminal with the given number of columns.
  init(columns: Int) { self.columns = max(Self.least, columns) }

  /// Returns the pieces of a line, or the line itself if it fits.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - indentation: The indentation of continuation lines, in columns, or `nil` to begin them
  ///     with continuation marks.
  /// - Returns: The pieces, at least one.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  func pieces(of line: String, indentedBy indentation: Int? = nil) -> [String] {
    let columns = max(Self.least, columns - line.doubtfulColumns)
    if line.utf8.count <= columns || TextWidth.columns(of: line) <= columns { return [line] }
    let mark = indentation.map { Mark(indentation: min($0, columns / 2)) } ?? mark(behind: line)
    var pieces: [String] = []
    var start = ""
    var rest = line[...]
    while !rest.isEmpty {
      let end = TextWidth.end(
        of: rest,
        within: columns - start.count,
        behind: pieces.isEmpty ? line.textColumn : 0
      )
      pieces.append(start + rest[..<end].trimmedEnd)
      rest = rest[end...].drop { $0 == " " }
      start = rest.startIndex == end ? mark.withinWord : mark.betweenWords
    }
    return pieces
  }

  /// The mark at the beginning of a continuation line.
  private struct Mark {
    var betweenWords: String
    var withinWord: String

    /// The mark for all lines except the program's notes.
    static let session = Mark(betweenWords: "  | ", withinWord: "  |")

    private init(betweenWords: String, withinWord: String) {
      self.betweenWords = betweenWords
      self.withinWord = withinWord
    }

    init(_ sign: String = "", indentation: Int) {
      betweenWords = sign + String(repeating: " ", count: indentation)
      withinWord = betweenWords
    }
  }

  private func mark(behind line: String) -> Mark {
    guard LineMark(of: line) == .note else { return .session }
    let sign = LineMark.note.rawValue
    let hanging = line.isNumbered ? line.textColumn : line.textColumn + 2
    return Mark(sign, indentation: min(hanging, columns / 2) - sign.count)
  }
}

// The parts of a line before its first word.
extension String {
  /// The characters and spaces that mark the kind of line, before its words.
  ///
  /// They don't include the `#` of an identifier, as in `# #pay`.
  private var marks: Substring {
    let marks = prefix { "#~?> ".contains($0) }
    return marks.hasSuffix(" #") && marks.endIndex < endIndex ? marks.dropLast() : marks
  }

  /// The list number before the words, or an empty string.
  private var number: Substring {
    let rest = self[marks.endIndex...]
    let digits = rest.prefix(while: \.isNumber)
    let end = rest[digits.endIndex...].prefix(2)
    return digits.isEmpty || end != ". " ? rest.prefix(0) : rest[..<end.endIndex]
  }

  /// The number of columns that a terminal may need in addition to the computed number.
  ///
  /// Some terminals draw an emoji with several parts as one character, and others draw each part.
  fileprivate var doubtfulColumns: Int {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return 0 }
    return min(10, unicodeScalars.count { $0.value == 0x200D || $0.value == 0xFE0F } * 2)
  }

  fileprivate var isNumbered: Bool { !number.isEmpty }

  /// The number of characters before the first word, including the marks and the list number.
  fileprivate var textColumn: Int { marks.count + number.count }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
