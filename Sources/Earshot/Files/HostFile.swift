#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import EarshotNotation

/// Functions that read and replace whole files on the machine that runs a test.
package enum HostFile {
  /// Returns a path after resolving it against the folder of another file.
  ///
  /// An absolute path stays the same.
  package static func path(_ path: String, beside file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return file[...slash] + path
  }

  /// Reads a file.
  ///
  /// - Throws: ``ReadingError`` if the file can't be read.
  package static func read(
    _ name: String,
    beside file: String
  ) throws(ReadingError) -> ScreenDocument.File {
    let path = path(name, beside: file)
    guard let bytes = bytes(of: path) else {
      let reason = String(cString: strerror(errno))
      let ending = nearest(to: path).map { "; did you mean '\($0)'?" } ?? "; check the path"
      throw ReadingError(unreadable: path, "can't be read: \(reason)\(ending)")
    }
    return ScreenDocument.File(named: path, bytes: bytes)
  }

  /// Returns the name in a path's folder that's most similar to the last part of the path, or `nil`
  /// if no name is similar.
  private static func nearest(to path: String) -> String? {
    guard let stream = opendir(Self.path(".", beside: path)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } + [] }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return Suggestion.nearest(to: path.split(separator: "/").last ?? "", in: names.sorted())
  }

  /// Returns the bytes of a file, or `nil` with the reason in `errno` if the file can't be read.
  package static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer {
      // Closing the file must not replace the reason for a failure.
      let reason = errno
      close(descriptor)
      errno = reason
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemCall.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Replaces the contents of a file atomically.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which keeps its permissions.
  ///   - old: The expected contents. If the file has different contents, the method doesn't change
  ///     it.
  ///   - new: The new contents.
  /// - Returns: Whether the file has the new contents. If not, the file is unchanged.
  package static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) -> Bool {
    let folder = open(Self.path(".", beside: path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
    guard bytes(of: path) == old else { return false }
    let draft = "\(path).earshot-\(getpid())"
    guard write(new, to: draft, as: path), rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }

  private static func write(_ bytes: [UInt8], to path: String, as model: String) -> Bool {
    var status = stat()
    guard stat(model, &status) == 0 else { return false }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(path, flags, status.st_mode & 0o777)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { SystemCall.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return SystemCall.sync(descriptor)
  }
}

/// The system calls that have the same names as methods in this file, or that differ between
/// systems.
private enum SystemCall {
  /// Waits until a file's contents are on the disk, which `fsync` doesn't ensure on Apple systems,
  /// and returns whether this succeeded.
  ///
  /// - See: fsync(2) and fcntl(2) of macOS, `F_FULLFSYNC`, which some file systems don't support.
  static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
    #else
    Glibc.read(descriptor, buffer, count)
    #endif
  }

  static func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, buffer, count)
    #else
    Glibc.write(descriptor, buffer, count)
    #endif
  }
}
