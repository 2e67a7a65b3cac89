import EarshotLines
public import EarshotNotation

extension Transcript {
  /// Reads the transcripts in the ```` ```voiceover ```` blocks of a Markdown document.
  ///
  /// The blocks share a session. A block that begins with a header starts a new transcript. Line
  /// numbers refer to the document. A block ```` ```screen NAME ```` is a screen that every
  /// transcript of the document can name.
  ///
  /// - Returns: A result for each transcript, in order, or an empty array if the document has
  ///   neither such blocks nor errors.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  /// - Source: SESSIONS.md, "The tool"; the fences are CommonMark's.
  public static func read(markdown source: SourceText) -> [ParseResult] {
    if let diagnostic = source.diagnosticOfBytes {
      return [ParseResult(nil, [diagnostic])]
    }
    let found = MarkdownBlocks(in: source.lines)
    let blocks = found.all
    let unclosed = MarkdownBlocks.unclosed(blocks)
    let screenBlocks = blocks.filter { $0.info.first == "screen" && $0.info.count == 2 }
    let problems = unclosed + screenBlocks.namedTwice
    guard problems.isEmpty else { return [ParseResult(nil, problems)] }
    var readers: [TranscriptReader] = []
    for block in blocks where block.info.first == "voiceover" {
      if readers.isEmpty || block.lines.beginsWithHeader {
        readers.append(TranscriptReader(source))
      }
      readers[readers.count - 1].read(block.lines)
      if !block.isClosed { readers[readers.count - 1].reportOpen(block) }
    }
    var screens = TranscriptReader(source)
    for block in screenBlocks {
      screens.embed(block.lines, named: block.info[1])
    }
    for place in readers.indices { readers[place].embedAll(of: screens) }
    return readers.map(\.result) + found.passedOver
  }
}

extension [MarkdownBlocks.Block] {
  /// The errors for screens with the name of an earlier screen, which no session could open.
  fileprivate var namedTwice: [Diagnostic] {
    var names: Set<String> = []
    return filter { !names.insert($0.info[1]).inserted }.map { block in
      let message: Diagnostic.Message =
        "this document already has a screen '\(block.info[1])'; give this one a different name"
      return Diagnostic(.error, message, range: block.range)
    }
  }
}

extension [TextLine] {
  /// Whether the first line that is neither blank nor prose is a header field.
  fileprivate var beginsWithHeader: Bool {
    first { !$0.trimmed.isEmpty && !$0.trimmed.isProse }.flatMap { Transcript.Field($0) } != nil
  }
}
