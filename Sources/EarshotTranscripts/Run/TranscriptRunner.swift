// Longer than 300 lines: the steps of one run share private state.

import EarshotReports
import EarshotLines
import EarshotModel
import EarshotSession
import EarshotNotation
import EarshotComposer

/// A runner that performs the steps of a transcript in order.
struct TranscriptRunner {
  let transcript: Transcript
  /// The way to compare speech, unless a line is a pattern.
  private let comparison: SpokenComparison
  var session: Session
  /// The same session with the cursor where the file expects it, or `nil` if the focus is correct.
  private var shadow: Session?
  /// The top screen according to the file if a different screen is visible, or `nil` otherwise.
  private var writtenScreen: String?
  /// The number of the current phase, or 0 before the first phase.
  private var phase = 0
  /// The file after the hunks so far, or `nil` before the first hunk.
  var file: PatchedFile?
  /// The errors in names that the app lost, by the lines of the commands.
  ///
  /// An update must not write the output of these commands.
  var lostNames: [Int: String] = [:]
  /// Whether a difference that follows from another difference also gets a hunk.
  var showsAll = false
  /// A closure that returns the place of an element in the files.
  var place: (ElementTree.Index) -> Finding.Place? = { _ in nil }
  /// The names that the session expects, or `nil` until a step differs.
  var expectedNames: Set<String>?
  var causes = CauseLedger()
  /// Whether to compare failing claims with the words that the app can say.
  var findsSpelling = false
  /// Whether to try failing claims with their old meaning.
  var migrates = false
  /// The claims that are true with their old meaning.
  private(set) var migrations: [ClaimMigration] = []
  /// The words that the app can say, or `nil` until a claim needs them.
  private var spoken: SpokenTexts?
  /// The lines to judge.
  ///
  /// Other lines aren't reported.
  var judged = LineSelection.all

  /// Whether an update leaves the next step unchanged because an earlier step was refused.
  private var keeps = false
  /// Whether a finding already reported the steps that an update leaves unchanged.
  var saysWhatIsKept = false
  /// The probable new name in the first step that an update leaves unchanged.
  private(set) var renaming: Renaming?
  /// The step that took too much work and ended the run, or `nil` if the run finished.
  private(set) var excess: WorkExcess?
  var results: [TranscriptRun.StepResult] = []
  var failures: [Finding] = []
  /// The findings that the file excuses as known.
  var knownFailures: [Finding] = []
  /// The reasons in the file for known failures, without repetitions.
  var knownReasons: [String] = []
  /// The step that the header excuses, or `nil` if nothing has failed yet or the header has no
  /// reason.
  var stepOfHeader: Transcript.Step?
  /// The reason in the header, or `nil` after a step has failed.
  var reasonOfHeader: String?
  /// The reason of the last failing step, or `nil` if there's none.
  var reasonAstray: String?
  var counts = TranscriptRun.Counts()
  /// The gestures without audible output, or `nil` while there's output.
  private(set) var unheard: UnheardGestures?

