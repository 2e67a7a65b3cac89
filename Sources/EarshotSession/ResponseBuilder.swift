package import EarshotLines
import EarshotModel
import EarshotComposer

/// The response to a line of input while its commands run.
package struct ResponseBuilder: Sendable {
  /// The commands as they were understood.
  private(set) var commands: [Session.TypedCommand] = []
  /// The number of gestures that were made.
  var gestureCount = 0
  /// What is heard, and what waits to be heard.
  var speech = SpeechQueue()
  /// Whether the gesture that was made last is `wait`.
  var endsInWait = false
  var request: Session.Request?
  private var isRefused = false
  private var isMalformed = false

  /// Whether a gesture was made.
  package var hasGesture: Bool { gestureCount > 0 }

  /// Begins a response that has nothing in it yet.
  ///
  /// - Parameter keepsMoments: Whether it notes when each line began.
  package init(keepingMoments keepsMoments: Bool = false) {
    if keepsMoments { speech.keepMoments() }
  }

  /// Adds what a moment lets hear.
  mutating func add(_ step: Session.Rendering, at now: Milliseconds) {
    speech.add(step, at: now)
    isRefused = isRefused || step.isRefused
  }

  /// Adds a command that was understood.
  mutating func add(_ command: Command) { commands.append(.understood(command)) }

  /// Adds the program's own lines, which can't be mistaken for speech.
  package mutating func note(_ lines: [String]) { add(lines.map { .note($0) }) }

  /// Adds lines after the current speech without interrupting it.
  package mutating func add(_ lines: [SessionLine]) {
    speech.goOn(with: lines.map { SpeechItem(line: $0) }, at: Milliseconds(0))
  }

  /// Adds the error in the input.
  package mutating func noteMalformed(_ lines: [String]) {
    note(lines)
    isMalformed = true
  }

  /// Adds the refusal of a command that couldn't be parsed.
  ///
  /// - Parameters:
  ///   - failure: Why it was not.
  ///   - typed: What was typed, where it is no command at all; else the last command is meant.
  package mutating func refuse(_ failure: CommandParser.Failure, typed: String? = nil) {
    if let typed {
      commands.append(.unknown(typed))
    } else if let last = commands.last?.command {
      commands[commands.count - 1] = .unknown(last.canonical)
    }
    refuse(.misunderstood(failure.reason))
    isMalformed = true
  }

  /// Adds the refusal of a command that names what no file of the app names.
  mutating func refuse(unknownNameIn command: Command) {
    commands.append(.unknown(command.canonical))
    refuse(.unknownName(command.refusalOfName))
  }

  /// Adds the refusal of what is no gesture of Earshot's: it stands behind what is being said, and
  /// cuts nothing.
  ///
  /// - Source: our choice.
  mutating func refuse(_ reason: RefusalReason) {
    add([.refusal(reason)])
    isRefused = true
  }

  /// The response; where a gesture let hear nothing at all, it says so.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var response: Session.Response {
    let lines = speech.heard
    let isSilent = gestureCount > 0 && lines.allSatisfy { $0.heard == nil || $0.isMistake }
    var response = Session.Response(
      to: .commands(commands),
      content: isSilent ? [.silence(nil)] + lines : lines,
      request: request,
      isMalformed: isMalformed,
      isRefused: isRefused
    )
    let moments = speech.heardMoments
    response.moments = isSilent ? moments.prefix(1) + moments : moments
    return response
  }
}
