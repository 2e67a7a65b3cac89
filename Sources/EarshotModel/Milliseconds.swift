/// A duration, or a time since the start, in milliseconds.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// The number of milliseconds.
  public var count: Int

  /// Creates a duration.
  public init(_ count: Int) { self.count = count }

  /// Creates a duration of the given number of seconds.
  public static func seconds(_ count: Int) -> Milliseconds { Milliseconds(count * 1_000) }

  /// Compares two durations.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }

  /// Adds two durations.
  ///
  /// The sum is limited to the representable range.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Milliseconds(overflow ? Int.max : sum)
  }
}
