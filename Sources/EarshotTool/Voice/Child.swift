#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that Earshot started, such as a synthesizer.
///
/// Earshot passes text only through standard input, which is an already deleted file, so a program
/// that doesn't read its input can't block Earshot. The program leads a process group, which
/// ``end()`` kills. A signal that ends Earshot calls ``endRunning()``. If Earshot is killed, the
/// Linux kernel kills the group (``Leash``).
struct Child {
  /// The task of a program.
  ///
  /// Only one program runs for each task at a time.
  enum Task: Int, CaseIterable {
    /// Speaking VoiceOver's words.
    case voice
    /// Playing a cue or another sound.
    case cue
    /// Speaking the words of the app's own synthesizer.
    case app
  }

  private let process: pid_t
  private let leash: Leash
  private let task: Task

  /// The process groups of the running programs, by task, or 0 if no program is running.
  ///
  /// Signal handlers read the IDs through a pointer, as in ``Interruption``.
  nonisolated(unsafe) private static let running: UnsafeMutablePointer<pid_t> = {
    let running = UnsafeMutablePointer<pid_t>.allocate(capacity: Task.allCases.count)
    running.initialize(repeating: 0, count: Task.allCases.count)
    return running
  }()

  /// Starts a program, or returns `nil` if this fails.
  ///
  /// - Parameters:
  ///   - program: The program's absolute path.
  ///   - arguments: The arguments after the name.
  ///   - input: The complete text for standard input.
  ///   - output: An open file for the program's standard output, or `nil` to discard the output.
  ///   - task: The task of the program.
  init?(
    _ program: String,
    _ arguments: [String],
    input: String,
    output: Int32? = nil,
    as task: Task = .voice
  ) {
    guard let text = Self.namelessFile(with: input) else { return nil }
    defer { close(text) }
    let leash = Leash()
    var start = ProgramStart(program, arguments)
    start.leadsGroup = true
    start.connect(text, as: STDIN_FILENO)
    if let output {
      start.connect(output, as: STDOUT_FILENO)
    } else {
      start.open("/dev/null", as: STDOUT_FILENO, O_WRONLY)
    }
    start.open("/dev/null", as: STDERR_FILENO, O_WRONLY)
    if leash.reading >= 0 { start.connect(leash.reading, as: 3) }
    // Signals are blocked, because a signal handler couldn't end a program that isn't recorded yet.
    let process = SignalMask.withAllBlocked {
      let process = start.run()
      process.map(leash.tie)
      if let process { Self.running[task.rawValue] = process }
      return process
    }
    guard let process else {
      leash.abandon()
      return nil
    }
    (self.process, self.leash, self.task) = (process, leash, task)
  }

  /// Returns the exit status of the program, or 128 plus the number of the signal that ended it.
  ///
  /// - Returns: The status, or `nil` while the program is running.
  func status() -> Int32? { status(WNOHANG) }

  /// Ends the program immediately, with all processes that it started.
  ///
  /// The program can't ignore the signal, so this method never waits long.
  func end() {
    kill(-process, SIGKILL)
    _ = status(0)
  }

  /// Ends the running programs.
  ///
  /// Signal handlers can call this method.
  static func endRunning() {
    var task = 0
    while task < 3 {
      let process = running[task]
      if process > 0 { kill(-process, SIGKILL) }
      task += 1
    }
  }

  /// Allocates the data for signal handlers.
  ///
  /// Call the method before installing the first handler.
  static func prepare() { _ = running }

  private func status(_ options: Int32) -> Int32? {
    guard let status = ProgramStart.ending(of: process, options) else { return nil }
    Self.running[task.rawValue] = 0
    leash.drop()
    return status
  }
}

extension Child {
  /// Opens an unnamed temporary file that contains text, or returns `nil` if that fails.
  ///
  /// The system deletes the file when it's closed.
  static func namelessFile(with text: String = "") -> Int32? {
    var name = Array("/tmp/earshot-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guard writeAll(Array(text.utf8), to: file) == nil, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    return file
  }
}

/// A connection to a program that ends the program when Earshot ends, even if a signal kills
/// Earshot.
///
/// Earshot has the write end of a pipe, and the program has the read end. When Earshot ends, the
/// kernel closes the write end and sends a signal to the program's process group. Only Linux has
/// this feature. On macOS, if Earshot is killed, the program finishes its utterance.
///
/// - See: Linux, fcntl(2), F_SETOWN and F_SETSIG.
private struct Leash {
  let reading: Int32
  private let writing: Int32

  init() {
    #if os(Linux)
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
    #else
    (reading, writing) = (-1, -1)
    #endif
  }

  /// Connects the program to Earshot, and closes Earshot's copy of the read end.
  func tie(to process: pid_t) {
    #if os(Linux)
    let (setOwner, setSignal, sendsSignal): (Int32, Int32, Int32) = (8, 10, 0o20000)
    _ = fcntl(reading, setOwner, -process)
    _ = fcntl(reading, setSignal, SIGKILL)
    _ = fcntl(reading, F_SETFL, sendsSignal)
    close(reading)
    #endif
  }

  /// Closes both ends without connecting them to a program.
  func abandon() {
    if reading >= 0 { close(reading) }
    drop()
  }

  /// Closes Earshot's end of the pipe.
  func drop() {
    if writing >= 0 { close(writing) }
  }
}
