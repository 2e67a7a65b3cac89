#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A Ctrl-C that arrives while the program works instead of waiting for input.
///
/// The first interruption asks the current computation to end early. The next one ends the program,
/// until the request is withdrawn. A termination signal also ends the program.
///
/// Handlers access the state through a pointer, because Swift checks each access to a variable and
/// stops the program if a handler interrupts an access.
///
/// - Source: RELIABILITY.md, row 14.
enum Interruption {
  /// The effect of the first Ctrl-C while the program works.
  enum Policy: Int32, Sendable {
    /// A request to end the computation.
    case request
    /// The end of the program.
    case end
  }

  /// The state that handlers read and write.
  private struct State {
    var isRequested = sig_atomic_t(0)
    var isWaiting = sig_atomic_t(0)
    var endsAtOnce = sig_atomic_t(0)
  }

  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  /// Whether the user asked the program to stop the current computation.
  ///
  /// Reading it costs a load from memory. The value stays `true` until ``take()``.
  @inline(never)
  static var isRequested: Bool { state.pointee.isRequested != 0 }

  /// Clears the request, because the program followed it.
  ///
  /// If nothing clears a request, it becomes a ``SignalPipe/Event/signal(_:)`` for the next wait.
  ///
  /// - Returns: Whether there was a request.
  @discardableResult @inline(never)
  static func take() -> Bool {
    defer { state.pointee.isRequested = 0 }
    return state.pointee.isRequested != 0
  }

  /// Sets the effect of the first Ctrl-C while the program works.
  static func setPolicy(_ policy: Policy) { state.pointee.endsAtOnce = policy.rawValue }

  /// Records that the program starts or stops waiting for input and signals.
  @inline(never)
  static func setWaiting(_ isWaiting: Bool) { state.pointee.isWaiting = isWaiting ? 1 : 0 }

  /// Handles a signal while the program works.
  ///
  /// Signal handlers call it.
  ///
  /// - Returns: Whether the signal was handled. Otherwise, the waiting loop handles it.
  static func handle(_ signal: Int32) -> Bool {
    guard state.pointee.isWaiting == 0 else { return false }
    switch signal {
    case SIGINT:
      if state.pointee.isRequested != 0 || state.pointee.endsAtOnce != 0 { end(by: signal) }
      state.pointee.isRequested = 1
      return true
    case SIGTERM, SIGHUP, SIGQUIT: end(by: signal)
    default: return false
    }
  }

  /// Ends a voice, restores the terminal, and ends the program with the status that shells use for
  /// a signal.
  private static func end(by signal: Int32) -> Never {
    Child.endRunning()
    TerminalGuard.restore()
    _exit(128 + signal)
  }
}
