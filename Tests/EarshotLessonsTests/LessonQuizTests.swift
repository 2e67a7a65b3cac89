@testable import EarshotTranscripts
@testable import EarshotLessons
import EarshotNotation
import Testing

@testable import EarshotSession

@Suite("Asking a lesson")
struct LessonQuizTests {
  /// A player at its first question: the swipe to the button.
  private func begun() throws -> LessonPlayer {
    var player = try LessonSample.player(.asking)
    let lines = player.begin()
    #expect(
      lines.suffix(3) == [
        "> start", "Tea, Heading", "What would you do to hear “Pour, Button”?",
      ]
    )
    return player
  }

  @Test("asks for gestures and for words in turn, and tells the result in one sentence")
  func allRight() throws {
    var player = try begun()
    #expect(
      player.take("n") == [
        "> swipe right", "Pour, Button", "Right.", "> double tap", "What will be said last?",
      ]
    )
    #expect(
      player.take("  POURED! ") == [
        "Right.", "~ sound: activate", "Pour", "Poured", "", "Try", "Go on.",
        "What would you do to hear “Milk, Switch button, off”?",
      ]
    )
    #expect(
      player.take("swipe right").suffix(3) == ["Right.", "> swipe right", "What will be said?"]
    )
    #expect(player.take("nothing").prefix(2) == ["Right.", "~ sound: boundary"])
    #expect(
      player.take("").last
        == "4 of 4 questions answered, 4 of them at once; 2 gestures where 2 would do."
    )
  }

  @Test("asks again after the outline")
  func outline() throws {
    var player = try begun()
    let lines = player.take("outline")
    #expect(lines.first == "screen tea \"Tea\"")
    #expect(lines.last == "What would you do to hear “Pour, Button”?")
  }

  @Test("explains a miss, and the learner may go on from there")
  func missedGesture() throws {
    var player = try begun()
    let why = player.why("last")
    #expect(why.first?.hasPrefix("# label \"Milk\": label of switch \"Milk\"; ") ?? false)
    #expect(
      player.take("last") == [
        "> four-finger tap bottom", "Milk, Switch button, off",
        "~ hint: Double tap to toggle setting.",
      ] + why + [
        "That is not it yet; go on from here, or take it back with ':undo'.",
        "What would you do to hear “Pour, Button”?",
      ]
    )
    #expect(
      player.take("p").prefix(3) == [
        "> swipe left", "Pour, Button", "Right, with 2 gestures; 1 would do: swipe right.",
      ]
    )
    #expect(
      player.take("quit")
        == ["1 of 2 questions answered, 0 of them at once; 2 gestures where 1 would do."]
    )
  }

  @Test("explains words that were not heard")
  func missedWords() throws {
    var player = try begun()
    _ = player.take("n")
    let lines = player.take("Pour")
    #expect(
      lines.prefix(4) == ["Not quite. This is heard:", "~ sound: activate", "Pour", "Poured"]
    )
    #expect(lines[4].hasPrefix("# label \"Pour\": "))
    #expect(lines[5].hasPrefix("# announcement \"Poured\": "))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var typed: String
    var lines: [String]
    var testDescription: String { typed.isEmpty ? "an empty line" : typed }
  }

  private static let question = "What would you do to hear “Pour, Button”?"

  static let cases: [Case] = [
    Case(typed: "", lines: [question]),
    Case(typed: "?", lines: ["It begins with 'swipe'.", question]),
    Case(
      typed: "swpie right",
      lines: [
        "> swpie right",
        "~ refused: unknown command 'swpie'; did you mean 'swipe right'?",
      ]
    ),
    Case(typed: ":undo", lines: ["~ refused: nothing to undo"]),
    Case(typed: ":reload", lines: ["> :reload", "# not in a lesson"]),
    Case(typed: "# prose", lines: ["# prose"]),
  ]

  @Test("what is no answer does not end the question", arguments: cases)
  func noAnswer(_ row: Case) throws {
    var player = try begun()
    let lines = player.take(row.typed)
    if row.typed.hasPrefix("sw") {
      #expect(lines.count == 2 && lines[1].hasPrefix("~ refused: unknown command"))
    } else {
      #expect(lines == row.lines)
    }
    #expect(player.take("n").contains("Right."))
  }

  @Test("a second hint tells the gesture, a hint at words how they begin")
  func hints() throws {
    var player = try begun()
    _ = player.take("?")
    #expect(player.take("?").first == "It is: swipe right")
    _ = player.take("n")
    #expect(player.take("?").first == "It is one word, of 6 characters.")
    #expect(player.take("poured").first == "Right.")
    #expect(
      player.take("quit") == [
        "2 of 3 questions answered, 0 of them at once; 1 gesture where 1 would do."
      ]
    )
  }

  @Test("the words of the rotor are words, too")
  func rotorWords() throws {
    let text = LessonSample.text.replacing(
      "> double tap\n~ sound: activate\nPour\nPoured",
      with: "> rotor right\n~ rotor: Words"
    )
    let lesson = try LessonSample.lesson(text)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    _ = player.begin()
    #expect(player.take("n").suffix(2) == ["> rotor right", "What will be said?"])
    #expect(player.take("words").prefix(2) == ["Right.", "~ rotor: Words"])
  }

  /// A lesson with one long way in it.
  private static let longWay = """
    # Long

    ```voiceover
    screen: long.screen

    > start
    One
    > swipe right 4
    Two
    Three
    Four
    Five
    ```

    ```screen long.screen
    screen long "Long"
      text "One"
      text "Two"
      text "Three"
      text "Four"
      text "Five"
    ```
    """

  @Test("no way is called shorter that the lesson does not practise")
  func otherWay() throws {
    let lesson = try LessonSample.lesson(Self.longWay)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    _ = player.begin()
    #expect(player.take("n 4").contains("Right."))
  }

  @Test("of a long way the end alone is asked for, and a shorter one is told")
  func shorterWay() throws {
    let header = "---\npractises: swipe right, four-finger tap bottom\n---\n"
    let lesson = try LessonSample.lesson(header + Self.longWay)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    #expect(player.begin().last == "What would you do to hear “Five”?")
    #expect(player.take("n 2") == ["> swipe right 2", "Two", "Three", "On the way."])
    #expect(
      player.take("n 2") == [
        "> swipe right 2", "Four", "Five",
        "Right, with 4 gestures; 1 would do: four-finger tap bottom.",
        "The outline of long.screen has 6 lines; 'outline' prints it.",
        "1 of 1 questions answered, 1 of them at once; 4 gestures where 1 would do.",
      ]
    )
  }

  @Test("'skip' tells the answer and goes on from there")
  func skip() throws {
    var player = try begun()
    _ = player.take("last")
    #expect(player.take("skip").prefix(2) == ["> swipe right", "Pour, Button"])
    #expect(player.take("poured").contains("Poured"))
  }

  @Test("what was changed on the way is told, and can be taken back")
  func changed() throws {
    var player = try begun()
    _ = player.take("last")
    _ = player.take("a")
    let lines = player.take("p")
    #expect(
      lines.contains(
        "You are there, but something has changed on the way; ':undo' takes a gesture back."
      )
    )
    _ = player.take(":undo")
    #expect(player.take(":undo") == ["# focus: 3 of 3, switch off \"Milk\""])
    #expect(player.take("p").contains { $0.hasPrefix("Right, with") })
  }

  @Test("the record replays green, whatever way the learner took")
  func record() throws {
    var player = try begun()
    for line in ["last", ":why", "a", "skip", "Poured", "p", "n 3", ":undo", "skip", "x", "a"] {
      _ = player.take(line)
    }
    _ = player.end()
    let text = try #require(player.transcripts.first).map { $0 + "\n" }.joined()
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", text)).transcript)
    guard case .embedded(let source) = transcript.screen else {
      Issue.record("no screen in \(text)")
      return
    }
    let document = try #require(AppDocument.read([source]).document)
    let run = TranscriptRun(transcript, on: document)
    #expect(run.passed, "\(run.report)")
    #expect(transcript.steps.count == 7)
  }
}

extension LessonPlayer {
  /// The lines that explain what a gesture lets hear.
  fileprivate func why(_ gesture: String) -> [String] {
    var copy = session
    _ = copy.run(gesture)
    return copy.run(":why").lines
  }
}
