@testable import EarshotTranscripts
@testable import EarshotLessons
import EarshotNotation
import Testing

@testable import EarshotSession

@Suite("A lesson as a quiz")
struct LessonQuizTests {
  private static let first = "Question 1, gesture: What would you do to hear “Pour, Button”?"
  private static let second = "Question 2, words: What does VoiceOver say last?"

  /// A player at its first question: the swipe to the button.
  private func begun() throws -> LessonPlayer {
    var player = try LessonSample.player(.asking)
    #expect(player.started().suffix(3) == ["> start", "Tea, Heading", Self.first])
    return player
  }

  /// A player at its second question: the speech after the double tap.
  private func atWords() throws -> LessonPlayer {
    var player = try begun()
    _ = player.take("n")
    return player
  }

  @Test("asks for gestures and for words in turn, with a prompt for each, and gives the result")
  func allRight() throws {
    var player = try begun()
    #expect(player.prompt == "Gesture: ")
    #expect(
      player.told("n") == [
        "> swipe right", "Pour, Button", "Earshot: Right.", "> double tap", Self.second,
      ]
    )
    #expect(player.prompt == "Words: ")
    #expect(
      player.told("  POURED! ") == [
        "Earshot: Right.", "~ sound: activate", "Pour", "Poured", "", "Section: Try",
        "Lesson: Go on.",
        "Question 3, gesture: What would you do to hear “Milk, Switch button, off”?",
      ]
    )
    #expect(
      player.told("swipe right").suffix(3)
        == ["Earshot: Right.", "> swipe right", "Question 4, words: What does VoiceOver say?"]
    )
    #expect(
      player.told("milk switch button off").prefix(2) == ["Earshot: Right.", "~ sound: boundary"]
    )
    #expect(
      player.told("").last
        == "Earshot: 4 of 4 questions right the first time, 4 answered; 2 gestures, the fewest "
        + "possible."
    )
  }

  @Test("with 'exactly: true' accepts no other gesture that leads to the same place")
  func exactly() throws {
    for (exact, isRight) in [("", true), ("exactly: true\n", false)] {
      let ask =
        "Tea, Heading\n```\n\n```ask\ngesture: Go on.\n\(exact)```\n\n```voiceover\n> swipe right"
      let text = LessonSample.text.replacing("Tea, Heading\n> swipe right", with: ask)
      var player = try LessonSample.player(.asking, of: text)
      _ = player.started()
      let lines = player.told("touch \"Pour\"")
      #expect(lines.contains { $0.hasPrefix("Earshot: Right.") } == isRight, "\(lines)")
      if isRight { continue }
      _ = player.told("swipe left")
      let made = player.told("swipe right")
      #expect(made.contains { $0.hasPrefix("Earshot: Right") }, "\(made)")
    }
  }

  @Test("asks again after the outline")
  func outline() throws {
    var player = try begun()
    let lines = player.told("outline")
    #expect(lines.first == "Outline: screen tea \"Tea\"")
    #expect(lines.last == Self.first)
  }

  @Test(
    "says what a wrong gesture does and what is needed, and lets the learner continue from there"
  )
  func missedGesture() throws {
    var player = try begun()
    #expect(
      player.told("last") == [
        "> four-finger tap bottom", "Milk, Switch button, off",
        "~ hint: Double tap to toggle setting.",
        "Earshot: That's a four-finger tap bottom: it goes to the last element. You need a "
          + "gesture that goes to the next element. Continue from here, or type ':undo' to undo "
          + "the gesture.",
        Self.first,
      ]
    )
    #expect(
      player.told("p").prefix(3) == [
        "> swipe left", "Pour, Button",
        "Earshot: Right, with 2 gestures. 1 would be enough: swipe right.",
      ]
    )
    #expect(
      player.told("quit") == [
        "Earshot: You stopped at question 2, in “Walk”.",
        "Earshot: 0 of 1 question right the first time, 1 answered; 2 gestures, but 1 would be "
          + "enough.",
      ]
    )
  }

  @Test("says if only the direction is wrong")
  func otherDirection() throws {
    var player = try begun()
    #expect(
      player.told("p").dropLast().last
        == "Earshot: That's a swipe left: it goes to the previous element. Try the other "
        + "direction. Continue from here, or type ':undo' to undo the gesture."
    )
  }

  @Test("a second wrong answer shows the words, and doesn't count as an answer")
  func missedWords() throws {
    var player = try atWords()
    #expect(
      player.told("Pour") == [
        "Earshot: Not quite. VoiceOver says that first. The question asks what VoiceOver says after that."
          + " Try once more.",
        "> double tap", Self.second,
      ]
    )
    let lines = player.told("Tea")
    #expect(
      lines.prefix(4) == [
        "Earshot: Not quite. VoiceOver says something else here. You hear:",
        "~ sound: activate", "Pour", "Poured",
      ]
    )
    #expect(lines[4].hasPrefix("Earshot: Rule: "))
    #expect(player.score.results.map(\.outcome) == [.right, .wrong, .open])
    #expect(player.score.answered == 1 && player.score.atOnce == 1)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var typed: String
    var lines: [String]
    var testDescription: String { typed.isEmpty ? "an empty line" : typed }
  }

  static let cases: [Case] = [
    Case(
      typed: "",
      lines: ["Earshot: Type a gesture; '?' gives a hint, and 'skip' shows the answer.", first]
    ),
    Case(typed: "exit", lines: ["Earshot: '?' gives a hint, and 'quit' ends the lesson.", first]),
    Case(typed: "?", lines: ["Hint: You need a gesture that goes to the next element.", first]),
    Case(
      typed: "swipe",
      lines: [
        "Earshot: The gesture isn't complete: 'swipe' needs a direction: left, right, up, or down.",
        first,
      ]
    ),
    Case(
      typed: "Pour, Button",
      lines: [
        "Earshot: That isn't a gesture. Type what your fingers do, such as 'swipe right'.", first,
      ]
    ),
    Case(typed: ":undo", lines: ["~ refused: nothing to undo", first]),
    Case(
      typed: ":reload",
      lines: ["> :reload", "Earshot: This command isn't available in a lesson.", first]
    ),
    Case(typed: "# prose", lines: ["# prose", first]),
    Case(
      typed: "touch",
      lines: [
        "Earshot: The gesture isn't complete: 'touch' needs a point or an element, such as "
          + "'100 60' or '#pay'.",
        first,
      ]
    ),
    Case(
      typed: "touch \"Pur\"",
      lines: [
        "> touch \"Pur\"", "~ refused: no such element",
        "Earshot: “Pur” isn't here. Did you mean “touch \"Pour\"”? Elements here: Tea, Pour, Milk.",
        first,
      ]
    ),
    Case(
      typed: "rotor \"Hedings\"",
      lines: [
        "> rotor \"Hedings\"", "~ refused: no rotor",
        "Earshot: no rotor setting 'Hedings'; did you mean 'rotor \"Headings\"'?", first,
      ]
    ),
  ]

  @Test("hands back what isn't an answer, and doesn't count it as a miss", arguments: cases)
  func noAnswer(_ row: Case) throws {
    var player = try begun()
    #expect(player.told(row.typed) == row.lines)
    #expect(player.told("n").contains("Earshot: Right."))
    #expect(player.score.results.first?.misses == 0)
  }

  @Test("hands back a gesture at a question for words, and doesn't count it as a miss")
  func wrongKind() throws {
    var player = try atWords()
    #expect(
      player.told("swipe right") == [
        "Earshot: That's a gesture. Type the words that VoiceOver says.", "> double tap",
        Self.second,
      ]
    )
    _ = player.take("poured")
    #expect(player.score.results[1].isRightAtOnce)
  }

  static let noWords = [
    ("help", "'?' gives a hint, and 'quit' ends the lesson."),
    ("2", "That's a number, but there's no list of answers. Type the words that VoiceOver says."),
    (
      "~ sound: activate",
      "That's a sound or a note, but the question asks for words. Type the words that VoiceOver says."
    ),
  ]

  @Test(
    "hands back what isn't words at a question for words, and doesn't count it as a miss",
    arguments: noWords
  )
  func isHandedBack(_ typed: String, _ reason: String) throws {
    var player = try atWords()
    #expect(player.told(typed) == ["Earshot: \(reason)", "> double tap", Self.second])
    _ = player.take("poured")
    #expect(player.score.results[1].isRightAtOnce)
  }

  @Test("explains the word in brackets at the first rule, and not again")
  func evidence() throws {
    var player = try atWords()
    _ = player.take("Pour")
    let lines = player.told("Tea")
    #expect(lines.count { $0.hasPrefix("Earshot: The word in brackets after a rule says") } == 1)
    #expect(player.knowsEvidence)
  }

  @Test("hints begin with the meaning and end with the spelling")
  func hints() throws {
    var player = try begun()
    let hints = (1...5).map { _ in player.told("?").first ?? "" }
    #expect(
      hints == [
        "Hint: You need a gesture that goes to the next element.",
        "Hint: Your fingers do this: one finger flicks to the right.",
        "Hint: The gesture begins with 'swipe'.", "Hint: It is: swipe right",
        "Hint: It is: swipe right",
      ]
    )
    _ = player.take("n")
    #expect(player.told("?").first == "Hint: The answer begins with 'Poured'.")
    _ = player.take("poured")
    #expect(player.score.answered == 2 && player.score.atOnce == 0)
  }

  @Test("the rotor's words are words, too")
  func rotorWords() throws {
    let text = LessonSample.text.replacing(
      "> double tap\n~ sound: activate\nPour\nPoured",
      with: "> rotor right\n~ rotor: Words"
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    #expect(
      player.told("n").suffix(2) == [
        "> rotor right", "Question 2, words: What does VoiceOver say?",
      ]
    )
    #expect(player.told("words").prefix(2) == ["Earshot: Right.", "~ rotor: Words"])
  }

  @Test("'back' asks again, and the first answer still counts")
  func back() throws {
    var player = try begun()
    _ = player.take("last")
    _ = player.take("p")
    #expect(player.told("back") == [Self.first])
    #expect(player.told("n").contains("Earshot: Right."))
    #expect(player.score.asked == 1 && player.score.atOnce == 0)
  }

  /// A lesson with one long way.
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

  @Test("never suggests a shorter way that the lesson doesn't practice")
  func otherWay() throws {
    let lesson = try LessonSample.lesson(Self.longWay)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    _ = player.begin()
    #expect(player.told("n 4").contains("Earshot: Right."))
  }

  @Test("asks only for the end of a long way, and mentions a shorter one")
  func shorterWay() throws {
    let header = "---\npractices: swipe right, four-finger tap bottom\n---\n"
    let lesson = try LessonSample.lesson(header + Self.longWay)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    #expect(
      player.begin().last?.printed == "Question 1, gesture: What would you do to hear “Five”?"
    )
    #expect(player.told("n 2") == ["> swipe right 2", "Two", "Three", "Earshot: On the way."])
    #expect(
      player.told("n 2").prefix(4) == [
        "> swipe right 2", "Four", "Five",
        "Earshot: Right, with 4 gestures. 1 would be enough: four-finger tap bottom.",
      ]
    )
  }

  @Test("a tap instead of a touch is the right gesture, on something else")
  func pointing() throws {
    let text = LessonSample.text.replacing(
      "> swipe right\nPour, Button\n",
      with: """
        ```

        ```ask
        gesture: Put a finger on “Pour”.
        ```

        ```voiceover
        > touch "Pour"
        Pour, Button

        """
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    #expect(
      player.told("tap \"Milk\"").contains {
        $0.hasPrefix("Earshot: The gesture is right, but it needs a different element.")
      }
    )
    #expect(player.told("tap \"Pour\"").contains { $0.hasPrefix("Earshot: Right") })
  }

  @Test("the right gesture is right after a detour, if it sounds the same")
  func detour() throws {
    let text = LessonSample.text.replacing(
      "> swipe right\nPour, Button\n",
      with: """
        ```

        ```ask
        gesture: Practice.
        ```

        ```voiceover
        > four-finger double tap
        Starting help
        > scrub
        Stopping help
        > swipe right
        Pour, Button

        """
    )
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    _ = player.take("last")
    #expect(
      player.told("practice").prefix(3) == [
        "> four-finger double tap", "Starting help",
        "Earshot: Right, with 2 gestures. 1 would be enough: four-finger double tap.",
      ]
    )
  }

  @Test("'skip' shows the answer, continues from there, and isn't an answer")
  func skip() throws {
    var player = try begun()
    _ = player.take("last")
    #expect(player.told("skip").prefix(2) == ["> swipe right", "Pour, Button"])
    #expect(player.told("poured").contains("Poured"))
    #expect(player.score.results.map(\.outcome) == [.skipped, .right, .open])
  }

  @Test("reports changes made on the way, which can be undone")
  func changed() throws {
    var player = try begun()
    _ = player.take("last")
    _ = player.take("a")
    #expect(
      player.told("p").contains(
        "Earshot: You're there, but something changed on the way. To undo a gesture, type ':undo'."
      )
    )
    _ = player.take(":undo")
    #expect(
      player.told(":undo")
        == ["Earshot: Taken back. The cursor is on “Milk, Switch button, off”.", Self.first]
    )
    #expect(player.told("p").contains { $0.hasPrefix("Earshot: Right, with") })
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
