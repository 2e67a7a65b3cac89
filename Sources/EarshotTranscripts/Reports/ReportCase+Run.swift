import EarshotNotation
package import EarshotReports

extension ReportCase {
  /// Creates the case of a session that ran.
  package init(_ run: TranscriptRun, line: Int?, isStrict: Bool = false) {
    self.init(
      file: run.transcript.source.name,
      line: line,
      outcome: .passed,
      steps: run.counts.steps,
      findings: run.failures
    )
    failedSteps = run.counts.failed
    phases = run.phaseScores
    renaming = run.renaming?.argument
    switch run.outcome {
    case .passed: break
    case .failed: outcome = .failed
    case .malformed: outcome = .malformed
    case .expectedFailure(let reason):
      outcome = .skipped
      findings = run.knownFailures
      self.reason = reason
      isKnownToFail = true
    }
    if run.isWithoutExpectations, outcome == .passed { loseExpectations(isStrict: isStrict) }
    add(run.warnings, in: run.transcript, isStrict: isStrict)
  }

  /// Marks a session that passes without expectations as skipped or, with `--strict`, as failed.
  private mutating func loseExpectations(isStrict: Bool) {
    let other = ReportCase.withoutExpectations(of: file, line: line, isStrict: isStrict)
    (outcome, reason, findings) = (other.outcome, other.reason, other.findings)
  }

  /// Adds warnings.
  ///
  /// With `--strict`, warnings fail the case, except for warnings about old notation.
  private mutating func add(_ warnings: [SessionWarning], in transcript: Transcript, isStrict: Bool)
  {
    for warning in warnings {
      let fails = isStrict && warning.kind.isStrict
      findings.append(warning.finding(in: transcript, severity: fails ? nil : .warning))
      if fails, outcome == .passed || outcome == .skipped {
        (outcome, reason, isKnownToFail) = (.failed, "", false)
      }
    }
  }

  /// Returns the case of a session in which nothing can fail.
  ///
  /// Earshot reports the session as skipped or failed.
  ///
  /// - Parameters:
  ///   - path: The path of the file that contains the session.
  ///   - line: The first line of the session, or `nil` if the file contains only one session.
  ///   - isStrict: Whether the case fails.
  /// - Returns: The case, either skipped or failed.
  /// - Source: SESSIONS.md, "Transcripts".
  package static func withoutExpectations(
    of path: String,
    line: Int?,
    isStrict: Bool
  ) -> ReportCase {
    guard isStrict else {
      var session = ReportCase(file: path, line: line, outcome: .skipped)
      session.reason = "no expectations"
      return session
    }
    let finding = Finding(.noExpectations, at: .init(path, line: line))
    return ReportCase(file: path, line: line, outcome: .failed, findings: [finding])
  }
}

extension TranscriptRun {
  /// The scores of the phases with a judged step, in order.
  var phaseScores: [PhaseScore] {
    var scores: [Int: PhaseScore] = [:]
    for result in results where result.isCounted {
      let place = result.step.phase
      var score = scores[place] ?? PhaseScore(of: place, in: transcript)
      score.steps += 1
      score.failed += result.isOpen ? 1 : 0
      scores[place] = score
    }
    return scores.keys.sorted().compactMap { scores[$0] }
  }
}

extension PhaseScore {
  /// Creates the score of the phase with the given number.
  fileprivate init(of place: Int, in transcript: Transcript) {
    let phases = transcript.phases
    let end = place < phases.count ? phases[place].line : Int.max
    let phase = place > 0 ? phases[place - 1] : nil
    self.init(
      title: phase.flatMap { $0.title.isEmpty ? nil : $0.title },
      lines: (phase?.line ?? 1)..<end
    )
  }
}
