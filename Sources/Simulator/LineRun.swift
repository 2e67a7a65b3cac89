import AccessibilityModel
import Notation
import SpeechComposer

/// What a line of input leads to, while its commands are run.
struct LineRun {
  /// The commands as they are echoed.
  var echoes: [String] = []
  /// How many gestures were made.
  var gestureCount = 0
  /// What is heard, and what waits to be heard.
  var speech = SpeechQueue()
  var request: Session.Request?
  private(set) var isRefused = false
  private var isMalformed = false

  /// Adds what a moment lets hear.
  mutating func add(_ step: Session.Step, at now: Milliseconds) {
    speech.add(step, at: now)
    isRefused = isRefused || step.isRefused
  }

  /// Adds what the program tells: lines that are never taken for speech.
  mutating func note(_ lines: [String]) {
    speech.goOn(with: lines.map { .note($0.isEmpty ? "#" : "# " + $0) }, at: Milliseconds(0))
  }

  /// Adds the refusal of a command that was not understood.
  mutating func refuse(_ failure: CommandParser.Failure, typed: String? = nil) {
    if let typed { echoes.append(typed) }
    speech.add(line: "~ refused: " + Display.spoken(failure.reason))
    isRefused = true
    isMalformed = true
  }

  /// The response; where a gesture let hear nothing at all, it says so.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var response: Session.Response {
    let lines = speech.heard.map(\.line)
    let isSilent = gestureCount > 0 && lines.allSatisfy { $0.begins(with: "#") }
    return Session.Response(
      echo: "> " + Display.safe(echoes.joined(separator: "; ")),
      lines: (isSilent ? [SessionLine.silent] : []) + lines,
      utterances: utterances,
      request: request,
      isMalformed: isMalformed,
      isRefused: isRefused
    )
  }

  /// What was spoken; a hint belongs to the utterance before it.
  private var utterances: [Utterance] {
    speech.heard.compactMap(\.item).reduce(into: []) { result, item in
      guard let utterance = item.utterance else { return }
      if item.kind == .hint, result.last?.text == utterance.text { result.removeLast() }
      result.append(utterance)
    }
  }
}
