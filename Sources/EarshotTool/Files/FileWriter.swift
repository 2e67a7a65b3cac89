#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Puts new contents in the place of a file's old ones: all at once, or not at all.
///
/// Wherever it is broken off, even by force, the old file or the new one is there, whole.
enum FileWriter {
  /// A step on the way; tests let the system fail at one, or the program end there.
  enum WriteStage: Int, CaseIterable, Codable, Sendable {
    case lock, create, write, keepMode, sync, check, rename
  }

  /// What goes wrong at a step; nothing but in tests.
  typealias Fault = (WriteStage) -> SystemError?

  /// Replaces the contents of a file that is still as it was.
  ///
  /// The bytes are written to a hidden file beside it, which then takes its name; the file keeps
  /// its permissions, and a link keeps leading to it. Bytes that are there already are not written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: What it shall hold.
  ///   - identity: What it was like when it was read.
  ///   - folder: The folder that was named and that the file was found in, or `nil` if the file was
  ///     named itself.
  ///   - fault: What goes wrong, in tests.
  /// - Throws: ``Failure`` if the old contents stay, with the reason.
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
      throw .cannotWrite(path, "it is read-only")
    }
    if bytes.count == Int(status.st_size), (try? FileReader.read(target)) == bytes { return }
    let draft = Draft(target, mode: status.st_mode & 0o7777, fault: fault)
    // A signal that ends the program waits, so that the draft is not left behind.
    let refusal = SignalMask.withAllBlocked { draft.replace(with: bytes, ifStill: identity) }
    if let refusal { throw .cannotWrite(path, refusal) }
  }

  /// Writes a file that doesn't have to be there yet; a device or a pipe is written to as it is.
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

  /// Finds out whether a new file can be made: whether its folder is there and may be written to.
  static func checkFolder(of path: String) throws(Failure) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard Folder.isFolder(folder) else { throw .cannotWrite(path, "no such folder '\(folder)'") }
    guard FileSystem.mayWrite(folder) else { throw .cannotWrite(path, SystemError.last.words) }
  }

  /// Where a path leads, with all links followed, or `nil` if nothing is there.
  static func resolved(_ path: String) -> String? { FileSystem.resolved(path) }

  /// Adds to the end of a file, which need not be there yet: all of it, or nothing.
  ///
  /// - Parameters:
  ///   - bytes: What is added.
  ///   - path: The file.
  ///   - mode: The permissions of a new file.
  ///   - flags: What else `open` is told.
  /// - Throws: ``Failure`` with the reason.
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
  /// A file that cannot be written, and why.
  static func cannotWrite(_ path: String, _ reason: String) -> Failure {
    Failure(.cannotWrite, "cannot write '\(path)': \(reason)")
  }
}

/// Where files may be written: links must not lead out of there.
enum FileRoots {
  /// What is said of a link that does.
  static let refusal = "it is a link to a file elsewhere"

  /// Refuses to write through a link that leads out of the folder; every way to write asks here.
  ///
  /// The links of the system's own devices, such as `/dev/stdout`, are followed.
  static func check(_ path: String, foundIn named: String? = nil) throws(Failure) {
    guard FilePath(path).folder != "/dev", !contain(path, foundIn: named) else { return }
    throw .cannotWrite(path, refusal)
  }

  /// Whether a path leads to a file in the folder the program stands in, or in the one that was
  /// named, or below.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - named: The folder that the file was found in, or `nil` if the file was named itself, and
  ///     so its folder.
  /// - Returns: Whether it does.
  static func contain(_ path: String, foundIn named: String? = nil) -> Bool {
    let folder = named ?? FilePath(path).folder
    let target = FilePath(path).place
    // A link to nothing would make a file wherever it leads.
    if FileWriter.resolved(path) == nil,
      let status = FileSystem.status(of: path, followingLinks: false),
      status.st_mode & S_IFMT == S_IFLNK
    {
      return false
    }
    return [".", folder].contains { FilePath.isIn(FilePath($0).place, target) }
  }
}
