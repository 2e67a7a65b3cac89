internal import EarshotNotation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Git, run for what it knows of files at a commit; nothing that the repository configures is run.
///
/// The program comes from one of the system's folders by its full path, since a repository could
/// bring another one. It gets an environment of its own, without hooks, monitors, pagers, and
/// prompts, and may not use any protocol, so it never fetches what a partial clone left out.
///
/// - Source: our choice; SECURITY.md promises it. git(1), `GIT_ALLOW_PROTOCOL`, `GIT_NO_LAZY_FETCH`.
struct GitProcess {
  /// Where systems have git.
  private static let places = [
    "/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git", "/opt/local/bin/git",
  ]
  /// The most bytes that are taken.
  private static let limit = 256 << 20
  /// The most bytes of input: less than a pipe holds, so that nobody waits.
  static let inputLimit = 8_192

  private let program: String
  private let words: [String]
  private let environment: [String]

  /// Finds git for a repository.
  ///
  /// - Throws: ``Failure`` if it's in none of the system's folders.
  init(in root: String, _ variables: [String: String]) throws(Failure) {
    guard let program = Self.places.first(where: { access($0, X_OK) == 0 }) else {
      throw Failure(.noInput, "'--since' needs git in \(Self.places.asAlternatives)")
    }
    self.program = program
    words = [
      program, "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false",
      "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-C", root,
    ]
    environment =
      [
        "LC_ALL=C", "PATH=/usr/bin:/bin", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=",
        "GIT_NO_REPLACE_OBJECTS=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
      ] + (variables["HOME"].map { ["HOME=\($0)"] } ?? [])
  }

  /// Runs a command of git to its end.
  ///
  /// - Parameters:
  ///   - arguments: The command and its words.
  ///   - input: What it reads, at most ``inputLimit`` bytes.
  /// - Returns: What it prints, or `nil` if it fails or prints too much.
  func run(_ arguments: [String], input: [UInt8] = []) -> [UInt8]? {
    guard let entry = Self.pipe() else { return nil }
    _ = input.withUnsafeBytes { FileSystem.write(entry.write, $0) }
    FileSystem.close(entry.write)
    guard let exit = Self.pipe() else {
      FileSystem.close(entry.read)
      return nil
    }
    let process = start(arguments, entry.read, exit.write)
    FileSystem.close(entry.read)
    FileSystem.close(exit.write)
    let output = process == nil ? nil : Self.bytes(from: exit.read)
    FileSystem.close(exit.read)
    guard let process, Self.status(of: process) == 0 else { return nil }
    return output
  }

  private func start(_ arguments: [String], _ input: Int32, _ output: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = Self.texts(words + arguments)
    let variables = Self.texts(environment)
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let result = posix_spawn(&process, program, &actions, nil, arguments, variables)
    return result == 0 ? process : nil
  }

  private static func texts(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// A pipe that other programs don't inherit.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
    guard Darwin.pipe(&ends) == 0 else { return nil }
    #else
    guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func bytes(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = FileSystem.read(descriptor, &chunk)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes += chunk.prefix(max(0, count))
    }
    return nil
  }

  private static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
