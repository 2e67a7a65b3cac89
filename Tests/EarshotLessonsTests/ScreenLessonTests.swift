import EarshotImporters
import EarshotLines
import EarshotNotation
import TestSupport
import Testing

@testable import EarshotLessons

@Suite("A lesson about the learner's own screen")
struct ScreenLessonTests {
  static let paths = ProjectFiles.paths(in: "Screens", endingIn: ".screen")

  private func document(_ text: String) throws -> AppDocument {
    try #require(AppDocument.read([SourceText(name: "own.screen", text)]).document)
  }

  /// A player that has answered everything as the lesson itself would.
  private func played(_ lesson: Lesson, _ document: AppDocument) -> LessonPlayer {
    var player = LessonPlayer(lesson, documents: [document], mode: .asking)
    _ = player.begin()
    while !player.isOver { player.answerPerfectly() }
    return player
  }

  @Test("asks questions whose answers are judged right, on every screen", arguments: paths)
  func perfect(_ path: String) throws {
    let document = try #require(AppDocument.read([try ProjectFiles.source(path)]).document)
    for language in LessonLanguage.allCases {
      let made = ScreenLesson(document, named: "own", findings: [], language: language)
      let lesson = try #require(made?.lesson)
      let check = LessonCheck(lesson, [document])
      #expect(check.passes, "\(check.differences) \(check.diagnostics)")
      let report = played(lesson, document).report
      #expect(report.percent == 100 && report.isFinished, "\(report)")
      #expect(report.questions.count >= 3)
    }
  }

  private static let shop = """
    app "Shop"

    screen shop "Shop"
      header "Bread"
      image "IMG_2041"
      switch off "Gift wrapping"
      adjustable "Loaves" #loaves
        value: 2
        values: 1 | 2 | 3
      button "Add"
        on activate: announce "In your cart"
      button "Pay"
        on activate: push thanks

    screen thanks "Thank you"
      header "Thank you"

    screen help "Help"
      header "Help"

    """

  @Test("asks what you hear, which gesture, what happens, and where the audit finds something")
  func shop() throws {
    let document = try document(Self.shop)
    let finding = ScreenLesson.Finding(heard: "IMG_2041, Image", message: "it's a file name")
    let made = ScreenLesson(document, named: "own", findings: [finding])
    let lines = LessonAnswers(try #require(made?.lesson), [document]).lines
    let expected = [
      "Next comes an image with the label “IMG_2041”. What does VoiceOver say?",
      "  right: IMG_2041, Image",
      "Next comes a switch with the label “Gift wrapping”, turned off. What does VoiceOver say?",
      "  right: Gift wrapping, Switch button, off",
      "Next comes an adjustable element with the label “Loaves”, with the value “2”. What does",
      "You're on “Add, Button”. Which gesture takes you to “Pay, Button”?",
      "You're on “Gift wrapping, Switch button, off”. What does VoiceOver say when you double-tap?",
      "  right: on",
      "Which gesture changes it to the next value?",
      "  right: swipe up",
      "What do you hear last when you double-tap “Add”?",
      ": “In your cart”",
      "Where does a double tap on “Pay” take you?",
      ": To “Thank you”",
      ": To “Help”",
      "Which gesture takes you back?",
      "The audit finds something to fix at one of these stops. At which one?",
      "Task: Go to “Pay”.",
      "  Done if: says \"Pay, Button\"",
    ]
    for text in expected { #expect(lines.contains { $0.contains(text) }, "\(text): \(lines)") }
  }

  @Test("gives the audit's words after the answer, and a reply to each mistake")
  func finding() throws {
    let document = try document(Self.shop)
    let finding = ScreenLesson.Finding(heard: "IMG_2041, Image", message: "it's a file name")
    let lesson = try #require(ScreenLesson(document, named: "own", findings: [finding])?.lesson)
    var player = LessonPlayer(lesson, documents: [document], mode: .asking)
    _ = player.begin()
    while !player.isOver {
      guard case .choice(let choice) = player.awaited, choice.ask.help.because != nil else {
        player.answerPerfectly()
        continue
      }
      let wrong = choice.ask.choices.firstIndex { !$0.isRight } ?? 0
      let reply = player.take("\(wrong + 1)").map(\.printed)
      #expect(reply.first?.contains("The audit finds nothing at that stop.") ?? false)
      let right = player.answerPerfectly().map(\.printed)
      #expect(right.contains { $0.contains("The audit says: it's a file name.") }, "\(right)")
      return
    }
    Issue.record("no question about the finding")
  }

  @Test("speaks the language of the app, or German on request")
  func languages() throws {
    let german = try document("app \"A\"\n  language: de\n\nscreen a \"Licht\"\n  text \"Lampe\"\n")
    #expect(
      ScreenLesson(german, named: "own", findings: [])?.lesson.title == "Dein Bildschirm: Licht"
    )
    let english = try document(Self.shop)
    let lesson = ScreenLesson(english, named: "own", findings: [], language: .german)?.lesson
    #expect(lesson?.title == "Dein Bildschirm: Shop" && lesson?.language == .german)
  }

  @Test("begins with the named screen")
  func otherScreen() throws {
    let document = try document(Self.shop)
    let lesson = ScreenLesson(document, named: "own", findings: [], screen: "help")?.lesson
    #expect(lesson?.title == "Your screen: Help")
    #expect(try LessonCheck(#require(lesson), [document]).passes)
  }

  @Test("asks nothing about a screen without a stop")
  func empty() throws {
    let document = try document("screen a \"A\"\n  view #nothing\n")
    #expect(ScreenLesson(document, named: "own", findings: []) == nil)
  }

  static let labels = [
    "```", "---", "> swipe right", "? says \\\"x\\\"", "~ sound: boundary", "- [x] yes", "## Title",
    "a\\nb", "{#none", "\\u{202E}abc", String(repeating: "word ", count: 2_000),
  ]

  @Test("uses labels as text, whatever they contain", arguments: labels)
  func hostile(_ label: String) throws {
    let label = label.hasPrefix("{") ? "\\" + label : label
    let screen = """
      screen a "A"
        header "Top"
        button "\(label)"
          on activate: announce "\(label), done"
        switch on "\(label)"
        text "End"

      """
    let document = try document(screen)
    let finding = ScreenLesson.Finding(heard: "Top, Heading", message: "x")
    let lesson = try #require(ScreenLesson(document, named: "own", findings: [finding])?.lesson)
    #expect(LessonCheck(lesson, [document]).passes)
    #expect(played(lesson, document).isFinished)
  }

  @Test("looks at a bounded part of a long screen")
  func long() throws {
    let rows = (1...1_000).map { "  button \"Row \($0)\"\n    on activate: announce \"\($0)\"\n" }
    let document = try document("screen a \"A\"\n" + rows.joined())
    let lesson = try #require(ScreenLesson(document, named: "own", findings: [])?.lesson)
    #expect(lesson.stepCount < 20)
  }
}
