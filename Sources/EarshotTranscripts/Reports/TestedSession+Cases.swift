/// How a phase of a session came out.
package struct PhaseScore: Hashable, Sendable {
  /// The title; none for what stands before the first phase.
  package var title: String?
  /// The lines of the file.
  package var lines: Range<Int>
  /// How many steps were judged.
  package var steps = 0
  /// How many of them are not as written.
  package var failed = 0
}

extension TestedSession {
  /// A case for each phase of which a step was judged; the session itself where it was not run, or
  /// has none.
  ///
  /// What is wrong with no line in particular stands in the first.
  ///
  /// - Source: our choice.
  package var cases: [TestedSession] {
    guard phases.contains(where: { $0.title != nil }), !isUnreadable else { return [self] }
    var names: [String: Int] = [:]
    var cases = phases.map { score in
      var part = self
      part.phases = []
      part.phase = score.title
      part.line = score.title == nil ? line : score.lines.lowerBound
      part.name = score.title.map { names.uniqueName("\(name): \($0)") } ?? name
      (part.steps, part.failedSteps, part.microseconds) = (score.steps, score.failed, nil)
      part.findings = findings.filter { score.lines.contains($0.place.line ?? 0) }
      return part
    }
    cases[0].findings.insert(contentsOf: findings.filter { $0.place.line == nil }, at: 0)
    return cases.map(\.judgedByFindings)
  }

  /// The case of a phase, which came out as what is wrong in it says.
  private var judgedByFindings: TestedSession {
    var part = self
    if findings.isEmpty {
      (part.outcome, part.reason, part.isKnownToFail) = (.passed, "", false)
    } else if outcome == .failed, findings.allSatisfy(\.isConsequential) {
      (part.outcome, part.reason) = (.skipped, "focus had gone astray before")
    }
    return part
  }
}

extension [String: Int] {
  /// A name that was not given out before: from the second on, with its number.
  package mutating func uniqueName(_ name: String) -> String {
    let count = self[name, default: 0] + 1
    self[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}

extension TranscriptRun {
  /// How the phases came out of which a step was judged, in order.
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
  /// Begins with the phase before which so many were begun, itself among them.
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
