package import Foundation

/// The built program at its own terminal, with a test as the user.
package final class TerminalProcess {
  private var terminal: Int32
  private let process: pid_t
  private var shown: [UInt8] = []
  private var hasEnded = false

  /// Starts the program, or `nil` if there are no pseudoterminals.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the program.
  ///   - environment: The variables that it gets.
  ///   - size: The rows and columns that the terminal has from the start, or `nil` for none.
  package convenience init?(
    _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "vt100", "LC_ALL": "C"],
    size: (rows: UInt16, columns: UInt16)? = nil
  ) {
    self.init(words: [ToolProcess.path] + arguments, environment: environment, size: size)
  }

  /// Starts a line of shell with job control, in which `$earshot` is the program.
  package convenience init?(shell line: String) {
    let environment = ["TERM": "vt100", "earshot": ToolProcess.path, "PATH": "/usr/bin:/bin"]
    self.init(words: ["/bin/sh", "-c", "set -m; \(line)"], environment: environment)
  }

  private init?(
    words: [String],
    environment: [String: String],
    size: (rows: UInt16, columns: UInt16)? = nil
  ) {
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard terminal >= 0, let name = Self.unlock(terminal) else { return nil }
    if let size { Self.resize(terminal, rows: size.rows, columns: size.columns) }
    let streams = Spawn.Streams(input: name, output: name, errors: name, startsSession: true)
    guard let process = try? Spawn.start(words, environment: environment, streams) else {
      return nil
    }
    self.process = process
  }

  deinit {
    if !hasEnded { _ = status() }
    hangUp()
  }

  /// Closes the window of the terminal.
  package func hangUp() {
    if terminal >= 0 { close(terminal) }
    terminal = -1
  }

  /// Types keys.
  package func type(_ keys: String) { type(bytes: Array(keys.utf8)) }

  /// Types bytes as they are, and reads the output at the same time.
  ///
  /// Without reading, both sides would wait for each other as soon as the terminal is full. The
  /// function gives up if the program neither reads nor writes for ten seconds.
  package func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: terminal, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard terminal >= 0, poll(&entry, 1, 10_000) == 1,
        entry.revents & Int16(POLLIN | POLLOUT) != 0
      else { return }
      if entry.revents & Int16(POLLIN) != 0, !readMore() { return }
      guard entry.revents & Int16(POLLOUT) != 0 else { continue }
      let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Changes the size of the terminal, and lets the program know.
  package func resize(rows: UInt16, columns: UInt16) {
    Self.resize(terminal, rows: rows, columns: columns)
  }

  private static func resize(_ terminal: Int32, rows: UInt16, columns: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #if canImport(Darwin)
    _ = ioctl(terminal, 0x8008_7467, &size)
    #else
    _ = ioctl(terminal, 0x5414, &size)
    #endif
  }

  /// Sends a signal.
  package func send(_ signal: Int32) { kill(process, signal) }

  /// The program that the terminal listens to, or `nil` if there is none.
  package var foreground: pid_t? {
    let group = tcgetpgrp(terminal)
    return group > 0 && group != process ? group : nil
  }

  /// Whether the terminal shows the input, and passes it on in lines.
  package var readsLines: Bool {
    var modes = termios()
    return tcgetattr(terminal, &modes) == 0 && modes.c_lflag & tcflag_t(ECHO | ICANON) != 0
  }

  /// The output since the last awaited string, up to the one that is awaited now.
  package func shownBefore(_ text: String) -> String? {
    let wanted = Array(text.utf8)
    while true {
      if let range = shown.firstRange(of: wanted) {
        defer { shown.removeSubrange(..<range.upperBound) }
        return String(decoding: shown[..<range.lowerBound], as: UTF8.self)
      }
      guard readMore() else { return nil }
    }
  }

  /// Waits until a string has appeared since the last awaited one.
  package func waitFor(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    while true {
      if let range = shown.firstRange(of: wanted) {
        shown.removeSubrange(..<range.upperBound)
        return true
      }
      guard readMore() else { return false }
    }
  }

  /// Waits for the end, and returns the status as a shell does.
  ///
  /// It kills a program that says nothing for ten seconds and doesn't end.
  package func status() -> Int32 {
    while readMore() {}
    kill(process, SIGKILL)
    hasEnded = true
    return Spawn.status(of: process)
  }

  /// Reads the next output, and returns whether there was any within ten seconds.
  private func readMore() -> Bool {
    guard terminal >= 0 else { return waitForEnd() }
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 10_000) == 1 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4_096)
    let count = read(terminal, &chunk, chunk.count)
    guard count > 0 else { return false }
    shown += chunk[..<count]
    return true
  }

  /// Waits up to ten seconds for the end of a program whose terminal is closed and has nothing to
  /// read.
  private func waitForEnd() -> Bool {
    for _ in 0..<1_000 {
      var information = siginfo_t()
      waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
      if information.si_signo == SIGCHLD { break }
      usleep(10_000)
    }
    return false
  }

  /// Prepares a pseudoterminal, and returns the name of its other end.
  ///
  /// The C library's module doesn't show these functions on every system.
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
}
