/// How far a long run is, on a line of the terminal that comes and goes.
struct Progress: Sendable {
  /// How long a run lasts before the line is shown, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000
  /// How long the line stays as it is at least.
  private static let pace: UInt64 = 100_000_000
  /// What takes the line away.
  private static let clearing = "\r\u{1B}[K"

  private let total: Int
  private let start: UInt64
  private let isWanted: Bool
  private var last: UInt64?
  private var done = 0
  private var failed = 0
  private var isShown = false

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - total: The number of files.
  ///   - isWanted: Whether somebody sees the line.
  ///   - now: The time in nanoseconds.
  init(_ total: Int, isWanted: Bool, now: UInt64 = MonotonicClock.now()) {
    self.total = total
    self.isWanted = isWanted
    start = now
  }

  /// What takes the line away before something else is printed, or `nil` if there is none.
  mutating func removal() -> String? {
    defer { isShown = false }
    return isShown ? Self.clearing : nil
  }

  /// Counts a file.
  ///
  /// - Parameters:
  ///   - hasFailed: Whether it failed.
  ///   - now: The time in nanoseconds.
  /// - Returns: What shows the line, or `nil` if it is too early.
  mutating func add(hasFailed: Bool, now: UInt64 = MonotonicClock.now()) -> String? {
    done += 1
    failed += hasFailed ? 1 : 0
    guard isWanted, done < total, now - start >= Self.patience, now - (last ?? 0) >= Self.pace
    else {
      return nil
    }
    last = now
    isShown = true
    return Self.clearing + "\(done) of \(total) files" + (failed > 0 ? ", \(failed) failed" : "")
  }
}
