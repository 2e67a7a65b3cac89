#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The parameters for starting a program: its path, arguments, environment, and streams.
///
///     var start = ProgramStart("/usr/bin/git", ["--version"])
///     start.open("/dev/null", as: STDERR_FILENO, O_WRONLY)
///     let process = start.run()
///
/// No other code in Earshot starts a program. The path is absolute, and no shell is involved.
///
/// - Source: our choice, after POSIX, posix_spawn(3p).
struct ProgramStart {
  #if canImport(Darwin)
  private typealias Actions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  #else
  private typealias Actions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  #endif

  /// A stream to set up before the program runs.
  private enum Stream {
    case copy(Int32)
    case file(String, flags: Int32)
  }

  private let path: String
  private let words: [String]
  private var streams: [(number: Int32, stream: Stream)] = []
  /// The environment variables, or `nil` for Earshot's own.
  var environment: [String]?
  /// Whether the program leads its own process group and has the system's default action for every
  /// signal.
  ///
  /// Earshot itself catches and ignores some signals.
  var leadsGroup = false

  /// Creates the parameters for starting a program.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program.
  ///   - arguments: The arguments after the name.
  init(_ path: String, _ arguments: [String]) {
    self.path = path
    words = [path] + arguments
  }

  /// Passes an open file to the program as one of its streams.
  mutating func connect(_ file: Int32, as number: Int32) {
    streams.append((number, .copy(file)))
  }

  /// Opens a file for the program as one of its streams.
  ///
  /// Only the owner can read a new file.
  mutating func open(_ path: String, as number: Int32, _ flags: Int32) {
    streams.append((number, .file(path, flags: flags)))
  }

  /// Starts the program.
  ///
  /// - Returns: The process ID, for use with ``ending(of:_:)``, or `nil` if the system can't start
  ///   the program.
  func run() -> pid_t? {
    #if canImport(Darwin)
    var actions: Actions = nil
    var attributes: Attributes = nil
    #else
    var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, stream) in streams {
      switch stream {
      case .copy(let file): posix_spawn_file_actions_adddup2(&actions, file, number)
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      }
    }
    if leadsGroup { Self.leadGroup(&attributes) }
    let arguments = Self.texts(words)
    let variables = environment.map(Self.texts) ?? []
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let result =
      environment == nil
      ? posix_spawn(&process, path, &actions, &attributes, arguments, environ)
      : posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    return result == 0 ? process : nil
  }

  private static func leadGroup(_ attributes: inout Attributes) {
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// Returns the exit status of a program, or 128 plus the number of the signal that ended it.
  ///
  /// - Parameters:
  ///   - process: The result of ``run()``.
  ///   - options: 0 to wait until the program exits, or `WNOHANG` to return immediately.
  /// - Returns: The status, or `nil` if the program is still running.
  static func ending(of process: pid_t, _ options: Int32 = 0) -> Int32? {
    var status: Int32 = 0
    var ended = waitpid(process, &status, options)
    while ended < 0, errno == EINTR { ended = waitpid(process, &status, options) }
    guard ended != 0 else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
