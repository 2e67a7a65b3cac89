#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A writer that replaces the contents of a file completely or not at all.
///
/// Even if the process is killed, the file has either its old contents or the new contents.
enum FileWriter {
  /// A stage of replacing a file.
  ///
  /// Tests can make the system fail or end the program at any stage.
  enum WriteStage: Int, CaseIterable, Codable, Sendable {
    case lock, create, write, keepMode, sync, check, rename
  }

  /// A function that returns the error to simulate at a stage.
  ///
  /// Only tests provide such a function.
  typealias Fault = (WriteStage) -> SystemError?

  /// Replaces the contents of a file if it hasn't changed.
  ///
  /// The method writes the bytes to a hidden file in the same folder, and then gives the hidden
  /// file the name of the original file. The file keeps its permissions, and links to it stay
  /// valid. If the file already contains the bytes, the method writes nothing.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new contents.
  ///   - identity: The identity of the file when Earshot read it.
  ///   - folder: The folder that the user named and that contains the file, or `nil` if the user
  ///     named the file itself.
  ///   - fault: The function that simulates errors, for tests.
  /// - Throws: ``Failure`` with the reason if the file keeps its old contents.
  static func replace(
    _ path: String,
    with bytes: [UInt8],
    ifStill identity: FileIdentity?,
    foundIn folder: String? = nil,
    fault: @escaping Fault = { _ in nil }
  ) throws(Failure) {
    try FileRoots.check(path, foundIn: folder)
    guard let target = resolved(path) else { throw .noSuchFile(path) }
    guard let status = FileSystem.status(of: target) else {
      throw .cannotWrite(path, SystemError.last.words)
    }
    guard status.st_mode & 0o222 != 0, FileSystem.mayWrite(target) else {
      throw .cannotWrite(path, "it's read-only; change its permissions")
    }
    if bytes.count == Int(status.st_size), (try? FileReader.read(target)) == bytes { return }
    let draft = Draft(target, mode: status.st_mode & 0o7777, fault: fault)
    // Signals that end the program are blocked, so the draft isn't left over.
    let refusal = SignalMask.withAllBlocked { draft.replace(with: bytes, ifStill: identity) }
    if let refusal { throw .cannotWrite(path, refusal) }
  }

  /// Writes a file, whether or not it exists.
  ///
  /// If the path is a device or a pipe, the method writes to it directly.
  static func create(
    _ path: String,
    _ bytes: [UInt8],
    fault: @escaping Fault = { _ in nil }
  ) throws(Failure) {
    try FileRoots.check(path)
    let status = FileSystem.status(of: path)
    let refusal: String?
    if let status, status.st_mode & S_IFMT != S_IFREG {
      refusal = overwrite(path, bytes)?.words
    } else {
      let mode = status.map { $0.st_mode & 0o7777 }
      let draft = Draft(resolved(path) ?? path, mode: mode, fault: fault)
      refusal = SignalMask.withAllBlocked { draft.create(bytes) }
    }
    if let refusal { throw .cannotWrite(path, refusal) }
  }

  /// Checks that a new file can be created, which requires an existing and writable folder.
  static func checkFolder(of path: String) throws(Failure) {
    let folder = FilePath(path).folder
    guard Folder.isFolder(folder) else {
      throw .cannotWrite(path, "there's no folder '\(folder)'; create it first")
    }
    guard FileSystem.mayWrite(folder) else { throw .cannotWrite(path, SystemError.last.words) }
  }

  /// Returns the destination of a path with all links resolved, or `nil` if nothing exists there.
  static func resolved(_ path: String) -> String? { FileSystem.resolved(path) }

  /// Appends either all bytes or none to a file, which may not exist yet.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to append.
  ///   - path: The file.
  ///   - mode: The permissions of a new file.
  ///   - flags: Additional flags for `open`.
  /// - Throws: ``Failure`` if the file can't be written, with the reason.
  static func append(
    _ bytes: [UInt8],
    to path: String,
    mode: mode_t = 0o666,
    flags: Int32 = 0
  ) throws(Failure) {
    try FileRoots.check(path)
    let refusal = SignalMask.withAllBlocked {
      add(bytes, to: path, O_APPEND | O_CREAT | flags, mode)
    }
    if let refusal { throw .cannotWrite(path, refusal.words) }
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) -> SystemError? {
    add(bytes, to: path, 0)
  }

  private static func add(
    _ bytes: [UInt8],
    to path: String,
    _ flags: Int32,
    _ mode: mode_t = 0o666
  ) -> SystemError? {
    let descriptor = FileSystem.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | flags, mode)
    guard descriptor >= 0 else { return SystemError.last }
    let before = FileSystem.status(of: descriptor)
    let error = writeAll(bytes, to: descriptor)
    if error != nil, let before, before.st_mode & S_IFMT == S_IFREG {
      _ = FileSystem.truncate(descriptor, at: Int(before.st_size))
    }
    let isClosed = FileSystem.close(descriptor)
    return error ?? (isClosed ? nil : SystemError.last)
  }
}

extension Failure {
  /// Returns the failure for a file that can't be written, with the reason.
  static func cannotWrite(_ path: String, _ reason: String) -> Failure {
    Failure(.cannotWrite, "can't write '\(path)': \(reason)")
  }
}

/// The folders in which Earshot can write files.
///
/// Links must not have destinations outside these folders.
enum FileRoots {
  /// The message for a link to a destination outside these folders.
  static let refusal = "it's a link to a file outside its folder; name that file"

  /// Rejects a path whose destination is outside the folders.
  ///
  /// Every method that writes a file calls this method first.
  ///
  /// The method allows the links of the system's devices, such as `/dev/stdout`.
  static func check(_ path: String, foundIn named: String? = nil) throws(Failure) {
    guard FilePath(path).folder != "/dev", !contain(path, foundIn: named) else { return }
    throw .cannotWrite(path, refusal)
  }

  /// Returns whether a path is in or below the current folder or the folder that the user named.
  ///
  /// If `named` is `nil`, the user named the file itself, and the method also allows the folder of
  /// the file.
  static func contain(_ path: String, foundIn named: String? = nil) -> Bool {
    let folder = named ?? FilePath(path).folder
    let target = FilePath(path).place
    // Writing to a link whose destination is missing would create a file there.
    if FileWriter.resolved(path) == nil,
      let status = FileSystem.status(of: path, followingLinks: false),
      status.st_mode & S_IFMT == S_IFLNK
    {
      return false
    }
    return [".", folder].contains { FilePath.isIn(FilePath($0).place, target) }
  }
}
