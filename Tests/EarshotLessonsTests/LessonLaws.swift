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

  private func lesson(_ path: String) throws -> Lesson {
    let result = Lesson.read(try ProjectFiles.source(path))
    #expect(result.diagnostics == [])
    return try #require(result.lesson)
  }

  private func documents(of lesson: Lesson) throws -> [AppDocument] {
    try lesson.transcripts.map { transcript in
      let source = try transcript.screenSource()
      return try #require(AppDocument.read([source]).document)
    }
  }

  @Test("they are numbered without a gap", arguments: [paths, germanPaths])
  func numbers(_ paths: [String]) throws {
    #expect(paths.count >= 7)
    for (place, path) in paths.enumerated() {
      #expect(try lesson(path).title.hasPrefix("\(place + 1). "))
      #expect(LessonShelf.path(of: "\(place + 1)", in: paths) == path)
    }
  }

  @Test("its sessions are heard as they are written", arguments: allPaths)
  func sessions(_ path: String) throws {
    let lesson = try lesson(path)
    for (transcript, document) in zip(lesson.transcripts, try documents(of: lesson)) {
      let run = TranscriptRun(transcript, on: document)
      #expect(run.passed, "\(run.report)")
    }
  }

  @Test("all together they make a hundred and fifty gestures or more")
  func gestures() throws {
    var count = 0
    for path in Self.paths {
      let lesson = try lesson(path)
      for (transcript, document) in zip(lesson.transcripts, try documents(of: lesson)) {
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

  @Test("it says what to learn, shows it, and ends with what to try", arguments: allPaths)
  func sections(_ path: String) throws {
    let headings = try lesson(path).headings
    #expect(headings.count >= 5)
    #expect(["What you'll learn", "Das lernst du"].contains(headings.dropFirst().first))
    #expect(["Try", "Ausprobieren"].contains(headings.last))
  }

  @Test("told to its end, every step is heard", arguments: allPaths)
  func told(_ path: String) throws {
    let lesson = try lesson(path)
    var player = LessonPlayer(lesson, documents: try documents(of: lesson), mode: .telling)
    _ = player.begin()
    let told = "\(lesson.stepCount) of \(lesson.stepCount) steps heard."
    #expect(player.end().last?.text.hasPrefix(told) ?? false)
    try expectGreen(player.transcripts)
  }

  @Test(
    "asked, all that the lesson does and says is right at once, the shortest way, and tasks are done",
    arguments: allPaths
  )
  func asked(_ path: String) throws {
    let lesson = try lesson(path)
    var player = LessonPlayer(lesson, documents: try documents(of: lesson), mode: .asking)
    _ = player.begin()
    while !player.isOver {
      expectShownIsRight(player)
      player.answerPerfectly()
    }
    #expect(player.score.asked >= 6)
    #expect(player.score.atOnce == player.score.asked)
    #expect(player.score.gestures >= player.score.shortest)
    #expect(player.report.percent == 100)
    #expect(player.score.results.allSatisfy { $0.outcome == .right })
    try expectGreen(player.transcripts)
  }

  @Test("a learner who skips everything hears the lesson's own session", arguments: allPaths)
  func skipped(_ path: String) throws {
    let lesson = try lesson(path)
    let documents = try documents(of: lesson)
    var told = LessonPlayer(lesson, documents: documents, mode: .telling)
    var asked = LessonPlayer(lesson, documents: documents, mode: .asking)
    (_, _, _) = (told.begin(), told.end(), asked.begin())
    while !asked.isOver { _ = asked.take("skip") }
    #expect(asked.score.atOnce == 0)
    #expect(asked.transcripts == told.transcripts)
  }

  /// Every answer that `skip` shows is right: what is said last, all of it, and in silence each line.
  private func expectShownIsRight(_ player: LessonPlayer) {
    guard case .answer(let question) = player.awaited, question.kind == .words else { return }
    let shown = question.response.lines
    let isSilent = question.words.speech.isEmpty
    let last = question.response.content.last { !$0.isNote }.map(\.printed) ?? []
    for answer in (isSilent ? shown : []) + [shown.joined(separator: " ")] {
      #expect(question.isAnswered(by: answer), "\(answer) at \(player.whereabouts)")
    }
    for answer in last {
      let isTaken =
        question.isAnswered(by: answer) || question.reasonToHandBack(words: answer) != nil
      #expect(isTaken, "\(answer) at \(player.whereabouts)")
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
    "vo-gestures", "blindios.uk", "openradar#", "maui#",
  ]
}
