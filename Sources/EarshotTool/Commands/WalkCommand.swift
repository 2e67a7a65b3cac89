internal import Notation
internal import Simulator

/// `earshot walk`: a session with an app, command by command.
struct WalkCommand {
  private let options: Options
  private let environment: Environment
  private var status = ExitCode.ok
  /// The files that are open; none for the sample app.
  private var operands: [String]
  /// Whether a `start` that comes now is the one that has been made already.
  private var isBeforeFirstCommand = true

  /// Creates the walk that a command line asks for.
  init(options: Options, environment: Environment) {
    self.options = options
    self.environment = environment
    self.operands = options.operands
  }

  /// Walks until the input ends.
  mutating func run(_ console: inout Console) throws(Failure) -> ExitCode {
    let document = try openApp(&console)
    var session = Session(document, options: options.session)
    var source = lineSource()
    if environment.isConversation {
      try console.output.line("# :what tells what the gestures do here, :help lists them")
    }
    let start = session.run("start")
    try print(start, echoedAs: start.echo.isEmpty ? "> start" : start.echo, &console)
    while true {
      let input = try source.next { [session] line in session.completions(of: line) }
      if let end = try take(input, &session, &console) { return end }
    }
  }

  private func openApp(_ console: inout Console) throws(Failure) -> AppDocument {
    guard !options.operands.isEmpty else { return Screens.sampleApp() }
    return try Screens.open(options.operands, reportingTo: &console)
  }

  private func lineSource() -> any LineSource {
    guard environment.inputIsTerminal else { return PipedLines() }
    let signals = SignalPipe.shared
    signals.catchSignals(SignalPipe.endings)
    let isPlain = options.has(.plain) || environment.terminalIsDumb
    guard !isPlain, environment.outputIsTerminal else { return PipedLines(signals: signals) }
    if let editor = LineEditor(prompt: "> ", signals: signals) { return editor }
    return PipedLines(prompt: "> ", signals: signals)
  }

  /// Acts on what came in; gives the exit status where the walk ends with it.
  private mutating func take(
    _ input: Input,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    switch input {
    case .line(let line): return try take(line: line, &session, &console)
    case .unusable(let reason):
      try console.output.line(reason.refusal)
      try console.output.flush()
      return afterCommand(isMalformed: true, isRefused: true)
    case .cleared: return nil
    case .end: return status
    case .stop(let status): return status
    }
  }

  private mutating func take(
    line typed: String,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> ExitCode? {
    let line = CommandLineText(typed)
    if line.isCommand, !environment.isConversation, isBeforeFirstCommand {
      isBeforeFirstCommand = false
      if line.isPlainStart { return nil }
    }
    let response = session.run(line.command)
    let copy = response.echo.isEmpty ? line.command : response.echo
    try print(response, echoedAs: environment.isConversation ? nil : copy, &console)
    if let request = response.request, try fulfil(request, &session, &console) { return status }
    return afterCommand(isMalformed: response.isMalformed, isRefused: response.isRefused)
  }

  private mutating func afterCommand(isMalformed: Bool, isRefused: Bool) -> ExitCode? {
    if isMalformed, !environment.inputIsTerminal { status = .differs }
    return isRefused && options.has(.failFast) ? status : nil
  }

  private func print(
    _ response: Session.Response,
    echoedAs echo: String?,
    _ console: inout Console
  ) throws(Failure) {
    if let echo { try console.output.line(echo) }
    for line in response.lines { try console.output.line(line) }
    try console.output.flush()
  }

  // MARK: Requests

  /// Does what only the program can do; says whether the walk ends with it.
  private mutating func fulfil(
    _ request: Session.Request,
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) -> Bool {
    switch request {
    case .quit: return true
    case .open(let path): try replace([path], &session, &console)
    case .reload: try replace(operands, &session, &console)
    }
    return false
  }

  /// Puts another app in the place of this one; what is wrong with its files is told as prose.
  private mutating func replace(
    _ operands: [String],
    _ session: inout Session,
    _ console: inout Console
  ) throws(Failure) {
    let lines = replacement(operands, &session)
    for line in lines { try console.output.line(line) }
    try console.output.flush()
  }

  private mutating func replacement(
    _ operands: [String],
    _ session: inout Session
  ) -> [String] {
    do throws(Failure) {
      guard !operands.isEmpty else { return session.replace(with: Screens.sampleApp()) }
      if operands.contains("-") { return ["# standard input cannot be read again"] }
      let (reading, lines) = try Screens.read(operands)
      let prose = lines.map { "# \($0)" }
      guard let document = reading.document else { return prose }
      self.operands = operands
      return prose + session.replace(with: document)
    } catch {
      return ["# \(error.message ?? "not opened")"]
    }
  }
}
