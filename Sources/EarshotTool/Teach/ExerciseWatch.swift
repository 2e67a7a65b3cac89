internal import EarshotLines

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Waits for what a learner does who repairs a screen: saves it, types a line, or leaves.
struct ExerciseWatch {
  /// What the waiting ended with.
  enum Event: Hashable {
    /// The screen was saved, and is whole.
    case change
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

  private let path: String
  private let environment: Environment
  /// What the file was like when it was judged, and when it was looked at last.
  private var known: FileIdentity?
  private var seen: FileIdentity?
  private var cutter = LineCutter()
  /// Where lines come from, or -1 once there are no more.
  private var input = STDIN_FILENO

  /// Begins to watch a file.
  init(_ path: String, _ environment: Environment) {
    self.path = path
    self.environment = environment
    known = FileIdentity(of: path)
    seen = known
  }

  /// Waits for what comes next.
  mutating func next() -> Event {
    SignalPipe.shared.catchEndings(.end)
    while true {
      if let line = nextLine() { return .line(line) }
      switch SignalPipe.shared.wait(for: input, atMost: seen == known ? Self.pause : Self.settling)
      {
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

  /// Whether the file was saved since it was judged, and is as it was a moment ago.
  private mutating func hasChanged() -> Bool {
    let now = FileIdentity(of: path)
    defer { seen = now }
    guard now != known, now != nil, now == seen else { return false }
    known = now
    return true
  }
}
