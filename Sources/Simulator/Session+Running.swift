import AccessibilityModel
import Notation
import SpeechComposer

extension Session {
  /// What one command, or one gesture of it, let hear.
  struct Step {
    var lines: [String] = []
    var utterances: [Utterance] = []
    /// The announcements of high priority among them, which nothing cuts short.
    var uncut = Uncut()
    var isRefused = false
    /// Whether an end was reached, so that repeating the gesture is no use.
    var isStopped = false

    /// What goes on when the next gesture is made before speech ends.
    struct Uncut {
      var lines: [String] = []
      var utterances: [Utterance] = []
    }

    /// Leaves out what a gesture that follows at once silences: no word of it has begun.
    ///
    /// - Source: VOICEOVER.md 8.1 and 8.2; SESSIONS.md, "Commands".
    mutating func cutShort() {
      lines = lines.filter { !SessionLine.isSpoken($0) } + uncut.lines
      utterances = uncut.utterances
      uncut = Uncut()
    }

    /// Adds what was heard next.
    mutating func append(_ next: Step) {
      lines += next.lines
      utterances += next.utterances
      uncut.lines += next.uncut.lines
      uncut.utterances += next.uncut.utterances
      isRefused = isRefused || next.isRefused
      isStopped = isStopped || next.isStopped
    }
  }

  /// Runs a line of input: commands parted by `;`, a comment, or a blank line.
  @discardableResult
  public mutating func run(_ line: String) -> Response {
    let response = respond(to: line)
    record(line, response)
    return response
  }

  private mutating func respond(to line: String) -> Response {
    let text = line.withoutPrompt
    if text.isEmpty || text.isProse { return Response(echo: Display.safe(line)) }
    if text.begins(with: "?") { return claim(text) }
    let commands = CommandParser.commands(in: text).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    var run = LineRun()
    if commands.isEmpty { run.refuse(CommandParser.unknown(text), typed: text) }
    for command in commands { perform(command, &run) }
    return run.response
  }

  private func claim(_ text: String) -> Response {
    var run = LineRun()
    run.echoes.append(text)
    run.append(refused("not built yet"))
    return run.response
  }

  private mutating func perform(_ text: String, _ run: inout LineRun) {
    do throws(CommandParser.Failure) {
      let command = spelled(try CommandParser.parse(text))
      run.echoes.append(command.canonical)
      perform(command, &run)
    } catch {
      run.refuse(error, typed: text)
    }
  }

  private mutating func perform(_ command: Command, _ run: inout LineRun) {
    switch command.form.meaning {
    case .gesture(let gesture):
      run.hasGesture = true
      if gesture == .wait { run.letBeHeard() } else { run.cutShort() }
      run.append(perform(gesture, command.argument))
    case .inspection(let inspection): perform(inspection, command.argument, &run)
    case .notBuiltYet: run.append(refused("not built yet"))
    case .notSimulated: run.append(refused("not simulated"))
    }
  }

  /// A refusal as a step of its own.
  func refused(_ reason: String) -> Step {
    Step(lines: ["~ refused: " + Display.spoken(reason)], isRefused: true, isStopped: true)
  }
}

/// What a line of input leads to, while its commands are run.
struct LineRun {
  /// The commands as they are echoed.
  var echoes: [String] = []
  var hasGesture = false
  /// What was heard to its end.
  private var heard = Session.Step()
  /// What the next gesture may still silence.
  private var step = Session.Step()
  var request: Session.Request?
  private var isMalformed = false

  /// Adds what a command let hear.
  mutating func append(_ next: Session.Step) { step.append(next) }

  /// Silences what was heard on the line so far: the next gesture follows before speech ends.
  mutating func cutShort() { step.cutShort() }

  /// Lets what was said so far be heard: a `wait` follows.
  ///
  /// How much of it a short wait lets be heard comes with the lengths of utterances.
  mutating func letBeHeard() {
    heard.append(step)
    step = Session.Step()
  }

  /// Adds what the program tells: lines that are never taken for speech.
  mutating func note(_ lines: [String]) { step.lines += lines.map { "# " + $0 } }

  /// Adds the refusal of a command that was not understood.
  mutating func refuse(_ failure: CommandParser.Failure, typed: String? = nil) {
    if let typed { echoes.append(typed) }
    step.lines.append("~ refused: " + Display.spoken(failure.reason))
    step.isRefused = true
    isMalformed = true
  }

  /// The response; where a gesture let hear nothing at all, it says so.
  ///
  /// - Source: SESSIONS.md, "Lines of a session".
  var response: Session.Response {
    var step = heard
    step.append(self.step)
    let isSilent = hasGesture && step.lines.allSatisfy { $0.begins(with: "#") }
    return Session.Response(
      echo: "> " + Display.safe(echoes.joined(separator: "; ")),
      lines: (isSilent ? [SessionLine.silent] : []) + step.lines,
      utterances: step.utterances,
      request: request,
      isMalformed: isMalformed,
      isRefused: step.isRefused
    )
  }
}

extension String {
  /// The line as a command: without the prompt that a copied session has, and trimmed.
  var withoutPrompt: String {
    let text = trimmed
    return text.begins(with: ">") ? String(text.unicodeScalars.dropFirst()).trimmed : text
  }

  /// Whether a line without its blanks is prose: a `#` or `##`, alone or before a blank.
  var isProse: Bool {
    self == "#" || self == "##" || begins(with: "# ") || begins(with: "## ")
  }
}
