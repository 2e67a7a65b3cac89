internal import EarshotLines

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A wait until the user saves a file, types a line, or quits, or until a timeout.
struct TeachWait {
  /// The event that ended the wait.
  enum Event: Hashable {
    /// A file was saved completely.
    case change
    /// The timeout elapsed.
    case time
    /// The user typed a line, in lowercase and without leading and trailing spaces.
    case line(String)
    /// A signal arrived.
    case signal(Int32)
    /// The learner ended the input at a terminal.
    case end
  }

  /// The time between two checks, in milliseconds.
  private static let pause: Int32 = 500
  /// The time after a change, in milliseconds, until Earshot treats it as complete, because editors
  /// write a file in several steps.
  private static let settling: Int32 = 100

  private let environment: Environment
  /// A closure that returns the current identities of the files by path, without missing files.
  private let look: () -> [String: FileIdentity]
  /// The identities of the files at the beginning or at the last reported change.
  private var known: [String: FileIdentity]
  private var seen: [String: FileIdentity]
  private var cutter = LineCutter()
  /// The descriptor for input lines, or -1 if there are no more.
  private var input = STDIN_FILENO

  /// Starts watching files.
  init(_ environment: Environment, look: @escaping () -> [String: FileIdentity] = { [:] }) {
    self.environment = environment
    self.look = look
    known = look()
    seen = known
  }

  /// Starts watching a file.
  init(_ path: String, _ environment: Environment) {
    self.init(environment) { FileIdentity(of: path).map { [path: $0] } ?? [:] }
  }

  /// Waits for the next input.
  ///
  /// - Parameter milliseconds: The maximum time to wait, or `nil` for no limit.
  /// - Returns: The event that ended the wait.
  mutating func next(within milliseconds: Int? = nil) -> Event {
    SignalPipe.shared.catchEndings(.end)
    let start = MonotonicClock.now()
    while true {
      if let line = nextLine() { return .line(line) }
      let passed = MonotonicClock.microseconds(since: start) / 1_000
      if let milliseconds, passed >= milliseconds { return .time }
      let rest = milliseconds.map { Int32(clamping: $0 - passed) } ?? Self.pause
      let usual = seen == known ? Self.pause : Self.settling
      switch SignalPipe.shared.wait(for: input, atMost: min(usual, rest)) {
      case .signal(let signal): return .signal(signal)
      case .bytes: if readMore(), environment.inputIsTerminal { return .end }
      case nil: if hasChanged() { return .change }
      }
    }
  }

  private mutating func nextLine() -> String? {
    while let input = cutter.next() {
      if case .line(let line) = input { return line.trimmed.lowercased() }
    }
    return nil
  }

  /// Reads available input.
  ///
  /// After the end of the input, later waits ignore the input.
  ///
  /// - Returns: Whether the input has ended.
  private mutating func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    if case .success(let count) = readChunk(STDIN_FILENO, into: &chunk), count > 0 {
      cutter.add(chunk[..<count])
      return false
    }
    input = -1
    return true
  }

  /// Returns whether a file was saved since the files were read, and no file has changed since the
  /// last check.
  private mutating func hasChanged() -> Bool {
    let now = look()
    defer { seen = now }
    guard now != known, !now.isEmpty, now == seen else { return false }
    known = now
    return true
  }
}
