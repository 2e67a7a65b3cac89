#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The whole program, which takes a command line and returns an exit status.
package struct Tool {
  /// The output of `--version`.
  static let version = "earshot 0.1.0"

  private let arguments: [String]
  private let environment: Environment

  /// Creates the program for a command line, without its first word.
  init(arguments: some Sequence<String>, environment: Environment) {
    self.arguments = Array(arguments)
    self.environment = environment
  }

  /// Runs the command line of the process and ends the process.
  ///
  /// - Parameter words: The command line, with the name of the program first.
  static func runAndExit(_ words: [String]) -> Never {
    StandardStreams.occupy()
    signal(SIGPIPE, SIG_DFL)
    // If a file gets too large, writing it fails with an error, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let status =
      words.first?.isEmpty ?? true
      ? withoutWords() : Tool(arguments: words.dropFirst(), environment: .process).run()
    if status == .unread { raise(SIGPIPE) }
    exit(status.rawValue)
  }

  /// Rejects a command line without a name.
  ///
  /// Because the program gets no words, the request is unknown.
  ///
  /// Linux gives an empty name to a program that starts without words.
  private static func withoutWords() -> ExitCode {
    var console = Console(Options(), .process)
    console.report([
      "earshot: the command line is empty; it needs at least the name of the program"
    ])
    return .usage
  }

  /// Runs a command line in a process that continues.
  ///
  /// Use it in programs that measure commands. They must handle signals and streams.
  ///
  /// - Parameter words: The command line, without its first word.
  /// - Returns: The exit status.
  package static func run(_ words: [String]) -> Int32 {
    Tool(arguments: words, environment: .process).run().rawValue
  }

  /// Runs the command line.
  func run() -> ExitCode {
    var console = Console(Options(), environment)
    var options = Options()
    do throws(Failure) {
      options = try Options(parsing: arguments)
      console = Console(options, environment)
      let status = try perform(options, &console)
      try console.output.flush()
      return status
    } catch {
      let failure = SuggestedLine.answer(to: options.explained(error), in: arguments)
      if let message = failure.message { console.report(["earshot: \(message)"]) }
      return error.status
    }
  }

  private func perform(_ options: Options, _ console: inout Console) throws(Failure) -> ExitCode {
    if options.has(.version) {
      try console.output.line(Self.version)
      return .ok
    }
    if options.has(.help) {
      let isAlone = !options.isCommandNamed && options.operands.isEmpty
      return try HelpCommand(topics: isAlone ? [] : [options.command.name])
        .run(environment, &console)
    }
    return try options.command.run(options, environment, &console)
  }
}

/// Starts the program for the main function, which is in C.
///
/// - Parameters:
///   - count: The number of words on the command line.
///   - words: The words, each with a zero at the end.
/// - Returns: Never, because the program ends with its own status.
@_cdecl("earshot_main")
public func startEarshot(
  _ count: CInt,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  let words = UnsafeBufferPointer(start: words, count: words == nil ? 0 : Int(count))
  Tool.runAndExit(RawName.texts(of: words))
}

/// The values that the program still uses when it ends.
///
/// The system frees all memory at the end, so the shell's prompt doesn't have to wait until a
/// thousand saved states are released one by one.
enum ProcessLifetime {
  /// Keeps a value until the process ends.
  static func keep<Value>(_ value: consuming Value) {
    UnsafeMutablePointer.allocate(capacity: 1).initialize(to: value)
  }
}

/// The three files that every program gets.
enum StandardStreams {
  /// Opens replacements for standard streams that are closed at the start.
  ///
  /// Otherwise, the next opened files would get their descriptors, and speech could be written to a
  /// file. A replacement can't be used in the stream's direction, so a closed stream remains an
  /// error.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
