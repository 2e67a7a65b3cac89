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
  /// If the sum overflows, the result is the longest duration that the type can represent.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Milliseconds(overflow ? Int.max : sum)
  }
}
