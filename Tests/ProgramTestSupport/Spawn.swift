import Foundation

/// Starts programs without Foundation's additions, so they inherit only what is named here.
enum Spawn {
  /// The kinds of standard streams of the new process.
  struct Streams {
    var input: String
    var output: String
    var errors: String
    /// Whether the process leads its own session, whose terminal is the first that it opens.
    var startsSession = false
  }

  /// Starts a program, which is the first word unless it is named.
  static func start(
    _ words: [String],
    program: String? = nil,
    environment: [String: String],
    _ streams: Streams
  ) throws -> pid_t {
    #if canImport(Darwin)
    let leadsSession: Int16 = 0x400
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    let leadsSession: Int16 = 0x80
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, path) in [streams.input, streams.output, streams.errors].enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, O_RDWR, 0)
    }
    // The threads that run tests block signals, and children would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A test run in the background ignores signals from the terminal.
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGHUP, SIGTERM] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    let kinds = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    let flags = Int16(kinds) | (streams.startsSession ? leadsSession : 0)
    posix_spawnattr_setflags(&attributes, flags)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let path = program ?? words[0]
    let result = posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
    return process
  }

  /// Waits for the end of a process, and returns its status as a shell does.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
