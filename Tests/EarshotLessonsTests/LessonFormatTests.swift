import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons

@Suite("The format of lessons")
struct LessonFormatTests {
  /// The lesson of the guide.
  private static let path = "Docs/Examples/lesson.md"

  private func example() throws -> Lesson {
    let result = Lesson.read(try ProjectFiles.source(Self.path))
    #expect(result.diagnostics == [])
    return try #require(result.lesson)
  }

  @Test("appears in Docs/WritingLessons.md with the lesson that the program writes")
  func guide() throws {
    let page = String(
      decoding: try ProjectFiles.source("Docs/WritingLessons.md").utf8,
      as: UTF8.self
    )
    let lesson = String(decoding: try ProjectFiles.source(Self.path).utf8, as: UTF8.self)
    #expect(page.contains("\n````markdown\n\(lesson)````\n"))
  }

  @Test("has a header with the course and the gestures")
  func header() throws {
    let lesson = try example()
    #expect(lesson.course == "Our team")
    #expect(lesson.practices == ["swipe right", "swipe left", "double tap"])
    #expect(lesson.title == "A light switch")
  }

  @Test("knows the older spelling of the key")
  func olderSpelling() throws {
    let page = String(decoding: try ProjectFiles.source(Self.path).utf8, as: UTF8.self)
    #expect(page.contains("\npractices: "))
    let old = SourceText(name: "a.md", page.replacing("\npractices: ", with: "\npractises: "))
    let lesson = try #require(Lesson.read(old).lesson)
    #expect(try lesson.practices == example().practices)
  }

  @Test("without a header practices the gestures that its sessions make")
  func practices() throws {
    #expect(try LessonSample.lesson().practices == ["start", "swipe right", "double tap"])
  }

