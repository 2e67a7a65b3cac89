internal import EarshotLines

/// A source of input lines, such as a pipe or a user at a terminal.
protocol LineSource {
  /// The prompt before each line.
  var prompt: String { get set }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - completions: A closure that returns the completions of the line that the user is typing.
  ///   - idling: The work to repeat during the wait.
  /// - Returns: The line, or another kind of input.
  /// - Throws: ``Failure`` if the input or the terminal isn't usable.
  mutating func next(
    completions: (String) -> [String],
    idling: Idling
  ) throws(Failure) -> Input

  /// Adds a line to the history for the arrow keys.
  mutating func remember(_ line: String)

  /// The characters that, in an empty line, are a complete line without Return.
  var immediate: Set<Unicode.Scalar> { get set }
}

extension LineSource {
  /// Does nothing, because sources without editing have no history.
  mutating func remember(_ line: String) {}

  /// An empty set, because a source without editing ends every line with Return.
  var immediate: Set<Unicode.Scalar> {
    get { [] }
    set {}
  }

  /// Waits for the next line, without doing any other work.
  mutating func next(completions: (String) -> [String]) throws(Failure) -> Input {
    try next(completions: completions, idling: .none)
  }
}

/// Work that the program repeats while it waits for input.
struct Idling {
  /// The time to wait between repetitions, in milliseconds, or a negative number to wait forever.
  let pause: Int32
  /// A closure that does the work and returns lines to show, with their line endings, or `nil` for
  /// none.
  let act: () -> String?

  /// A wait without any work.
  static var none: Idling { Idling(pause: -1) { nil } }
}

/// A line of input, or another event.
enum Input: Hashable, Sendable {
  /// A line without its line ending.
  case line(String)
  /// An invalid line, with the reason.
  case unusable(Unusable)
  /// A command from a single key, which isn't visible yet.
  case command(String)
  /// A message from the program to the user, for example about a key without a function.
  case note(String)
  /// The user wants to type one line.
  case prompt
  /// The user wants to type lines from now on.
  case lines
  /// The user cleared the current line.
  case cleared
  /// The end of the input.
  case end
  /// The program has to end.
  case stop(ExitCode)
}

/// The reason that bytes aren't a line of input.
enum Unusable: Hashable, Sendable {
  /// The line has too many bytes.
  case tooLong(Int)
  /// The bytes aren't text, because they aren't UTF-8 or contain a zero.
  case notText

  /// The message about the line in a session.
  var refusal: String {
    let words =
      switch self {
      case .tooLong(let count):
        "the line is too long (\(count) bytes); shorten it to at most \(Input.lineLimit) bytes"
      case .notText: "the line isn't UTF-8; write it in UTF-8"
      }
    return SessionLine.refusal(.misunderstood(words)).text
  }
}

extension Input {
  /// The maximum number of bytes in a line.
  static let lineLimit = 1 << 16

  /// Creates input from the bytes of a line, without the line ending.
  init(lineOf bytes: some Collection<UInt8>) {
    if bytes.count > Input.lineLimit {
      self = .unusable(.tooLong(bytes.count))
    } else if bytes.allSatisfy({ (1..<0x80).contains($0) }) {
      self = .line(String(decoding: bytes, as: UTF8.self))
    } else if !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) {
      self = .line(text)
    } else {
      self = .unusable(.notText)
    }
  }
}

/// A factory for sources of input lines.
enum LineSources {
  /// Creates the source for standard input, which is a pipe or a terminal.
  ///
  /// - Parameters:
  ///   - prompt: The prompt for a user at a terminal.
  ///   - options: The command line, which can request plain lines.
  ///   - environment: The environment of the program.
  ///   - memory: The lines that go into the history.
  /// - Returns: The source, which has no prompt if the input is a pipe.
  static func source(
    prompt: String,
    _ options: Options,
    _ environment: Environment,
    memory: LineMemory = .everything
  ) -> any LineSource {
    guard environment.inputIsTerminal else {
      guard options.has(.watch) else { return PipedLines() }
      SignalPipe.shared.catchEndings(.request)
      return PipedLines(signals: .shared, isTyped: false)
    }
    let signals = SignalPipe.shared
    signals.catchEndings(.request)
    let isPlain = options.has(.plain) || environment.terminalIsDumb
    guard !isPlain, environment.outputIsTerminal else { return PipedLines(signals: signals) }
    if let editor = LineEditor(prompt: prompt, signals: signals) {
      if case .chosen(let history) = memory { editor.keep(history) }
      return editor
    }
    return PipedLines(prompt: prompt, signals: signals)
  }
}

/// The lines that go into the history for the arrow keys.
enum LineMemory: Sendable {
  /// Every line, as typed.
  case everything
  /// The lines passed to ``LineSource/remember(_:)``, and the lines of earlier sessions.
  case chosen(LineHistory?)
}
