import EarshotLines
import EarshotNotation
import EarshotModel
import EarshotSession
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons

/// Only what a task asks for completes it.
@Suite("The tasks of every lesson")
struct LessonTaskLaws {
  /// Returns a player at the task of a lesson, and the task.
  private func playerAtTask(of path: String) throws -> (player: LessonPlayer, attempt: LessonTry) {
    let lesson = try LessonLaws.lesson(path)
    let documents = try LessonLaws.documents(of: path)
    var player = LessonPlayer(lesson, documents: documents, mode: .telling)
    _ = player.begin()
    while !player.isOver {
      if case .task(let attempt) = player.awaited { return (player, attempt) }
      _ = player.take("")
    }
    throw LessonSample.Missing()
  }

  /// Returns whether a player completes the task with these lines.
  private func isDone(_ lines: [String], by player: LessonPlayer) -> Bool {
    var player = player
    return lines.contains { line in
      player.take(line).contains { $0.text.hasPrefix("Done.") || $0.text.hasPrefix("Geschafft.") }
    }
  }

  /// Attempts of someone who doesn't read the task.
  private func shortcuts(from session: Session) -> [[String]] {
    let touches = session.stops.compactMap { stop in
      session.tree[stop].label.map { "touch \"\($0)\"" }
    }
    let blind = ["first", "last", "magic tap", "scrub", "double tap"] + touches
    let rotors = ["Headings", "Überschriften"].map { "rotor \"\($0)\"" }
    return blind.map { [$0] } + (["last"] + touches).map { [$0, "double tap"] }
      + rotors.flatMap { rotor in touches.map { [rotor, $0] } }
  }

  @Test(
    "aren't done by a shortcut with fewer gestures than their own way",
    arguments: Effort.share(of: LessonLaws.allPaths, atLeastOneIn: 9)
  )
  func shortcuts(_ path: String) throws {
    let (player, attempt) = try playerAtTask(of: path)
    let own = LessonWay(attempt.task.solution, from: attempt.start).count
    for shortcut in shortcuts(from: attempt.start) {
      let count = LessonWay(shortcut, from: attempt.start).count
      guard count < own else { continue }
      #expect(!isDone(shortcut, by: player), "\(shortcut)")
    }
  }

  /// Returns whether these gestures, made one after the other, complete the task.
  private func isDone(_ gestures: [String], by attempt: LessonTry) -> Bool {
    var (attempt, session) = (attempt, attempt.start)
    for (place, line) in gestures.enumerated() {
      session.run(line)
      attempt.note(line, after: place)
    }
    return attempt.isDone(in: session)
  }

  /// Returns a task's own way, with its last gestures in reverse order and with one more.
  private func ways(of attempt: LessonTry) -> [[String]] {
    let own = attempt.task.solution.flatMap { InputLine($0).commands }
    let turned = own.dropLast(2) + own.suffix(2).reversed()
    return [own, Array(turned)] + [own + ["first"]]
  }

  @Test(
    "are judged at the end of a line of gestures as after the last one",
    arguments: Effort.share(of: LessonLaws.allPaths, atLeastOneIn: 6)
  )
  func joined(_ path: String) throws {
    let (player, attempt) = try playerAtTask(of: path)
    for way in ways(of: attempt) {
      let line = way.joined(separator: "; ")
      #expect(isDone([line], by: player) == isDone(way, by: attempt), "\(line)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var lesson: String
    var lines: [String]
    var testDescription: String { "\(lesson): \(lines.joined(separator: "; "))" }
  }

  static let undone = [
    Case(lesson: "03", lines: ["three-finger triple tap", "last"]),
    Case(lesson: "04", lines: ["tap \"Stations\"", "double tap", "magic tap"]),
    Case(lesson: "06", lines: ["rotor \"Headings\"", "touch \"Sport\""]),
    Case(lesson: "06", lines: ["first", "rotor \"Headings\"", "swipe down", "touch \"Sport\""]),
    Case(
      lesson: "07",
      lines: ["touch \"Name\"", "double tap", "type \"Miau\"", "return", "last", "double tap"]
    ),
    Case(lesson: "09", lines: ["touch \"Brightness\"", "swipe down 5"]),
    Case(lesson: "11", lines: ["swipe left", "swipe down 2; swipe up"]),
    Case(
      lesson: "13",
      lines: ["touch \"Delivery\"", "double tap", "touch \"Tomorrow\"", "double tap"]
    ),
    Case(lesson: "14", lines: ["magic tap"]),
    Case(lesson: "14", lines: ["action \"Remove\"", "last", "double tap"]),
    Case(lesson: "15", lines: ["action \"Call the shelter\""]),
    Case(
      lesson: "17",
      lines: ["scrub; touch \"Heat\"; double tap; wait 4s; touch \"Call the neighbors\""]
    ),
    Case(lesson: "19", lines: ["last", "double tap"]),
    Case(lesson: "de/03", lines: ["three-finger triple tap", "last", "double tap"]),
    Case(lesson: "de/04", lines: ["scrub", "touch \"Behalten\"", "double tap"]),
  ]

  @Test("need everything that they ask for", arguments: undone)
  func less(_ row: Case) throws {
    let path = try #require(
      LessonLaws.allPaths.first { $0.hasPrefix("Docs/Lessons/\(row.lesson)") }
    )
    #expect(!isDone(row.lines, by: try playerAtTask(of: path).player))
  }

  static let done = [
    Case(lesson: "04", lines: ["tap \"Stations\"", "double tap", "touch \"News\"", "magic tap"]),
    Case(lesson: "13", lines: ["touch \"Delivery\"", "double tap", "last", "scrub"]),
    Case(
      lesson: "14",
      lines: ["action \"Remove\"", "touch \"Rye bread\"", "action \"Remove\"", "m"]
    ),
    Case(lesson: "19", lines: ["touch 200 400", "touch \"Send\"", "double tap"]),
    Case(lesson: "de/04", lines: ["scrub", "touch \"Verwerfen\"", "double tap"]),
  ]

  @Test("can also be done in other ways, after a detour", arguments: done)
  func otherWays(_ row: Case) throws {
    let path = try #require(
      LessonLaws.allPaths.first { $0.hasPrefix("Docs/Lessons/\(row.lesson)") }
    )
    #expect(isDone(row.lines, by: try playerAtTask(of: path).player))
  }
}
