/// Where lines of input come from: a pipe, or somebody at a terminal.
enum LineSources {
  /// Makes the source that fits what the program is connected to.
  ///
  /// - Parameters:
  ///   - prompt: What somebody at a terminal is asked with.
  ///   - options: The command line, which may ask for plain lines.
  ///   - environment: What the program is connected to.
  /// - Returns: The source; without a prompt where nobody types.
  static func source(
    prompt: String,
    _ options: Options,
    _ environment: Environment
  ) -> any LineSource {
    guard environment.inputIsTerminal else { return PipedLines() }
    let signals = SignalPipe.shared
    signals.catchSignals(SignalPipe.endings)
    let isPlain = options.has(.plain) || environment.terminalIsDumb
    guard !isPlain, environment.outputIsTerminal else { return PipedLines(signals: signals) }
    if let editor = LineEditor(prompt: prompt, signals: signals) { return editor }
    return PipedLines(prompt: prompt, signals: signals)
  }
}