  @Test("has questions, in the order of the document, with hints and answers")
  func questions() throws {
    let lesson = try example()
    #expect(lesson.hasOwnQuestions)
    let asks = lesson.parts.compactMap { if case .ask(let ask) = $0 { ask } else { nil } }
    #expect(asks.map(\.kind) == [.gesture, .words, .choice])
    #expect(asks[0].help.hints.count == 2)
    #expect(
      asks[2].help.explanation?.en
        == "Keep the state out of the label, because VoiceOver adds it."
    )
    #expect(asks[2].choices.map(\.isRight) == [false, true, false])
    #expect(asks[2].choices[2].remark == "VoiceOver doesn't take words out of a label.")
  }

  @Test("has tasks with claims, each with a way to do it")
  func tasks() throws {
    let tasks = try example().parts.compactMap {
      if case .task(let task) = $0 { task } else { nil }
    }
    #expect(tasks.count == 1)
    #expect(tasks.first?.claims.map(\.text) == ["says \"All lamps are off\""])
    #expect(tasks.first?.solution == ["swipe right", "double tap"])
  }

  @Test("names the rules behind a paragraph in comments, and shows no comment")
  func citations() throws {
    let lesson = try example()
    let text = "A switch has a name and a state. VoiceOver says both, so you never have to look."
    #expect(lesson.citations == [.init(paragraph: text, rules: ["toggleState"])])
    #expect(lesson.parts.contains(.paragraph(text)))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The text that replaces the word MISTAKE.
    var text: String
    /// The line, counted from that place, and the message.
    var line: Int
    var message: String

    init(_ name: String, _ text: String, line: Int = 0, _ message: String) {
      testDescription = name
      self.text = text
      self.line = line
      self.message = message
    }
  }

  private static let step = "\n```voiceover\n> swipe right\n```\n"

  static let mistakes = [
    Mistake(
      "a gesture that does not exist",
      "```voiceover\n> swpie right\n```",
      line: 1,
      "unknown command 'swpie'; did you mean 'swipe right'?"
    ),
    Mistake(
      "a question of no kind",
      "```ask\nwhich gesture?\n```",
      line: 1,
      "start a question with 'gesture:', 'words:', or 'choice:'"
    ),
    Mistake(
      "a question without a step",
      "```ask\ngesture: What next?\n```",
      "no step follows this question; below it, write a session that answers the question"
    ),
    Mistake(
      "a question at the end of a section",
      "```ask\ngesture: What next?\n```\n## Next" + step,
      "no step follows this question; below it, write a session that answers the question"
    ),
    Mistake(
      "a gesture that does not exist below a question",
      "```ask\ngesture: What next?\n```\n```voiceover\n> swpie right\n```",
      line: 4,
      "unknown command 'swpie'; did you mean 'swipe right'?"
    ),
    Mistake(
      "a mistyped word of a question",
      "```aks\ngesture: What next?\n```" + step,
      "Earshot doesn't read blocks of type 'aks'; write '```ask'"
    ),
    Mistake(
      "a mistyped word of a task",
      "```taks\nTurn it on.\n> double tap\n? says \"on\"\n```",
      "Earshot doesn't read blocks of type 'taks'; write '```task'"
    ),
    Mistake(
      "a question about two gestures at once",
      "```ask\ngesture:\n```\n```voiceover\n> swipe right; swipe left\n```",
      "the step on line 15 isn't a single gesture of the fingers, so you can't ask about it; change the step or the question"
    ),
    Mistake(
      "an unknown key",
      "```ask\nwords: What now?\nhnt: No.\n```" + step,
      line: 2,
      "'hnt' isn't part of a question; did you mean 'hint'?"
    ),
    Mistake(
      "a line that is not indented",
      "```ask\nwords: What is said\nby the switch?\n```" + step,
      line: 2,
      "a question can contain only 'key: value' lines and answers; indent a line that continues the line above"
    ),
    Mistake(
      "a choice without a right answer",
      "```ask\nchoice: Which?\n- [ ] This\n- [ ] That\n```",
      "this question has no right answer; write '- [x]' before the right one"
    ),
    Mistake(
      "answers to choose from where none are asked for",
      "```ask\nwords: What?\n- [x] This\n- [ ] That\n```" + step,
      "only a 'choice:' question can have a list of answers; delete the list, or begin the block with 'choice:'"
    ),
    Mistake(
      "a rule that does not exist",
      "```ask\nwords:\nrule: togglState\n```" + step,
      line: 2,
      "Docs/Fidelity.md has no rule 'togglState'; did you mean 'toggleState'?"
    ),
    Mistake(
      "a rule of a paragraph that does not exist",
      "One.\nTwo. <!-- rule: nonsense -->",
      line: 1,
      "Docs/Fidelity.md has no rule 'nonsense'; use a name from that page"
    ),
    Mistake(
      "a gesture to practise that does not exist",
      "```ask\nwords:\npractices: swipe rigt\n```" + step,
      line: 2,
      "unknown gesture 'swipe rigt'; did you mean 'swipe right'?"
    ),
    Mistake(
      "a task without an end",
      "```task\nTurn it on.\n> double tap\n```",
      "a task needs a claim about its result, in a line such as '? says \"Locked\"'"
    ),
    Mistake(
      "a task that shows no way",
      "```task\nTurn it on.\n? says \"on\"\n```",
      "a task must show one way to do it, in lines such as '> swipe right'"
    ),
    Mistake(
      "a task with a claim that is none",
      "```task\nTurn it on.\n> double tap\n? sys \"on\"\n```",
      line: 3,
      "unknown claim 'sys'; write '? says \"on\"'"
    ),
    Mistake(
      "a task with a gesture that does not exist",
      "```task\nTurn it on.\n> dubble tap\n? says \"on\"\n```",
      line: 2,
      "unknown command 'dubble'; did you mean 'double tap'?"
    ),
  ]

  /// The lesson around a mistake, which is on line 11.
  private static let frame = """
    # A lamp
    ```screen lamp.screen
    screen lamp "Lamp"
      switch off "Lamp"
    ```
    ```voiceover
    screen: lamp.screen
    > start
    Lamp, Switch button, off
    ```
    MISTAKE

    """

  @Test("reports what is wrong with a lesson, at its line", arguments: mistakes)
  func refusesLesson(_ row: Mistake) {
    let text = Self.frame.replacing("MISTAKE", with: row.text)
    let diagnostics = Lesson.read(SourceText(name: "lamp.md", text)).diagnostics
    #expect(diagnostics.map(\.message.text) == [row.message])
    let start = diagnostics.first?.range.lowerBound ?? 0
    #expect(text.utf8.prefix(start).count { $0 == 0x0A } + 1 == 11 + row.line)
  }

  static let headers = [
    Mistake(
      "a header that is not closed",
      "---\ncourse: hear\n",
      "this header isn't closed; end it with '---'"
    ),
    Mistake(
      "a key that a header does not have",
      "---\ncuorse: hear\n---\n",
      line: 1,
      "'cuorse' isn't part of a lesson's header; did you mean 'course'?"
    ),
    Mistake(
      "a gesture that VoiceOver does not have",
      "---\npractices: swipe right, wave\n---\n",
      line: 1,
      "unknown gesture 'wave'; 'earshot help gestures' lists the gestures"
    ),
    Mistake(
      "a line that is none",
      "---\nhear\n---\n",
      line: 1,
      "write each line of the header as 'key: value'"
    ),
  ]

  @Test("reports what is wrong with a header, at its line", arguments: headers)
  func refusesHeader(_ row: Mistake) {
    let text = row.text + Self.frame.replacing("MISTAKE", with: "")
    let diagnostics = Lesson.read(SourceText(name: "lamp.md", text)).diagnostics
    #expect(diagnostics.map(\.message.text) == [row.message])
    let start = diagnostics.first?.range.lowerBound ?? 0
    #expect(text.utf8.prefix(start).count { $0 == 0x0A } == row.line)
  }

  @Test("begins a task only if there is a session above it")
  func taskFirst() {
    let task = "```task\nTurn it on.\n> double tap\n? says \"on\"\n```\n"
    let text = task + Self.frame.replacing("MISTAKE", with: "")
    let messages = Lesson.read(SourceText(name: "lamp.md", text)).diagnostics.map(\.message.text)
    #expect(
      messages == [
        "there's no session above this task, so the task has no place to begin; write a session above the task"
      ]
    )
  }
}
