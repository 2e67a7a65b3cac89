#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A stopwatch that measures durations with the machine's monotonic clock.
enum Stopwatch {
  /// The time since some moment in the past, in nanoseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Returns the median duration of several runs, in nanoseconds.
  static func median(of runs: Int, _ work: () -> Void) -> Int {
    let times = (0..<runs).map { _ -> Int in
      let start = now
      work()
      return now - start
    }
    return times.sorted()[runs / 2]
  }

  /// Returns a duration in a readable form.
  static func readable(_ nanoseconds: Int) -> String {
    switch nanoseconds {
    case ..<10_000: "\(nanoseconds) ns"
    case ..<10_000_000: "\(nanoseconds / 1_000) µs"
    default: "\(nanoseconds / 1_000_000) ms"
    }
  }
}
