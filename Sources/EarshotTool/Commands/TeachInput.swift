/// Where a learner's answers come from: a pipe, or somebody at a terminal.
enum TeachInput {
  /// Makes the source of lines.
  static func lineSource(_ options: Options, _ environment: Environment) -> any LineSource {
    guard environment.inputIsTerminal else { return PipedLines() }
    let signals = SignalPipe.shared
    signals.catchSignals(SignalPipe.endings)
    let isPlain = options.has(.plain) || environment.terminalIsDumb
    guard !isPlain, environment.outputIsTerminal else { return PipedLines(signals: signals) }
    return LineEditor(prompt: "", signals: signals) ?? PipedLines(signals: signals)
  }
}
