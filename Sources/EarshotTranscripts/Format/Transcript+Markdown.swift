import EarshotLines
public import EarshotNotation

extension Transcript {
  /// Reads the transcripts in the ```` ```voiceover ```` blocks of a Markdown document.
  ///
  /// Blocks share a session, unless one begins with a header: that one begins a transcript of its
  /// own. Line numbers are those of the document. A block ```` ```screen NAME ```` is a screen that
  /// every transcript of the document may name.
  ///
  /// - Returns: A reading for each transcript, in order; none where the document has no such block.
  /// - Complexity: O(*n*) in the length of the document.
  /// - Source: SESSIONS.md, "The tool"; the fences are CommonMark's.
  public static func read(markdown source: SourceText) -> [ParseResult] {
    if let diagnostic = source.diagnosticOfBytes {
      return [ParseResult(nil, [diagnostic])]
    }
    let blocks = MarkdownBlocks.blocks(in: source.lines)
    let unclosed = MarkdownBlocks.unclosed(blocks)
    guard unclosed.isEmpty else { return [ParseResult(nil, unclosed)] }
    var readers: [TranscriptReader] = []
    for block in blocks where block.info.first == "voiceover" {
      if readers.isEmpty || block.lines.beginsWithHeader {
        readers.append(TranscriptReader(source))
      }
      readers[readers.count - 1].read(block.lines)
      if !block.isClosed { readers[readers.count - 1].reportOpen(block) }
    }
    var screens = TranscriptReader(source)
    for block in blocks where block.info.first == "screen" && block.info.count == 2 {
      screens.embed(block.lines, named: block.info[1])
    }
    for place in readers.indices { readers[place].embedAll(of: screens) }
    return readers.map(\.result) + MarkdownBlocks.mistyped(blocks)
  }
}

extension MarkdownBlocks {
  /// Reports the blocks that another one begins in, so that their own end is missing: all that is
  /// said of the lines below them would mislead.
  ///
  /// - Source: our choice; CommonMark takes such a fence for a line of the block.
  package static func unclosed(_ blocks: [Block]) -> [Diagnostic] {
    blocks.compactMap { $0.inner == nil ? nil : $0.problemOfOpen }
  }

  /// The words that begin a block that is read.
  private static let words = ["voiceover", "screen"]

  /// Reports the blocks whose fence is nearly one of a session or a screen, so that they would be
  /// passed over; a reading that has nothing but those.
  fileprivate static func mistyped(_ blocks: [Block]) -> [Transcript.ParseResult] {
    let found = blocks.compactMap { block -> Diagnostic? in
      guard let word = block.info.first, !words.contains(word), let meant = meant(by: word),
        meant != "screen" || block.info.count == 2
      else { return nil }
      let message: Diagnostic.Message =
        "a block of '\(word)' is not read; write '```\(meant)', in lower case and without marks"
      return Diagnostic(.error, message, range: block.range)
    }
    return found.isEmpty ? [] : [Transcript.ParseResult(nil, found)]
  }

  /// The word that was probably meant, or `nil` if none was.
  private static func meant(by word: String) -> String? {
    let letters = word.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    return words.contains(letters) ? letters : Suggestion.nearest(to: letters, in: words)
  }
}

extension [TextLine] {
  /// Whether the first line that is neither blank nor prose is a field of a header.
  fileprivate var beginsWithHeader: Bool {
    first { !$0.trimmed.isEmpty && !$0.trimmed.isProse }.flatMap { Transcript.Field($0) } != nil
  }
}

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
    fileprivate var inner: Int?

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
