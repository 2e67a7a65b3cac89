internal import EarshotLines

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waits until someone saves a file, types a line, or leaves, or until some time has passed.
struct TeachWait {
  /// What the waiting ended with.
  enum Event: Hashable {
    /// A file was saved, and is whole.
    case change
    /// The time has come.
    case time
    /// A line was typed, without blanks at its ends and in lower case.
    case line(String)
    /// A signal came.
    case signal(Int32)
    /// The learner ended the input at a terminal.
    case end
  }

  /// How long nothing is looked at, in milliseconds.
  private static let pause: Int32 = 500
  /// How long a change is given to become whole: editors write a file in several steps.
  private static let settling: Int32 = 100

  private let environment: Environment
  /// Looks at the files, by their paths; those that aren't there are left out.
  private let look: () -> [String: FileIdentity]
  /// What the files were like when they were read, and when they were looked at last.
  private var known: [String: FileIdentity]
  private var seen: [String: FileIdentity]
  private var cutter = LineCutter()
  /// Where lines come from, or -1 once there are no more.
  private var input = STDIN_FILENO

  /// Begins to watch files.
  init(_ environment: Environment, look: @escaping () -> [String: FileIdentity] = { [:] }) {
    self.environment = environment
    self.look = look
    known = look()
    seen = known
  }

  /// Begins to watch a file.
  init(_ path: String, _ environment: Environment) {
    self.init(environment) { FileIdentity(of: path).map { [path: $0] } ?? [:] }
  }

  /// Waits for what comes next.
  ///
  /// - Parameter milliseconds: The longest time to wait, or `nil` for any.
  /// - Returns: What came, or that the time has come.
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

  /// Reads what was typed; whoever doesn't type, such as a pipe that has ended, is not asked again.
  ///
  /// - Returns: Whether there is no more.
  private mutating func readMore() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    if case .success(let count) = readChunk(STDIN_FILENO, into: &chunk), count > 0 {
      cutter.add(chunk[..<count])
      return false
    }
    input = -1
    return true
  }

  /// Whether a file was saved since they were read, and all are as they were a moment ago.
  private mutating func hasChanged() -> Bool {
    let now = look()
    defer { seen = now }
    guard now != known, !now.isEmpty, now == seen else { return false }
    known = now
    return true
  }
}
