internal import EarshotNotation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A process that runs Git to get files at a commit, without running anything that the repository
/// configures.
///
/// Earshot starts Git by an absolute path in one of the system's folders, because a repository
/// could contain a different program with the name. Git gets an environment that disables hooks,
/// file system monitors, pagers, and prompts. No transport protocol is allowed, so Git never
/// fetches files that a partial clone omits.
///
/// - Source: our choice; SECURITY.md promises it. git(1), `GIT_ALLOW_PROTOCOL`, `GIT_NO_LAZY_FETCH`.
struct GitProcess {
  /// The paths of Git on common systems.
  private static let places = [
    "/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git", "/opt/local/bin/git",
  ]
  /// The maximum number of bytes of output.
  private static let limit = 256 << 20
  /// The maximum number of bytes of input, which is less than the capacity of a pipe, so writing
  /// doesn't block.
  static let inputLimit = 8_192

  private let program: String
  private let words: [String]
  private let environment: [String]

  /// Finds Git for a repository.
  ///
  /// - Throws: ``Failure`` if Git isn't in any of the system's folders.
  init(in root: String, _ variables: [String: String]) throws(Failure) {
    guard let program = Self.places.first(where: { access($0, X_OK) == 0 }) else {
      throw Failure(
        .noInput,
        "'--since' needs Git; install it as \(Self.places.asAlternatives)"
      )
    }
    self.program = program
    words = [
      "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false",
      "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-C", root,
    ]
    environment =
      [
        "LC_ALL=C", "PATH=/usr/bin:/bin", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=",
        "GIT_NO_REPLACE_OBJECTS=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
      ] + (variables["HOME"].map { ["HOME=\($0)"] } ?? [])
  }

  /// Runs a Git command and waits until it exits.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - input: The input, at most ``inputLimit`` bytes.
  /// - Returns: The output, or `nil` if Git fails or prints too much.
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
    guard let process, ProgramStart.ending(of: process) == 0 else { return nil }
    return output
  }

  private func start(_ arguments: [String], _ input: Int32, _ output: Int32) -> pid_t? {
    var start = ProgramStart(program, words + arguments)
    start.environment = environment
    start.connect(input, as: STDIN_FILENO)
    start.connect(output, as: STDOUT_FILENO)
    start.open("/dev/null", as: STDERR_FILENO, O_WRONLY)
    return start.run()
  }

  /// Returns a pipe that other programs don't inherit, or `nil` if the system can't create one.
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
      let count = chunk.withUnsafeMutableBytes { FileSystem.read(descriptor, $0) }
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { return nil }
      bytes += chunk.prefix(max(0, count))
    }
    return nil
  }
}
