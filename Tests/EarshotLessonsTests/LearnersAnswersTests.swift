import EarshotLines
import EarshotNotation
import EarshotTranscripts
import TestSupport
import Testing

@testable import EarshotLessons

/// Answers of learners who haven't seen the lesson's text; Tests/Fixtures/lessons/answers.txt has
/// the verdicts, which were written before the program judged the answers.
@Suite("Answers of learners")
struct LearnersAnswersTests {
  /// A question, by the beginning of its text, and answers with their verdicts.
  struct Question: Sendable, CustomTestStringConvertible {
    var lesson: String
    var text: String
    var answers: [(verdict: String, text: String)] = []
    var testDescription: String { "\(lesson): \(text)" }
  }

  static let questions: [Question] = {
    var questions: [Question] = []
    let source = try? ProjectFiles.source("Tests/Fixtures/lessons/answers.txt")
    for line in (source?.lines ?? []).map(\.text)
    where !line.isEmpty && !line.trimmed.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2 else { continue }
      if line.hasPrefix("  ") {
        questions[questions.count - 1].answers.append((parts[0], parts[1]))
      } else {
        questions.append(Question(lesson: parts[0], text: parts[1]))
      }
    }
    return questions
  }()

  @Test("there are four hundred")
  func count() { #expect(Self.questions.map(\.answers.count).reduce(0, +) >= 400) }

  /// Returns a player that waits for an answer to a question, or `nil` if the lesson never asks it.
  private func player(at question: Question) throws -> LessonPlayer? {
    let path = "Docs/Lessons/\(question.lesson).md"
    var player = LessonPlayer(
      try LessonLaws.lesson(path),
      documents: try LessonLaws.documents(of: path),
      mode: .asking
    )
    _ = player.begin()
    while !player.isOver {
      if player.openQuestion.contains(where: { $0.text.hasPrefix(question.text) }) { return player }
      player.answerPerfectly()
    }
    return nil
  }

  /// Returns a player's verdict on an answer, in the words of the file.
  private func verdict(on answer: String, by player: LessonPlayer) -> String {
    var after = player
    let lines = after.take(answer)
    if lines.contains(where: { $0.text == Wording.beginning[player.language] }) { return "help" }
    let place = player.questionPlace
    let (old, new) = (player.score.result(at: place), after.score.result(at: place))
    guard let old, let new else { return "none" }
    if new.outcome == .right { return "right" }
    if new.misses > old.misses || new.outcome == .wrong { return "wrong" }
    if new.hints > old.hints || new.outcome == .skipped { return "help" }
    // A gesture that leads nowhere near a task is still made.
    if new.isTask, after.tries.count > player.tries.count { return "wrong" }
    return after.questionPlace == place ? "retry" : "help"
  }

  @Test("get the verdict that was written before", arguments: questions)
  func verdicts(_ question: Question) throws {
    let player = try #require(try player(at: question), "no such question")
    for answer in question.answers {
      let found = verdict(on: answer.text, by: player)
      #expect(found == answer.verdict, "“\(answer.text)” is \(found), not \(answer.verdict)")
    }
  }
}
