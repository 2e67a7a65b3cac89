internal import EarshotNotation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A reader of complete files that accepts only regular files of a reasonable size.
enum FileReader {
  /// The maximum number of bytes to read: 64 MB.
  static let limit = 64 << 20

  /// Reads a file.
  ///
  /// The method rejects folders, pipes, devices, and large files before it reads them. The path `-`
  /// means standard input.
  ///
  /// - Parameters:
  ///   - path: The path, as messages show it.
  ///   - place: The resolved destination if it's known, in which case the method doesn't follow
  ///     links.
  /// - Returns: The bytes of the file.
  /// - Throws: ``Failure`` if the file isn't readable.
  static func read(_ path: String, at place: String? = nil) throws(Failure) -> [UInt8] {
    if path == "-" { return try readStandardInput() }
    let descriptor = try openFile(path, at: place)
    defer { FileSystem.close(descriptor) }
    let size = try sizeOfRegularFile(descriptor, path)
    guard size <= limit else { throw .tooLarge(path, size) }
    return try readAll(descriptor, path, expecting: size)
  }

  private static func openFile(_ path: String, at place: String?) throws(Failure) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (place == nil ? 0 : O_NOFOLLOW)
    while true {
      let descriptor = FileSystem.open(place ?? path, flags)
      if descriptor >= 0 { return descriptor }
      // A resolved path ends in a link only if the link's destination didn't exist.
      if errno == ELOOP, place != nil, let status = FileSystem.status(of: path) {
        _ = try size(status, path)
        throw .movedLink(path)
      }
      if errno != EINTR { throw .unreadable(path, SystemError.last) }
    }
  }

  private static func sizeOfRegularFile(_ descriptor: Int32, _ path: String) throws(Failure) -> Int
  {
    guard let status = FileSystem.status(of: descriptor) else {
      throw .unreadable(path, SystemError.last)
    }
    return try size(status, path)
  }

  /// Returns the size of a regular file in bytes, or throws the failure for anything else, such as
  /// a pipe.
  private static func size(_ status: stat, _ path: String) throws(Failure) -> Int {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .notAFile("'\(path)' is a folder; name a file")
    case S_IFIFO:
      throw .notAFile("'\(path)' is a pipe, not a file; use '-' to read standard input")
    default: throw .notAFile("'\(path)' is a device; name a file")
    }
  }

  private static func readStandardInput() throws(Failure) -> [UInt8] {
    try readAll(STDIN_FILENO, "-", expecting: 0)
  }

  private static func readAll(
    _ descriptor: Int32,
    _ path: String,
    expecting size: Int
  ) throws(Failure) -> [UInt8] {
    // Reads the expected number of bytes directly into the array, and then one more byte to confirm
    // that the file ends there.
    var end: Result<Int, SystemError>?
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { place, count in
      while end == nil, count < place.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(place)[count...]
        )
        let result = readChunk(descriptor, into: rest)
        if case .success(let read) = result, read > 0 { count += read } else { end = result }
      }
    }
    var chunk = [UInt8](repeating: 0, count: end == nil ? 1 << 16 : 0)
    while true {
      switch end ?? readChunk(descriptor, into: &chunk) {
      case .success(0): return bytes
      case .success(let count): bytes.append(contentsOf: chunk[..<count])
      case .failure(let error) where error.code == EBADF && path == "-": return bytes
      case .failure(let error): throw .unreadable(path, error)
      }
      guard bytes.count <= limit else { throw .tooLarge(path, nil) }
    }
  }
}

/// Reads the available bytes, at most one chunk, and waits until there's at least one byte.
///
/// The result is 0 at the end of the file.
func readChunk(_ descriptor: Int32, into chunk: inout [UInt8]) -> Result<Int, SystemError> {
  chunk.withUnsafeMutableBytes { readChunk(descriptor, into: $0) }
}

