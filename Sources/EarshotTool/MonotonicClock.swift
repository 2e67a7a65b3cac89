#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A clock for measuring durations, which changes to the system's time don't affect.
enum MonotonicClock {
  /// Returns the time in nanoseconds since an arbitrary point in time.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Returns the number of microseconds since a time that ``now()`` returned.
  static func microseconds(since start: UInt64) -> Int { Int((now() - start) / 1_000) }
}
