#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock that prevents other Earshot processes from replacing a file at the same time.
///
/// The lock leaves nothing on disk.
///
/// The lock is on the file itself. A process that waited for the lock finds a new file at the path,
/// and doesn't change it. If the file system doesn't support locks, Earshot continues without a
/// lock.
struct FileLock {
  /// The ID of the process that still has the lock after the wait, or `nil` if there's none.
  let holder: pid_t?
  private let descriptor: Int32

  /// The maximum number of 50-millisecond steps to wait, five seconds in total.
  private static let patience = 100

  /// Waits for the lock of a file.
  init(_ path: String) {
    descriptor = FileSystem.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    holder = Self.take(descriptor)
  }

  /// Releases the lock.
  func release() {
    if descriptor >= 0 { FileSystem.close(descriptor) }
  }

  private static func take(_ descriptor: Int32) -> pid_t? {
    guard descriptor >= 0 else { return nil }
    for _ in 0..<patience {
      var wish = wholeFile()
      if FileSystem.lock(descriptor, &wish) { return nil }
      guard errno == EACCES || errno == EAGAIN || errno == EINTR else { return nil }
      usleep(50_000)
    }
    var other = wholeFile()
    guard fcntl(descriptor, F_GETLK, &other) == 0, other.l_type != Int16(F_UNLCK) else {
      return nil
    }
    return other.l_pid
  }

  /// Returns the description of a lock on the whole file, for `fcntl`.
  private static func wholeFile() -> flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return lock
  }
}
