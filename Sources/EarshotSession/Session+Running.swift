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
    let commands = CommandParser.commands(in: text).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    var run = ResponseBuilder()
    if commands.isEmpty { run.refuse(CommandParser.unknown(text), typed: text) }
    for command in commands { perform(command, &run) }
    speakOut(&run)
    let response = run.response
    if !text.begins(with: ":") { state.stepLines = response.lines }
    return response
  }

  private func claim(_ text: String) -> Response {
    let (lines, isMalformed) = claimLines(text)
    return Response(echo: lines[0], lines: Array(lines.dropFirst()), isMalformed: isMalformed)
  }

  private mutating func perform(_ text: String, _ run: inout ResponseBuilder) {
    do throws(CommandParser.Failure) {
      let command = spelled(try CommandParser.parse(text))
      run.echoes.append(command.canonical)
      perform(command, &run)
    } catch {
      run.refuse(error, typed: text)
    }
  }

  private mutating func perform(_ command: Command, _ run: inout ResponseBuilder) {
    switch command.form.meaning {
    case .gesture(let gesture):
      state.gesturesOnLine = run.gestureCount
      run.gestureCount += 1
      perform(gesture, command.argument, &run)
      state.gesturesOnLine = 0
    case .session(let own): perform(own, command.argument, &run)
    case .notSimulated: run.refuse("not simulated")
    }
  }
}
