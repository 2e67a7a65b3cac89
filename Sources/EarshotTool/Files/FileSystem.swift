#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The one place that asks the system for files: every call can be made to fail, one by one.
///
/// The functions answer as those of the system do, with the reason in `errno`.
enum FileSystem {
  /// What the system is asked for.
  enum Call: String, CaseIterable, Sendable {
    case open, status, resolve, list, read, write, truncate, permit, sync, rename, makeFolder
    case remove, lock, close
  }

  /// What tests put between the program and the system.
  struct Probe: Sendable {
    /// What a call fails with, or `nil` if it is passed on.
    var fault: @Sendable (Call) -> SystemError?
    /// Takes what goes to standard output and standard error.
    var shown: (@Sendable (Int32, [UInt8]) -> Void)?
  }

  /// The probe of the test that runs; there is none in the program.
  @TaskLocal static var probe: Probe?

  private static func fails(_ call: Call) -> Bool {
    guard let probe, let error = probe.fault(call) else { return false }
    errno = error.code
    return true
  }
}

// Paths.
extension FileSystem {
  /// Opens a file; -1 where that fails.
  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    if fails(.open) { return -1 }
    #if canImport(Darwin)
    return path.withRawName { Darwin.open($0, flags, mode) }
    #else
    return path.withRawName { Glibc.open($0, flags, mode) }
    #endif
  }

  /// What a path leads to, or `nil` if that cannot be found out.
  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    if fails(.status) { return nil }
    var status = stat()
    let result = path.withRawName { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return result == 0 ? status : nil
  }

  /// Whether this user may write a file.
  static func mayWrite(_ path: String) -> Bool { path.withRawName { access($0, W_OK) } == 0 }

  /// A path with all links followed, or `nil` if nothing is there.
  static func resolved(_ path: String) -> String? {
    guard !fails(.resolve), let real = path.withRawName({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return RawName.text(of: UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// The names in a folder, hidden ones included, or `nil` if it cannot be read.
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

  /// Gives a file the name of another; anything but 0 where that fails.
  static func rename(_ old: String, _ new: String) -> Int32 {
    if fails(.rename) { return -1 }
    #if canImport(Darwin)
    return old.withRawName { old in new.withRawName { Darwin.rename(old, $0) } }
    #else
    return old.withRawName { old in new.withRawName { Glibc.rename(old, $0) } }
    #endif
  }

  /// Makes a folder, unless it is there.
  ///
  /// - Parameters:
  ///   - path: Where, with the folder around it already there.
  ///   - isPrivate: Whether only this user can look into it.
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
  /// What an open file is, or `nil` if that cannot be found out.
  static func status(of descriptor: Int32) -> stat? {
    if fails(.status) { return nil }
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Reads what is there, at most a chunk; -1 where that fails.
  static func read(_ descriptor: Int32, _ chunk: UnsafeMutableRawBufferPointer) -> Int {
    if fails(.read) { return -1 }
    #if canImport(Darwin)
    return Darwin.read(descriptor, chunk.baseAddress, chunk.count)
    #else
    return Glibc.read(descriptor, chunk.baseAddress, chunk.count)
    #endif
  }

  /// Writes some bytes; -1 where that fails.
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

  /// Cuts a file off, and goes on writing there; whether that was possible.
  static func truncate(_ descriptor: Int32, at end: Int) -> Bool {
    if fails(.truncate) { return false }
    return ftruncate(descriptor, off_t(end)) == 0 && lseek(descriptor, off_t(end), SEEK_SET) >= 0
  }

  /// Sets the permissions of a file; whether that was possible.
  static func permit(_ descriptor: Int32, _ mode: mode_t) -> Bool {
    !fails(.permit) && fchmod(descriptor, mode) == 0
  }

  /// Waits until a file is on the disk; whether that was possible.
  ///
  /// On Apple systems `fsync` leaves bytes in the memory of the disk, so a stronger call comes
  /// first. Some file systems, such as those of a network, refuse that call.
  ///
  /// - See: fsync(2) and fcntl(2) of macOS, `F_FULLFSYNC`.
  static func sync(_ descriptor: Int32) -> Bool {
    if fails(.sync) { return false }
    #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return true }
    #endif
    return fsync(descriptor) == 0
  }

  /// Asks for a lock; whether it was given.
  static func lock(_ descriptor: Int32, _ wish: inout flock) -> Bool {
    !fails(.lock) && fcntl(descriptor, F_SETLK, &wish) == 0
  }

  /// Closes a file; whether all that was written to it has arrived.
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
