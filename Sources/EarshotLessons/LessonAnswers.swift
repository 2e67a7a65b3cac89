package import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// The answers that each question and each task of a lesson accepts, for teachers.
///
///     LessonAnswers(lesson, documents).lines
///     // "Question 1 of 3, gesture: Which gesture takes you to the switch?"
///     // "  right: swipe right"
///
/// Answers in other words are also right. Docs/WritingLessons.md, “How Earshot plays a lesson”,
/// lists them.
///
/// - Complexity: The same as for replaying the lesson's sessions.
package struct LessonAnswers {
  /// The title, followed by each question with its answers.
  package private(set) var lines: [String] = []
  /// The number of questions and tasks.
  package private(set) var count = 0
  private let language: LessonLanguage

  /// Lists the answers of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson whose answers to list.
  ///   - documents: The apps of its transcripts, one for each.
  package init(_ lesson: Lesson, _ documents: [AppDocument]) {
    language = lesson.language
    lines = [LessonLine(.lesson, lesson.title).inLanguage(language).printed]
    var player = LessonPlayer(lesson, documents: documents, mode: .asking)
    _ = player.begin()
    while !player.isOver {
      let answers = Self.answers(to: player.awaited)
      if !answers.isEmpty {
        count += 1
        lines += player.inLanguage(player.openQuestion).map(\.printed)
        lines += answers.map { "  " + $0[language] }
      }
      _ = player.take("skip")
    }
  }

  private static func answers(to awaited: LessonPlayer.Awaited) -> [Wording] {
    switch awaited {
    case .answer(let question): answers(to: question)
    case .choice(let choice): answers(to: choice)
    case .task(let attempt): answers(to: attempt.task)
    case .nothing, .more, .goOn, .practice: []
    }
  }

  private static func answers(to question: LessonQuestion) -> [Wording] {
    let right: [Wording] =
      switch question.kind {
      case .gesture: ways(of: question)
      case .words:
        [.answerRight(question.words.speech.last.map { Wording(verbatim: $0) } ?? .nothing)]
      }
    let also = question.ask?.alsoRight ?? []
    let wrong = question.ask?.wrong ?? []
    return right + also.map { .answerRight(Wording(verbatim: $0)) }
      + wrong.map { .answerWrong($0.words, $0.reply) }
  }

  /// Returns the lesson's gesture, a shorter path if one is known, and a note that other gestures
  /// with the same result are also right.
  private static func ways(of question: LessonQuestion) -> [Wording] {
    let own = question.step.command
    let shortest = question.shortest.commands
    let shorter = shortest == [own] ? [] : [shortest.joined(separator: ", ")]
    return ([own] + shorter).map { .answerRight(Wording(verbatim: $0)) } + [.otherWays]
  }

  private static func answers(to choice: LessonChoice) -> [Wording] {
    choice.ask.choices.enumerated().map { place, answer in
      answer.isRight
        ? .answerRight(Wording(verbatim: "\(place + 1)"))
        : .answerWrong("\(place + 1)", answer.remark)
    }
  }

  private static func answers(to task: LessonTask) -> [Wording] {
    let uses = task.uses.isEmpty ? [] : [Wording.mustUse(task.uses.joined(separator: ", "))]
    return [.oneWay(task.solution)] + task.claims.map { .doneIf($0.text) } + uses
  }
}
