import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

@testable import EarshotTool

@Suite("Teaching", .waiting)
struct TeachTests {
  private static let first = "Docs/Lessons/01-turn-voiceover-on.md"

  /// Runs a line of shell in the folder of the project.
  private func shell(_ line: String, in folder: String = ProjectFiles.root.path) throws
    -> ToolProcess.Result
  {
    try ToolProcess.shell("cd '\(folder)' && \(line)")
  }

  @Test("without a lesson lists the lessons and exercises, and says how to begin")
  func lists() throws {
    let result = try shell("$earshot teach")
    #expect(result.output.contains("\n1. Turn VoiceOver on\n"))
    #expect(
      result.output.contains(
        """
        \nCourse: hören (Deutsch)
        1. VoiceOver einschalten
        """
      )
    )
    #expect(
      result.output.contains(
        """
        \n23 lessons; 'earshot teach 1' plays the first lesson.
        23 lessons in German; 'earshot teach 1 --language de' plays the first lesson.
        21 exercises: \

        """
      )
    )
    let last = """
      'earshot teach --exercise nameless-button' begins one.
      'earshot teach --exercise NAME --language de' starts the same exercise in German.

      """
    #expect(result.output.hasSuffix(last))
    #expect(result.status == 0)
  }

  @Test("plays a lesson to its end if there's no input, by number, name, or path")
  func tells() throws {
    let results = try ["1", "turn-voiceover-on", Self.first].map {
      try shell("$earshot teach \($0) </dev/null")
    }
    for result in results {
      #expect(result.output == results[0].output)
      #expect(result.output.contains("You heard "))
      #expect(result.output.contains("\n> tap \"Locked\"\nLocked\n"))
      #expect(!result.output.contains("\u{1B}"))
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  /// The lesson of the guide, which changes less often than others.
  private static let example = "Docs/Examples/lesson.md"

  @Test("asks, takes the lines of a pipe as answers, and ends with them")
  func asks() throws {
    let answers = "printf 'Lamp\\nn\\nswipe right\\nON!\\n2\\n'"
    let result = try shell("\(answers) | $earshot teach \(Self.example) --quiz")
    let golden = "Tests/Fixtures/lessons/asked.txt"
    #expect(result.output == String(decoding: try ProjectFiles.source(golden).utf8, as: UTF8.self))
    #expect(result.status == 0)
  }

  @Test("answers a clumsy learner's mistakes, and doesn't count answers of the wrong kind")
  func clumsy() throws {
    let folder = "Tests/Fixtures/lessons"
    let result = try shell("$earshot teach \(Self.example) --quiz <\(folder)/clumsy-answers.txt")
    let golden = try ProjectFiles.source("\(folder)/clumsy.txt").utf8
    #expect(result.output == String(decoding: golden, as: UTF8.self))
  }

  @Test("speaks German around a German lesson, even to a clumsy learner")
  func german() throws {
    let folder = "Tests/Fixtures/lessons"
    let quiz = "$earshot teach \(folder)/lampe.md --quiz"
    let result = try shell("\(quiz) <\(folder)/lampe-antworten.txt")
    let golden = try ProjectFiles.source("\(folder)/lampe.txt").utf8
    #expect(result.output == String(decoding: golden, as: UTF8.self))
  }

  @Test("finds the lessons in another language, and says which languages there are")
  func languages() throws {
    let list = try shell("$earshot teach --language de")
    #expect(list.output.hasPrefix("Kurs: hören\n1. VoiceOver einschalten\n"))
    #expect(!list.output.contains("Turn VoiceOver on"))
    #expect(
      list.output.contains("\n23 Lektionen; „earshot teach 1 --language de“ spielt die erste.\n")
    )
    let first = try shell("$earshot teach 1 --language de </dev/null")
    #expect(first.output.hasPrefix("Lektion: 1. VoiceOver einschalten\n") && first.status == 0)
    let none = try shell("$earshot teach 1 --language fr </dev/null")
    let way = "use '--language en' or '--language de'"
    let remark = "earshot: there are no lessons in the language 'fr'; \(way)\n"
    #expect(none.errors == remark)
    #expect(none.status == 66)
  }

  @Test(
    "accepts your own exercise, which it writes as a start, and lists those in a folder"
  )
  func ownExercise() throws {
    let folder = try TemporaryFolder()
    let new = try shell("$earshot new exercise mine.md", in: folder.path)
    #expect(new.output == "Wrote mine.md. To open it, run 'earshot teach --exercise mine.md'.\n")
    let begun = try shell("$earshot teach --exercise mine.md", in: folder.path)
    #expect(
      begun.output.contains(
        "Earshot: Still wrong: you hear “Switch button, off”: the element has no label"
      )
    )
    #expect(begun.errors == "" && begun.status == 1)
    let screen = try String(contentsOfFile: folder.path + "/mine/mine.screen", encoding: .utf8)
    try folder.add("mine/mine.screen", screen.replacing("off #lamp", with: "off \"Lamp\" #lamp"))
    let done = try shell("$earshot teach --exercise mine.md", in: folder.path)
    #expect(done.output.hasSuffix("1 of 1 check passed (100%).\n") && done.status == 0)
    let list = try shell("$earshot teach --exercise .", in: folder.path)
    #expect(
      list.output == """
        A lamp without a name: ./mine.md
        'earshot teach --exercise ./mine.md' begins the first exercise.

        """
    )
    try folder.add("broken.md", "# Broken\n\n```check\ndon: It has a name\n```\n")
    let broken = try shell("$earshot teach --exercise broken.md", in: folder.path)
    #expect(broken.errors.contains("broken.md:3:") && broken.status == 65)
    #expect(!Folder.isThere(folder.path + "/broken"))
  }

  @Test("writes a report, fails below a score, and makes a table of a class")
  func reports() throws {
    let folder = try TemporaryFolder()
    let quiz = "$earshot teach \(Self.example) --quiz --report '\(folder.path)"
    let good = try shell("printf 'n\\non\\n2\\nn\\na\\n' | \(quiz)/anna.json' --min-score 100")
    #expect(good.status == 0)
    let poor = try shell("printf 'n\\nskip\\n2\\n' | \(quiz)/ben.json' --min-score 67")
    #expect(poor.status == 1)
    let early = try shell("printf 'n\\non\\n2\\n' | \(quiz)/ben.md' --min-score 100")
    #expect(early.status == 1)
    let told = "$earshot teach \(Self.example) --report '\(folder.path)/told.json' </dev/null"
    #expect(try shell(told).status == 0)
    #expect(
      try String(contentsOfFile: folder.path + "/ben.md", encoding: .utf8).hasPrefix("# A light")
    )
    try folder.add("other.json", "[]")
    let table = try shell("$earshot teach --class '\(folder.path)'")
    #expect(
      table.output.hasPrefix(
        """
        | learner | finished | right the first time | share |
        | --- | --- | --- | --- |
        | anna | 1 of 1 | 4 of 4 | 100% |
        | ben | 0 of 1 | 2 of 4 | 50% |
        | told | 1 of 1 | 0 of 0 | – |

        | learner | lesson | right the first time | share | finished |
        | --- | --- | --- | --- | --- |
        | anna | A light switch | 4 of 4 | 100% | yes |
        | ben | A light switch | 2 of 4 | 50% | no |
        | told | A light switch | nothing asked | – | yes |

        """
      )
    )
    let other = "'\(folder.path)/other.json' isn't the report of a lesson"
    #expect(table.errors == "earshot: \(other), so the table leaves it out\n")
    #expect(table.status == 65)
  }

  @Test("says before the lesson if it can't write a report, or if a score needs questions")
  func reportFirst() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none/anna.json"
    let result = try shell("$earshot teach 1 --quiz --report '\(path)' </dev/null")
    #expect(
      result.errors
        == "earshot: can't write '\(path)': there's no folder '\(folder.path)/none'; create it first\n"
    )
    #expect(result.output == "" && result.status == 74)
    let score = try shell("$earshot teach 1 --min-score 80 </dev/null")
    #expect(score.errors == "earshot: '--min-score' needs '--quiz'\n" && score.status == 64)
  }

  @Test("rejects a lesson that says something untrue, before it plays")
  func falseLesson() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: try ProjectFiles.source(Self.example).utf8, as: UTF8.self)
    try folder.add("heard.md", text.replacing("\nLiving room, Heading", with: "\nKitchen, Heading"))
    let heard = try shell("$earshot teach heard.md </dev/null", in: folder.path)
    #expect(heard.errors.contains("-Kitchen, Heading\n+Living room, Heading\n"))
    #expect(heard.output == "" && heard.status == 65)
    try folder.add("task.md", text.replacing("? says \"All lamps", with: "? says \"All lamsp"))
    let task = try shell("$earshot teach task.md </dev/null", in: folder.path)
    #expect(
      task.errors.contains("error: the solution to this task doesn't work: '? says \"All lamsp")
    )
    #expect(task.output == "" && task.status == 65)
  }

  @Test("writes no report over a file with other contents")
  func keepsOtherFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("lesson.md", "# My lesson\n\nKept.\n")
    let result = try shell("$earshot teach \(Self.example) --quiz --report '\(path)' </dev/null")
    #expect(
      result.errors.hasSuffix(
        "the file already exists, but it isn't the report of a "
          + "lesson; name a different file\n"
      )
    )
    #expect(result.output == "" && result.status == 74)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("Kept.\n"))
    let report =
      "$earshot teach \(Self.example) --quiz --report '\(folder.path)/anna.md' </dev/null"
    for _ in 1...2 { #expect(try shell(report).status == 0) }
  }

  @Test("says which keys there are, and takes a command after the colon")
  func keys() throws {
    let arguments = ["teach", ProjectFiles.root.path + "/" + Self.example, "--quiz", "--keys"]
    let terminal = try #require(TerminalProcess(arguments, environment: ["TERM": "vt100"]))
    #expect(terminal.waitFor("Keys: arrows swipe, space double-taps"))
    terminal.type("p")
    #expect(terminal.waitFor("That's a swipe left"))
    terminal.type("y")
    #expect(terminal.waitFor("the key 'y' does nothing; arrows swipe"))
    terminal.type(":")
    #expect(terminal.waitFor("Gesture: :"))
    terminal.type("undo\r")
    #expect(terminal.waitFor("Earshot: Taken back. The cursor is on “Living room, Heading”."))
    terminal.type("q")
    #expect(terminal.status() == 0)
  }

  @Test("repeats what is wrong each time the screen changes, until nothing is")
  func watches() throws {
    let folder = try TemporaryFolder()
    let name = "nameless-button"
    let arguments = ["teach", "--exercise", name, folder.path + "/mine", "--watch"]
    let terminal = try #require(TerminalProcess(arguments))
    #expect(terminal.waitFor("Hint 1 of 3: "))
    #expect(terminal.waitFor("waiting for you to save"))
    terminal.type("swipe right\r")
    #expect(terminal.waitFor("Four Cheese, 425 roubles"))
    terminal.type("flick to the right\r")
    #expect(terminal.waitFor("Button"))
    terminal.type("outline\r")
    #expect(terminal.waitFor("Outline:   button #share"))
    terminal.type("what now\r")
    #expect(terminal.waitFor("type gestures to hear"))
    terminal.type("hint\r")
    #expect(terminal.waitFor("Hint 2 of 3: "))
    terminal.type("hint\r")
    #expect(terminal.waitFor("Hint 3 of 3: "))
    terminal.type("hint\r")
    #expect(terminal.waitFor("There are no more hints."))
    let path = "\(folder.path)/mine/\(name).screen"
    let broken = try String(contentsOfFile: path, encoding: .utf8)
    try folder.add("mine/\(name).screen", broken + "# I thought about it.\n")
    let again = try #require(terminal.shownBefore("0 of 1 check passed"))
    #expect(again.contains("Still wrong: ") && !again.contains("Hint"))
    let solution = try ProjectFiles.source("Tests/Fixtures/exercises/\(name).screen")
    try folder.add("mine/\(name).screen", String(decoding: solution.utf8, as: UTF8.self))
    #expect(terminal.waitFor("1 of 1 check passed (100%)."))
    #expect(terminal.status() == 0)
  }

  @Test("stops watching an exercise on 'quit', with the status of the failing checks")
  func quitsWatching() throws {
    let folder = try TemporaryFolder()
    let line = "printf 'quit\\n' | $earshot teach --exercise nameless-button mine --watch"
    let result = try shell(line, in: folder.path)
    #expect(
      result.output.hasSuffix(
        "'quit' or Control-C ends the "
          + "exercise.\n"
      ) && result.status == 1
    )
  }

  @Test("puts an exercise into a folder in German, and judges it in German until nothing is wrong")
  func germanExercise() throws {
    let folder = try TemporaryFolder()
    let line = "$earshot teach --exercise nameless-button mine --language de"
    let begun = try shell(line, in: folder.path)
    #expect(begun.status == 1)
    let broken = "Earshot: Noch falsch: Du hörst „Taste“: Es hat kein Label."
    #expect(begun.output.contains("Earshot: Ändere die Datei mine/nameless-button.screen"))
    #expect(begun.output.contains(broken))
    #expect(begun.output.contains("Earshot: „--hint 2“ gibt den nächsten Tipp."))
    let tested = try shell("$earshot test mine", in: folder.path)
    #expect(tested.errors.contains("noch falsch: du hörst „Taste“: Es hat kein Label"))
    let solution = try ProjectFiles.source("Tests/Fixtures/exercises/de/nameless-button.screen")
    try folder.add("mine/nameless-button.screen", String(decoding: solution.utf8, as: UTF8.self))
    let done = try shell(line, in: folder.path)
    #expect(done.status == 0 && done.output.contains("1 von 1 Prüfung bestanden (100 %)."))
    // The folder says in which language the exercise was begun.
    let again = try shell(line.replacing(" --language de", with: ""), in: folder.path)
    #expect(again.status == 0 && again.output.contains("1 von 1 Prüfung bestanden (100 %)."))
    let other = try shell(line.replacing("--language de", with: "--language en"), in: folder.path)
    #expect(other.status == 1)
    #expect(try shell("$earshot test mine", in: folder.path).status == 0)
  }

  @Test("puts an exercise into a folder, and says what is still wrong until nothing is")
  func exercise() throws {
    let folder = try TemporaryFolder()
    let line = "$earshot teach --exercise nameless-button mine"
    let first = try shell(line, in: folder.path)
    #expect(
      first.output.contains(
        "Earshot: Still wrong: you hear “Button”: the element has no label.\nHint 1 of 3: "
      )
    )
    #expect(first.output.hasSuffix("Earshot: '--hint 2' gives the next hint.\n"))
    #expect(first.status == 1)
    let hinted = try shell(line + " --hint 3", in: folder.path)
    #expect(hinted.output.contains("Hint 3 of 3: ") && !hinted.output.contains("--hint"))
    let solution = try ProjectFiles.source("Tests/Fixtures/exercises/nameless-button.screen")
    try folder.add("mine/nameless-button.screen", String(decoding: solution.utf8, as: UTF8.self))
    let second = try shell(line, in: folder.path)
    #expect(second.output.hasSuffix("Earshot: 1 of 1 check passed (100%).\n"))
    #expect(second.status == 0)
    let test = try shell("$earshot test mine", in: folder.path)
    #expect(test.status == 0)
    let unknown = try shell("$earshot teach --exercise nameles-button", in: folder.path)
    #expect(
      unknown.errors
        == "earshot: there's no exercise 'nameles-button'; did you mean 'earshot teach --exercise "
        + "nameless-button'?\n"
    )
  }

  @Test("writes a playable lesson as a start, and leaves an existing file alone")
  func newLesson() throws {
    let folder = try TemporaryFolder()
    #expect(try shell("$earshot new lesson mine.md", in: folder.path).status == 0)
    let played = try shell("$earshot teach mine.md </dev/null", in: folder.path)
    #expect(played.output.hasPrefix("Lesson: A light switch\n") && played.status == 0)
    let again = try shell("$earshot new lesson mine.md", in: folder.path)
    #expect(again.errors.hasSuffix("; name a different one\n") && again.status == 74)
  }

  @Test("writes what the learner did as a transcript that passes")
  func records() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.vo"
    let answers = "printf 'n\\nswipe left\\nON!\\n2\\np\\nn\\nn\\na\\n'"
    let taught = try shell("\(answers) | $earshot teach \(Self.example) --quiz --record '\(path)'")
    #expect(taught.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.hasPrefix("screen: light.screen\n\n# A light switch\n> start\nLiving room, Heading\n")
    )
    #expect(text.contains("\n\n-- light.screen --\nscreen light \"Light\"\n"))
    let test = try ToolProcess.run(["test", folder.path])
    #expect(test.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("writes a transcript for each session of a lesson")
  func recordsSeveral() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.vo"
    _ = try shell("$earshot teach 20 --record '\(path)' </dev/null")
    let test = try ToolProcess.run(["test", path, folder.path + "/mine-2.vo"])
    #expect(test.output.hasSuffix("2 passed, 0 failed\n"))
  }

  @Test("leaves an existing file alone")
  func keepsFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.add("mine.vo", "kept")
    let result = try shell("$earshot teach 1 --record '\(path)' </dev/null")
    #expect(result.errors.hasPrefix("earshot: can't write '\(path)': the file already exists"))
    #expect(result.status == 74)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var words: String
    var errors: String
    var status: ExitCode
    var testDescription: String { "teach \(words)" }
  }

  static let cases: [Case] = [
    Case(
      words: "99",
      errors: "there's no lesson '99' in Earshot; 'earshot teach --list' lists all lessons",
      status: .noInput
    ),
    Case(
      words: "rotor",
      errors: "",
      status: .ok
    ),
    Case(
      words: "rotr",
      errors: "there's no lesson 'rotr' in Earshot; did you mean 'earshot teach rotor'?",
      status: .noInput
    ),
    Case(words: "none.md", errors: "no such file 'none.md'; check the path", status: .noInput),
    Case(
      words: "1 2",
      errors: "'1' isn't a folder of lessons; name a folder and a lesson",
      status: .usage
    ),
    Case(
      words: "1 2 3",
      errors:
        "'teach' takes at most a folder and a lesson, not 3 words; put names with spaces in quotes",
      status: .usage
    ),
    Case(
      words: "Docs/Lessons 99",
      errors: "there's no lesson '99' in 'Docs/Lessons'; "
        + "'earshot teach Docs/Lessons --list' lists all lessons",
      status: .noInput
    ),
    Case(
      words: "1 --record",
      errors: "'--record' needs a file; did you mean 'earshot teach 1 --record walk.vo'?",
      status: .usage
    ),
    Case(
      words: "--watch",
      errors: "'--watch' needs '--exercise NAME' or '--class DIR'",
      status: .usage
    ),
    Case(
      words: "--clock 5",
      errors: "'--clock' needs a number of minutes from 10 to 999",
      status: .usage
    ),
    Case(words: "--hint 2", errors: "'--hint' needs '--exercise NAME'", status: .usage),
    Case(
      words: "--report",
      errors: "'--report' needs a file for the report, such as anna.json or anna.md",
      status: .usage
    ),
    Case(
      words: "-",
      errors: "'teach' reads only answers from standard input; name a lesson or its file",
      status: .usage
    ),
  ]

  @Test("says clearly what it can't find", arguments: cases)
  func refuses(_ row: Case) throws {
    let result = try shell("$earshot teach \(row.words) </dev/null")
    #expect(result.errors == (row.errors.isEmpty ? "" : "earshot: \(row.errors)\n"))
    #expect(result.status == row.status.rawValue)
  }

  @Test("prints questions without their answers, and the answers on the last page")
  func handouts() throws {
    let page = try shell("$earshot teach \(Self.example) --page").output
    let parts = page.split(separator: "id=\"answers\"", maxSplits: 1).map(String.init)
    let (questions, answers) = (parts[0], parts.last ?? "")
    #expect(questions.contains("&gt; …\nLamp, Switch button, off"))
    #expect(!questions.contains("&gt; swipe right"))
    #expect(questions.contains("&gt; double tap\n</pre>"))
    for text in ["<li>swipe right</li>", "<li>“on”</li>", "<li>swipe right; double tap</li>"] {
      #expect(answers.contains(text), "\(answers)")
    }
    let german = try shell("$earshot teach 1 --language de --page").output
    #expect(german.contains("<b>Frage 1</b>") && german.contains(">Antworten</h2>"))
    #expect(!german.contains("Question") && !german.contains("Answers"))
    #expect(german.contains("<li>„Verschlossen“</li>"))
  }

  @Test(
    "prints a workshop's handouts, one on each page, with the answers on the last",
    arguments: [
      ("Docs/Workshop.md", "Handout 1: ", "Answers to handout 2"),
      ("Docs/Workshop.de.md", "Handzettel 1: ", "Antworten zu Handzettel 2"),
    ]
  )
  func sheets(_ path: String, _ first: String, _ last: String) throws {
    let page = try shell("$earshot teach \(path) --page").output
    let sheets = page.split(separator: "<h2 class=\"sheet\">").dropFirst().map(String.init)
    #expect(sheets.count == 4)
    #expect(sheets.first?.hasPrefix(first) ?? false)
    #expect(sheets.last?.hasPrefix(last) ?? false)
    #expect(sheets.dropLast().allSatisfy { !$0.contains("values: 1") })
  }

  @Test("shows a board of the class, and again as soon as someone makes progress")
  func board() throws {
    let folder = try TemporaryFolder()
    let quiz = "$earshot teach \(Self.example) --quiz --report '\(folder.path)/anna.json'"
    let terminal = try #require(TerminalProcess(["teach", "--class", folder.path, "--watch"]))
    #expect(terminal.waitFor("0 people: 0 finished"))
    _ = try shell("printf 'n\\nquit\\n' | \(quiz)")
    #expect(terminal.waitFor("anna  0 finished  A light switch: 1 done"))
    _ = try shell("printf 'n\\non\\n2\\nn\\na\\n' | \(quiz)")
    #expect(terminal.waitFor("1 person: 1 finished"))
    terminal.type("quit\r")
    #expect(terminal.status() == 0)
  }

  @Test("writes the report during the lesson")
  func reportMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/anna.json"
    let lesson = ProjectFiles.root.path + "/" + Self.example
    let arguments = ["teach", lesson, "--quiz", "--plain", "--report", path]
    let terminal = try #require(TerminalProcess(arguments))
    #expect(terminal.waitFor("Gesture: "))
    terminal.type("n\r")
    #expect(terminal.waitFor("Words: "))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"outcome\": \"right\""))
    terminal.type("quit\r")
    #expect(terminal.status() == 0)
  }

  @Test("keeps the time of a workshop")
  func clock() throws {
    let terminal = try #require(TerminalProcess(["teach", "--clock", "90"]))
    #expect(terminal.waitFor("Minute 0 of 90: Hear it, 10 minutes."))
    terminal.type("\r")
    #expect(terminal.waitFor("Minute 0 of 90: Hear it, 10 minutes left."))
    terminal.type("quit\r")
    #expect(terminal.status() == 0)
    let folder = try TemporaryFolder()
    try folder.add("talk.md", "| 0-5 | Talk | Listen |\n")
    let own = try shell("echo quit | $earshot teach --clock 10 talk.md", in: folder.path)
    #expect(own.output.contains("Minute 0 of 10: Talk, 10 minutes. Listen.") && own.status == 0)
    try folder.add("none.md", "# Nothing\n")
    let none = try shell("$earshot teach --clock 90 none.md </dev/null", in: folder.path)
    #expect(none.errors.hasPrefix("earshot: there's no plan in 'none.md'") && none.status == 66)
  }

  @Test("makes a lesson from a screen, and lists what questions accept")
  func ownScreen() throws {
    let folder = try TemporaryFolder()
    let screen = "screen a \"Light\"\n  header \"Room\"\n  button\n  button \"Close\"\n"
    try folder.add("light.screen", screen)
    let played = try shell("printf 'Button\\n' | $earshot teach light.screen", in: folder.path)
    #expect(played.output.hasPrefix("Lesson: Your screen: Light\n"))
    #expect(played.output.contains("Next comes a button without a label. What does VoiceOver say?"))
    #expect(played.output.contains("\nEarshot: Right.\n") && played.status == 0)
    let answers = try shell("$earshot teach light.screen --answers", in: folder.path)
    #expect(answers.output.contains("The audit says") == false)
    #expect(
      answers.output.contains(
        "The audit finds something to fix at one of these stops. At which one?"
      )
    )
    let german = try shell("$earshot teach light.screen --language de --answers", in: folder.path)
    #expect(german.output.hasPrefix("Lektion: Dein Bildschirm: Light\n"))
    let page = try shell("$earshot teach light.screen --page", in: folder.path)
    #expect(page.output.contains("<h1>Your screen: Light</h1>"))
    let other = try shell("$earshot teach light.screen --screen none", in: folder.path)
    #expect(other.errors.hasPrefix("earshot: there's no screen 'none'") && other.status == 64)
    try folder.add("empty.screen", "screen a \"A\"\n")
    let empty = try shell("$earshot teach ./empty.screen", in: folder.path)
    #expect(
      empty.errors.hasSuffix("or choose a different screen with '--screen'\n") && empty.status == 66
    )
    let lessons = try shell("$earshot test --answers Docs/Examples/lesson.md")
    #expect(lessons.output.contains("\n  right: swipe right\n"))
    #expect(
      lessons.output.contains("\n  One way: swipe right; double tap\n") && lessons.status == 0
    )
    let none = try shell("$earshot test --answers README.md")
    let advice = "there are no questions in 'README.md'; name a file with a lesson"
    #expect(none.errors == "earshot: \(advice)\n" && none.status == 66)
  }

  @Test("plays built-in lessons in any folder, those in a folder, and its own sessions")
  func anywhere() throws {
    let folder = try TemporaryFolder()
    let list = try shell("$earshot teach", in: folder.path)
    #expect(list.output.contains(" lessons; 'earshot teach 1' plays the first lesson.\n"))
    let built = try shell("$earshot teach 1 </dev/null", in: folder.path)
    let here = try shell("$earshot teach \(Self.first) </dev/null")
    #expect(built.output == here.output && !here.output.isEmpty && built.status == 0)
    let named = try shell("$earshot teach Docs/Lessons 1 </dev/null")
    #expect(named.output == here.output)
    let own = try shell("$earshot teach Docs/Lessons")
    let advice = " lessons; 'earshot teach Docs/Lessons 1' plays the first lesson.\n"
    #expect(own.output.hasSuffix(advice))
  }

  @Test("says what is wrong with a lesson")
  func noLessons() throws {
    let folder = try TemporaryFolder()
    try folder.add("a.md", "# A\n\nNothing.\n")
    let empty = try shell("$earshot teach a.md", in: folder.path)
    #expect(empty.errors.contains("error: this lesson has no session"))
    #expect(empty.status == 65)
  }
}
