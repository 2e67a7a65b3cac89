import EarshotAudit
public import EarshotLessons
import EarshotLines
import EarshotModel
public import EarshotNotation
import EarshotTranscripts

/// The result of judging a learner's screen.
public struct ExerciseResult: Hashable, Sendable {
  /// The result of a check.
  public struct Phase: Hashable, Sendable {
    /// The check that judged the screen.
    public let check: Exercise.Check
    /// The remaining problem in words, or `nil` if the check passes.
    public let problem: String?
  }

  /// The exercise that the screen belongs to.
  public let exercise: Exercise
  /// The result of each check, in order.
  public let phases: [Phase]
  /// The minimum number of gestures that now reach and use the control, or `nil` if it isn't
  /// reachable.
  public let gestures: Int?
  /// The state of the control whose gestures the exercise counts.
  private let goalState: ExerciseGoal

  /// The message about the part that Earshot didn't judge, or `nil` if it judged everything.
  private var unjudged: Wording?

  /// Judges a screen, or returns `nil` if the screen has errors.
  ///
  /// If the learner translated the screen, Earshot judges its behavior instead of its words.
  ///
  /// - Parameters:
  ///   - exercise: The exercise that the screen belongs to.
  ///   - source: The learner's screen.
  /// - Complexity: The same as for an audit and for measuring the effort, twice if the screen is
  ///   translated.
  public init?(_ exercise: Exercise, of source: SourceText) {
    let reading = AppDocument.read([source])
    guard let document = reading.document else { return nil }
    self.init(exercise, reading, document, source)
    guard !isDone, exercise.judgesBehavior,
      let own = ExerciseTranslation(exercise, of: source, in: document.tree), !own.changed.isEmpty
    else { return }
    var result = ExerciseResult(own.exercise, reading, document, source, in: own.foreign)
    guard result.isDone || own.foreign != nil else { return }
    result.unjudged = own.foreign.map(Wording.wordsNotJudged) ?? .otherTextsNotJudged
    self = result
  }

  /// Judges a screen with an exercise whose text uses the words of the screen.
  ///
  /// `foreign` is the language of the app if Earshot doesn't know its words.
  private init(
    _ exercise: Exercise,
    _ reading: AppDocument.ParseResult,
    _ document: AppDocument,
    _ source: SourceText,
    in foreign: String? = nil
  ) {
    let rules = Set(exercise.checks.compactMap(\.audit))
    let judges = exercise.judgesBehavior
    let isAudited = judges || !rules.isEmpty
    let findings = isAudited ? Audit(reading, of: [source])?.report.findings ?? [] : []
    let keeping = judges ? ExerciseKeeping(exercise) : nil
    let judge = keeping.map { keeping in
      ExerciseJudge(
        walk: ExerciseWalk(document),
        language: exercise.language,
        broken: keeping.before,
        renamed: keeping.renamed,
        cause: findings.first { $0.rule.id == Self.silencing }.map(Self.words),
        judgesWords: foreign == nil
      )
    }
    self.exercise = exercise
    let language = exercise.language
    var phases = exercise.checks.map { check in
      let finding = findings.first { $0.rule.id == check.audit }
      let problem = Self.problem(of: check, in: exercise, on: document, judge)
      let found = problem ?? finding.map { Self.words(of: $0, check) }
      return Phase(check: check, problem: found?[language])
    }
    // A loss comes last. Until everything else is right, another problem may be its cause.
    if let keeping, let judge, let last = phases.last, phases.allSatisfy({ $0.problem == nil }) {
      let loss = keeping.loss(in: judge.walk) ?? Self.damage(findings, in: exercise)
      phases[phases.count - 1] = Phase(check: last.check, problem: loss?[language])
    }
    self.phases = phases
    let controls = AppEffort(document).screens.flatMap(\.controls)
    gestures = controls.first { $0.identifier == exercise.goal && $0.identifier != nil }?.least
    goalState = ExerciseGoal(exercise.goal, in: document, walk: judge?.walk)
  }

  /// Returns the problem with the requirements or the session of a check, or `nil` if the check
  /// passes.
  private static func problem(
    of check: Exercise.Check,
    in exercise: Exercise,
    on document: AppDocument,
    _ judge: ExerciseJudge?
  ) -> Wording? {
    if let judge, !check.requirements.isEmpty {
      let problem =
        judge.problem(in: check.requirements, still: check.still)
        ?? judge.rival(of: check, among: exercise.checks)
      if let problem { return problem }
    }
    guard !check.lines.isEmpty else { return nil }
    guard let transcript = Transcript.read(exercise.session(of: check)).transcript else {
      return Wording(verbatim: check.still)
    }
    let run = TranscriptRun(transcript, on: document)
    if !run.mistakes.isEmpty { return Wording(verbatim: check.still) }
    return run.passed ? nil : .still(check.still, because: run.obstacle)
  }

  /// The rule about an invisible view that silences everything else on the screen.
  private static let silencing = "modal-invisible"

