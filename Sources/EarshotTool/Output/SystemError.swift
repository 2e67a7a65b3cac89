#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

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
