#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A program for the benchmarks to run.
struct Program {
  /// The path of the program, or the name to search for, and its arguments.
  let words: [String]
  /// The path of the file for the program's standard input, or `nil` to use the benchmark's own
  /// standard input.
  var input: String?
  /// Whether to discard the program's output.
  var isSilent = false

  /// Runs the program and waits until it exits.
  ///
  /// - Returns: The exit status, or `nil` if the program couldn't start or a signal ended it.
  @discardableResult
  func run() -> Int32? { start().flatMap(Self.status) }

  /// Starts the program without waiting for it.
  ///
  /// - Returns: The process, which the caller must wait for, or `nil` if the program couldn't
  ///   start.
  func start() -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
    if isSilent {
      for stream: Int32 in [1, 2] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    var process = pid_t()
    guard let name = words.first,
      posix_spawnp(&process, name, &actions, nil, arguments, environ) == 0
    else { return nil }
    return process
  }

  /// Waits until a program exits.
  ///
  /// - Returns: The exit status, or `nil` if a signal ended the program.
  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Returns the path of the program with the given name in this program's folder, or `nil` if
  /// there's none.
  static func built(_ name: String, beside path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    return access(folder + name, X_OK) == 0 ? folder + name : nil
  }
}
