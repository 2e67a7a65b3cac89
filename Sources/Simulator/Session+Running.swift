import AccessibilityModel
import Notation
import SimulatedApp

extension Session {
  /// Runs a line of input: commands parted by `;`, a comment, or a blank line.
  public mutating func run(_ line: String) -> Response {
    let text = line.withoutPrompt
    if text.isEmpty || text == "#" || text.hasPrefix("# ") || text.hasPrefix("## ") {
      return Response(echo: Display.safe(line))
    }
    if text.hasPrefix("?") {
      return Response(
        echo: "> " + Display.safe(text), lines: ["~ refused: not built yet"], isRefused: true
      )
    }
    let commands = CommandParser.commands(in: text)
    guard !commands.isEmpty else { return malformed(text, text) }
    return run(commands, typed: text)
  }

  private mutating func run(_ commands: [String], typed: String) -> Response {
    var canonical: [String] = []
    var response = Response(echo: "")
    for text in commands {
      do throws(CommandParser.Failure) {
        let parsed = try CommandParser.parse(text)
        canonical.append(parsed.canonical)
        perform(parsed.command, &response)
      } catch {
        canonical.append(text)
        response.lines.append("~ refused: " + Display.spoken(error.reason))
        response.isMalformed = true
        response.isRefused = true
      }
    }
    response.echo = "> " + Display.safe(canonical.joined(separator: "; "))
    return response
  }

  private func malformed(_ typed: String, _ text: String) -> Response {
    let failure = CommandParser.unknown(text, nearest: nil)
    return Response(
      echo: "> " + Display.safe(typed),
      lines: ["~ refused: " + Display.spoken(failure.reason)],
      isMalformed: true,
      isRefused: true
    )
  }

  private mutating func perform(_ command: Command, _ response: inout Response) {
    switch command {
    case .gesture(let gesture):
      let waiting = state.app.suspendedCount
      let heard = perform(gesture)
      response.lines += heard.lines
      response.isRefused = response.isRefused || heard.isRefused
      if state.app.suspendedCount > waiting { response.lines += [dueLine].compactMap { $0 } }
    case .inspection(let inspection): perform(inspection, &response)
    }
  }

  /// The moment that the last suspended handler goes on, for people at the prompt.
  private var dueLine: String? {
    state.app.pending.first { !$0.isTimer }.map {
      "# due in \(Milliseconds($0.due.count - state.app.now.count).notation)"
    }
  }
}

extension String {
  /// The line as a command: without the prompt that a copied session has, and trimmed.
  var withoutPrompt: String {
    let text = trimmed
    guard text.hasPrefix(">") else { return text }
    return String(text.dropFirst()).trimmed
  }
}
