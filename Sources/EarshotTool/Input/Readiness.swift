#if canImport(Darwin)
import Darwin
private typealias Word = Int32
#else
import Glibc
private typealias Word = Int
#endif

/// Functions that use `select` to wait until files are readable or writable without blocking.
///
/// `poll` would be simpler. On macOS, however, it returns `POLLNVAL` for each device, even for a
/// terminal or `/dev/null`, so a wait for a key would end immediately. Earshot also uses `select`
/// on Linux, so tests on Linux cover the code that runs on macOS.
///
/// - See: macOS, poll(2), “Bugs”: it doesn't support devices; POSIX.1-2024, pselect(3p).
enum Readiness {
  /// The result of a wait.
  enum Answer: Hashable, Sendable {
    /// The descriptors that are ready, or an empty set after the timeout.
    case ready(Set<Int32>)
    /// A signal ended the wait.
    case interrupted
  }

  /// The number of bits in a descriptor set.
  private static let limit = Int32(MemoryLayout<fd_set>.size * 8)

  /// Waits until a descriptor is ready, or until the timeout.
  ///
  /// If `milliseconds` is less than 0, there's no timeout.
  ///
  /// A descriptor that isn't open is ready, because reading or writing it returns the error without
  /// blocking. A descriptor beyond the 1,024 that `select` supports is also treated as ready, so
  /// the caller has to try again. Descriptors less than 0 are ignored.
  static func wait(
    reading: [Int32],
    writing: [Int32] = [],
    atMost milliseconds: Int32
  ) -> Answer {
    let all = Set(reading + writing).filter { $0 >= 0 }
    let unknown = all.filter { $0 >= limit || !isOpen($0) }
    guard unknown.isEmpty else { return .ready(unknown) }
    var toRead = set(of: reading)
    var toWrite = set(of: writing)
    let count = count((all.max() ?? -1) + 1, &toRead, &toWrite, milliseconds)
    if count < 0 { return errno == EINTR ? .interrupted : .ready(all) }
    guard count > 0 else { return .ready([]) }
    return .ready(all.filter { has($0, in: toRead) || has($0, in: toWrite) })
  }

  /// Waits until a file is readable or writable, or a signal arrives.
  static func wait(for descriptor: Int32, toWrite: Bool = false) {
    let files = [descriptor]
    _ = wait(reading: toWrite ? [] : files, writing: toWrite ? files : [], atMost: -1)
  }

  /// Returns whether a descriptor is open.
  ///
  /// Linux's `select` doesn't report this, because it ignores descriptors beyond the process's
  /// table.
  private static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  private static func count(
    _ end: Int32,
    _ reading: inout fd_set,
    _ writing: inout fd_set,
    _ milliseconds: Int32
  ) -> Int32 {
    guard milliseconds >= 0 else { return select(end, &reading, &writing, nil, nil) }
    var time = timeval()
    time.tv_sec = numericCast(milliseconds / 1_000)
    time.tv_usec = numericCast(milliseconds % 1_000 * 1_000)
    return select(end, &reading, &writing, nil, &time)
  }

  // Swift can't import the macros FD_SET and FD_ISSET. A set is an array of words, and bit n is in
  // word n / size, where size is the number of bits in a word.

  private static func set(of descriptors: [Int32]) -> fd_set {
    var result = fd_set()
    withUnsafeMutableBytes(of: &result) { bytes in
      let words = bytes.bindMemory(to: Word.self)
      for descriptor in descriptors where descriptor >= 0 {
        let (word, bit) = Int(descriptor).quotientAndRemainder(dividingBy: Word.bitWidth)
        words[word] |= 1 << Word(bit)
      }
    }
    return result
  }

  private static func has(_ descriptor: Int32, in set: fd_set) -> Bool {
    withUnsafeBytes(of: set) { bytes in
      let (word, bit) = Int(descriptor).quotientAndRemainder(dividingBy: Word.bitWidth)
      return bytes.bindMemory(to: Word.self)[word] & (1 << Word(bit)) != 0
    }
  }
}
