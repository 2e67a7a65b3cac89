import EarshotNotation
import EarshotReports

// Failures that are known.
extension TranscriptRunner {
  /// Why a step is known to fail, or to go astray; `nil` if nobody said so.
  ///
  /// A claim `xfail` excuses its step, the header the first step that fails, and both what goes
  /// astray from there. A step that is as written though a claim says otherwise is a failure.
  ///
  /// - Source: SESSIONS.md, "What claims mean".
  mutating func knownReason(
    of result: TranscriptRun.StepResult,
    _ findings: [ClaimFailure]
  ) -> String? {
    let own = result.step.claims.first { $0.knownFailure != nil && judged.contains($0.number) }
    let differs = !result.isAsWritten && !result.isConsequential
    if differs || findings.contains(where: { !$0.isConsequential }) {
      reasonAstray = own?.knownFailure ?? reasonOfHeader
      if own == nil, reasonOfHeader != nil { stepOfHeader = result.step }
      if own == nil { reasonOfHeader = nil }
      return reasonAstray
    }
    if result.isConsequential || !findings.isEmpty { return reasonAstray }
    if let own, let reason = own.knownFailure { failures.append(unexpectedPass(own, reason)) }
    return nil
  }

  private func unexpectedPass(_ claim: Claim, _ reason: String) -> Finding {
    Finding(
      .passesUnexpectedly(reason: reason),
      at: .init(transcript.source.name, line: claim.number),
      phase: title(ofPhase: claim.phase)
    )
  }
}
