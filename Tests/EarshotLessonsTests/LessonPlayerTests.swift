import EarshotNotation
import SessionTestSupport
import Testing

@testable import EarshotLessons
@testable import EarshotSession

@Suite("Playing a lesson")
struct LessonPlayerTests {
  @Test("prints the prose up to the first command, and with each Return the speech")
  func telling() throws {
    var player = try LessonSample.player(.telling)
    #expect(
      player.started() == [
        "Lesson: 1. Tea",
        "Lesson: Tea is made with water.",
        "Earshot: The outline of tea.screen has 5 lines. Type 'outline' to see it.",
        "", "Section: Walk", "Lesson: - first the header", "Lesson: - then the rest",
        "Lesson: It begins.", "> start",
      ]
    )
    #expect(player.told("") == ["Tea, Heading", "> swipe right"])
    #expect(player.told("") == ["Pour, Button", "> double tap"])
    #expect(
      player.told("next") == [
        "~ sound: activate", "Pour", "Poured", "", "Section: Try", "Lesson: Go on.",
        "> swipe right",
      ]
    )
  }

  @Test("begins by explaining the voices and how to answer")
  func voices() throws {
    var player = try LessonSample.player(.asking)
    let lines = player.begin()
    #expect(lines[1].voice == .tool && lines[1].text.contains("are VoiceOver's words"))
    #expect(lines[2].text.hasPrefix("Type your answer. '?' gives a hint, 'skip'"))
  }

  @Test("begins every line with its voice, except those of a session")
  func everyLine() throws {
    var player = try LessonSample.player(.telling)
    var lines = player.begin()
    for input in ["?", "outline", "last", "", "", "quit"] { lines += player.take(input) }
    for line in lines where line.voice != .session {
      #expect(line.printed.hasPrefix(line.voice.rawValue + ":"))
    }
    #expect(Set(lines.map(\.voice)).isSuperset(of: [.lesson, .section, .outline, .tool, .session]))
  }

  @Test("escapes speech that begins like another voice")
  func escapes() {
    #expect(LessonLine(.session, "Lesson: one").printed == "\\Lesson: one")
    #expect(LessonLine(.session, "Question 1 of 3").printed == "Question 1 of 3")
    #expect(LessonLine(.session, "Tea, Button").printed == "Tea, Button")
  }

  @Test("a learner's own gesture is tried separately, and the lesson continues without it")
  func onTheSide() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    _ = player.take("")
    #expect(
      player.told("last") == [
        "> four-finger tap bottom", "Milk, Switch button, off",
        "~ hint: Double tap to toggle setting.",
        "Earshot: This gesture isn't part of the lesson. To continue the lesson, press Return.",
      ]
    )
    #expect(player.told(":rotor").first == "> :rotor")
    #expect(player.told("n") == ["Pour, Button", "> double tap"])
    #expect(player.told("outline").first == "Outline: screen tea \"Tea\"")
  }

  @Test("lets the learner experiment after the section to try, and writes that down")
  func practice() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    for _ in 1...4 { _ = player.take("") }
    #expect(
      player.told("") == [
        "~ sound: boundary", "Milk, Switch button, off", "~ hint: Double tap to toggle setting.",
        "Earshot: Your turn: type your own gestures. An empty line continues.",
      ]
    )
    #expect(player.prompt == "Try: ")
    #expect(player.told("a") == ["> double tap", "~ sound: activate", "on"])
    #expect(player.told("p") == ["> swipe left", "Pour, Button"])
    #expect(
      player.told(":undo") == ["Earshot: Taken back. The cursor is on “Milk, Switch button, on”."]
    )
    #expect(
      player.told(":open x.screen")
        == ["> :open x.screen", "Earshot: This command isn't available in a lesson."]
    )
    #expect(
      player.told("") == [
        "", "Section: On a phone", "Lesson: The same.", "Earshot: You heard 5 of 5 steps.",
      ]
    )
    #expect(player.isOver)
    #expect(player.told("") == [])
    #expect(
      player.transcripts.first?.dropFirst(18).prefix(5) == [
        "> double tap", "~ sound: activate", "on", "", "-- tea.screen --",
      ]
    )
  }

  @Test("stays open after the list of things to try, even below a task")
  func listToTry() throws {
    let text = LessonSample.text.replacing(
      "\n## On a phone\n\nThe same.",
      with: "\n```task\nPour.\n> last\n? says \"Milk\"\n```\n\n- `:why` says why."
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    while player.prompt != "Try: " { _ = player.take("skip") }
    #expect(
      player.told("last").suffix(3) == [
        "Earshot: Done.", "Lesson: - ':why' says why.",
        "Earshot: Your turn: type your own gestures. An empty line ends the lesson.",
      ]
    )
    #expect(player.told(":why").first == "> :why")
    #expect(player.told("p").last == "Pour, Button")
    #expect(!player.isOver)
    _ = player.take("")
    #expect(player.isFinished)
  }

  @Test(
    "'skip' goes to the next section, 'quit' says where you are, and the end of input plays on"
  )
  func ends() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    #expect(player.told("skip") == ["", "Section: Try", "Lesson: Go on.", "> swipe right"])
    var other = player
    #expect(
      other.told("quit") == [
        "Earshot: You stopped at step 4 of 5, in “Try”.", "Earshot: You heard 3 of 5 steps.",
      ]
    )
    #expect(player.end().last?.text == "You heard 5 of 5 steps.")
  }

  @Test("'back' at the first question shows the prose again on a terminal")
  func backToProse() throws {
    let lesson = try LessonSample.lesson()
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking, pauses: true)
    _ = player.begin()
    let told = player.told("back")
    let beginning = try #require(
      told.firstIndex(
        of: "Earshot: This is the beginning of the "
          + "lesson."
      )
    )
    #expect(told[..<beginning].contains { $0.contains("then the rest") }, "\(told)")
  }

  @Test("'back' goes back to the previous pause, and says so at the beginning")
  func back() throws {
    var player = try LessonSample.player(.telling)
    _ = player.begin()
    #expect(player.told("back") == ["Earshot: This is the beginning of the lesson.", "> start"])
    _ = player.take("")
    _ = player.take("")
    #expect(player.told("back") == ["> swipe right"])
    #expect(player.told("") == ["Pour, Button", "> double tap"])
  }

  @Test("continues from the lines that were typed")
  func resume() throws {
    var player = try LessonSample.player(.asking)
    _ = player.begin()
    for line in ["last", "p", "nothing", "poured"] { _ = player.take(line) }
    var other = try LessonSample.player(.asking)
    _ = other.begin()
    let lines = other.resume(player.inputs).map(\.printed)
    #expect(lines.first == "Earshot: You're at \(player.whereabouts.en).")
    #expect(
      Array(lines.dropFirst()) == [
        "Section: Try", "Lesson: Go on.", "Earshot: The cursor is on “Pour, Button”.",
        player.told("outline").last,
      ]
    )
    #expect(other.score == player.score)
  }

  @Test("shows a long outline in pages on a small terminal, and whole through a pipe")
  func longOutline() throws {
    let rows = (1...30).map { "  text \"Row \($0)\"" }.joined(separator: "\n")
    let lesson = try LessonSample.lesson(
      LessonSample.text.replacing("  switch off", with: rows + "\n  switch off")
    )
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .telling, pauses: true)
    _ = player.begin()
    while player.prompt == "Return: ", player.outline.isEmpty { _ = player.take("") }
    let first = player.told("outline")
    #expect(first.count <= 20 && first.first == "Outline: screen tea \"Tea\"")
    #expect(first.contains("Earshot: 18 of 35 lines. Type 'outline' again to see more."))
    let second = player.told("outline")
    #expect(second.contains("Outline:   text \"Row 30\"") && !second.contains(first[0]))
    #expect(player.told("outline") == first)
    var piped = LessonPlayer(lesson, documents: documents, mode: .telling)
    _ = piped.begin()
    #expect(piped.told("outline").count { $0.hasPrefix("Outline: ") } == 35)
  }

  @Test("waits before a section that would push the previous one off the screen")
  func pauses() throws {
    let prose = String(repeating: "Word after word fills the screen. ", count: 40)
    let lesson = try LessonSample.lesson(
      LessonSample.text.replacing("Tea is made\nwith *water*.", with: prose)
    )
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .telling, pauses: true)
    #expect(player.begin().last?.voice == .tool)
    #expect(player.prompt == "Return: ")
    #expect(player.told("").first?.hasPrefix("Lesson: Word after word") ?? false)
    #expect(player.told("").first == "")
  }
}
