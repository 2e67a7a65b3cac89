#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A clock that nobody sets.
enum MonotonicClock {
  /// The time in nanoseconds since some moment.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The number of microseconds that have passed since a time.
  static func microseconds(since start: UInt64) -> Int { Int((now() - start) / 1_000) }
}
