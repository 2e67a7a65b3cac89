#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A guard that restores the terminal when a signal, including a crash, ends the program.
///
/// The signals that a walk handles go through ``SignalPipe``. This type handles all other signals
/// that end a program and that can be caught.
enum TerminalGuard {
  /// The original modes of the terminal, or `nil` while the program doesn't change them.
  ///
  /// Signal handlers read the modes through a pointer, as in ``Interruption``.
  nonisolated(unsafe) private static let found: UnsafeMutablePointer<termios?> = {
    let found = UnsafeMutablePointer<termios?>.allocate(capacity: 1)
    found.initialize(to: nil)
    return found
  }()

  private static let signals = [
    SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGPROF, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP,
    SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
  ]

  /// Allocates the data for signal handlers.
  ///
  /// Call the method before installing the first handler.
  static func prepare() {
    _ = found
    Child.prepare()
  }

  /// Saves the modes of the terminal and restores them on every signal that ends the program.
  static func protect(_ modes: termios) {
    found.pointee = modes
    for number in signals { install(number) }
  }

  /// Restores the terminal.
  ///
  /// Signal handlers can call this method.
  static func restore() {
    guard found.pointee != nil, isForeground, var modes = found.pointee else { return }
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Whether this program is in the foreground process group of the terminal.
  ///
  /// The system stops a background process that changes the modes of the terminal, and the current
  /// modes are the foreground program's.
  static var isForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group < 0 || group == getpgrp()
  }

  private static func install(_ number: Int32) {
    signal(number) { number in
      Child.endRunning()
      TerminalGuard.restore()
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
