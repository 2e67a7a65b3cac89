#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Puts new contents in the place of a file's old ones: all at once, or not at all.
enum FileWriter {
  /// What a file was like when it was read, to notice whether somebody else has changed it.
  struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let node: UInt64
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// Takes down what the file is like now; nothing where there is none.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
      let changed = status.st_mtimespec
      #else
      let changed = status.st_mtim
      #endif
      seconds = Int64(changed.tv_sec)
      nanoseconds = Int64(changed.tv_nsec)
    }
  }

  /// Replaces the contents of a file that is still as it was.
  ///
  /// The bytes are written to a hidden file beside it, which then takes its name; the file keeps
  /// its permissions, and a link keeps leading to it.
  static func replace(
    _ path: String,
    with bytes: [UInt8],
    ifStill identity: Identity?
  ) throws(Failure) {
    guard let target = resolved(path) else { throw .noSuchFile(path) }
    var status = stat()
    guard stat(target, &status) == 0, status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw Failure(.cannotWrite, "cannot write '\(path)': it is read-only")
    }
    let draft = draftName(beside: target)
    let error = write(bytes, to: draft, mode: status.st_mode & 0o7777)
    guard error == nil, Identity(of: target) == identity, rename(draft, target) == 0 else {
      let reason = error?.words ?? "it changed meanwhile"
      unlink(draft)
      throw Failure(.cannotWrite, "cannot write '\(path)': \(reason)")
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func draftName(beside path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let start = slash ?? path.startIndex
    return "\(path[..<start]).\(path[start...]).\(getpid()).tmp"
  }

  private static func write(_ bytes: [UInt8], to path: String, mode: mode_t) -> SystemError? {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { return SystemError.last }
    defer { close(descriptor) }
    if let error = writeAll(bytes, to: descriptor) { return error }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { return SystemError.last }
    return nil
  }
}
