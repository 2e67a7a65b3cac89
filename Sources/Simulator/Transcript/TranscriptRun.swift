public import Notation

/// What came of replaying a transcript: where the speech of now differs from the file.
///
/// - Source: SESSIONS.md, "Transcripts".
public struct TranscriptRun: Hashable, Sendable {
  /// A step that is not as it is written.
  public struct Difference: Hashable, Sendable {
    /// The step.
    public var step: Transcript.Step
    /// What is heard now.
    public var actual: [String]
    /// What is wrong.
    public var reason: Reason
  }

  /// What is wrong with a step.
  public enum Reason: Hashable, Sendable {
    /// What is heard is not what is written.
    case speechDiffers
    /// A claim cannot be judged yet.
    case claimNotBuiltYet(Transcript.Line)
    /// The app has no screen of the name in the header.
    case noScreen(String)
  }

  /// The transcript.
  public let transcript: Transcript
  /// The steps that differ, in order.
  public private(set) var differences: [Difference] = []

  /// Whether every step is heard as it is written.
  public var passed: Bool { differences.isEmpty }

  /// Replays a transcript; a pure function of the two.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - document: The app it walks.
  ///   - overrides: Settings that win over the header's, by name.
  public init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)] = []
  ) {
    self.transcript = transcript
    var options = SessionOptions()
    for (name, value) in transcript.settings.map({ ($0.name, $0.value) }) + overrides {
      options.set(name, to: value)
    }
    var session = Session(document, options: options)
    session.firstScreen = transcript.start
    if let name = transcript.start, document.tree.screenPlace(named: name) == nil,
      let step = transcript.steps.first
    {
      differences = [Difference(step: step, actual: [], reason: .noScreen(name))]
    } else {
      for step in transcript.steps { replay(step, in: &session) }
    }
  }

  /// Runs a step and compares what is heard.
  ///
  /// What the commands of the REPL print is prose, so they make no difference.
  private mutating func replay(_ step: Transcript.Step, in session: inout Session) {
    let actual = session.run("> \(step.command)").lines.filter { !$0.begins(with: "#") }
    for claim in step.claims {
      differences.append(.init(step: step, actual: actual, reason: .claimNotBuiltYet(claim)))
    }
    let isJudgedByClaims = !step.claims.isEmpty && step.expected.isEmpty
    if !isJudgedByClaims, step.expected.map(\.text.heard) != actual.map(\.heard) {
      differences.append(.init(step: step, actual: actual, reason: .speechDiffers))
    }
  }
}
