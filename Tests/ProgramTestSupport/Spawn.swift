import Foundation

/// Starts programs without what Foundation adds to it, so that nothing but what is said here is
/// inherited.
enum Spawn {
  /// What a standard stream of the new process is.
  struct Streams {
    var input: String
    var output: String
    var errors: String
    /// Whether the process leads a session of its own, whose terminal is the first it opens.
    var startsSession = false
  }

  /// Starts a program, which is the first word if it isn't named.
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
    // The threads that run tests hold signals back, and children would, too.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Whoever runs the tests in the background ignores what a terminal sends.
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

  /// Waits for the end of a process; gives the status as a shell gives it.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
