import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotComposer

extension Session {
  /// What one moment of a command lets hear.
  struct Rendering: Sendable {
    /// What sounds, and what is told of the gesture.
    var lines: [String] = []
    /// What is to be spoken, in order.
    var items: [SpeechItem] = []
    var isRefused = false
    /// Whether an end was reached, so that repeating the gesture is no use.
    var isStopped = false
  }

  /// Runs a line of input: commands parted by `;`, a comment, or a blank line.
  @discardableResult
  public mutating func run(_ line: String) -> Response {
    let line = InputLine(line)
    let response = respond(to: line)
    if keepsHistory { record(line, response) }
    return response
  }

  private mutating func respond(to line: InputLine) -> Response {
    let text = line.text
    switch line.kind {
    case .prose(_?):
      beginPhase()
      return Response(echo: Display.safe(line.copy))
    case .blank, .prose: return Response(echo: Display.safe(line.copy))
    case .claim(let text): return claim(text)
    case .commands: break
    }
    let commands = line.commands
    let response = response { session, run in
      if commands.isEmpty { run.refuse(CommandParser.unknown(text), typed: text) }
      for command in commands { session.perform(command, &run) }
    }
    if !text.begins(with: ":") { state.stepLines = response.lines }
    return response
  }

  /// Makes a gesture, as ``run(_:)`` does with its text.
  ///
  ///     session.perform(.swipe(.right)).lines    // ["Bonus points, 24, Button"]
  ///
  /// A name in it that is not there is refused, as what comes to nothing is.
  ///
  /// - Source: SESSIONS.md, "Commands".
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> Response {
    let response = response { $0.perform(.gesture(gesture), &$1) }
    state.stepLines = response.lines
    if keepsHistory { record(InputLine(response.echo), response) }
    return response
  }

  /// What is heard of some commands, spoken out.
  private mutating func response(
    to commands: (inout Session, inout ResponseBuilder) -> Void
  ) -> Response {
    var run = ResponseBuilder()
    commands(&self, &run)
    speakOut(&run)
    return run.response
  }

  private func claim(_ text: String) -> Response {
    let (lines, isMalformed) = claimLines(text)
    return Response(echo: lines[0], lines: Array(lines.dropFirst()), isMalformed: isMalformed)
  }

  private mutating func perform(_ text: String, _ run: inout ResponseBuilder) {
    do throws(CommandParser.Failure) {
      perform(try CommandParser.parse(text), &run)
    } catch {
      run.refuse(error, typed: text)
    }
  }

  private mutating func perform(_ command: Command, _ run: inout ResponseBuilder) {
    let command = spelled(command)
    run.echoes.append(command.canonical)
    switch command {
    case .gesture(let gesture) where !gesture.definition.isSimulated: run.refuse("not simulated")
    case .gesture(let gesture):
      state.gesturesOnLine = run.gestureCount
      run.gestureCount += 1
      perform(gesture, &run)
      state.gesturesOnLine = 0
    case .session(let command): perform(command, &run)
    }
  }
}
