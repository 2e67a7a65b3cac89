public import EarshotTranscripts
import EarshotLines
public import EarshotNotation
import EarshotSession

/// A lesson: the prose, screens, sessions, and questions of a Markdown document, in order.
///
///     let result = Lesson.read(SourceText(name: "01-moving.md", text))
///     result.lesson?.title                // "1. Moving"
///     result.lesson?.stepCount            // 12
///
/// Docs/WritingLessons.md describes the format.
public struct Lesson: Hashable, Sendable {
  /// A piece of a lesson, without Markdown markup.
  public enum Part: Hashable, Sendable {
    /// A heading.
    case heading(String)
    /// A paragraph or an entry of a list, as one line.
    case paragraph(String)
    /// The outline of a screen in the lesson.
    case outline(name: String, lines: [String])
    /// Any other block, line by line.
    case block([String])
    /// A step of a session, with the index of its transcript.
    case step(transcript: Int, Transcript.Step)
    /// A question, either multiple choice or about the next step.
    case ask(LessonAsk)
    /// A task, with its expected result.
    case task(LessonTask)
  }

  /// The rules that support a paragraph.
  public struct Citation: Hashable, Sendable {
    /// The paragraph, as displayed.
    public var paragraph: String
    /// The names of the rules, as in Docs/Fidelity.md.
    public var rules: [String]
  }

  /// The text of the first heading, or the name of the file if there's none.
  public var title: String
  /// The course that contains the lesson, or `nil` if none does.
  public var course: String?
  /// The language of the lesson and of the player's own words.
  public var language = LessonLanguage.english
  /// The names of the gestures that the lesson practices.
  public var practices: Set<String> = []
  /// The pieces, in order.
  public var parts: [Part] = [] {
    didSet { questionCount = parts.count { if case .ask = $0 { true } else { false } } }
  }
  /// The sessions of the lesson.
  public var transcripts: [Transcript] = []
  /// The rules that support paragraphs, in order.
  public var citations: [Citation] = []

  /// The number of steps.
  public var stepCount: Int {
    parts.count { if case .step = $0 { true } else { false } }
  }

  /// The text of the headings, in order.
  public var headings: [String] {
    parts.compactMap { if case .heading(let text) = $0 { text } else { nil } }
  }

  /// The number of questions that the author wrote.
  private(set) var questionCount = 0

  /// Whether the author wrote the questions.
  ///
  /// Otherwise, the player asks about each suitable step.
  public var hasOwnQuestions: Bool { questionCount > 0 }
}

extension Lesson {
  /// The result of reading a lesson: the lesson, or the errors in it.
  public struct ParseResult: Sendable {
    /// The lesson, or `nil` if there are errors.
    public let lesson: Lesson?
    /// The errors, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a lesson from a Markdown document.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  public static func read(_ source: SourceText) -> ParseResult {
    let readings = Transcript.read(markdown: source)
    let result = read(source, with: readings)
    let all = readings.flatMap(\.diagnostics) + result.diagnostics
    return ParseResult(lesson: result.lesson, diagnostics: all.inOrderOfText)
  }

  /// Reads a lesson whose sessions have been read already.
  ///
  /// - Parameters:
  ///   - source: The Markdown document.
  ///   - readings: Its sessions, from `Transcript.read(markdown:)`.
  /// - Returns: The lesson, and its errors outside its sessions.
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package static func read(
    _ source: SourceText,
    with readings: [Transcript.ParseResult]
  ) -> ParseResult {
    let document = MarkdownDocument(source)
    guard MarkdownBlocks.unclosed(document.blocks).isEmpty else {
      return ParseResult(lesson: nil, diagnostics: [])
    }
    let transcripts = readings.compactMap(\.transcript)
    var reader = LessonReader(transcripts)
    reader.isMissingSteps = readings.contains { !$0.diagnostics.isEmpty }
    reader.read(document)
    let diagnostics = reader.diagnostics
    guard diagnostics.isEmpty, !reader.isMissingSteps,
      transcripts.contains(where: { !$0.steps.isEmpty })
    else {
      let nothing = Diagnostic.ofForeignFile(
        "this lesson has no session; add a 'voiceover' block with a gesture"
      )
      let isEmpty = diagnostics.isEmpty && !reader.isMissingSteps
      return ParseResult(lesson: nil, diagnostics: isEmpty ? [nothing] : diagnostics)
    }
    var lesson = Lesson(title: source.name)
    lesson.course = reader.header.course
    lesson.language = reader.header.language
    lesson.parts = reader.parts
    lesson.transcripts = transcripts
    lesson.citations = reader.citations
    lesson.title = lesson.headings.first ?? source.name
    lesson.practices = reader.header.practices ?? lesson.gestures
    return ParseResult(lesson: lesson, diagnostics: [])
  }

  /// Returns whether a document contains a question or a task, even if its keyword is misspelled.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the document.
  package static func asks(in source: SourceText) -> Bool {
    MarkdownDocument(source).blocks.contains { LessonReader.asks(in: $0) }
  }

  /// The names of the gestures in the sessions.
  private var gestures: Set<String> {
    let lines = transcripts.flatMap(\.steps).flatMap { InputLine($0.command).commands }
    return Set(lines.compactMap { Gesture($0)?.definition.words })
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of their positions.
  fileprivate var inOrderOfText: [Diagnostic] {
    sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
