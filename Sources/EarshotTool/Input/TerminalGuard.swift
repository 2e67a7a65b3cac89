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
  /// The modes that the terminal was found in; written before the first handler is in place.
  nonisolated(unsafe) private static var found = termios()

  private static let signals = [
    SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGPROF, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP,
    SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
  ]

  /// Keeps the modes of the terminal, and restores them on every signal that ends the program.
  static func protect(_ modes: termios) {
    found = modes
    for number in signals { install(number) }
  }

  private static func install(_ number: Int32) {
    signal(number) { number in
      _ = tcsetattr(STDIN_FILENO, TCSANOW, &TerminalGuard.found)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
