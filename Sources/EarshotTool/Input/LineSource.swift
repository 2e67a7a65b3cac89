internal import EarshotLines

/// Where the commands of a walk come from: a pipe, or somebody at a terminal.
protocol LineSource {
  /// What is written before each line is read.
  var prompt: String { get set }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - completions: The ways to complete a line that is being typed.
  ///   - idling: What is done meanwhile.
  /// - Returns: The line, or what came instead.
  /// - Throws: ``Failure`` if the input or the terminal cannot be used.
  mutating func next(
    completions: (String) -> [String],
    idling: Idling
  ) throws(Failure) -> Input

  /// Adds a line to those that the arrow keys bring back.
  mutating func remember(_ line: String)

  /// The keys that are a line by themselves where nothing is typed yet, without Return.
  var immediate: Set<Unicode.Scalar> { get set }
}

extension LineSource {
  /// Lines that are not edited are not brought back.
  mutating func remember(_ line: String) {}

  /// Lines that are not edited end with Return.
  var immediate: Set<Unicode.Scalar> {
    get { [] }
    set {}
  }

  /// Waits for the next line, and does nothing meanwhile.
  mutating func next(completions: (String) -> [String]) throws(Failure) -> Input {
    try next(completions: completions, idling: .none)
  }
}

/// What is done again and again while the program waits for input.
struct Idling {
  /// How long it is waited each time, in milliseconds; less than 0 for ever.
  let pause: Int32
  /// Does it; gives the lines that are to be shown, whole and with their ends, if there are any.
  let act: () -> String?

  /// Nothing is done.
  static var none: Idling { Idling(pause: -1) { nil } }
}

/// What came instead of, or as, a line of input.
enum Input: Hashable, Sendable {
  /// A line without its end.
  case line(String)
  /// A line that cannot be one, with what is said of it.
  case unusable(Unusable)
  /// A command that is not to be seen yet: what a key stands for.
  case command(String)
  /// What the program has to say, such as of a key that stands for nothing.
  case note(String)
  /// The user wants to type one line.
  case prompt
  /// The user wants to type lines from now on.
  case lines
  /// The user threw away the line they were typing.
  case cleared
  /// There is no more.
  case end
  /// The program has to end.
  case stop(ExitCode)
}

/// Why bytes are no line of input.
enum Unusable: Hashable, Sendable {
  /// More bytes than a line may have.
  case tooLong(Int)
  /// Bytes that are no text: no UTF-8, or with a zero among them.
  case notText

  /// What is said of it in a session.
  var refusal: String {
    let words =
      switch self {
      case .tooLong(let count): "line too long (\(count) bytes)"
      case .notText: "not UTF-8"
      }
    return SessionLine.refusal(.misunderstood(words)).text
  }
}

extension Input {
  /// The most bytes a line may have.
  static let lineLimit = 1 << 16

  /// Makes input of the bytes of a line, without its end.
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

/// Where lines of input come from: a pipe, or somebody at a terminal.
enum LineSources {
  /// Makes the source that fits what the program is connected to.
  ///
  /// - Parameters:
  ///   - prompt: What somebody at a terminal is asked with.
  ///   - options: The command line, which may ask for plain lines.
  ///   - environment: What the program is connected to.
  ///   - memory: Which lines the arrow keys bring back.
  /// - Returns: The source; without a prompt where nobody types.
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

/// Which lines the arrow keys bring back.
enum LineMemory: Sendable {
  /// Every line, as it is typed.
  case everything
  /// Those that are given to ``LineSource/remember(_:)``, and those of earlier times.
  case chosen(LineHistory?)
}
