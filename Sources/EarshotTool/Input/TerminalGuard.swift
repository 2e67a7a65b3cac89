#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Gives the terminal back as it was found when a signal ends the program, a crash included.
///
/// The signals that a walk looks out for go through ``SignalPipe``; these are all others that end a
/// program and can be caught.
enum TerminalGuard {
  /// The modes that the terminal was found in, or `nil` while the program leaves them alone.
  ///
  /// Handlers read them through a pointer, as ``Interruption`` does.
  nonisolated(unsafe) private static let found: UnsafeMutablePointer<termios?> = {
    let found = UnsafeMutablePointer<termios?>.allocate(capacity: 1)
    found.initialize(to: nil)
    return found
  }()

  private static let signals = [
    SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGPROF, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP,
    SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
  ]

  /// Makes ready what handlers read; call it before the first handler is in place.
  static func prepare() {
    _ = found
    Child.prepare()
  }

  /// Keeps the modes of the terminal, and restores them on every signal that ends the program.
  static func protect(_ modes: termios) {
    found.pointee = modes
    for number in signals { install(number) }
  }

  /// Gives the terminal back; handlers may call it.
  static func restore() {
    guard found.pointee != nil, isForeground, var modes = found.pointee else { return }
    _ = tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }

  /// Whether the terminal listens to this program.
  ///
  /// If another program has it, the system stops whoever changes its modes, and they're the other's.
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
