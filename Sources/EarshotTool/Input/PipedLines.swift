#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Plain lines from standard input, without editing.
///
/// On a terminal that cannot do more, a line is edited by the system alone.
struct PipedLines: LineSource {
  var prompt: String
  private let signals: SignalPipe?
  /// Whether somebody types them.
  private let isTyped: Bool
  private var cutter = LineCutter()
  private var interruptions = Interruptions()
  private var hasEnded = false

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - prompt: What is written before each line is read.
  ///   - signals: The signals to look out for, if any.
  ///   - isTyped: Whether somebody types the lines.
  init(prompt: String = "", signals: SignalPipe? = nil, isTyped: Bool = true) {
    self.prompt = prompt
    self.signals = signals
    self.isTyped = isTyped && signals != nil
  }

  /// Whether nothing was read that was not taken yet.
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

  /// Shows lines that came up while nobody typed, and asks again.
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
          "standard input has no line end in 64 MB; commands end in line ends"
        )
      }
    case .failure(let error) where error.code == EBADF || error.code == EIO: hasEnded = true
    case .failure(let error): throw .unreadable("-", error)
    }
  }

  /// Waits for bytes; gives the input that a signal means, if one came instead.
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

/// How often the user breaks off: once clears the line, at an empty one it asks, and the next ends
/// the program.
struct Interruptions: Sendable {
  /// What is asked.
  static let question = "Press Ctrl-C again to leave; :record FILE keeps this session"

  /// What is asked where the session is written to a file.
  static func question(keeping path: String) -> String {
    "Press Ctrl-C again to leave; the session is in \(path)"
  }

  private var hasAsked = false

  /// Notes one, and gives what comes of it.
  mutating func add(atEmptyLine isEmpty: Bool) -> Input {
    guard isEmpty else { return .cleared }
    defer { hasAsked = true }
    return hasAsked ? .stop(.interrupted) : .note(Self.question)
  }

  /// Notes that something was typed, so that it is asked again.
  mutating func reset() { hasAsked = false }
}
