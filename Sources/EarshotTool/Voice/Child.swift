#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that Earshot started, such as a synthesizer.
///
/// Text gets there by standard input only, from a file that has no name anymore, so a program that doesn't read can't block Earshot. The program leads a process group, which ``end()``
/// kills. A signal that ends Earshot calls ``endRunning()``. If Earshot is killed, the kernel of Linux kills the group
/// (``Leash``).
struct Child {
  private let process: pid_t
  private let leash: Leash

  /// The group of the program that runs, or 0, which handlers of signals read through a pointer, as ``Interruption`` does.
  nonisolated(unsafe) private static let running: UnsafeMutablePointer<pid_t> = {
    let running = UnsafeMutablePointer<pid_t>.allocate(capacity: 1)
    running.initialize(to: 0)
    return running
  }()

  /// Starts a program, or gives `nil` if the system can't.
  ///
  /// - Parameters:
  ///   - program: Its absolute path.
  ///   - arguments: The words after its name.
  ///   - input: All of its standard input.
  ///   - output: A file for its standard output, or `nil` to discard it.
  init?(_ program: String, _ arguments: [String], input: String, output: String? = nil) {
    guard let text = Self.namelessFile(with: input) else { return nil }
    defer { close(text) }
    let leash = Leash()
    var start = ProgramStart(program, arguments)
    start.leadsGroup = true
    start.connect(text, as: STDIN_FILENO)
    start.open(output ?? "/dev/null", as: STDOUT_FILENO, O_WRONLY | O_CREAT | O_TRUNC)
    start.open("/dev/null", as: STDERR_FILENO, O_WRONLY)
    if leash.reading >= 0 { start.connect(leash.reading, as: 3) }
    guard let process = start.run() else {
      leash.abandon()
      return nil
    }
    leash.tie(to: process)
    (self.process, self.leash) = (process, leash)
    Self.running.pointee = process
  }

  /// Whether the program ended, and with which status: 128 and the signal if one ended it.
  ///
  /// - Returns: The status, or `nil` while the program runs.
  func status() -> Int32? { status(WNOHANG) }

  /// Ends the program at once, with all that it started.
  ///
  /// The signal can't be ignored, so this never waits for long.
  func end() {
    kill(-process, SIGKILL)
    _ = status(0)
  }

  /// Ends the program that runs, if one does; handlers of signals may call it.
  static func endRunning() {
    let process = running.pointee
    if process > 0 { kill(-process, SIGKILL) }
  }

  /// Makes ready what handlers read; call it before the first handler is in place.
  static func prepare() { _ = running }

  private func status(_ options: Int32) -> Int32? {
    guard let status = ProgramStart.ending(of: process, options) else { return nil }
    Self.running.pointee = 0
    leash.drop()
    return status
  }
}

extension Child {
  /// Opens a file without a name that contains text; the system deletes it when it's closed.
  private static func namelessFile(with text: String) -> Int32? {
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

/// A tie that ends a program when Earshot ends, even if a signal kills Earshot.
///
/// Earshot has the writing end of a pipe, and the program the reading end. When Earshot ends, the kernel closes the writing
/// end, and sends a signal to the group of the program. Only Linux has this; on macOS, a program that runs when Earshot is
/// killed speaks its utterance to the end.
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

  /// Ties the program, whose end of the pipe Earshot then closes.
  func tie(to process: pid_t) {
    #if os(Linux)
    let (setOwner, setSignal, sendsSignal): (Int32, Int32, Int32) = (8, 10, 0o20000)
    _ = fcntl(reading, setOwner, -process)
    _ = fcntl(reading, setSignal, SIGKILL)
    _ = fcntl(reading, F_SETFL, sendsSignal)
    close(reading)
    #endif
  }

  /// Closes both ends, which tie nothing.
  func abandon() {
    if reading >= 0 { close(reading) }
    drop()
  }

  /// Closes Earshot's end.
  func drop() {
    if writing >= 0 { close(writing) }
  }
}
