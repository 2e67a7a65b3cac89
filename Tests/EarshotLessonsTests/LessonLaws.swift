@testable import EarshotTranscripts
@testable import EarshotLessons
import EarshotLines
import EarshotNotation
import TestSupport
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite("Laws of every lesson")
struct LessonLaws {
  static let paths = ProjectFiles.paths(in: "Docs/Lessons", endingIn: ".md")
  static let germanPaths = ProjectFiles.paths(in: "Docs/Lessons/de", endingIn: ".md")
  static let allPaths = paths + germanPaths

  /// The lessons, each read once for all laws.
  private static let readings = Dictionary(
    uniqueKeysWithValues: allPaths.map { path in
      (path, Result { Lesson.read(try ProjectFiles.source(path)) })
    }
  )

  /// Their apps.
  private static let documents = readings.mapValues { reading in
    Result {
      try (try reading.get().lesson?.transcripts ?? []).map { transcript in
        AppDocument.read([try transcript.screenSource()]).document
      }
    }
  }

  /// Returns a lesson without mistakes.
  static func lesson(_ path: String) throws -> Lesson {
    let result = try #require(readings[path]).get()
    #expect(result.diagnostics == [])
    return try #require(result.lesson)
  }

  private func lesson(_ path: String) throws -> Lesson { try Self.lesson(path) }

  /// The apps of a lesson.
  static func documents(of path: String) throws -> [AppDocument] {
    try #require(Self.documents[path]).get().map { try #require($0) }
  }

  private func documents(of path: String) throws -> [AppDocument] {
    try Self.documents(of: path)
  }

  /// Returns a player on a terminal.
  private func player(of path: String, _ mode: LessonPlayer.Mode) throws -> LessonPlayer {
    LessonPlayer(try lesson(path), documents: try documents(of: path), mode: mode, pauses: true)
  }

  @Test("they are numbered without a gap", arguments: [paths, germanPaths])
  func numbers(_ paths: [String]) throws {
    #expect(paths.count >= 7)
    for (place, path) in paths.enumerated() {
      #expect(try lesson(path).title.hasPrefix("\(place + 1). "))
      #expect(LessonShelf.path(of: "\(place + 1)", in: paths) == path)
    }
  }

  /// The German names of the courses.
  private static let germanCourses = ["hear": "hören", "design": "gestalten", "build": "bauen"]

  @Test("each is also in German, in the same course, with as many tasks and nearly all questions")
  func languages() throws {
    #expect(Self.paths.count == Self.germanPaths.count)
    for (english, german) in zip(Self.paths, Self.germanPaths) {
      let (first, second) = (try lesson(english), try lesson(german))
      #expect(first.language == .english && second.language == .german)
      #expect(second.course == Self.germanCourses[first.course ?? ""], "\(german)")
      #expect(second.count { $0.isTask } == first.count { $0.isTask }, "\(german)")
      let asked = (first.count { $0.isAsk }, second.count { $0.isAsk })
      #expect(asked.1 >= asked.0 - 3, "\(german) asks \(asked.1) of \(asked.0)")
    }
  }

  @Test(
    "its sessions sound as they are written",
    arguments: Effort.share(of: allPaths, atLeastOneIn: 4)
  )
  func sessions(_ path: String) throws {
    let lesson = try lesson(path)
    for (transcript, document) in zip(lesson.transcripts, try documents(of: path)) {
      let run = TranscriptRun(transcript, on: document)
      #expect(run.passed, "\(run.report)")
    }
  }

  @Test("all together have at least a hundred and fifty gestures")
  func gestures() throws {
    var count = 0
    for path in Self.paths {
      let lesson = try lesson(path)
      for (transcript, document) in zip(lesson.transcripts, try documents(of: path)) {
        var session = Session(document)
        session.firstScreen = transcript.start
        for step in transcript.steps {
          count += LessonWay([step.command], from: session).count
          session.run(step.command)
        }
      }
    }
    #expect(count >= 150)
  }

  @Test("it says what you learn, shows it, and ends with things to try", arguments: allPaths)
  func sections(_ path: String) throws {
    let headings = try lesson(path).headings
    #expect(headings.count >= 5)
    #expect(["What you'll learn", "Das lernst du"].contains(headings.dropFirst().first))
    #expect(["Try", "Ausprobieren"].contains(headings.last))
  }