  /// Returns the problem that a repair caused, which is a finding of the audit that the broken
  /// screen doesn't have, or `nil` if there's none.
  private static func damage(_ findings: [AuditFinding], in exercise: Exercise) -> Wording? {
    let broken = SourceText(name: exercise.screenName, exercise.screen)
    let reading = AppDocument.read([broken])
    let before = Audit(reading, of: [broken])?.report.findings.map(\.rule.id) ?? []
    let known = Set(before + exercise.allowed)
    let new = findings.first { $0.severity != .note && !known.contains($0.rule.id) }
    return new.map(words)
  }

  /// Returns a message with the line of a finding, because the author's words may not fit the
  /// finding.
  private static func words(of finding: AuditFinding) -> Wording {
    .finding(
      line: finding.place.line,
      heard: finding.heard,
      finding.message,
      of: finding.rule.id
    )
  }

  private static func words(of finding: AuditFinding, _ check: Exercise.Check) -> Wording {
    guard check.requirements.isEmpty else { return words(of: finding) }
    return .still(check.still, because: words(of: finding))
  }

  /// The number of checks that pass.
  public var passed: Int { phases.count { $0.problem == nil } }
  /// The share of the checks that pass, in hundredths.
  public var percent: Int { phases.isEmpty ? 100 : passed * 100 / phases.count }
  /// Whether the screen passes every check.
  public var isDone: Bool { passed == phases.count }
}

extension ExerciseResult {
  /// Returns the result in lines.
  ///
  /// - Parameter hint: The number of the hint for the first problem, starting at 1, or `nil` for
  ///   none.
  /// - Returns: The result, line by line.
  public func lines(hint: Int?) -> [LessonLine] {
    let states = phases.map { phase in
      LessonLine.tool(phase.problem.map(Wording.stillWrong) ?? .rightNow(phase.check.done))
    }
    var said: Set<LessonLine> = []
    let different = states.filter { said.insert($0).inserted }
    let rest = effortLines + (unjudged.map { [.tool($0)] } ?? []) + [.tool(count)]
    return (different + (hint.map(hintLines) ?? []) + rest).map { $0.inLanguage(exercise.language) }
  }

  private var count: Wording { .passed(passed, of: phases.count, percent: percent) }

  /// The result in one sentence.
  package var sentence: String {
    count[exercise.language]
  }

  /// The first check that fails, or `nil` if none does.
  public var firstProblem: Exercise.Check? { phases.first { $0.problem != nil }?.check }

  /// Returns a hint for the first problem, by its number, starting at 1.
  ///
  /// If there are no more hints, repeats the last hint.
  ///
  /// - Returns: The hint in lines, or an empty array if everything is right or no hint exists.
  public func hintLines(_ number: Int) -> [LessonLine] {
    let lines = firstProblem?.hintLines(number) ?? []
    return lines.map { $0.inLanguage(exercise.language) }
  }

  private var effortLines: [LessonLine] {
    guard let goal = exercise.goal, let fewest = exercise.fewest else { return [] }
    // A repaired control may have no identifier, in which case there's no message about it.
    switch goalState {
    case .missing where gestures == nil, .dimmed: return []
    default: break
    }
    if gestures == nil, isDone { return [] }
    guard let gestures else {
      return [.tool(goalState == .reached ? .reachedWithoutUse(goal) : .unreached(goal))]
    }
    guard gestures > fewest else { return [] }
    return [.tool(.effort(goal, gestures, fewest: fewest))]
  }

  /// The result as a report, as for a lesson.
  public var report: LessonReport {
    LessonReport(
      lesson: exercise.title,
      isFinished: isDone,
      percent: percent,
      questions: phases.map {
        .init(
          text: $0.check.done,
          kind: "task",
          outcome: $0.problem == nil ? "right" : "open",
          isRightAtOnce: $0.problem == nil,
          misses: 0,
          hints: 0
        )
      }
    )
  }
}

extension Exercise.Check {
  /// Returns a hint by its number, starting at 1.
  ///
  /// If there are no more hints, repeats the last hint.
  ///
  /// - Returns: The hint in lines, or an empty array if there's none.
  package func hintLines(_ number: Int) -> [LessonLine] {
    guard !hints.isEmpty else { return [] }
    let place = min(max(number, 1), hints.count)
    let detail = Wording.place(place, of: hints.count)
    return [LessonLine(.hint, Wording(verbatim: hints[place - 1]), detail: detail)]
  }
}

extension TranscriptRun {
  /// The message about the gesture that did nothing or the claim that failed, where the check
  /// stopped, or `nil` if there's none.
  fileprivate var obstacle: Wording? {
    results.lazy.compactMap { $0.refused ?? $0.failedClaim }.first
  }
}

extension TranscriptRun.StepResult {
  /// The message about a gesture that did nothing, or `nil` if there's none.
  fileprivate var refused: Wording? {
    heard.lazy.compactMap { line in
      guard case .refusal(let reason) = line else { return nil }
      return .doesNothing("\(step.command)", reason)
    }.first
  }

  /// The message about the first claim that fails, or `nil` if no claim fails or the claim isn't
  /// about words.
  ///
  /// The message contains the last speech.
  fileprivate var failedClaim: Wording? {
    guard let claim = failedClaims.first else { return nil }
    guard claim.text.begins(with: "says ") else { return nil }
    let spoken = heard.compactMap { line in
      if case .speech(let spoken) = line { Display.spoken(spoken.text) } else { nil }
    }
    return .hearing(spoken.last)
  }
}
