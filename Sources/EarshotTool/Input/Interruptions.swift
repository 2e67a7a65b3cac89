#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How often and how fast the user breaks off: once clears the line, twice ends the program.
struct Interruptions: Sendable {
  /// How soon the second has to follow, in nanoseconds.
  private static let window: UInt64 = 1_000_000_000

  private var last: UInt64?

  /// Notes one.
  ///
  /// - Returns: Whether it is the second within a second, at a line with nothing on it.
  mutating func add(atEmptyLine isEmpty: Bool) -> Bool {
    add(atEmptyLine: isEmpty, now: Self.now())
  }

  /// Notes one that came at a time given in nanoseconds.
  mutating func add(atEmptyLine isEmpty: Bool, now: UInt64) -> Bool {
    defer { last = now }
    guard isEmpty, let last else { return false }
    return now &- last <= Self.window
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
