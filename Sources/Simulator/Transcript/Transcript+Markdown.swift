public import Notation

extension Transcript {
  /// Reads the transcripts in the ```` ```voiceover ```` blocks of a Markdown document.
  ///
  /// Blocks share a session, unless one begins with a header: that one begins a transcript of its
  /// own. Line numbers are those of the document.
  ///
  /// - Returns: A reading for each transcript, in order; none where the document has no such block.
  /// - Complexity: O(*n*) in the length of the document.
  /// - Source: SESSIONS.md, "The tool"; the fences are CommonMark's.
  public static func read(markdown source: SourceText) -> [Reading] {
    if let diagnostic = source.diagnosticOfBytes {
      return [Reading(transcript: nil, diagnostics: [diagnostic])]
    }
    var readers: [TranscriptReader] = []
    for block in MarkdownBlocks.blocks(marked: "voiceover", in: source.lines) {
      if readers.isEmpty || block.beginsWithHeader { readers.append(TranscriptReader(source)) }
      readers[readers.count - 1].read(block)
    }
    return readers.map(\.reading)
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
enum MarkdownBlocks {
  /// A line that opens or closes a block.
  private struct Fence {
    var mark: Character
    var length: Int
    var indentation: Int
    var info: String

    /// Reads a fence; nothing if the line is none.
    init?(_ line: TextLine) {
      let text = line.trimmed
      guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
      length = text.prefix { $0 == mark }.count
      info = String(text.dropFirst(length)).trimmed
      indentation = line.indentation.count
      self.mark = mark
      guard length >= 3, indentation <= 3, mark == "~" || !info.contains("`") else { return nil }
    }

    /// Whether the first word after the fence is the given one.
    func isMarked(_ word: String) -> Bool {
      info.split(whereSeparator: \.isBlank).first?.lowercased() == word
    }

    /// Whether the line ends a block that another one opened.
    func closes(_ opening: Fence) -> Bool {
      info.isEmpty && mark == opening.mark && length >= opening.length
    }
  }

  /// The lines of each block whose first word after the fence is the given one.
  static func blocks(marked word: String, in lines: [TextLine]) -> [[TextLine]] {
    var blocks: [[TextLine]] = []
    var opening: Fence?
    for line in lines {
      let fence = Fence(line)
      if let open = opening {
        if fence?.closes(open) ?? false {
          opening = nil
        } else if open.isMarked(word) {
          blocks[blocks.count - 1].append(line.outdented(by: open.indentation))
        }
      } else if let fence {
        opening = fence
        if fence.isMarked(word) { blocks.append([]) }
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
