#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program as a whole: words in, an exit status out.
package struct Tool {
  /// What `--version` prints.
  static let version = "earshot 0.1.0"

  private let arguments: [String]
  private let environment: Environment

  /// Creates the program for a command line, without its first word.
  init(arguments: some Sequence<String>, environment: Environment) {
    self.arguments = Array(arguments)
    self.environment = environment
  }

  /// Does what the command line of the process asks for, and ends it.
  ///
  /// - Parameter words: The command line, with the name of the program first.
  static func runAndExit(_ words: [String]) -> Never {
    StandardStreams.occupy()
    signal(SIGPIPE, SIG_DFL)
    // A file that gets too large is an error of the write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let status =
      words.first?.isEmpty ?? true
      ? withoutWords() : Tool(arguments: words.dropFirst(), environment: .process).run()
    if status == .unread { raise(SIGPIPE) }
    exit(status.rawValue)
  }

  /// Refuses a command line without even a name: its words are lost, so what it asks for is unknown.
  ///
  /// Linux gives a program that is started without words an empty name.
  private static func withoutWords() -> ExitCode {
    var console = Console(Options(), .process)
    console.report(["earshot: the command line is empty; it needs at least the program's name"])
    return .usage
  }

  /// Does what a command line asks for, in a process that goes on.
  ///
  /// It is for programs that count what commands cost; they look after signals and streams.
  ///
  /// - Parameter words: The command line, without its first word.
  /// - Returns: The exit status.
  package static func run(_ words: [String]) -> Int32 {
    Tool(arguments: words, environment: .process).run().rawValue
  }

  /// Does what the command line asks for.
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
      if let message = options.explained(error).message { console.report(["earshot: \(message)"]) }
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
///   - count: The number of words that the command line has.
///   - words: The words, each ending in a zero.
/// - Returns: Nothing, since the program ends with its own status.
@_cdecl("earshot_main")
public func startEarshot(
  _ count: CInt,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  let words = UnsafeBufferPointer(start: words, count: words == nil ? 0 : Int(count))
  Tool.runAndExit(RawName.texts(of: words))
}

/// What the program holds when it ends.
///
/// The system takes the memory back at once, so that a thousand states that could be gone back to
/// need not be taken apart one by one before the prompt of the shell is back.
enum Leftover {
  /// Keeps a value until the process ends.
  static func keep<Value>(_ value: consuming Value) {
    UnsafeMutablePointer.allocate(capacity: 1).initialize(to: value)
  }
}

/// The three files every program is given.
enum StandardStreams {
  /// Fills the places of those that were closed at the start.
  ///
  /// Otherwise the next file that is opened would stand there, and speech could land in it. What
  /// fills the place cannot be used in its direction, so that a closed stream stays an error.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
