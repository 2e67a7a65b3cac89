#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A source of plain lines from standard input, without editing.
///
/// The type also serves terminals with few capabilities, where only the system's terminal driver
/// edits the line.
struct PipedLines: LineSource {
  var prompt: String
  private let signals: SignalPipe?
  /// Whether a user types the lines.
  private let isTyped: Bool
  private var cutter = LineCutter()
  private var interruptions = Interruptions()
  private var hasEnded = false

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - prompt: The text before each line.
  ///   - signals: The pipe of the signals to wait for, or `nil` to ignore signals.
  ///   - isTyped: Whether a user types the lines.
  init(prompt: String = "", signals: SignalPipe? = nil, isTyped: Bool = true) {
    self.prompt = prompt
    self.signals = signals
    self.isTyped = isTyped && signals != nil
  }

  /// Whether all input has been consumed.
  var isEmpty: Bool { cutter.isEmpty }

  mutating func next(
    completions: (String) -> [String],
    idling: Idling
  ) throws(Failure) -> Input {
    if let input = cutter.next() { return input }
    try show(prompt)
    while !hasEnded {
      if let signals, let input = try waited(for: signals, idling) { return input }
      try readMore()
      if let input = cutter.next() {
        interruptions.reset()
        return input
      }
    }
    if let last = cutter.finish() { return last }
    if isTyped { try show("\n") }
    return .end
  }

  /// Shows lines that arrived while the program waited, and then the prompt again.
  private func interject(_ lines: String) throws(Failure) {
    try show(isTyped ? "\n" + lines + prompt : lines)
  }

  private func show(_ text: String) throws(Failure) {
    var output = Output(STDOUT_FILENO, name: "standard output")
    output.fragment(text)
    try output.flush()
  }

  private mutating func readMore() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    switch readChunk(STDIN_FILENO, into: &chunk) {
    case .success(0): hasEnded = true
    case .success(let count):
      cutter.add(chunk[..<count])
      if cutter.isEndless {
        throw Failure(
          .malformed,
          "standard input has no line break in 64 MiB; end each command with a line break"
        )
      }
    case .failure(let error) where error.code == EBADF || error.code == EIO: hasEnded = true
    case .failure(let error): throw .unreadable("-", error)
    }
  }

  /// Waits for bytes or a signal, and returns the input for the signal, or `nil` if bytes arrived.
  private mutating func waited(
    for signals: SignalPipe,
    _ idling: Idling
  ) throws(Failure) -> Input? {
    while true {
      switch signals.wait(for: STDIN_FILENO, atMost: idling.pause) {
      case nil: if let lines = idling.act() { try interject(lines) }
      case .bytes: return nil
      case .signal(SIGINT) where !isTyped: return .stop(.interrupted)
      case .signal(let signal):
        switch signal {
        case SIGINT:
          try show("\n")
          return interruptions.add(atEmptyLine: true)
        case SIGTERM: return .stop(.terminated)
        case SIGHUP: return .stop(.hungUp)
        case SIGTSTP, SIGQUIT: signals.passOn(signal)
        default: continue
        }
      }
    }
  }
}

/// A counter of the user's interruptions.
///
/// An interruption clears the line or, if the line is empty, shows a question. The next
/// interruption at an empty line ends the program.
struct Interruptions: Sendable {
  /// The question before the session ends.
  static let question =
    "Press Control-C again to end the session, or type ':record FILE' to save it"

  /// Returns the question for a session that is being recorded to a file.
  static func question(keeping path: String) -> String {
    "Press Control-C again to end the session, which is saved in \(path)"
  }

  private var hasAsked = false

  /// Counts an interruption and returns the resulting input.
  mutating func add(atEmptyLine isEmpty: Bool) -> Input {
    guard isEmpty else { return .cleared }
    defer { hasAsked = true }
    return hasAsked ? .stop(.interrupted) : .note(Self.question)
  }

  /// Records that the user typed something, so the next interruption asks again.
  mutating func reset() { hasAsked = false }
}
