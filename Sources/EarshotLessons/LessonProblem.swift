import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts

/// A problem that a learner works on until they solve or skip it: a question, a choice, or a task.
///
/// Hints, `skip`, and the end are the same for all problems. This file implements them.
protocol LessonProblem: Sendable {
  /// The author's hints and explanation.
  var help: LessonHelp { get }
  /// The number of hints given.
  var hints: Int { get set }
  /// The input that the player waits for while the learner works on the problem.
  var awaited: LessonPlayer.Awaited { get }
  /// The output of `skip`.
  var solution: [LessonLine] { get }

  /// Returns a hint by its number, starting at 1, or the last hint if there are no more.
  func hint(_ number: Int) -> Wording?
  /// Moves the player to the point where the lesson continues.
  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome)
}

extension LessonPlayer {
  /// Gives the next hint and asks again.
  mutating func giveHint(on problem: some LessonProblem) -> [LessonLine] {
    var problem = problem
    problem.hints += 1
    score.note(at: questionPlace) { $0.hints += 1 }
    awaited = problem.awaited
    return (problem.hint(problem.hints).map { [LessonLine(.hint, $0)] } ?? []) + openQuestion
  }

  /// Shows the solution and continues in the state of the lesson's own session.
  mutating func skip(_ problem: some LessonProblem) -> [LessonLine] {
    close(problem, as: .skipped, saying: problem.solution)
  }

  /// Ends a problem, prints the explanation, and continues to the next pause.
  ///
  /// - Parameters:
  ///   - problem: The problem to end.
  ///   - outcome: The outcome of the problem.
  ///   - said: The lines to print first.
  ///   - explanation: The explanation to use if the author gives none.
  /// - Returns: The lines to print, up to the next pause.
  mutating func close(
    _ problem: some LessonProblem,
    as outcome: LessonScore.Outcome,
    saying said: [LessonLine],
    _ explanation: Wording? = nil
  ) -> [LessonLine] {
    score.note(at: questionPlace) { $0.outcome = outcome }
    problem.leave(&self, as: outcome)
    tries = []
    lastRules = problem.help.rules
    var lines = said + explained(problem.help.explanation ?? explanation)
    advance(&lines)
    return lines
  }

  /// Returns an explanation.
  ///
  /// The first explanation that cites a rule also explains the word in brackets.
  private mutating func explained(_ text: Wording?) -> [LessonLine] {
    guard let text else { return [] }
    guard !knowsEvidence, text.en.contains("Rule: ") else { return [.tool(text)] }
    knowsEvidence = true
    return [.tool(text), .tool(.evidence)]
  }
}

extension LessonQuestion: LessonProblem {
  var help: LessonHelp { ask?.help ?? LessonHelp() }
  var awaited: LessonPlayer.Awaited { .answer(self) }
  var solution: [LessonLine] {
    LessonLine.session([LineMark.command.line(step.command)]) + LessonLine.session(response)
  }

  /// Keeps the learner's own gestures if they lead to the same state.
  ///
  /// Otherwise, the lesson's gestures replace them, even in the record.
  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome) {
    player.score.steps += 1
    player.heard.formUnion(response.speech)
    let isOwnWay = kind == .gesture && outcome == .right && player.session.isSame(as: goal)
    if !isOwnWay { player.session = goal }
  }
}

extension LessonChoice: LessonProblem {
  var help: LessonHelp { ask.help }
  var awaited: LessonPlayer.Awaited { .choice(self) }
  var solution: [LessonLine] {
    let right = ask.choices.filter(\.isRight).map(\.text).joined(separator: "; ")
    return [.tool(.itIs(right))]
  }

  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome) {}
}

extension LessonTry: LessonProblem {
  var help: LessonHelp { task.help }
  var awaited: LessonPlayer.Awaited { .task(self) }
  var solution: [LessonLine] { [.tool(ownWay)] }

  /// Returns to the state of the lesson, unless the task is done and nothing follows.
  ///
  /// The learner's gestures stay in the record.
  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome) {
    if outcome == .right, !player.playsMore { return }
    if !player.tries.isEmpty { player.finished = player.transcripts }
    player.session = start
  }
}
