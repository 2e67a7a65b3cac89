#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The whole program, which runs a command line and returns an exit status.
package struct Tool {
  /// The output of `--version`.
  static let version = "earshot 0.1.0"

  private let arguments: [String]
  private let environment: Environment

  /// Creates the program for a command line, which doesn't include the name of the program.
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
    // If a file gets too large, writing it fails with an error, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let status =
      words.first?.isEmpty ?? true
      ? withoutWords() : Tool(arguments: words.dropFirst(), environment: .process).run()
    if status == .unread { raise(SIGPIPE) }
    exit(status.rawValue)
  }

  /// Rejects a command line that doesn't contain even the name of the program.
  ///
  /// A process can start a program without any arguments. Linux then passes an empty name.
  private static func withoutWords() -> ExitCode {
    var console = Console(Options(), .process)
    console.report([
      "earshot: the command line is empty; it needs at least the name of the program"
    ])
    return .usage
  }

  /// Runs a command line in a process that continues.
  ///
  /// Use the method in programs that measure commands. The calling program is responsible for
  /// signals and standard streams.
  ///
  /// - Parameter words: The command line, without the name of the program.
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
      let answer = SuggestedLine.answer(to: options.explained(error), in: arguments)
      let failure = options.withWayOut(answer)
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
///   - words: The words, as null-terminated strings.
/// - Returns: Never, because the program ends with its own status.
@_cdecl("earshot_main")
public func startEarshot(
  _ count: CInt,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  let words = UnsafeBufferPointer(start: words, count: words == nil ? 0 : Int(count))
  Tool.runAndExit(RawName.texts(of: words))
}

/// Storage for values that the program keeps until it exits.
///
/// The system frees all memory at the end, so releasing a thousand saved states one by one doesn't
/// delay the shell's prompt.
enum ProcessLifetime {
  /// Keeps a value until the process ends.
  static func keep<Value>(_ value: consuming Value) {
    UnsafeMutablePointer.allocate(capacity: 1).initialize(to: value)
  }
}

/// The standard input, output, and error streams.
enum StandardStreams {
  /// Opens replacements for standard streams that are closed when the program starts.
  ///
  /// Without replacements, the next opened files would get the descriptors of the closed streams,
  /// so Earshot could write speech to a file. A replacement is opened for the opposite direction,
  /// so using the stream is still an error.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
