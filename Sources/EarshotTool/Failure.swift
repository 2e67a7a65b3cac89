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
    case ENOSPC: "no space left on the device; free some space"
    case EDQUOT: "the disk quota is exceeded; delete some files"
    case EFBIG: "the file is too large; raise the file size limit"
    case EIO: "input/output error; check the device"
    case EBADF: "it's closed; open it"
    case EACCES, EPERM: "permission denied; check the permissions"
    case EROFS: "the file system is read-only; use a different folder"
    case EISDIR: "the path is a folder; name a file"
    case ENOENT, ENOTDIR: "the folder doesn't exist; create it first"
    case EEXIST: "the file already exists; name a different one"
    case ELOOP: "the path has too many symbolic links; name the file itself"
    case ENAMETOOLONG: "the name is too long; shorten it"
    case EMFILE, ENFILE: "too many files are open; close some programs"
    case ENOMEM: "out of memory; close some programs"
    case ENXIO, ENODEV: "the device doesn't exist; check the path"
    default: "system error \(code); try again"
    }
  }

  /// Whether the error means that the path doesn't exist.
  var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
}
