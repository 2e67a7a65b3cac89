import EarshotNotation
import EarshotSession
import EarshotTranscripts
import Testing

@testable import EarshotLessons

/// Input that a learner types by mistake or too early gets an answer and loses nothing.
@Suite("Slips while playing a lesson")
struct LessonSlipTests {
  private static let withTask = LessonSample.text.replacing(
    "\n## On a phone\n\nThe same.",
    with: "\n```task\nPour.\n> last\n? says \"Milk\"\n```\n\n- `:why` says why."
  )

  private func playerAtTask() throws -> LessonPlayer {
    var player = try LessonSample.player(.telling, of: Self.withTask)
    _ = player.begin()
    while !player.isOver {
      if case .task = player.awaited { return player }
      _ = player.take("")
    }
    return player
  }

  @Test("an empty line leaves a task and says that it isn't done, and 'back' returns to it")
  func leavesTask() throws {
    var player = try playerAtTask()
    #expect(player.told("").first == "Earshot: The task isn't done. To return to it, type 'back'.")
    #expect(player.told("back") == ["Task: Pour."])
    #expect(player.told("last").contains("Earshot: Done."))
    #expect(player.score.results.last?.outcome == .right)
  }

  @Test("where Return reads on, the first one at a task doesn't leave it")
  func returnTooMany() throws {
    let lesson = try LessonSample.lesson(Self.withTask)
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .telling, pauses: true)
    _ = player.begin()
    var count = 0
    while !player.isOver, count < 50 {
      if case .task = player.awaited { break }
      _ = player.take("")
      count += 1
    }
    #expect(
      player.told("") == [
        "Earshot: Type gestures to do the task. To leave it, press Return again."
      ]
    )
    #expect(player.told("").first == "Earshot: The task isn't done. To return to it, type 'back'.")
    #expect(player.told("back") == ["Task: Pour."])
    #expect(player.told("last").contains("Earshot: Done."))
  }

  @Test("'quit' among the learner's own gestures at the end ends a finished lesson")
  func quitsAtEnd() throws {
    var player = try playerAtTask()
    _ = player.take("last")
    _ = player.take("quit")
    #expect(player.isOver && player.isFinished)
  }

  @Test("input at a pause is handed back")
  func pause() throws {
    let prose = String(repeating: "Word after word fills the screen. ", count: 40)
    let lesson = try LessonSample.lesson(
      LessonSample.text.replacing("Tea is made\nwith *water*.", with: prose)
    )
    let documents = try LessonSample.documents(of: lesson)
    var player = LessonPlayer(lesson, documents: documents, mode: .asking, pauses: true)
    _ = player.begin()
    #expect(player.told("swipe right") == ["Earshot: There's more to read. Press Return first."])
    #expect(player.prompt == "Return: ")
  }

  @Test("a gesture in German is made, with Earshot's word for it")
  func german() throws {
    var player = try LessonSample.player(.asking)
    _ = player.begin()
    #expect(player.told("Doppeltippen").first == "Earshot: In Earshot, it's called double tap")
  }

  @Test(
    "words at a question for a gesture aren't a misspelled gesture, and commas don't separate any"
  )
  func commas() {
    #expect(GestureSlip.reason("room four, coins, button") == .isNoGesture)
    #expect(GestureSlip.reason("swipe right, double tap") == .separateGestures)
    #expect(GestureSlip.reason("touch \"Rye, sliced\"") == nil)
  }

  static let plain = [
    ("with a swipe to the left", "swipe left"), ("left swipe", "swipe left"),
    ("flick with a finger to the right", "swipe right"), ("tap twice", "double tap"),
    ("Swipe right.", "swipe right"), ("two fingers tap twice", "magic tap"),
    ("zweimal tippen", "double tap"), ("Z-Geste", "scrub"), ("enter", "return"),
    ("two finger z", "scrub"), ("draw a Z", "scrub"), ("two fingers that draw a Z", "scrub"),
    ("mit zwei Fingern ein Z malen", "scrub"), ("turn the rotor to the right", "rotor right"),
    ("dreh den Rotor nach links", "rotor left"),
    ("double-tap with four fingers", "four-finger double tap"),
    ("drei Finger nach oben", "three-finger swipe up"), ("Doppeltippen", "double tap"),
    ("nach links streichen", "swipe left"), ("einmal tippen", "tap"),
    ("vier Finger oben tippen", "four-finger tap top"),
  ]

  @Test("a gesture in plain words is handed back with its name", arguments: plain)
  func plainWords(_ typed: String, _ meant: String) {
    #expect(GestureSlip.reason(typed) == .meant(meant))
    #expect(GestureSlip.reason(meant) == nil)
  }

  @Test("a gesture in plain words that needs an element is also named")
  func incomplete() { #expect(GestureSlip.reason("Berühren") == .meant("touch")) }

  @Test("an answer of a choice can also be given by its position in words")
  func placesInWords() {
    let texts = ["Plus", "Add topping", "The first of May"]
    let choices = texts.map { LessonAsk.Choice(text: $0, isRight: false) }
    let choice = LessonChoice(LessonAsk(kind: .choice, choices: choices))
    for (typed, text) in [
      ("the third one", texts[2]), ("die zweite", texts[1]), ("zwei", texts[1]), ("b", texts[1]),
      ("number one", texts[0]), ("first", texts[0]), ("the first of May", texts[2]),
    ] {
      #expect(choice.choice(typed)?.text == text, "\(typed)")
    }
    for typed in ["irgendwo", "the fifth", "first second", "one first two"] {
      #expect(choice.choice(typed) == nil, "\(typed)")
    }
  }

  @Test("a choice's hints are its author's, then what it isn't, then what it is, in turn")
  func hintsOfChoice() {
    let choices = [false, true, false].map { LessonAsk.Choice(text: "A text", isRight: $0) }
    var ask = LessonAsk(kind: .choice, choices: choices)
    ask.help.hints = ["Listen again."]
    let hints = (1...4).map { LessonChoice(ask).hint($0) }
    #expect(hints.map { $0?.en } == ["Listen again.", "It isn't 1.", "It is 2.", "It is 2."])
    #expect(hints[1]?.de == "Nummer 1 ist es nicht.")
    #expect(hints[2]?.de == "Es ist Nummer 2.")
  }

  @Test(
    "a noun with its article isn't the gesture 'a', and an element's name isn't part of a gesture"
  )
  func nouns() {
    #expect(GestureSlip.reason("a thud") == .isNoGesture)
    #expect(GestureSlip.reason("tap tea") == nil && PlainGesture("tap tea") == nil)
    #expect(PlainGesture("tap \"Screen\"") == nil && PlainGesture("tap z") == nil)
    #expect(GestureSlip.reason("swipe right 3") == nil && PlainGesture("left") == nil)
  }

  @Test("at a question for words, a name that is also a gesture is the name")
  func nameOfGesture() throws {
    let text = LessonSample.text.replacing("Pour", with: "Next")
    var player = try LessonSample.player(.asking, of: text)
    _ = player.begin()
    while case .answer(let question) = player.awaited, question.kind == .gesture {
      _ = player.take("skip")
    }
    let told = player.told("next")
    #expect(!told.contains { $0.contains("That's a gesture") }, "\(told)")
  }

  @Test(
    "every short form of a gesture is a gesture, in any language",
    arguments: ["z", "a", "m", "n", "]"]
  )
  func shortForms(_ typed: String) { #expect(GestureSlip.reason(typed) == nil) }

  @Test("after the right gesture from another place, the lesson says where the cursor is")
  func elsewhere() throws {
    var player = try LessonSample.player(.asking)
    _ = player.begin()
    _ = player.take("last")
    let told = player.told("swipe right")
    #expect(
      told.contains { $0.contains("The cursor is on “Milk, Switch button, off”.") },
      "\(told)"
    )
  }

  struct Slip: Sendable, CustomTestStringConvertible {
    var typed: String
    var answer: String
    var testDescription: String { typed }
  }

  static let germanSlips = [
    Slip(
      typed: "touch",
      answer: "Die Geste ist nicht vollständig."
        + " Hinter „touch“ fehlt ein Element, zum Beispiel: touch \"Radio\""
    ),
    Slip(
      typed: "swipe",
      answer: "Die Geste ist nicht vollständig."
        + " Hinter „swipe“ fehlt eine Richtung: left, right, up oder down"
    ),
    Slip(
      typed: "double tap \"Pour\"",
      answer: "Hinter „double tap“ darf nichts stehen."
        + " Sie wirkt dort, wo der Cursor ist; gib ein: touch \"Pour\"; double tap"
    ),
    Slip(
      typed: "touch \"Por\"",
      answer: "„Por“ gibt es hier nicht. Meinst du „touch \"Pour\"“? Hier sind: Tea, Pour, Milk."
    ),
    Slip(
      typed: "action \"Stir\"",
      answer: "Die Aktion „Stir“ gibt es hier nicht. Hier sind: keine."
    ),
    Slip(
      typed: "rotor \"Tassen\"",
      answer: "„Tassen“ steht hier nicht im Rotor. „:rotor“ zeigt, was er hat."
    ),
    Slip(
      typed: "kochen",
      answer: "Das ist keine Geste. Gib ein, was deine Finger tun, zum Beispiel „swipe right“."
    ),
    Slip(typed: ":undo", answer: "Zurückgenommen. Der Cursor ist auf „Tea, Heading“."),
  ]

  @Test("a German lesson says in German what is wrong with a gesture", arguments: germanSlips)
  func inGerman(_ row: Slip) throws {
    let text = "---\nlanguage: de\n---\n" + Self.withTask
    var player = try LessonSample.player(.telling, of: text)
    _ = player.begin()
    while !player.isOver {
      if case .task = player.awaited { break }
      _ = player.take("")
    }
    _ = player.take("touch \"Tea\"")
    if row.typed == ":undo" { _ = player.take("n") }
    let told = player.told(row.typed)
    #expect(told.contains("Earshot: " + row.answer), "\(told)")
  }

  @Test("a gesture that doesn't exist is named as such in a task, and doesn't lose the way")
  func unknownInTask() throws {
    var player = try playerAtTask()
    #expect(
      player.told("roll the dice").last
        == "Earshot: That isn't a gesture. Type what your fingers do, such as 'swipe right'."
    )
    #expect(player.tries.isEmpty)
  }

  @Test("a line of gestures in a task runs as in any session, and is undone as one")
  func joined() throws {
    var player = try playerAtTask()
    let told = player.told("first; swipe right")
    #expect(told.first == "> four-finger tap top; swipe right" && told.last == "Pour, Button")
    #expect(player.tries.count == 1)
    #expect(!player.told("last; swipe left").contains("Earshot: Done."))
    #expect(player.told("first; last").contains("Earshot: Done."))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var message: String
    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake(
      old: "screen: tea.screen\n",
      new: "",
      message:
        "this session doesn't name a screen; begin it with a line such as 'screen: tea.screen'"
    ),
    Mistake(
      old: "## Walk",
      new: "## Walk <!-- rule: nix -->",
      message: "Docs/Fidelity.md has no rule 'nix'; use a name from that page"
    ),
    Mistake(
      old: "> start\nTea",
      new:
        "> start\nTea, Heading\n```\n\n```ask\nwords: What?\nhint:\n```\n\n```voiceover\n> tap\nTea",
      message: "a hint needs text after 'hint:'"
    ),
    Mistake(
      old: "> start\nTea",
      new:
        "> start\nTea, Heading\n```\n\n```ask\nwords: What?\nor: No\n```\n\n```voiceover\n> tap\nTea",
      message:
        "'or' isn't part of a question; use 'also', 'wrong', 'exactly', 'practices', 'hint', "
        + "'because', or 'rule'"
    ),
  ]

  @Test(
    "only the block whose end is missing is reported",
    arguments: [("```\n\n## Walk", "\n## Walk", 6, 19), ("```\n\n## Try", "\n## Try", 20, 37)]
  )
  func unclosed(_ old: String, _ new: String, _ line: Int, _ inner: Int) {
    let source = SourceText(name: "tea.md", LessonSample.text.replacing(old, with: new))
    let found = Lesson.read(source).diagnostics
    let word = line == 6 ? "screen" : "voiceover"
    #expect(
      found.map(\.message.text) == [
        "this '\(word)' block isn't closed; end it with '```' above line \(inner)"
      ]
    )
    #expect(source.lines.first { $0.range == found.first?.range }?.number == line)
  }

  @Test("a block that only the document ends is also reported")
  func open() {
    let text = LessonSample.text + "\n\n```task\nPour.\n> last\n? says \"Milk\"\n"
    let messages = Lesson.read(SourceText(name: "tea.md", text)).diagnostics.map(\.message.text)
    #expect(messages == ["this 'task' block isn't closed; end it with '```'"])
  }

  @Test("an author's mistake is named", arguments: mistakes)
  func authors(_ row: Mistake) {
    let text = LessonSample.text.replacing(row.old, with: row.new)
    let messages = Lesson.read(SourceText(name: "tea.md", text)).diagnostics.map(\.message.text)
    #expect(messages.contains { $0.hasPrefix(row.message) }, "\(messages)")
  }

  @Test("a class sees the lesson of each hard question, and the number of other questions")
  func classTable() {
    let questions = (1...7).map {
      LessonReport.Question(
        text: "Q\($0)",
        kind: "choice",
        outcome: "right",
        isRightAtOnce: false,
        misses: 1,
        hints: 0
      )
    }
    let report = LessonReport(lesson: "Tea", isFinished: true, percent: 0, questions: questions)
    let lines = ClassTable([.init(learner: "Anna", report: report)]).lines
    #expect(lines.contains("| Q1 | Tea | 1 of 1 |"))
    #expect(lines.last == "2 more questions weren't answered right the first time.")
  }
}
