#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The reason that a command ended early, with its exit status and its message for standard error.
///
/// Errors with a position in a file are ``Diagnostic`` values. This type is for all other errors.
struct Failure: Error, Hashable, Sendable {
  /// The exit status of the program.
  let status: ExitCode
  /// The sentence after `earshot: `, or `nil` if there's nothing to report or no one can read it.
  let message: String?

  /// Whether the reason is an existing file that isn't readable.
  var isOfUnreadableFile = false

  /// Creates a failure with a message.
  init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }

  private init(silent status: ExitCode) {
    self.status = status
    message = nil
  }

  /// Returns a failure without a message.
  static func silent(_ status: ExitCode) -> Failure { Failure(silent: status) }

  /// Returns a failure for an invalid command line.
  static func usage(_ message: String) -> Failure { Failure(.usage, message) }
}

/// An error of the system, in words that don't depend on a locale.
struct SystemError: Error, Hashable, Sendable {
  /// The system's error number.
  let code: Int32

  /// The error of the last system call.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in a few words.
  var words: String {
    switch code {
    case ENOSPC: "no space left on device"
    case EDQUOT: "disk quota exceeded"
    case EFBIG: "file too large"
    case EIO: "input/output error"
    case EBADF: "it is closed"
    case EACCES, EPERM: "permission denied; check the permissions"
    case EROFS: "read-only file system"
    case EISDIR: "the path is a folder; name a file"
    case ENOENT, ENOTDIR: "the folder doesn't exist; create it first"
    case EEXIST: "the file already exists; name a different one"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "file name too long"
    case EMFILE, ENFILE: "too many open files"
    case ENOMEM: "out of memory"
    case ENXIO, ENODEV: "no such device"
    default: "system error \(code)"
    }
  }

  /// Whether the error means that the path doesn't exist.
  var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
}
