#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe to which signal handlers write, so one loop can wait for both signals and input.
struct SignalPipe: Sendable {
  /// The event that ended the wait.
  enum Event: Hashable, Sendable {
    /// There are bytes to read.
    case bytes
    /// A signal arrived.
    case signal(Int32)
  }

  /// The only pipe of the process, because handlers can access only global state.
  static let shared = SignalPipe()

  /// The signals that end a walk or interrupt one of its lines.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  private let result: Int32
  private let writing: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    result = ends[0]
    writing = ends[1]
  }

  /// Directs signals into the pipe.
  ///
  /// Signals that are already ignored stay ignored.
  ///
  /// While the program is busy, nothing reads the pipe, so signals that end the program go to
  /// ``Interruption``.
  func catchSignals(_ signals: [Int32]) {
    TerminalGuard.prepare()
    Interruption.setWaiting(false)
    for signal in signals where !isIgnored(signal) {
      setAction(signal) { number in
        let saved = errno
        if !Interruption.handle(number) { SignalPipe.shared.add(number) }
        errno = saved
      }
    }
  }

  /// Directs termination signals into the pipe, for a command that waits for them.
  ///
  /// - Parameter policy: The effect of the first Control-C while the command is busy.
  func catchEndings(_ policy: Interruption.Policy) {
    Interruption.setPolicy(policy)
    catchSignals(Self.endings)
  }

  private func add(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(writing, &byte, 1)
  }

  /// Gives a signal its default effect once and then catches it again.
  func passOn(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
    catchSignals([number])
  }

  /// Waits for bytes to read, or for a signal.
  ///
  /// - Parameters:
  ///   - descriptor: The file descriptor to read from, or a negative number for none.
  ///   - milliseconds: The maximum time to wait, or a negative number to wait forever.
  /// - Returns: The event, or `nil` after the timeout.
  func wait(for descriptor: Int32, atMost milliseconds: Int32) -> Event? {
    while true {
      Interruption.setWaiting(true)
      // From now on, signals go into the pipe. A Control-C that arrived earlier is handled here.
      if Interruption.take() {
        Interruption.setWaiting(false)
        return .signal(SIGINT)
      }
      let answer = Readiness.wait(reading: [descriptor, result], atMost: milliseconds)
      Interruption.setWaiting(false)
      // A signal can arrive before the bytes even if its handler runs only now.
      if let signal = next() { return .signal(signal) }
      guard case .ready(let files) = answer else { continue }
      if files.isEmpty { return nil }
      if files.contains(descriptor) { return .bytes }
    }
  }

  private func next() -> Int32? {
    var byte: UInt8 = 0
    return read(result, &byte, 1) == 1 ? Int32(byte) : nil
  }

  private func isIgnored(_ signal: Int32) -> Bool {
    var old = sigaction()
    guard sigaction(signal, nil, &old) == 0 else { return false }
    #if canImport(Darwin)
    let handler = old.__sigaction_u.__sa_handler
    #else
    let handler = old.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private func setAction(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    _ = sigaction(signal, &action, nil)
  }
}

/// A signal mask that blocks signals during operations that mustn't be interrupted.
enum SignalMask {
  /// Runs a closure while all signals are blocked.
  static func withAllBlocked<Value>(_ body: () -> Value) -> Value {
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    return body()
  }
}
