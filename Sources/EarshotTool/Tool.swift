#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program as a whole: words in, an exit status out.
struct Tool {
  /// What `--version` prints.
  static let version = "earshot 0.1.0"

  private let arguments: [String]
  private let environment: Environment

  /// Creates the program for a command line, without its first word.
  init(arguments: some Sequence<String>, environment: Environment) {
    self.arguments = Array(arguments)
    self.environment = environment
  }

  /// Does what the command line asks for, and ends the process.
  func runAndExit() -> Never {
    StandardStreams.occupy()
    signal(SIGPIPE, SIG_DFL)
    let status = run()
    if status == .unread { raise(SIGPIPE) }
    exit(status.rawValue)
  }

  /// Does what the command line asks for.
  func run() -> ExitCode {
    var console = Console(Options(), environment)
    do throws(Failure) {
      let options = try Options(parsing: arguments)
      console = Console(options, environment)
      let status = try perform(options, &console)
      try console.output.flush()
      return status
    } catch {
      if let message = error.message { console.report(["earshot: \(message)"]) }
      return error.status
    }
  }

  private func perform(_ options: Options, _ console: inout Console) throws(Failure) -> ExitCode {
    if options.has(.version) {
      try console.output.line(Self.version)
      return .ok
    }
    if options.has(.help) {
      let topic = options.command == .walk && options.operands.isEmpty ? [] : [options.command]
      return try HelpCommand(topics: topic.map(\.rawValue)).run(&console)
    }
    switch options.command {
    case .walk: return try walk(options, &console)
    case .speak: return try SpeakCommand(options: options).run(&console)
    case .test: return try TestCommand(options: options, environment: environment).run(&console)
    case .diff: return try DiffCommand(options: options).run(&console)
    case .check: return try CheckCommand(options: options).run(&console)
    case .convert: return try ConvertCommand(options: options).run(&console)
    case .teach:
      return try TeachCommand(options: options, environment: environment).run(&console)
    case .help: return try HelpCommand(topics: options.operands).run(&console)
    }
  }

  private func walk(_ options: Options, _ console: inout Console) throws(Failure) -> ExitCode {
    var walk = WalkCommand(options: options, environment: environment)
    return try walk.run(&console)
  }
}
