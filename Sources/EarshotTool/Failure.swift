#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Why a command ended early: its exit status and what is said on standard error.
///
/// Mistakes that have a place in a file are ``Diagnostic`` values; this is for those that have none.
struct Failure: Error, Hashable, Sendable {
  /// How the program ends.
  let status: ExitCode
  /// The sentence after `earshot: `, or `nil` if all has been said, or nobody listens.
  let message: String?

  /// Whether the reason is a file that is there and cannot be read.
  var isOfUnreadableFile = false

  /// Creates a failure that is told in a sentence.
  init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }

  private init(silent status: ExitCode) {
    self.status = status
    message = nil
  }

  /// A failure of which nothing more is said.
  static func silent(_ status: ExitCode) -> Failure { Failure(silent: status) }

  /// A wrong use of the command line.
  static func usage(_ message: String) -> Failure { Failure(.usage, message) }
}

/// What the system answered instead of doing as it was asked, in words that depend on no locale.
struct SystemError: Error, Hashable, Sendable {
  /// The number of the error.
  let code: Int32

  /// The error of the last call.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in a few words.
  var words: String {
    switch code {
    case ENOSPC: "no space left on device"
    case EDQUOT: "disk quota exceeded"
    case EFBIG: "file too large"
    case EIO: "input/output error"
    case EBADF: "it is closed"
    case EACCES, EPERM: "permission denied"
    case EROFS: "read-only file system"
    case EISDIR: "it is a folder"
    case ENOENT, ENOTDIR: "no such folder"
    case EEXIST: "it is there already"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "file name too long"
    case EMFILE, ENFILE: "too many open files"
    case ENOMEM: "out of memory"
    case ENXIO, ENODEV: "no such device"
    default: "system error \(code)"
    }
  }

  /// Whether the path leads nowhere.
  var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
}
