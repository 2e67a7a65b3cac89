public import EarshotTranscripts

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