/// Reads the available bytes, at most as many as fit, and waits until there's at least one byte.
///
/// The result is 0 at the end of the file.
func readChunk(
  _ descriptor: Int32,
  into chunk: UnsafeMutableRawBufferPointer
) -> Result<Int, SystemError> {
  while true {
    let count = FileSystem.read(descriptor, chunk)
    if count >= 0 { return .success(count) }
    if errno == EAGAIN || errno == EWOULDBLOCK {
      Readiness.wait(for: descriptor)
    } else if errno != EINTR {
      return .failure(SystemError.last)
    }
  }
}

extension Failure {
  /// Returns the failure for a path to a file that doesn't exist.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names in the path's folder.
  static func noSuchFile(_ path: String) -> Failure {
    if let mark = path.firstRange(of: ".screen#") {
      let (file, screen) = ("\(path[..<mark.lowerBound]).screen", path[mark.upperBound...])
      let way = "in a session, write 'screen: \(file)' and below it 'start: \(screen)'"
      return Failure(.noInput, "no such file '\(path)'; \(way)")
    }
    let nearest = nearestFile(to: path)
    if nearest == path {
      return Failure(
        .noInput,
        "'\(path)' is a link to a missing file; restore that file, or name a different one"
      )
    }
    let ending = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Failure(.noInput, "no such file '\(path)'\(ending)")
  }

  /// Returns the file or folder whose name is similar to the last part of a path, or is the same
  /// except for an extension, or `nil` if there's none.
  private static func nearestFile(to path: String) -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, name) = (path[..<start], path[start...])
    guard !name.isEmpty, name.utf8.count <= 200,
      let names = FileSystem.names(in: folder.isEmpty ? "." : String(folder))
    else { return nil }
    let known = names.filter { !$0.hasPrefix(".") }.sorted()
    let stems = FileKind.ofApps.map { $0.named(String(name)) }
    let stem = name.prefix { $0 != "." }
    // The comparison ignores extensions. Names of one or two letters must be the same, because
    // they're similar to any other short name.
    let near = known.filter {
      let other = String($0.prefix { $0 != "." })
      return stem == other || Suggestion.nearest(to: stem, in: [other]) != nil && stem.count > 2
    }
    let found = stems.first(where: known.contains) ?? Suggestion.nearest(to: name, in: near)
    return found.map { folder + $0 }
  }

  /// Returns the failure for a file that the system doesn't let Earshot read.
  static func unreadable(_ path: String, _ error: SystemError) -> Failure {
    if error.meansMissing { return noSuchFile(path) }
    let name = path == "-" ? "standard input" : "'\(path)'"
    return .notAFile("can't read \(name): \(error.words)")
  }

  /// Returns the failure for a path that became a link after Earshot resolved it.
  fileprivate static func movedLink(_ path: String) -> Failure {
    .notAFile("can't read '\(path)', because it changed in the meantime; try again")
  }

  /// Returns the failure with the given message for a path that exists but isn't readable.
  static func notAFile(_ message: String) -> Failure {
    var failure = Failure(.noInput, message)
    failure.isOfUnreadableFile = true
    return failure
  }

  /// Returns the failure for a file that exceeds the size limit.
  ///
  /// The message contains the size if it's known.
  fileprivate static func tooLarge(_ path: String, _ size: Int?) -> Failure {
    let advice = "shorten it to at most \(FileReader.limit >> 20) MiB"
    let name = path == "-" ? "standard input" : "'\(path)'"
    guard let size else { return Failure(.malformed, "\(name) is too large; \(advice)") }
    let roundedUp = (size - 1) >> 20 + 1
    return Failure(.malformed, "\(name) is \(roundedUp) MiB; \(advice)")
  }
}

/// The identity of a file when Earshot read it, for detecting changes.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let node: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Records the current identity of a file.
  ///
  /// Returns `nil` if there's no file.
  init?(of path: String) {
    guard let status = FileSystem.status(of: path) else { return nil }
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
