#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keeps others of our kind from replacing a file at the same time; nothing is left behind.
///
/// The lock is on the file itself. Who waited for it finds another file in its place, and leaves
/// that alone. Where a file system has no locks, there are none.
struct FileLock {
  /// Who has the lock though we waited.
  let holder: pid_t?
  private let descriptor: Int32

  /// How long to wait, in steps of 50 milliseconds: five seconds.
  private static let patience = 100

  /// Waits for the lock of a file.
  init(_ path: String) {
    descriptor = FileSystem.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    holder = Self.take(descriptor)
  }

  /// Lets go of the lock.
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

  /// A lock on the whole file.
  private static func wholeFile() -> flock {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return lock
  }
}
