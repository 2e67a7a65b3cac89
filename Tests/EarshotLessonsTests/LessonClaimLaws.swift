import EarshotFocusEngine
import EarshotModel
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotSession

@testable import EarshotLessons

/// Every statement of a lesson about VoiceOver is based on a rule, and says how sure it is.
@Suite("A lesson's claim")
struct LessonClaimLaws {
  static let paths = LessonLaws.paths + LessonLaws.germanPaths

  private func lesson(_ path: String) throws -> Lesson {
    try LessonLaws.lesson(path)
  }

  @Test(
    "is beside a session, with its certainty, a source, and its rules",
    arguments: paths
  )
  func claims(_ path: String) throws {
    let lesson = try lesson(path)
    let cited = Set(lesson.citations.map(\.paragraph))
    for section in lesson.sections where section.plays {
      let found = section.paragraphs.first { $0.isClaim }
      let claim = try #require(found, "\(section.heading)")
      #expect(cited.contains(claim), "\(section.heading) names no rule")
      #expect(LessonSources.all.contains(where: claim.contains), "\(claim)")
    }
  }

  @Test("agrees with the rules beside it about its certainty", arguments: paths)
  func agrees(_ path: String) throws {
    for citation in try lesson(path).citations where citation.paragraph.isClaim {
      let rules = citation.rules.compactMap { RuleCatalog.rule(named: $0) }
      let weights = Set(rules.map { Evidence.weight(of: $0.source) })
      let text = citation.paragraph
      let doubts = ["our choice", "unsere Wahl", "likely", "Wahrscheinlich", "article", "Artikel"]
      if weights == [.choice] { #expect(doubts.contains(where: text.contains), "\(text)") }
      if text.contains("Apple's contract") { #expect(weights.contains(.contract), "\(text)") }
      if ["How sure: recorded", "Wie sicher ist das? In Vorf"].contains(where: text.hasPrefix) {
        #expect(weights.contains(.observed), "\(text)")
      }
    }
  }

  @Test(
    "is asked about: six questions or more, at least one about a gesture of the lesson",
    arguments: paths
  )
  func asks(_ path: String) throws {
    let lesson = try lesson(path)
    let asks = lesson.parts.compactMap { if case .ask(let ask) = $0 { ask } else { nil } }
    #expect(asks.count >= 6)
    #expect(asks.allSatisfy { !$0.help.rules.isEmpty })
    #expect(lesson.gesturesAskedFor.contains(where: lesson.practices.contains))
  }

  @Test(
    "about a gesture that moves the cursor rests on that gesture's rule",
    arguments: Effort.share(of: paths, atLeastOneIn: 4)
  )
  func moves(_ path: String) throws {
    let lesson = try lesson(path)
    for (place, document) in try LessonLaws.documents(of: path).enumerated() {
      var session = Session(document)
      session.firstScreen = lesson.transcripts[place].start
      for (ask, step) in lesson.questions(at: place) {
        session.run(step.command)
        let decided = Set(session.state.phone.engine.decisions)
        for rule in Self.rulesOfMoving where ask?.help.rules.contains("\(rule)") ?? false {
          #expect(decided.contains(.focus(rule)), "\(step.command): \(rule)")
        }
      }
    }
  }

  /// The rules that say where a learner's gesture moves the cursor.
  private static let rulesOfMoving: [FocusRule] = [
    .movesGoInReadingOrder, .movesStopAtTheEnds, .fourFingerTapsGoToTheEnds,
    .touchLandsOnTheTopmost,
    .searchesLandOnTheNearest, .chooserGoesToTheItem,
  ]

  @Test("is tried out: each lesson ends with a task", arguments: paths)
  func tasks(_ path: String) throws {
    let last = try #require(try lesson(path).sections.last)
    #expect(last.hasTask)
  }

  @Test(
    "asks for swipes to the left or right in fewer than a third of all gestures",
    arguments: [LessonLaws.paths, LessonLaws.germanPaths]
  )
  func swipes(_ paths: [String]) throws {
    let gestures = try paths.flatMap { try lesson($0).gesturesAskedFor }
    let swipes = gestures.count { ["swipe left", "swipe right"].contains($0) }
    #expect(gestures.count >= 3 * paths.count)
    #expect(3 * swipes < gestures.count)
  }

  @Test("belongs to one of three courses, and code is there in UIKit and in SwiftUI")
  func courses() throws {
    for (paths, names) in [
      (LessonLaws.paths, ["hear", "design", "build"]),
      (LessonLaws.germanPaths, ["hören", "gestalten", "bauen"]),
    ] {
      let courses = Dictionary(grouping: try paths.map(lesson)) { $0.course ?? "" }
      #expect(names.map { courses[$0]?.count } == [9, 7, 7])
      for lesson in courses[names[2]] ?? [] {
        let code = lesson.parts.compactMap { if case .block(let lines) = $0 { lines } else { nil } }
        for framework in ["UIKit", "SwiftUI"] {
          #expect(
            code.joined().contains { $0.hasPrefix("// \(framework)") },
            "\(lesson.title)"
          )
        }
      }
    }
  }
}

extension String {
  /// Whether a paragraph says how sure a claim is.
  fileprivate var isClaim: Bool { hasPrefix("How sure:") || hasPrefix("Wie sicher ist das?") }
}

extension Lesson {
  /// The parts below a heading.
  fileprivate struct Section {
    var heading: String
    var paragraphs: [String] = []
    var plays = false
    var hasTask = false
  }

  /// The headings, each with the parts below it.
  fileprivate var sections: [Section] {
    var sections: [Section] = []
    for part in parts {
      if case .heading(let heading) = part { sections.append(Section(heading: heading)) }
      guard let last = sections.indices.last else { continue }
      switch part {
      case .paragraph(let text): sections[last].paragraphs.append(text)
      case .step: sections[last].plays = true
      case .task: sections[last].hasTask = true
      default: break
      }
    }
    return sections
  }

  /// The steps of a transcript, each with the question above it, if any.
  fileprivate func questions(at place: Int) -> [(ask: LessonAsk?, step: Transcript.Step)] {
    var asked: LessonAsk?
    return parts.compactMap { part in
      switch part {
      case .ask(let ask) where ask.kind != .choice: asked = ask
      case .step(let transcript, let step):
        defer { asked = nil }
        return transcript == place ? (asked, step) : nil
      default: break
      }
      return nil
    }
  }

  /// The gestures that its questions ask for, by their words.
  fileprivate var gesturesAskedFor: [String] {
    var isAsked = false
    return parts.compactMap { part in
      switch part {
      case .ask(let ask): isAsked = ask.kind == .gesture || isAsked
      case .step(_, let step):
        defer { isAsked = false }
        return isAsked ? Gesture(step.command)?.definition.words : nil
      default: break
      }
      return nil
    }
  }
}
