import EarshotLines
import EarshotSession
import EarshotModel
import EarshotNotation
import EarshotComposer

/// What is heard at a step.
struct StepHeard {
  /// The lines that are compared; what the program prints beside them is left out.
  let lines: [SessionLine]
  /// What is said beside refusals of the names that were used.
  let advice: [String]
  /// The lines as they are compared.
  private let heard: [HeardLine]

  /// Runs a step in a session.
  init(_ step: Transcript.Step, in session: inout Session) {
    let all = session.runStep(step).map { (line: $0, heard: $0.heard) }
    lines = all.filter { $0.heard != nil }.map(\.line)
    heard = all.compactMap(\.heard)
    advice = zip(all, all.dropFirst()).compactMap { line, next in
      guard line.heard?.isRefusal == true, case .note(let text) = next.line else { return nil }
      return text
    }
  }

  /// Whether that is what is written, as far as it is judged.
  ///
  /// A refusal is always judged: where nothing else is, the step is as written if it has the same
  /// refusals.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  func isAsWritten(_ step: Transcript.Step, _ judged: Judged) -> Bool {
    switch judged {
    case .everyLine: LineChange.matches(step.expected, heard)
    case .refusals: LineChange.matches(step.expected, heard.filter(\.isRefusal))
    }
  }

  /// Whether the last that another step has of speech is heard here.
  func isHeard(in step: Transcript.Step?) -> Bool {
    guard let pattern = step?.expected.last(where: \.literal.isSpeech), !pattern.isAnyLines else {
      return false
    }
    return heard.contains { $0.isSpeech && pattern.matches($0) }
  }

  /// What of a step is compared.
  enum Judged: Hashable, Sendable {
    /// All that is heard.
    case everyLine
    /// What came to nothing; the rest is judged by claims.
    case refusals

    /// Whether a line is compared.
    func isJudged(_ line: SessionLine) -> Bool {
      switch self {
      case .everyLine: true
      case .refusals: line.heard?.isRefusal ?? false
      }
    }
  }
}

/// A line that is spoken, and what it is made of.
struct SpokenLine {
  var text: String
  var parts: [Utterance.Part]
  /// What is spoken about.
  var subject: ElementTree.Index?

  /// Tells what a line is made of, or gives `nil` if that is not known.
  init?(_ line: SessionLine, _ heard: HeardLine) {
    switch line {
    case .speech(let spoken):
      guard let utterance = spoken.utterance else { return nil }
      self.init(text: heard.text, parts: utterance.parts, subject: spoken.subject)
    case .hint(let spoken):
      guard let utterance = spoken.utterance else { return nil }
      self.init(text: heard.words, parts: utterance.hintParts, subject: spoken.subject)
    default: return nil
    }
  }

  private init(text: String, parts: [Utterance.Part], subject: ElementTree.Index?) {
    self.text = text
    self.parts = parts
    self.subject = subject
  }
}

extension Session {
  /// Runs the command of a step; of the commands of the REPL only those that change what is heard.
  ///
  /// What is no command is run, so that it is refused.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  fileprivate mutating func runStep(_ step: Transcript.Step) -> [SessionLine] {
    if step.isInspection, CommandParser.isPassedOver(step.command) { return [] }
    return run(LineMark.command.line(step.command)).content
  }

  /// The session with focus on the stop whose words the file has last under a step, or `nil` if
  /// focus is there, or no stop says those words.
  func withFocus(movedAsIn step: Transcript.Step, before: ElementTree.Index?) -> Session? {
    guard let wanted = step.expected.last(where: \.literal.isSpeech), !wanted.isAnyLines else {
      return nil
    }
    let stop = stops.first { stop in
      [stop, before].contains { origin in
        wanted.matches(.speech(Display.spoken(utterance(at: stop, from: origin).text)))
      }
    }
    guard let stop, stop != cursor else { return nil }
    var session = self
    session.putFocus(on: stop)
    return session
  }
}

extension Session {
  /// The session with focus where it was before a step, or `nil` if what is heard is not what the
  /// file has under the next: so the stop of this step is gone, and the file is one step behind.
  func withFocus(
    keptFor next: Transcript.Step?,
    _ heard: StepHeard,
    before: ElementTree.Index?
  ) -> Session? {
    guard let before, before != cursor, stops.contains(before), heard.isHeard(in: next) else {
      return nil
    }
    var session = self
    session.putFocus(on: before)
    return session
  }
}

extension CommandParser {
  /// Whether a line is one command of the REPL that changes nothing of what is heard.
  fileprivate static func isPassedOver(_ line: String) -> Bool {
    guard commands(in: line).count == 1, case .session(let command)? = try? parse(line) else {
      return false
    }
    return !command.definition.isStep
  }
}
