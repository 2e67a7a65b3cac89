#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The three files every program is given.
enum StandardStreams {
  /// Fills the places of those that were closed at the start.
  ///
  /// Otherwise the next file that is opened would stand there, and speech could land in it. What
  /// fills the place cannot be used in its direction, so that a closed stream stays an error.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      guard fcntl(descriptor, F_GETFD) == -1, errno == EBADF else { continue }
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
