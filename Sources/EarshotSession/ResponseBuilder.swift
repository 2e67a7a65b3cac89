package import EarshotLines
import EarshotModel
import EarshotComposer

/// A builder that collects the response to a line of input while its commands run.
package struct ResponseBuilder: Sendable {
  /// The commands of the line, including unknown commands.
  private(set) var commands: [Session.TypedCommand] = []
  var gestureCount = 0
  /// The output so far and the waiting speech.
  var speech = SpeechQueue()
  /// Whether the last gesture is `wait`.
  var endsInWait = false
  var request: Session.Request?
  private var isRefused = false
  private var isMalformed = false

  /// Whether the line has made a gesture.
  package var hasGesture: Bool { gestureCount > 0 }

  /// Creates an empty response.
  ///
  /// - Parameter keepsMoments: Whether the response records when each line began.
  package init(keepingMoments keepsMoments: Bool = false) {
    if keepsMoments { speech.keepMoments() }
  }

  /// Adds the output of one step.
  mutating func add(_ step: Session.Rendering, at now: Milliseconds) {
    speech.add(step, at: now)
    isRefused = isRefused || step.isRefused
  }

  /// Adds a valid command.
  mutating func add(_ command: Command) { commands.append(.understood(command)) }

  /// Adds the valid command of a line.
  mutating func add(_ line: [Session.TypedCommand]) {
    if commands.isEmpty { commands = line } else { commands += line }
  }

  /// Adds messages from the program as comment lines, which can't be mistaken for speech.
  package mutating func note(_ lines: [String]) { add(lines.map { .note($0) }) }

  /// Adds lines after the current speech without interrupting it.
  package mutating func add(_ lines: [SessionLine]) {
    speech.goOn(with: lines.map { SpeechItem(line: $0) }, at: Milliseconds(0))
  }

  /// Adds comment lines about an error in the input, and marks the response as malformed.
  package mutating func noteMalformed(_ lines: [String]) {
    note(lines)
    isMalformed = true
  }

  /// Adds the refusal of a command that couldn't be parsed.
  ///
  /// - Parameters:
  ///   - failure: The reason.
  ///   - typed: The input if it isn't a command, or `nil` if the failure is about the last command.
  package mutating func refuse(_ failure: CommandParser.Failure, typed: String? = nil) {
    if let typed {
      commands.append(.unknown(typed))
    } else if let last = commands.last?.command {
      commands[commands.count - 1] = .unknown(last.canonical)
    }
    refuse(.misunderstood(failure.reason))
    isMalformed = true
  }

  /// Adds the refusal of a command with a name that isn't in any file of the app.
  mutating func refuse(unknownNameIn command: Command) {
    commands.append(.unknown(command.canonical))
    refuse(.unknownName(command.refusalOfName))
  }

  /// Adds a refusal for the given reason.
  ///
  /// The refusal follows the current speech without interrupting it.
  ///
  /// - Source: our choice.
  mutating func refuse(_ reason: RefusalReason) {
    add([.refusal(reason)])
    isRefused = true
  }

  /// The response, which begins with a line for silence if the gestures produced no output.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var response: Session.Response {
    let lines = speech.heard
    let isSilent = gestureCount > 0 && lines.allSatisfy { !$0.isCompared || $0.isMistake }
    let moments = speech.heardMoments
    return Session.Response(
      to: .commands(commands),
      content: isSilent ? [.silence(nil)] + lines : lines,
      moments: isSilent ? moments.prefix(1) + moments : moments,
      request: request,
      isMalformed: isMalformed,
      isRefused: isRefused
    )
  }
}
