import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

/// What is heard at a step.
struct StepHeard {
  /// The lines; what the program prints beside them is left out.
  let lines: [String]
  /// What was spoken.
  private let response: Session.Response

  /// Runs a step in a session.
  init(_ step: Transcript.Step, in session: inout Session) {
    response = session.runStep(step)
    lines = response.lines.filter { !$0.begins(with: "#") && !$0.begins(with: "?") }
  }

  /// Whether that is what is written.
  func isAsWritten(_ step: Transcript.Step) -> Bool {
    LineChange.matches(step.expected.map { LinePattern($0.text) }, lines.map(\.heard))
  }

  /// What changed in each utterance that gave way to another.
  func changes(since step: Transcript.Step, tree: ElementTree) -> [String] {
    let old = step.expected.map { LinePattern($0.text) }
    let spoken = spokenLines
    var removed: Int?
    return LineChange.changes(from: old, to: lines.map(\.heard)).compactMap { change in
      switch change {
      case .keep: removed = nil
      case .remove(let place): removed = place
      case .insert(let place):
        defer { removed = nil }
        guard let before = removed.map({ old[$0].literal }), let after = spoken[place],
          before.kind == lines[place].heard.kind
        else { return nil }
        return SpokenChange(from: before.text, to: after)?.sentence(in: tree)
      }
      return nil
    }
  }

  /// What is spoken in each line, by its place.
  private var spokenLines: [Int: SpokenLine] {
    var result: [Int: SpokenLine] = [:]
    var next = 0
    for (place, line) in lines.enumerated() {
      let heard = line.heard
      let found = response.utterances.indices.dropFirst(next).first {
        response.utterances[$0].isHeard(as: heard)
      }
      guard let found else { continue }
      let utterance = response.utterances[found]
      let isHint = !heard.isSpeech
      result[place] = SpokenLine(
        text: heard.text,
        parts: isHint ? utterance.hintParts : utterance.parts,
        subject: response.subjects.indices.contains(found) ? response.subjects[found] : nil
      )
      next = utterance.hint == nil || isHint ? found + 1 : found
    }
    return result
  }
}

/// A line that is spoken, and what it is made of.
struct SpokenLine {
  var text: String
  var parts: [Utterance.Part]
  /// What is spoken about.
  var subject: ElementTree.Index?
}

extension Utterance {
  /// Whether a line is what is heard of the utterance: its description or its hint.
  fileprivate func isHeard(as line: HeardLine) -> Bool {
    switch line {
    case .speech(let text): Display.spoken(self.text) == text
    case .beside(let text): hint.map { SessionLine.beside("hint", $0) } == text
    }
  }
}

extension Session {
  /// Runs the command of a step; of the commands of the REPL only those that change what is heard.
  ///
  /// What is no command is run, so that it is refused.
  ///
  /// - Source: SESSIONS.md, "The REPL's own commands".
  mutating func runStep(_ step: Transcript.Step) -> Response {
    if step.isInspection, CommandParser.isPassedOver(step.command) {
      return Response(echo: step.command)
    }
    return run("> \(step.command)")
  }

  /// Whether focus is where it is in another session, on the same screen.
  func isWhere(_ other: Session) -> Bool {
    cursor == other.cursor && state.app.screen == other.state.app.screen
      && state.app.layer == other.state.app.layer
  }

  /// The session with focus on the stop whose words the file has last under a step, or `nil` if
  /// focus is there, or no stop says those words.
  func withFocus(movedAsIn step: Transcript.Step, before: ElementTree.Index?) -> Session? {
    let wanted = step.expected.last { LinePattern($0.text).literal.isSpeech }
    guard let wanted = wanted.map({ LinePattern($0.text) }), !wanted.isAnyLines else { return nil }
    var session = self
    let composer = composer
    let stop = session.state.engine.stops(in: state.app).first { stop in
      [stop, before].contains { origin in
        let description = session.state.engine.description(of: stop, from: origin, in: state.app)
        let text = composer.utterance(for: description).text
        return wanted.matches(.speech(Display.spoken(text)))
      }
    }
    guard let stop, stop != cursor else { return nil }
    _ = session.state.engine.touch(stop, &session.state.app)
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
