public import Notation

extension TranscriptRun {
  /// What is not as written, in the order of the file.
  public var failures: [Failure] {
    differences.map { difference in
      let name = Display.safe(transcript.source.name)
      let line = difference.step.line
      return Failure(
        kind: .speechDiffers,
        line: line,
        command: difference.step.command,
        headline: "\(name):\(line): \(Display.safe(difference.step.command)): speech differs"
      )
    }
  }

  /// How much was run, and how it went.
  public var counts: Counts {
    let steps = transcript.steps.count
    let failed = Set(differences.map(\.step.line)).count
    return Counts(steps: steps, passed: steps - failed, failed: failed)
  }

  /// What the run comes to; an expected failure counts as skipped.
  public var outcome: Outcome { passed ? .passed : .failed }

  /// The file with what is heard now in place of what is written.
  public var updatedText: SourceText { transcript.source }
}