  @Test("its code fits a terminal of 80 columns, with the word in front of it", arguments: allPaths)
  func code(_ path: String) throws {
    for case .block(let block) in try lesson(path).parts {
      for line in block.map({ LessonLine(.example, $0).printed }) {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test(
    "played to its end, it plays every step, a screenful at a time",
    arguments: Effort.share(of: allPaths, atLeastOneIn: 6)
  )
  func told(_ path: String) throws {
    let lesson = try lesson(path)
    var player = try player(of: path, .telling)
    var lines = player.begin()
    while !player.isOver {
      expectScreenful(lines, before: player)
      lines = player.answerPerfectly()
    }
    let told = Wording.heard(lesson.stepCount, of: lesson.stepCount)[lesson.language]
    #expect(lines.last?.text.hasPrefix(told) ?? false)
    try expectGreen(player.transcripts)
  }

  @Test(
    "played as a quiz, everything it does and says is right, the shortest way, and tasks are done",
    arguments: Effort.share(of: allPaths, atLeastOneIn: 9)
  )
  func asked(_ path: String) throws {
    var player = try player(of: path, .asking)
    var lines = player.begin()
    while !player.isOver {
      expectScreenful(lines, before: player)
      expectShownIsRight(player)
      expectHandedBack(player)
      lines = player.answerPerfectly()
    }
    #expect(player.score.asked >= 6)
    #expect(player.score.atOnce == player.score.asked)
    #expect(player.score.gestures >= player.score.shortest)
    #expect(player.report.percent == 100)
    #expect(player.score.results.allSatisfy { $0.outcome == .right })
    try expectGreen(player.transcripts)
  }

  @Test(
    "a learner who skips everything hears the lesson's own session",
    arguments: Effort.share(of: allPaths, atLeastOneIn: 6)
  )
  func skipped(_ path: String) throws {
    let lesson = try lesson(path)
    let documents = try documents(of: path)
    var told = LessonPlayer(lesson, documents: documents, mode: .telling)
    var asked = LessonPlayer(lesson, documents: documents, mode: .asking)
    (_, _, _) = (told.begin(), told.end(), asked.begin())
    while !asked.isOver { _ = asked.take("skip") }
    #expect(asked.score.atOnce == 0)
    #expect(asked.transcripts == told.transcripts)
  }

  /// Expects that the lines between two stops fit on a small terminal, and that a pause never
  /// breaks off prose: it comes before a section, a block, or something to do.
  private func expectScreenful(_ lines: [LessonLine], before player: LessonPlayer) {
    let rows = lines.map(\.rowsOfNarrowTerminal).reduce(0, +)
    let last = lines.last?.printed ?? ""
    #expect(rows <= LessonPlayer.rowsOfScreen, "\(rows) rows up to \(last)")
    guard case .more = player.awaited, player.place < player.lesson.parts.count else { return }
    let isProse = if case .paragraph = player.lesson.parts[player.place] { true } else { false }
    #expect(!isProse, "\(rows) rows, and prose goes on after \(last)")
  }

  /// Expects that every answer that `skip` shows is right: the last words, all words, and for
  /// silence each line; the lesson rejects an answer with lines that VoiceOver doesn't say.
  private func expectShownIsRight(_ player: LessonPlayer) {
    guard case .answer(let question) = player.awaited, question.kind == .words else { return }
    let shown = question.response.lines
    let isSilent = question.words.speech.isEmpty
    let last = question.response.content.last { !$0.isNote }.map(\.printed) ?? []
    for answer in isSilent ? shown : [question.words.speech.joined(separator: " ")] {
      #expect(question.isAnswered(by: answer), "\(answer) at \(player.whereabouts.en)")
    }
    for answer in last + [shown.joined(separator: " ")] {
      let isTaken =
        question.isAnswered(by: answer) || question.reasonToHandBack(words: answer) != nil
      #expect(isTaken, "\(answer) at \(player.whereabouts.en)")
    }
  }

  /// Expects that text that isn't an answer, or answers another kind of question, costs nothing and
  /// makes the lesson ask again.
  private func expectHandedBack(_ player: LessonPlayer) {
    var player = player
    let inputs: [String] =
      switch player.awaited {
      case .answer(let question) where question.kind == .words: ["", "swipe right", "hint"]
      case .answer: ["", "Hm, Hm", "swipe"]
      case .choice: ["", "swipe right", "Hm"]
      case .nothing, .more, .goOn, .practice, .task: []
      }
    let (misses, prompt) = (player.score.results.last?.misses, player.prompt)
    for input in inputs {
      let lines = player.take(input)
      #expect(lines.contains { $0.voice == .question }, "\(input) at \(player.whereabouts.en)")
      #expect(player.score.results.last?.misses == misses && player.prompt == prompt)
    }
  }

  private func expectGreen(_ transcripts: [[String]]) throws {
    #expect(!transcripts.isEmpty)
    for lines in transcripts {
      let text = lines.map { $0 + "\n" }.joined()
      let result = Transcript.read(SourceText(name: "learner.vo", text))
      #expect(result.diagnostics == [])
      let transcript = try #require(result.transcript)
      guard case .embedded(let source) = transcript.screen else {
        Issue.record("a record without its screen")
        continue
      }
      let run = TranscriptRun(transcript, on: try #require(AppDocument.read([source]).document))
      #expect(run.passed, "\(run.report)")
    }
  }
}

/// The names of sources that a lesson may give.
enum LessonSources {
  /// Names as in Docs/Evidence.md.
  static let all = [
    "UIAccessibility.h", "VoiceOver User Guide", "WWDC", "iOS 26.5 log", "iOS 27 utterances",
    "iOS 14 commands", "AccessibilitySnapshot", "AS#", "a11ysupport.io", "magentaA11y",
    "cvs-health", "kickstarter#", "UIAccessibility notes (zh)", "accessibility-book",
    "Dodo Pizza article (ru)", "SwiftEntryKit#", "flutter#", "Orange ouds-ios#", "TheButtonHeist",
    "vo-gestures", "blindios.uk", "openradar#", "maui#", "Apple docs",
  ]
}

extension Lesson {
  /// The number of its parts that satisfy a condition.
  fileprivate func count(_ isSuch: (Part) -> Bool) -> Int { parts.count(where: isSuch) }
}

extension Lesson.Part {
  fileprivate var isTask: Bool { if case .task = self { true } else { false } }
  fileprivate var isAsk: Bool { if case .ask = self { true } else { false } }
}
