import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotReports
import EarshotSession

// The report of a step.
extension TranscriptRunner {
  mutating func report(
    _ result: TranscriptRun.StepResult,
    _ claims: [ClaimFailure]
  ) {
    results.append(result)
    let isConsequential = result.isConsequential || claims.contains(where: \.isConsequential)
    if result.isCounted {
      counts.steps += 1
      if result.isOpen {
        counts.failed += 1
      } else if isConsequential {
        counts.consequential += 1
      } else {
        counts.passed += 1
      }
    }
    counts.claims += result.step.claims.count { judged.contains($0.number) }
    counts.failedClaims += result.failedClaims.count
    var found: [Finding] = []
    if result.isAsWritten { causes.noteAsWritten(result) } else { found.append(finding(result)) }
    for claim in claims { found.append(finding(claim, result)) }
    guard let reason = result.knownReason else { return failures += found }
    knownFailures += found
    if !knownReasons.contains(reason) { knownReasons.append(reason) }
  }

  private mutating func finding(
    _ result: TranscriptRun.StepResult
  ) -> Finding {
    let step = result.step
    if file == nil { file = PatchedFile(transcript.source) }
    var changes = StepChanges(of: result.heard, in: session)
    changes.expectedNames = namesOfSession()
    let found = sentences(changes, at: result)
    let onlyReads = step.expectsActivation && changes.tapThatOnlyReads(step) != nil
    let sentences = found.map(\.text)
    let own = cause(of: result, changes, found)
    let cause = causes.cause(own, of: result, bySoundOnly: sentences.areOfSounds)
    let isShown = showsAll || !isTold(own, cause, by: result, sentences)
    return Finding(
      result.kindOfFinding,
      at: .init(transcript.source.name, line: step.line),
      under: step.command,
      phase: title(ofPhase: step.phase),
      details: details(of: result, own, cause, isShown ? sentences : nil),
      hunk: isShown && !onlyReads && !result.isKept && !result.isKnown
        ? file?.hunk(result.edit) ?? "" : "",
      isConsequential: result.isConsequential,
      cause: cause.reported(place)
    )
  }

  private func sentences(_ changes: StepChanges, at result: TranscriptRun.StepResult)
    -> [StepChanges.Sentence]
  {
    if result.isConsequential { return [] }
    switch result.kindOfFinding {
    case .nothingWritten: return changes.sentencesAboutComments
    case .speechDiffers:
      return changes.sentences(since: result.step, before: step(after: result.step))
    default: return []
    }
  }

  /// Returns the names that the session expects.
  ///
  /// The names are computed when the first step differs.
  private mutating func namesOfSession() -> Set<String> {
    let names = expectedNames ?? transcript.expectedNames
    expectedNames = names
    return names
  }

  private func cause(
    of result: TranscriptRun.StepResult,
    _ changes: StepChanges,
    _ sentences: [StepChanges.Sentence]
  ) -> StepCause {
    if result.kindOfFinding == .nothingWritten { return StepCause(sentence: Self.nothingWritten) }
    let isLost = lostNames[result.step.line] != nil
    let lost = isLost ? changes.lostName(of: result.step, in: transcript) : nil
    return lost ?? changes.cause(of: result, in: transcript, sentences, whereKnown: causes.isKnown)
  }

  private static let nothingWritten = "no line says what you must hear"

  /// Returns whether an earlier step already reported the cause and the cause explains everything
  /// about this step.
  private func isTold(
    _ own: StepCause,
    _ cause: StepCause,
    by result: TranscriptRun.StepResult,
    _ sentences: [String]
  ) -> Bool {
    if result.isConsequential { return true }
    let isAllOfIt = own == cause && (own.wholeDetail != nil || sentences == [cause.sentence])
    return isAllOfIt && causes.earlierLine(of: cause, before: result.step.line) != nil
  }

  /// Returns the lines of a step's report below its headline.
  ///
  /// - Parameters:
  ///   - result: The step to report.
  ///   - own: The cause according to the step.
  ///   - cause: The cause, which may be the cause of an earlier step.
  ///   - sentences: The changes, or `nil` if an earlier step reports them.
  /// - Returns: The lines of the report.
  private mutating func details(
    of result: TranscriptRun.StepResult,
    _ own: StepCause,
    _ cause: StepCause,
    _ sentences: [String]?
  ) -> [String] {
    if result.isConsequential { return [] }
    if sentences == nil, let line = causes.earlierLine(of: cause, before: result.step.line) {
      let detail = own.wholeDetail ?? cause.sentence
      return ["as in line \(line): \(detail)"] + keptSentences(at: result)
    }
    if let lost = lostNames[result.step.line] { return [lost] + keptSentences(at: result) }
    let said = own.wholeDetail.map { [$0] } ?? sentences ?? []
    let advice = result.advice.filter { !said.contains($0) }
    return said + advice + keptSentences(at: result)
  }

  static let keptSentence = "'--update' changes neither this step nor any below it"

  /// Returns sentences about the effect of an update, at the first step that it leaves unchanged.
  private mutating func keptSentences(at result: TranscriptRun.StepResult) -> [String] {
    guard result.isKept, !saysWhatIsKept else { return [] }
    saysWhatIsKept = true
    let name = renaming.map { "\(quoted($0.old)) is probably called \(quoted($0.new)) now" }
    return [name, Self.keptSentence].compactMap(\.self)
  }

  func step(after step: Transcript.Step) -> Transcript.Step? {
    transcript.steps.first { $0.line > step.line }
  }

  /// Returns the title of the phase with the given number, or `nil` if the phase has no title.
  func title(ofPhase number: Int) -> String? {
    let title = number > 0 ? transcript.phases[number - 1].title : ""
    return title.isEmpty ? nil : title
  }

  private mutating func finding(
    _ claim: ClaimFailure,
    _ result: TranscriptRun.StepResult
  ) -> Finding {
    let cause = causes.cause(
      ofClaim: claim.cause(in: session),
      at: claim.claim.number,
      under: result
    )
    return Finding(
      .claimFails(claim.claim.text),
      at: .init(transcript.source.name, line: claim.claim.number),
      under: result.step.command,
      phase: title(ofPhase: claim.claim.phase),
      details: [claim.found],
      isConsequential: claim.isConsequential,
      cause: cause.reported(place)
    )
  }
}

extension StepCause {
  /// Returns the cause as a report shows it.
  fileprivate func reported(_ place: (ElementTree.Index) -> Finding.Place?) -> Finding.Cause {
    var cause = Finding.Cause(sentence, at: node.flatMap(place))
    (cause.oldName, cause.isRenamed) = (oldName, isRenamed)
    return cause
  }
}

extension [String] {
  /// Whether only sounds changed.
  fileprivate var areOfSounds: Bool { !isEmpty && allSatisfy { $0.begins(with: "sound ") } }
}

extension ClaimFailure {
  /// Returns the cause of the failure: the actual state, without the fix.
  fileprivate func cause(in session: Session) -> StepCause {
    let sentence = found.split(separator: ";", maxSplits: 1).first.map(String.init) ?? found
    let behind = sentence.beforeBehind.map(StepCause.behind)
    return StepCause(
      sentence: behind ?? "claim fails: \(claim.text): \(sentence)",
      node: claim.text.firstIdentifier.flatMap { session.tree.node($0) }
    )
  }
}

extension String {
  /// The element after “is behind” in the text, or `nil` if the text doesn't contain these words.
  fileprivate var beforeBehind: String? {
    firstRange(of: " is behind ", from: startIndex).map { String(self[$0.upperBound...]) }
  }
}
