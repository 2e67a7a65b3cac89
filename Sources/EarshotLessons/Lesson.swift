public import EarshotTranscripts
import EarshotLines
public import EarshotNotation

/// A lesson: prose, screens and sessions of a Markdown document, in the order of the document.
///
///     let result = Lesson.read(SourceText(name: "01-moving.md", text))
///     result.lesson?.title                // "1. Moving"
///     result.lesson?.stepCount            // 12
public struct Lesson: Hashable, Sendable {
  /// A piece of a lesson, without the marks of Markdown.
  public enum Part: Hashable, Sendable {
    /// A heading.
    case heading(String)
    /// A paragraph or an entry of a list, as one line.
    case paragraph(String)
    /// The outline of a screen that stands in the lesson.
    case outline(name: String, lines: [String])
    /// Another block, line by line.
    case block([String])
    /// A step of a session: of which transcript, and which one.
    case step(transcript: Int, Transcript.Step)
  }

  /// What the first heading says; without one the name of the file.
  public var title: String
  /// The pieces, in order.
  public var parts: [Part] = []
  /// The sessions.
  public var transcripts: [Transcript] = []

  /// The number of steps.
  public var stepCount: Int {
    parts.count { if case .step = $0 { true } else { false } }
  }

  /// What the headings say, in order.
  public var headings: [String] {
    parts.compactMap { if case .heading(let text) = $0 { text } else { nil } }
  }
}

extension Lesson {
  /// A lesson as far as it could be read, and what is wrong with it.
  public struct ParseResult: Sendable {
    /// The lesson, or `nil` if there are errors.
    public let lesson: Lesson?
    /// What is wrong, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a lesson from a Markdown document.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  public static func read(_ source: SourceText) -> ParseResult {
    let readings = Transcript.read(markdown: source)
    let diagnostics = readings.flatMap(\.diagnostics)
    let transcripts = readings.compactMap(\.transcript)
    guard diagnostics.isEmpty, transcripts.contains(where: { !$0.steps.isEmpty }) else {
      let nothing = Diagnostic.ofForeignFile("no session in this lesson")
      return ParseResult(lesson: nil, diagnostics: diagnostics.isEmpty ? [nothing] : diagnostics)
    }
    var reader = LessonReader(transcripts)
    reader.read(source.lines)
    var lesson = Lesson(title: source.name, parts: reader.parts, transcripts: transcripts)
    lesson.title = lesson.headings.first ?? source.name
    return ParseResult(lesson: lesson, diagnostics: [])
  }
}

/// Takes a document apart: prose, blocks, and the steps at their lines.
private struct LessonReader {
  /// What was found, in order.
  private(set) var parts: [Lesson.Part] = []
  /// The lines of prose that belong together so far.
  private var prose: [String] = []
  /// The steps by the numbers of their lines, each with its transcript.
  private var steps: [Int: (transcript: Int, step: Transcript.Step)] = [:]

  init(_ transcripts: [Transcript]) {
    for (place, transcript) in transcripts.enumerated() {
      for step in transcript.steps { steps[step.line] = (place, step) }
    }
  }

  mutating func read(_ lines: [TextLine]) {
    var next = 1
    for block in MarkdownBlocks.blocks(in: lines) {
      for line in lines[next - 1..<block.numbers.lowerBound - 1] { read(line) }
      endParagraph()
      read(block)
      next = block.numbers.upperBound + 1
    }
    for line in lines.dropFirst(next - 1) { read(line) }
    endParagraph()
  }

  private mutating func read(_ block: MarkdownBlocks.Block) {
    switch block.info.first {
    case "voiceover": for line in block.lines { readSession(line) }
    case "screen" where block.info.count == 2:
      parts.append(.outline(name: block.info[1], lines: block.lines.map(\.text)))
    default: parts.append(.block(block.lines.map(\.text)))
    }
  }

  /// Reads a line of a session: a step, or what is said about it.
  private mutating func readSession(_ line: TextLine) {
    if let (transcript, step) = steps[line.number] {
      parts.append(.step(transcript: transcript, step))
    } else if let title = LineMark.phase.text(of: line.trimmed) {
      parts.append(.heading(title.trimmed))
    } else if let remark = LineMark.note.text(of: line.trimmed) {
      parts.append(.paragraph(remark.trimmed))
    }
  }

  private mutating func read(_ line: TextLine) {
    let text = line.trimmed
    if text.isEmpty {
      endParagraph()
    } else if let heading = PlainProse.heading(text) {
      endParagraph()
      parts.append(.heading(heading))
    } else {
      if PlainProse.beginsEntry(text) { endParagraph() }
      prose.append(text)
    }
  }

  private mutating func endParagraph() {
    guard !prose.isEmpty else { return }
    parts.append(.paragraph(PlainProse.plain(prose.joined(separator: " "))))
    prose = []
  }
}
