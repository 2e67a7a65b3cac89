import EarshotLines
package import EarshotNotation

/// The fenced blocks of a Markdown document, including blocks in list items.
///
/// - Source: CommonMark 0.31, "Fenced code blocks", "List items".
package struct MarkdownBlocks {
  /// A fenced block, with its lines and the words after its opening fence.
  package struct Block {
    package var info: [String]
    package var lines: [TextLine] = []
    /// The line numbers of the block, including its fences.
    package var numbers: ClosedRange<Int>
    /// The byte range of the line that opens the block.
    package var range: Range<Int>
    /// Whether a line closes the block.
    ///
    /// Otherwise, the end of the document closes the block.
    package fileprivate(set) var isClosed = false
    /// The number of the first line inside the block that begins another block, if Earshot reads
    /// both blocks.
    fileprivate(set) var inner: Int?
    /// The fence that opens the block, and that can also close it.
    fileprivate(set) var marks = "```"

    /// The lines inside the block, as a string.
    package var text: String { lines.map { $0.text + "\n" }.joined() }

    /// The error for an unclosed block, at the line that opens it.
    package var problemOfOpen: Diagnostic {
      let place = inner.map { " above line \($0)" } ?? ""
      let name = info.first.map { " '\($0)'" } ?? ""
      let message: Diagnostic.Message =
        "this\(name) block isn't closed; end it with '\(marks)'\(place)"
      return Diagnostic(.error, message, range: range)
    }
  }

  private(set) var all: [Block] = []
  /// The errors for lines that look like the fences of sessions but aren't fences in Markdown.
  private(set) var notRead: [Diagnostic] = []
  /// The fence of the current block, or `nil` between blocks.
  private var opening: MarkdownFence?
  private var nesting = ListNesting()

  /// Finds the blocks in the lines of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  init(in lines: [TextLine]) {
    for line in lines { take(line) }
  }

  /// Returns the fenced blocks of a document, in order.
  package static func blocks(in lines: [TextLine]) -> [Block] { MarkdownBlocks(in: lines).all }

  private mutating func take(_ line: TextLine) {
    if let opening { return take(line, inside: opening) }
    let isInList = nesting.column > 0
    let column = nesting.take(line)
    let text = String(line.text.dropFirst(column))
    if let fence = MarkdownFence(text, at: column, below: nesting.column) {
      opening = fence
      all.append(Block(info: fence.words, numbers: line.number...line.number, range: line.range))
      all[all.count - 1].marks = fence.marks
    } else if let message = Diagnostic.Message.notRead(text, inList: isInList) {
      notRead.append(Diagnostic(.error, message, range: line.range))
    }
  }

  private mutating func take(_ line: TextLine, inside open: MarkdownFence) {
    let place = all.count - 1
    all[place].numbers = all[place].numbers.lowerBound...line.number
    let fence = MarkdownFence(line.trimmed, at: line.indentation.count, below: open.margin)
    if fence?.closes(open) ?? false {
      opening = nil
      all[place].isClosed = true
      return
    }
    if fence?.begins(inside: open) ?? false, all[place].inner == nil {
      all[place].inner = line.number
    }
    all[place].lines.append(line.outdented(by: open.column))
  }
}

extension Diagnostic.Message {
  /// Returns the error for a line outside blocks that looks like the fence of a session but isn't
  /// one.
  ///
  /// The result is `nil` for any other line.
  ///
  /// Outside lists, a line with four leading spaces is code, which can show how to write a fence.
  fileprivate static func notRead(_ text: String, inList: Bool) -> Self? {
    let isQuoted = text.begins(with: ">")
    guard isQuoted || inList else { return nil }
    let rest = String(text.drop { $0 == ">" || $0.isBlank })
    guard let fence = MarkdownFence(rest, at: 0, below: 0), let word = fence.words.first,
      MarkdownBlocks.meant(by: word) == "voiceover"
    else { return nil }
    return isQuoted
      ? """
      Earshot doesn't read a code block in a block quote; delete the '>' at the beginning of each \
      line of the session
      """
      : """
      Earshot doesn't read this block, because it's indented too far for its list; align it with \
      the text of the list item
      """
  }
}

extension TextLine {
  /// Returns the line without the indentation of its block.
  fileprivate func outdented(by count: Int) -> TextLine {
    let blanks = min(count, indentation.count)
    guard blanks > 0 else { return self }
    return TextLine(
      text: String(text.dropFirst(blanks)),
      range: range.lowerBound + blanks..<range.upperBound,
      number: number
    )
  }
}
