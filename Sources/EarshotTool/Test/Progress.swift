/// The progress of a long run, which a temporary line on the terminal shows.
struct Progress: Sendable {
  /// The time before the line appears, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000
  /// The minimum time between updates of the line, in nanoseconds.
  private static let pace: UInt64 = 100_000_000
  /// The control characters that clear the line.
  private static let clearing = "\r\u{1B}[K"

  private let total: Int
  private let start: UInt64
  private let isWanted: Bool
  private var last: UInt64?
  private var done = 0
  private var failed = 0
  private var isShown = false

  /// Creates the progress at the beginning of a run.
  ///
  /// - Parameters:
  ///   - total: The number of files.
  ///   - isWanted: Whether a user sees the line.
  ///   - now: The time in nanoseconds.
  init(_ total: Int, isWanted: Bool, now: UInt64 = MonotonicClock.now()) {
    self.total = total
    self.isWanted = isWanted
    start = now
  }

  /// Returns the control characters that clear the line before other output, or `nil` if the line
  /// isn't visible.
  mutating func removal() -> String? {
    defer { isShown = false }
    return isShown ? Self.clearing : nil
  }

  /// Counts a file.
  ///
  /// - Parameters:
  ///   - hasFailed: Whether a session in the file failed.
  ///   - now: The time in nanoseconds.
  /// - Returns: The characters that show the updated line, or `nil` if it's too early for an
  ///   update.
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
