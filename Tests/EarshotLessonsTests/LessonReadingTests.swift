import EarshotTranscripts
@testable import EarshotLessons
import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite("Reading a lesson")
struct LessonReadingTests {
  /// The parts, as lines that name their kind.
  private func outline(_ lesson: Lesson) -> [String] {
    lesson.parts.map { part in
      switch part {
      case .heading(let text): "heading \(text)"
      case .paragraph(let text): "paragraph \(text)"
      case .outline(let name, let lines): "outline \(name) \(lines.count)"
      case .block(let lines): "block \(lines.count)"
      case .ask(let ask): "ask \(ask.kind)"
      case .task: "task"
      case .step(let transcript, let step): "step \(transcript) \(step.command) \(step.line)"
      }
    }
  }

  @Test("gives its parts in the order of the document, each paragraph on a line")
  func parts() throws {
    let lesson = try LessonSample.lesson()
    #expect(
      outline(lesson) == [
        "heading 1. Tea", "paragraph Tea is made with water.", "outline tea.screen 5",
        "heading Walk", "paragraph - first the header", "paragraph - then the rest",
        "paragraph It begins.", "step 0 start 24", "step 0 swipe right 26",
        "step 0 double tap 28", "heading Try", "paragraph Go on.", "step 0 swipe right 39",
        "step 0 swipe right 42", "heading On a phone", "paragraph The same.",
      ]
    )
    #expect(lesson.title == "1. Tea")
    #expect(lesson.stepCount == 5)
  }

  @Test("a block that begins with a header begins another session")
  func sessions() throws {
    let more = """


      ```voiceover
      screen: tea.screen
      > start
      Tea, Heading
      ```
      """
    let lesson = try LessonSample.lesson(LessonSample.text + more)
    #expect(lesson.transcripts.count == 2)
    #expect(outline(lesson).last == "step 1 start 52")
  }

  @Test("other blocks stay as they are, and an unclosed fence ends with the document")
  func blocks() throws {
    let lesson = try LessonSample.lesson(LessonSample.text + "\n\n```\n*a*\n\n  b")
    #expect(lesson.parts.last == .block(["*a*", "", "  b"]))
  }

  @Test("a document without sessions isn't a lesson, and one with errors reports them")
  func errors() {
    let empty = Lesson.read(SourceText(name: "a.md", "# A\n\nNothing.\n"))
    #expect(empty.lesson == nil)
    #expect(
      empty.diagnostics.map(\.message.text) == [
        "this lesson has no session; add a 'voiceover' block with a gesture"
      ]
    )
    let broken = Lesson.read(SourceText(name: "b.md", "```voiceover\nTea\n> start\n```\n"))
    #expect(broken.lesson == nil)
    #expect(broken.diagnostics.count == 1)
  }
}