  init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)],
    work: WorkBudget.Limits = .usual
  ) {
    self.transcript = transcript
    reasonOfHeader = transcript.expectedFailure
    session = Session(transcript, on: document, overrides: overrides)
    session.limitWork(work)
    let isOneString = session.options.style == .utterance
    comparison = transcript.comparison ?? (isOneString ? .words : .exact)
  }

  /// The time until a waiting handler continues after the end, in the notation of a session.
  ///
  /// The value is `nil` if no handler is waiting, or if a failure may be the reason for the wait.
  var dueAtEnd: String? {
    failures.isEmpty && knownFailures.isEmpty && excess == nil ? session.nextDueOfHandlers : nil
  }

  /// Runs every step, or the steps up to the first one that doesn't match the file.
  mutating func run(stoppingAtFailure stops: Bool = false) {
    results.reserveCapacity(transcript.steps.count)
    let isOfClaimsAlone = transcript.isOfClaimsAlone
    let end = judged.end ?? .max
    for step in transcript.steps where (!stops || failures.isEmpty) && step.line < end {
      guard excess == nil else { return }
      run(compared(step), isOfClaimsAlone: isOfClaimsAlone)
    }
  }

  /// Returns the step with the comparison for its lines that the transcript or its style requires.
  ///
  /// - Source: VOICEOVER.md 4.5b.
  private func compared(_ step: Transcript.Step) -> Transcript.Step {
    guard comparison != .exact else { return step }
    var step = step
    for place in step.expected.indices { step.expected[place].comparison = comparison }
    return step
  }

  private mutating func run(_ step: Transcript.Step, isOfClaimsAlone: Bool) {
    begin(phase: step.phase)
    if step.launchesApp { (shadow, writtenScreen, reasonAstray) = (nil, nil, nil) }
    let isAstray = shadow != nil || writtenScreen != nil
    let before = session.cursor
    let (gestures, phrases) = (session.gestureCount, session.phraseCount)
    let wasHeard = session.reasonUnheard == nil
    let heard = StepHeard(step, in: &session)
    let isFirst = step.line == transcript.steps.first?.line && !transcript.expectsVoices
    unheard = UnheardGestures(unheard, wasHeard: wasHeard, isFirst: isFirst, step, session)
    if let end = session.work.end { return noteExcess(end, at: step.line, step.command) }
    let other = shadow.map { StepShadow(step, $0) }
    let scope = isOfClaimsAlone || step.isOfClaimsAlone ? StepHeard.Judged.refusals : .everyLine
    var result = TranscriptRun.StepResult(
      step: step,
      heard: heard.lines,
      advice: heard.advice,
      origin: before,
      beginsAstray: isAstray,
      judged: scope,
      isAsWritten: heard.isAsWritten(step, scope)
    )
    result.gestures = session.gestureCount - gestures
    result.phrases = session.phraseCount - phrases
    var findings = judgeClaims(of: step)
    if excess != nil { return }
    follow(other, heard, &result, &findings)
    result.knownReason = knownReason(of: result, findings)
    keepIfRefused(&result)
    reportIfJudged(&result, findings)
  }

  /// Judges the claims of a step and records their old meaning for `--migrate`.
  private mutating func judgeClaims(of step: Transcript.Step) -> [ClaimFailure] {
    // Most steps have no claims, and need no copy of the session to ask.
    guard !step.claims.isEmpty else { return [] }
    var asked = session
    var findings = judge(step.claims, in: &asked)
    migrate(&findings, in: &asked)
    session.work = asked.work
    return findings
  }

  /// Moves the session to the screen and the cursor position in the file unless it's already there.
  private mutating func follow(
    _ other: StepShadow?,
    _ heard: StepHeard,
    _ result: inout TranscriptRun.StepResult,
    _ findings: inout [ClaimFailure]
  ) {
    if followScreen(&result, &findings) {
      shadow = nil
    } else if let other {
      follow(other, &result, &findings)
    } else if !result.isAsWritten {
      session.work.spend(Work.stop * 2 * session.stops.count)
      shadow =
        session.withFocus(movedAsIn: result.step, before: result.origin)
        ?? session.withFocus(keptFor: step(after: result.step), heard, before: result.origin)
    }
  }

  /// Reports a step without the lines and claims that aren't judged.
  private mutating func reportIfJudged(
    _ result: inout TranscriptRun.StepResult,
    _ findings: [ClaimFailure]
  ) {
    let findings = findings.filter { judged.contains($0.claim.number) }
    result.failedClaims = findings.filter { !$0.isConsequential }.map(\.claim)
    if !judged.contains(result.step.line) {
      result.isAsWritten = true
      if !result.step.claims.contains(where: { judged.contains($0.number) }) { return }
    }
    report(result, findings)
  }

  /// Records whether an update leaves the step unchanged because it or an earlier step is now
  /// refused.
  private mutating func keepIfRefused(_ result: inout TranscriptRun.StepResult) {
    result.isNameLost = lostNames[result.step.line] != nil
    if result.isKnown { return }
    if !keeps, result.bringsRefusal || result.isNameLost || result.actsElsewhere {
      keeps = true
      renaming = Renaming(of: result.step, of: transcript, in: session)
    }
    result.isKept = keeps
  }

  /// Begins each phase up to the given phase.
  ///
  /// Each phase starts a new count of gestures.
  private mutating func begin(phase number: Int) {
    guard number > phase else { return }
    phase = number
    session.run(LineMark.phase.rawValue)
    shadow?.run(LineMark.phase.rawValue)
  }

  /// Checks whether a step differs only because the focus was wrong, so it matches the file if the
  /// cursor is at its place in the file.
  ///
  /// - Source: SESSIONS.md, "Transcripts"; the method is our choice.
  private mutating func follow(
    _ shadow: StepShadow,
    _ result: inout TranscriptRun.StepResult,
    _ findings: inout [ClaimFailure]
  ) {
    let step = result.step
    var other = shadow.session
    let isAsWritten = shadow.heard.isAsWritten(step, result.judged)
    let open = judge(step.claims, in: &other).map(\.claim.number)
    for place in findings.indices {
      findings[place].isConsequential = isAsWritten && !open.contains(findings[place].claim.number)
    }
    if !result.isAsWritten, isAsWritten {
      result.isConsequential = true
      self.shadow = other
    } else if !result.isAsWritten {
      self.shadow = other.withFocus(movedAsIn: step, before: other.cursor) ?? other
    } else {
      self.shadow = isAsWritten && !other.isWhere(session) ? other : nil
    }
  }

  /// Checks whether a step differs because the current screen isn't the one in the file.
  ///
  /// The mismatch lasts from a step that differs until the file names the current screen.
  ///
  /// - Returns: Whether the step began on a different screen.
  /// - Source: our choice.
  private mutating func followScreen(
    _ result: inout TranscriptRun.StepResult,
    _ findings: inout [ClaimFailure]
  ) -> Bool {
    let isElsewhere = writtenScreen != nil
    if isElsewhere {
      result.isConsequential = !result.isAsWritten
      for place in findings.indices { findings[place].isConsequential = true }
    }
    if let written = result.step.screenComingUp {
      writtenScreen = result.isAsWritten || session.shownNames.last == written ? nil : written
    }
    return isElsewhere
  }

  private mutating func noteExcess(_ end: WorkBudget.End, at line: Int, _ command: String) {
    let (name, limits) = (transcript.source.name, session.work.limits)
    excess = WorkExcess(file: name, line: line, command: command, end: end, limits: limits)
  }

  /// Removes the claims that are true with their old meaning.
  private mutating func migrate(_ findings: inout [ClaimFailure], in session: inout Session) {
    guard migrates else { return }
    findings.removeAll { failure in
      let new = failure.claim.olderMeanings.first { text in
        (try? Claim(text)).map { session.judge($0) == nil } ?? false
      }
      guard let new else { return false }
      let (line, old) = (failure.claim.number, failure.claim.text)
      migrations.append(ClaimMigration(line: line, old: old, new: new))
      return true
    }
  }

  /// Returns the claims that fail.
  private mutating func judge(_ claims: [Claim], in session: inout Session) -> [ClaimFailure] {
    var failures: [ClaimFailure] = []
    for claim in claims where claim.knownFailure == nil {
      var failure = session.judge(claim).map { ClaimFailure(claim: claim, found: $0) }
      if failure != nil, findsSpelling, claim.asksForTexts {
        let texts = spoken ?? SpokenTexts(session.document)
        spoken = texts
        session.work.spend(texts.cost)
        failure?.found += claim.spelling(in: texts)
      }
      if let end = session.work.end {
        noteExcess(end, at: claim.number, LineMark.claim.line(claim.text))
        return failures
      }
      if let failure { failures.append(failure) }
    }
    return failures
  }
}

extension Transcript.Step {
  /// The last screen that appears, according to the file, or `nil` if there's none.
  fileprivate var screenComingUp: String? {
    let kind = SessionLine.Kind.screen.rawValue
    return expected.last { $0.literal.kind == kind && $0.loosened == nil }?.literal.words
  }
}
