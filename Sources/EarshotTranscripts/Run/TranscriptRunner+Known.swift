import EarshotNotation
import EarshotReports

// Known failures.
extension TranscriptRunner {
  /// Returns the reason that a step is known to fail or to have the wrong focus, or `nil` if the
  /// file gives none.
  ///
  /// A claim `xfail` excuses its step, and the header excuses the first failing step. Both also
  /// excuse the following steps with the wrong focus. If a step with the claim matches the file,
  /// that's a failure.
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
