#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The file system functions that Earshot uses.
///
/// No other code accesses the file system.
///
/// Tests can make each call fail.
///
/// If a call fails, `errno` contains the reason, as for the system's functions.
enum FileSystem {
  /// A system call.
  enum Call: String, CaseIterable, Sendable {
    case open, status, resolve, list, read, write, truncate, permit, sync, rename, makeFolder
    case remove, lock, close
  }

  /// The hooks that tests put between the program and the system.
  struct Probe: Sendable {
    /// A closure that returns the error with which a call fails, or `nil` to pass the call to the
    /// system.
    var fault: @Sendable (Call) -> SystemError?
    /// A closure that receives the file descriptor and the bytes of output to standard output or
    /// standard error, or `nil` to pass the output to the system.
    var shown: (@Sendable (Int32, [UInt8]) -> Void)?
  }

  /// The probe of the current test.
  ///
  /// The program itself has no probe.
  @TaskLocal static var probe: Probe?

  private static func fails(_ call: Call) -> Bool {
    guard let probe, let error = probe.fault(call) else { return false }
    errno = error.code
    return true
  }
}

// Paths.
extension FileSystem {
  /// Opens a file and returns its descriptor, or -1 if opening fails.
  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    if fails(.open) { return -1 }
    #if canImport(Darwin)
    return path.withRawName { Darwin.open($0, flags, mode) }
    #else
    return path.withRawName { Glibc.open($0, flags, mode) }
    #endif
  }

  /// Returns the status of a path's destination, or of the path itself if it's a link that isn't
  /// followed, or `nil` if the call fails.
  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    if fails(.status) { return nil }
    var status = stat()
    let result = path.withRawName { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 ? status : nil
  }

  /// Returns whether the current user can write to a file.
  static func mayWrite(_ path: String) -> Bool { path.withRawName { access($0, W_OK) } == 0 }

  /// Returns a path with all links resolved, or `nil` if nothing exists there.
  static func resolved(_ path: String) -> String? {
    guard !fails(.resolve), let real = path.withRawName({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return RawName.text(of: UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// Returns the names in a folder, including hidden ones, or `nil` if the folder isn't readable.
  static func names(in folder: String) -> [String]? {
    guard !fails(.list), let stream = folder.withRawName({ opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          RawName.text(of: UnsafeRawBufferPointer(rebasing: raw.prefix { $0 != 0 }))
        }
      )
    }
    return names
  }

  /// Renames a file.
  ///
  /// If a file with the new name exists, this function replaces it.
  ///
  /// The result isn't 0 if renaming fails.
  static func rename(_ old: String, _ new: String) -> Int32 {
    if fails(.rename) { return -1 }
    #if canImport(Darwin)
    return old.withRawName { old in new.withRawName { Darwin.rename(old, $0) } }
    #else
    return old.withRawName { old in new.withRawName { Glibc.rename(old, $0) } }
    #endif
  }

  /// Creates a folder, unless it exists.
  ///
  /// - Parameters:
  ///   - path: The path, whose parent folder must exist.
  ///   - isPrivate: Whether only the current user can access the folder.
  static func makeFolder(_ path: String, isPrivate: Bool) {
    if !fails(.makeFolder) { _ = path.withRawName { mkdir($0, isPrivate ? 0o700 : 0o777) } }
  }

  /// Removes a file.
  static func remove(_ path: String) {
    if !fails(.remove) { _ = path.withRawName { unlink($0) } }
  }
}

// Open files.
extension FileSystem {
  /// Returns the status of an open file, or `nil` if the call fails.
  static func status(of descriptor: Int32) -> stat? {
    if fails(.status) { return nil }
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Reads the available bytes, at most as many as fit into the chunk, and returns their number, or
  /// -1 if reading fails.
  static func read(_ descriptor: Int32, _ chunk: UnsafeMutableRawBufferPointer) -> Int {
    if fails(.read) { return -1 }
    #if canImport(Darwin)
    return Darwin.read(descriptor, chunk.baseAddress, chunk.count)
    #else
    return Glibc.read(descriptor, chunk.baseAddress, chunk.count)
    #endif
  }

  /// Writes bytes and returns the number of bytes written, or -1 if writing fails.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    if fails(.write) { return -1 }
    if descriptor <= STDERR_FILENO, let shown = probe?.shown {
      shown(descriptor, Array(bytes))
      return bytes.count
    }
    #if canImport(Darwin)
    return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Truncates a file and moves the write position to its end.
  ///
  /// The method returns whether both calls succeeded.
  static func truncate(_ descriptor: Int32, at end: Int) -> Bool {
    if fails(.truncate) { return false }
    return ftruncate(descriptor, off_t(end)) == 0 && lseek(descriptor, off_t(end), SEEK_SET) >= 0
  }

  /// Sets the permissions of a file and returns whether the call succeeded.
  static func permit(_ descriptor: Int32, _ mode: mode_t) -> Bool {
    !fails(.permit) && fchmod(descriptor, mode) == 0
  }

  /// Waits until the contents of a file are on the disk, and returns whether the call succeeded.
  ///
  /// On Apple systems, `fsync` leaves bytes in the disk's cache, so this method tries a stronger
  /// call first, which some file systems, such as network file systems, don't support.
  ///
  /// - See: fsync(2) and fcntl(2) of macOS, `F_FULLFSYNC`.
  static func sync(_ descriptor: Int32) -> Bool {
    if fails(.sync) { return false }
    #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Requests a lock and returns whether the call succeeded.
  static func lock(_ descriptor: Int32, _ wish: inout flock) -> Bool {
    !fails(.lock) && fcntl(descriptor, F_SETLK, &wish) == 0
  }

  /// Closes a file and returns whether the call succeeded, which means that all bytes were written.
  @discardableResult
  static func close(_ descriptor: Int32) -> Bool {
    let isClosedWell = !fails(.close)
    #if canImport(Darwin)
    return Darwin.close(descriptor) == 0 && isClosedWell
    #else
    return Glibc.close(descriptor) == 0 && isClosedWell
    #endif
  }
}
