package import EarshotLines

extension TranscriptRun {
  /// How much of a transcript was run, and how it went.
  public struct Counts: Hashable, Sendable {
    /// The steps that were judged.
    public var steps = 0
    /// Those that are as written.
    public var passed = 0
    /// Those that are not, or hold a claim that fails.
    public var failed = 0
    /// Those that are not, but only because focus had gone astray before.
    public var consequential = 0
    /// The claims that were judged.
    public var claims = 0
    /// The claims that fail.
    public var failedClaims = 0
  }

  /// What a run comes to.
  public enum Outcome: Hashable, Sendable {
    /// Everything is as written.
    case passed
    /// Something is not.
    case failed
    /// Something is not, and the header says that it is known: `xfail: REASON`.
    case expectedFailure(reason: String)
  }

  /// What came of a step.
  public struct StepResult: Hashable, Sendable {
    /// The step.
    public var step: Transcript.Step
    /// What is heard now; what the program prints beside it is left out.
    package var heard: [SessionLine]
    /// Whether what is heard is what is written, or is not judged.
    public var isAsWritten = true
    /// Whether it is otherwise only because focus had gone astray before.
    public var isConsequential = false
    /// The claims under it that fail.
    public var failedClaims: [Claim] = []
    /// How many gestures it stands for, as the claim `gestures` counts them.
    public var gestures = 0

    /// The lines that are heard now, as a transcript has them.
    public var actual: [String] { heard.printed }
  }
}
