#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A hidden file that, when complete, replaces the file next to it.
struct Draft {
  private let target: String
  /// The permissions for the file, or `nil` for the default permissions.
  private let mode: mode_t?
  private let fault: FileWriter.Fault

  /// The number of names to try for a draft, because old drafts may be left over.
  private static let attempts = 100

  /// Creates a draft for a file whose path contains no links.
  init(_ target: String, mode: mode_t?, fault: @escaping FileWriter.Fault) {
    self.target = target
    self.mode = mode
    self.fault = fault
  }

  /// Replaces the file if it still has the given identity.
  ///
  /// - Returns: The reason that this failed, or `nil` if it succeeded.
  func replace(with bytes: [UInt8], ifStill identity: FileIdentity?) -> String? {
    if let error = fault(.lock) { return error.words }
    let lock = FileLock(target)
    defer { lock.release() }
    if let holder = lock.holder {
      return "process \(holder) is still writing the file; try again when it's done"
    }
    return place(bytes) { FileIdentity(of: target) == identity }
  }

  /// Creates the file, or replaces it if it exists.
  ///
  /// - Returns: The reason that this failed, or `nil` if it succeeded.
  func create(_ bytes: [UInt8]) -> String? { place(bytes) { true } }

  private func place(_ bytes: [UInt8], if isUnchanged: () -> Bool) -> String? {
    if let error = fault(.create) { return error.words }
    switch open() {
    case .failure(let error): return error.words
    case .success(let (path, descriptor)):
      let reason = fill(descriptor, bytes)?.words ?? take(path, if: isUnchanged)
      if reason != nil { FileSystem.remove(path) }
      return reason
    }
  }

  /// Opens a file with an unused name.
  private func open() -> Result<(path: String, descriptor: Int32), SystemError> {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    for attempt in 0..<Self.attempts {
      let path = name(attempt)
      let descriptor = FileSystem.open(path, flags, mode.map { $0 | 0o200 } ?? 0o666)
      if descriptor >= 0 { return .success((path, descriptor)) }
      if errno != EEXIST { break }
    }
    return .failure(SystemError.last)
  }

  private func name(_ attempt: Int) -> String {
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target.utf8.index(after: $0) }
    let start = slash ?? target.startIndex
    let number = attempt == 0 ? "" : "-\(attempt)"
    return "\(target[..<start]).\(target[start...]).\(getpid())\(number).tmp"
  }

  /// Writes the bytes, waits until they're on disk, closes the file, and returns the error if any
  /// of this fails.
  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> SystemError? {
    let error = finish(descriptor, bytes)
    let isClosed = FileSystem.close(descriptor)
    return error ?? (isClosed ? nil : SystemError.last)
  }

  private func finish(_ descriptor: Int32, _ bytes: [UInt8]) -> SystemError? {
    if let error = fault(.write) ?? writeAll(bytes, to: descriptor) { return error }
    if let error = fault(.keepMode) { return error }
    if let mode, !FileSystem.permit(descriptor, mode) { return SystemError.last }
    if let error = fault(.sync) { return error }
    return FileSystem.sync(descriptor) ? nil : SystemError.last
  }

  /// Gives the draft the name of the file, and returns the reason if this fails.
  private func take(_ path: String, if isUnchanged: () -> Bool) -> String? {
    if let error = fault(.check) { return error.words }
    guard isUnchanged() else { return "the file changed in the meantime; try again" }
    if let error = fault(.rename) { return error.words }
    return FileSystem.rename(path, target) == 0 ? nil : SystemError.last.words
  }
}
