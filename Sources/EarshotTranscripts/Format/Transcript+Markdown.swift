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
    let document = MarkdownDocument(source)
    let blocks = document.blocks
    guard document.unclosed.isEmpty else { return [ParseResult(nil, document.unclosed)] }
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
  /// The words that begin a block that is read.
  private static let words = ["voiceover", "screen"]

  /// Reports the blocks whose fence is nearly one of a session or a screen, so that they would be
  /// passed over; a reading that has nothing but those.
  fileprivate static func mistyped(_ blocks: [Block]) -> [Transcript.ParseResult] {
    let found = blocks.compactMap { block -> Diagnostic? in
      guard let word = block.info.first, !words.contains(word), let meant = meant(by: word),
        meant != "screen" || block.info.count == 2
      else { return nil }
      return block.problem(ofMeaning: meant, ending: ", in lower case and without marks")
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
