public import Notation

/// What came of replaying a transcript: where the speech of now differs from the file.
///
/// - Source: SESSIONS.md, "Transcripts".
public struct TranscriptRun: Hashable, Sendable {
  /// A step whose lines differ.
  public struct Difference: Hashable, Sendable {
    /// The step.
    public var step: Transcript.Step
    /// What is heard now.
    public var actual: [String]
    /// What is wrong, in words.
    public var reason: String
  }

  /// The transcript.
  public let transcript: Transcript
  /// The steps that differ, in order.
  public private(set) var differences: [Difference] = []

  /// Whether every step is heard as it is written.
  public var passed: Bool { differences.isEmpty }

  /// Replays a transcript; a pure function of the two.
  ///
  /// - Parameter overrides: Settings that win over the header's, by name.
  public init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)] = []
  ) {
    self.transcript = transcript
    var options = SessionOptions()
    for (name, value) in transcript.settings.map({ ($0.name, $0.value) }) + overrides {
      _ = Setting.named(name)?.set(&options, value)
    }
    var session = Session(document, options: options)
    session.firstScreen = transcript.start
    for step in transcript.steps { replay(step, in: &session) }
  }

  private mutating func replay(_ step: Transcript.Step, in session: inout Session) {
    if step.command.hasPrefix(":") {
      if step.command.actsInTests { _ = session.run(step.command) }
      return
    }
    let actual = session.run(step.command).lines.filter { !$0.hasPrefix("#") }
    if step.expected.contains(where: { $0.text.trimmed.hasPrefix("?") }) {
      differences.append(.init(step: step, actual: actual, reason: "claims are not built yet"))
    } else if step.expected.map(\.text.comparable) != actual.map(\.comparable) {
      differences.append(.init(step: step, actual: actual, reason: "speech differs"))
    }
  }
}

extension String {
  /// Whether a command of the REPL acts while a transcript is replayed.
  fileprivate var actsInTests: Bool {
    let word = split(whereSeparator: \.isBlank).first.map { $0.lowercased() }
    return word == ":set" || word == ":undo"
  }

  /// The line without what never matters: indentation and trailing blanks. After a `\` every
  /// blank matters.
  fileprivate var comparable: String {
    let text = String(drop(while: \.isBlank))
    guard text.hasPrefix("\\") else { return text.trimmedEnd }
    return String(text.dropFirst())
  }
}
