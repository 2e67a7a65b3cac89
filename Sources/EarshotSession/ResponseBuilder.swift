import EarshotModel
import EarshotNotation
import EarshotComposer

/// What a line of input leads to, while its commands are run.
struct ResponseBuilder {
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
  mutating func add(_ step: Session.Rendering, at now: Milliseconds) {
    speech.add(step, at: now)
    isRefused = isRefused || step.isRefused
  }

  /// Adds what the program tells: lines that are never taken for speech.
  mutating func note(_ lines: [String]) {
    noteLines(lines.map { $0.isEmpty ? "#" : "# " + $0 })
  }

  /// Adds lines of a session that are never taken for speech: a refusal, or a claim and why it fails.
  mutating func noteLines(_ lines: [String]) {
    speech.goOn(with: lines.map { .note($0) }, at: Milliseconds(0))
  }

  /// Adds what is wrong with what was typed.
  mutating func noteMalformed(_ lines: [String]) {
    note(lines)
    isMalformed = true
  }

  /// Adds the refusal of a command that was not understood.
  mutating func refuse(_ failure: CommandParser.Failure, typed: String? = nil) {
    if let typed { echoes.append(typed) }
    refuse(failure.reason)
    isMalformed = true
  }

  /// Adds the refusal of what is no gesture of Earshot's: it stands behind what is being said, and
  /// cuts nothing.
  ///
  /// - Source: our choice.
  mutating func refuse(_ reason: String) {
    noteLines([SessionLine.refused(reason)])
    isRefused = true
  }

  /// The response; where a gesture let hear nothing at all, it says so.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var response: Session.Response {
    let heard = speech.heard
    let lines = heard.map(\.line)
    let isSilent = gestureCount > 0 && lines.allSatisfy { $0.begins(with: "#") }
    var response = Session.Response(
      echo: "> " + Display.safe(echoes.joined(separator: "; ")),
      lines: (isSilent ? [SessionLine.silent] : []) + lines,
      request: request,
      isMalformed: isMalformed,
      isRefused: isRefused
    )
    for case let item? in heard.map(\.item) { response.add(item) }
    return response
  }
}

extension Session.Response {
  /// Adds what was spoken; a hint belongs to the utterance before it.
  fileprivate mutating func add(_ item: SpeechItem) {
    guard let utterance = item.utterance else { return }
    if item.kind == .hint, utterances.last?.text == utterance.text {
      utterances.removeLast()
      subjects.removeLast()
    }
    utterances.append(utterance)
    subjects.append(item.subject)
  }
}
