#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The handling of a Control-C that arrives while the program is busy instead of waiting for input.
///
/// The first interruption requests that the current computation end early. A second interruption
/// ends the program, unless the request has been cleared. A termination signal also ends the
/// program.
///
/// Signal handlers access the state through a pointer. If the state were a variable, Swift's
/// exclusivity checks would stop the program when a handler interrupts an access.
///
/// - Source: RELIABILITY.md, row 14.
enum Interruption {
  /// The effect of the first Control-C while the program is busy.
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

  /// Whether the user requested that the current computation stop.
  ///
  /// Reading the property takes only a load from memory. The value stays `true` until a call to
  /// ``take()``.
  @inline(never)
  static var isRequested: Bool { state.pointee.isRequested != 0 }

  /// Clears the request after the program stopped the computation.
  ///
  /// If nothing clears a request, it becomes a ``SignalPipe/Event/signal(_:)`` for the next wait.
  ///
  /// - Returns: Whether there was a request.
  @discardableResult @inline(never)
  static func take() -> Bool {
    defer { state.pointee.isRequested = 0 }
    return state.pointee.isRequested != 0
  }

  /// Sets the effect of the first Control-C while the program is busy.
  static func setPolicy(_ policy: Policy) { state.pointee.endsAtOnce = policy.rawValue }

  /// Records whether the program is waiting for input and signals.
  @inline(never)
  static func setWaiting(_ isWaiting: Bool) { state.pointee.isWaiting = isWaiting ? 1 : 0 }

  /// Handles a signal that arrives while the program is busy.
  ///
  /// Signal handlers call this method.
  ///
  /// - Returns: Whether the method handled the signal. If it didn't, the loop that waits for input
  ///   handles it.
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

  /// Stops the voice, restores the terminal, and ends the program with the exit status that shells
  /// use for the signal.
  private static func end(by signal: Int32) -> Never {
    Child.endRunning()
    TerminalGuard.restore()
    _exit(128 + signal)
  }
}
