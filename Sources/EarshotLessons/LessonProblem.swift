import EarshotLines
import EarshotModel
import EarshotSession
import EarshotTranscripts

/// What a learner works on until it is solved or skipped: a question, a choice or a task.
///
/// Hints, `skip` and the end are the same for all of them, and have their one place here.
protocol LessonProblem: Sendable {
  /// The hints of the author, and why it is so.
  var help: LessonHelp { get }
  /// The number of hints given.
  var hints: Int { get set }
  /// What the player waits for while the learner works on it.
  var awaited: LessonPlayer.Awaited { get }
  /// What `skip` shows.
  var solution: [LessonLine] { get }

  /// A hint by its number, from 1; the last one again once they are used up.
  func hint(_ number: Int) -> Wording?
  /// Leads the player to where the lesson goes on.
  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome)
}

extension LessonPlayer {
  /// Gives the next hint, and asks again.
  mutating func giveHint(on problem: some LessonProblem) -> [LessonLine] {
    var problem = problem
    problem.hints += 1
    score.note(at: questionPlace) { $0.hints += 1 }
    awaited = problem.awaited
    return (problem.hint(problem.hints).map { [LessonLine(.hint, $0)] } ?? []) + openQuestion
  }

  /// Shows the solution, and goes on as the lesson's own session does.
  mutating func skip(_ problem: some LessonProblem) -> [LessonLine] {
    close(problem, as: .skipped, saying: problem.solution)
  }

  /// Ends a problem: says why it is so, and goes on to where the lesson waits next.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - outcome: The outcome.
  ///   - said: What is printed first.
  ///   - explanation: Why it is so, where the author gives no reason.
  /// - Returns: What is printed, up to where the lesson waits next.
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

  /// An explanation; below the first one that cites a rule, what the word in brackets means.
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

  /// Keeps the learner's own way where it leads to the same state.
  ///
  /// Else the lesson's takes its place, in the record, too.
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

  /// Leads back to where the lesson was, unless the task is done and nothing is played after it; what
  /// was done stays in the record.
  func leave(_ player: inout LessonPlayer, as outcome: LessonScore.Outcome) {
    if outcome == .right, !player.playsMore { return }
    if !player.tries.isEmpty { player.finished = player.transcripts }
    player.session = start
  }
}
