import Foundation

@testable import EarshotTool

/// The built program at a terminal of its own, with a test in the user's chair.
final class TerminalProcess {
  private let terminal: Int32
  private let process: pid_t
  private var shown: [UInt8] = []

  /// Starts the program; nothing where there are no pseudoterminals.
  init?(_ arguments: [String] = [], environment: [String] = ["TERM=vt100", "LC_ALL=C"]) {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard terminal >= 0, let name = Self.unlock(terminal),
      let process = Self.spawn([ToolProcess.path] + arguments, environment, at: name)
    else { return nil }
    self.process = process
  }

  deinit {
    kill(process, SIGKILL)
    close(terminal)
  }

  /// Types keys.
  func type(_ keys: String) { writeAll(Array(keys.utf8), to: terminal) }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until a text has been shown since the last one waited for.
  func waitFor(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    while true {
      if let range = shown.firstRange(of: wanted) {
        shown.removeSubrange(..<range.upperBound)
        return true
      }
      guard readMore() else { return false }
    }
  }

  /// Waits for the end; gives the status as a shell gives it.
  func status() -> Int32 {
    while readMore() {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads what is shown next; says whether there was anything within ten seconds.
  private func readMore() -> Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 10_000) == 1 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let count = read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    shown += chunk[..<count]
    return true
  }

  /// Makes a pseudoterminal ready, and gives the name of its other end.
  ///
  /// The module of the C library does not show these functions everywhere.
  private static func unlock(_ terminal: Int32) -> String? {
    typealias Change = @convention(c) (Int32) -> Int32
    typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
    let program = dlopen(nil, RTLD_NOW)
    guard let grant = dlsym(program, "grantpt"), let unlock = dlsym(program, "unlockpt"),
      let name = dlsym(program, "ptsname"),
      unsafeBitCast(grant, to: Change.self)(terminal) == 0,
      unsafeBitCast(unlock, to: Change.self)(terminal) == 0
    else { return nil }
    return unsafeBitCast(name, to: Name.self)(terminal).map { String(cString: $0) }
  }

  /// Starts a program that leads a session of its own, whose terminal becomes the one it opens.
  private static func spawn(
    _ arguments: [String],
    _ environment: [String],
    at terminal: String
  ) -> pid_t? {
    #if canImport(Darwin)
    let startsSession = Int16(0x400)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    let startsSession = Int16(0x80)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, startsSession)
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let result = posix_spawn(&process, arguments[0], &actions, &attributes, words, variables)
    return result == 0 ? process : nil
  }
}
