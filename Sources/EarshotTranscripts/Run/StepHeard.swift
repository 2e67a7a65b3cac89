import EarshotLines
import EarshotSession
import EarshotModel
import EarshotNotation
import EarshotComposer

/// The output of a step.
struct StepHeard {
  /// The lines to compare, without the program's own lines.
  let lines: [SessionLine]
  /// Suggestions next to refusals, about the names in the command.
  let advice: [String]
  /// The lines as they're compared with a file.
  private let heard: [HeardLine]

  /// Runs a step in a session.
  init(_ step: Transcript.Step, in session: inout Session) {
    let all = session.runStep(step)
    var (lines, heard, advice): ([SessionLine], [HeardLine], [String]) = ([], [], [])
    lines.reserveCapacity(all.count)
    heard.reserveCapacity(all.count)
    var isBesideRefusal = false
    for line in all {
      if isBesideRefusal, case .note(let text) = line { advice.append(text) }
      let compared = line.heard
      isBesideRefusal = compared?.isRefusal ?? false
      guard let compared else { continue }
      lines.append(line)
      heard.append(compared)
    }
    (self.lines, self.heard, self.advice) = (lines, heard, advice)
  }

  /// Returns whether the judged output matches the written lines.
  ///
  /// With ``Judged/refusals``, the written lines must match the step's refusals.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  func isAsWritten(_ step: Transcript.Step, _ judged: Judged) -> Bool {
    switch judged {
    case .everyLine: LineChange.matches(step.expected, heard)
    case .refusals: LineChange.matches(step.expected, heard.filter(\.isRefusal))
    }
  }

  /// Returns whether this step's output contains the last line of speech from another step.
  func isHeard(in step: Transcript.Step?) -> Bool {
    guard let pattern = step?.expected.last(where: \.literal.isSpeech), !pattern.isAnyLines else {
      return false
    }
    return heard.contains { $0.isSpeech && pattern.matches($0) }
  }

  /// The lines of a step to compare.
  enum Judged: Hashable, Sendable {
    /// All output.
    case everyLine
    /// Refusals only, because claims judge the rest.
    case refusals

    /// Returns whether a line is compared.
    func isJudged(_ line: SessionLine) -> Bool {
      switch self {
      case .everyLine: true
      case .refusals: line.heard?.isRefusal ?? false
      }
    }
  }
}

/// A spoken line and its parts.
struct SpokenLine {
  var text: String
  var parts: [Utterance.Part]
  /// The stop that the speech is about, or `nil` if it's about no stop.
  var subject: ElementTree.Index?

  /// Creates a spoken line.
  ///
  /// The result is `nil` if the parts of the line are unknown.
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
  /// Runs the command of a step.
  ///
  /// The method runs Earshot's own commands only if they change the output.
  ///
  /// Text that isn't a command also runs, and the session refuses it.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  fileprivate mutating func runStep(_ step: Transcript.Step) -> [SessionLine] {
    if let gesture = step.soleGesture { return perform(gesture).content }
    if step.isInspection, CommandParser.isPassedOver(step.command) { return [] }
    return run(LineMark.command.line(step.command)).content
  }

  /// Returns the session with the cursor moved to the stop that the step's last line of speech in
  /// the file describes.
  ///
  /// The result is `nil` if the cursor is already on this stop, or if no stop has these words.
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
  /// Returns the session with the cursor moved back to its place before a step.
  ///
  /// The result is `nil` if the cursor hasn't moved, or if the output doesn't match the file's next
  /// step.
  ///
  /// If the output matches, the stop that the file expects at this step no longer exists, so the
  /// cursor is one step ahead of the file.
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
  /// Returns whether a line is a single one of Earshot's own commands and doesn't change the
  /// output.
  fileprivate static func isPassedOver(_ line: String) -> Bool {
    guard commands(in: line).count == 1, case .session(let command)? = try? parse(line) else {
      return false
    }
    return !command.definition.isStep
  }
}
