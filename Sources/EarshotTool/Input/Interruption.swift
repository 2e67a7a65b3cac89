#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A Ctrl-C that arrives while the program works and doesn't wait for input.
///
/// The first one is a request: whatever computes can ask for it and end early. Until the request is
/// taken back, the next one ends the program. So does a signal to end, wherever the program is.
///
/// Handlers reach the state through a pointer, since Swift checks each access to a variable and
/// stops the program if a handler breaks into one.
///
/// - Source: RELIABILITY.md, row 14.
enum Interruption {
  /// What the first Ctrl-C does while the program works.
  enum Policy: Int32, Sendable {
    /// It asks the computation to end.
    case request
    /// It ends the program.
    case end
  }

  /// What handlers read and write.
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

  /// Whether the user asked the program to break off what it computes now.
  ///
  /// Asking costs a load from memory. The answer stays `true` until ``take()``.
  @inline(never)
  static var isRequested: Bool { state.pointee.isRequested != 0 }

  /// Takes the request back, because it was followed.
  ///
  /// A request that nobody takes is a ``SignalPipe/Event/signal(_:)`` for whoever waits next.
  ///
  /// - Returns: Whether there was one.
  @discardableResult @inline(never)
  static func take() -> Bool {
    defer { state.pointee.isRequested = 0 }
    return state.pointee.isRequested != 0
  }

  /// Chooses what the first Ctrl-C does while the program works.
  static func setPolicy(_ policy: Policy) { state.pointee.endsAtOnce = policy.rawValue }

  /// Notes that the program begins or ends to wait for input and signals.
  @inline(never)
  static func setWaiting(_ isWaiting: Bool) { state.pointee.isWaiting = isWaiting ? 1 : 0 }

  /// Does what a signal asks for while the program works; called by handlers.
  ///
  /// - Returns: Whether the signal needs no more; otherwise, it's for the loop that waits.
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

  /// Ends a voice, gives the terminal back, and ends the program with the status that a shell gives a signal.
  private static func end(by signal: Int32) -> Never {
    Child.endRunning()
    TerminalGuard.restore()
    _exit(128 + signal)
  }
}
