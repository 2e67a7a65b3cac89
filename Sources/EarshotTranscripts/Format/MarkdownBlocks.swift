import EarshotLines
package import EarshotNotation

/// Finds the fenced blocks of a Markdown document.
///
/// - Source: CommonMark 0.31, "Fenced code blocks".
package enum MarkdownBlocks {
  /// A line that opens or closes a block.
  private struct Fence {
    var mark: Character
    var length: Int
    var indentation: Int
    var info: String

    /// Reads a fence, or `nil` if the line is none.
    init?(_ line: TextLine) {
      let text = line.trimmed
      guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
      length = text.prefix { $0 == mark }.count
      info = String(text.dropFirst(length)).trimmed
      indentation = line.indentation.count
      self.mark = mark
      guard length >= 3, indentation <= 3, mark == "~" || !info.contains("`") else { return nil }
    }

    /// The words after the fence.
    var words: [String] { info.split(whereSeparator: \.isBlank).map(String.init) }

    /// Whether the line would begin a block inside one that another line opened, both of a kind that
    /// is read.
    func begins(inside opening: Fence) -> Bool {
      guard mark == opening.mark, length >= opening.length else { return false }
      return [self, opening].allSatisfy {
        $0.words.first.map(MarkdownBlocks.wordsRead.contains) ?? false
      }
    }

    /// Whether the line ends a block that another one opened.
    func closes(_ opening: Fence) -> Bool {
      info.isEmpty && mark == opening.mark && length >= opening.length
    }
  }

  /// A fenced block: the words after its fence, and its lines.
  package struct Block {
    package var info: [String]
    package var lines: [TextLine] = []
    /// The numbers of the lines it takes, its fences among them.
    package var numbers: ClosedRange<Int>
    /// The bytes of the line that opens it.
    package var range: Range<Int>
    /// Whether a line ends it, and not the end of the document.
    package fileprivate(set) var isClosed = false
    /// The number of the first line in it that begins another block, where both are read.
    package fileprivate(set) var inner: Int?

    /// The lines as a text, each with its end.
    package var text: String { lines.map { $0.text + "\n" }.joined() }

    /// Reports that the first word after the fence isn't read, and the word that is meant.
    package func problem(ofMeaning word: String, ending: String = "") -> Diagnostic {
      let message: Diagnostic.Message =
        "a block of '\(info.first ?? "")' is not read; write '```\(word)'\(ending)"
      return Diagnostic(.error, message, range: range)
    }

    /// What is said of a block whose end is missing, at the line that opens it.
    package var problemOfOpen: Diagnostic {
      let place = inner.map { " above line \($0)" } ?? ""
      let message: Diagnostic.Message =
        "this block of '\(info.first ?? "")' is not closed; end it with ```\(place)"
      return Diagnostic(.error, message, range: range)
    }
  }

  /// The words of all blocks that are read: of sessions, lessons and exercises.
  private static let wordsRead: Set = ["voiceover", "screen", "ask", "task", "check", "solution"]

  /// The fenced blocks of a document, in order.
  package static func blocks(in lines: [TextLine]) -> [Block] {
    var blocks: [Block] = []
    var opening: Fence?
    for line in lines {
      let fence = Fence(line)
      if let open = opening {
        let start = blocks[blocks.count - 1].numbers.lowerBound
        blocks[blocks.count - 1].numbers = start...line.number
        if fence?.closes(open) ?? false {
          opening = nil
          blocks[blocks.count - 1].isClosed = true
        } else {
          if fence?.begins(inside: open) ?? false, blocks[blocks.count - 1].inner == nil {
            blocks[blocks.count - 1].inner = line.number
          }
          blocks[blocks.count - 1].lines.append(line.outdented(by: open.indentation))
        }
      } else if let fence {
        opening = fence
        blocks.append(
          Block(info: fence.words, numbers: line.number...line.number, range: line.range)
        )
      }
    }
    return blocks
  }
}

extension TextLine {
  /// The line without as many blanks as its block is indented.
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
