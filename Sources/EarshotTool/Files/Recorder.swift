#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A recorder that writes a session to a file step by step, so a crash loses nothing.
///
/// - Source: SESSIONS.md, "Transcripts".
struct Recorder {
  /// The path of the file, as given.
  let path: String
  private let descriptor: Int32
  /// The screens in the header, or `nil` for the sample app.
  var screen: String?
  /// The byte offset of the end of each written part.
  private var ends: [Int] = []
  /// The contents of the file.
  private var written: [UInt8] = []

  /// Creates the file, but doesn't replace an existing one.
  init(_ path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = FileSystem.open(path, flags, 0o666)
    self.path = path
    guard descriptor < 0 else { return }
    let reason =
      errno == EEXIST
      ? "the file already exists; name a new file for the recording" : SystemError.last.words
    throw Failure(.cannotWrite, "can't write '\(path)': \(reason)")
  }

  /// Whether nothing has been written yet.
  var isNew: Bool { ends.isEmpty }

  /// Removes undone parts from the file and adds new parts.
  ///
  /// - Parameters:
  ///   - kept: The number of written parts to keep.
  ///   - parts: The lines of the new parts.
  /// - Throws: ``Failure`` if the system didn't write everything. In this case, the method restores
  ///   the file.
  /// - Complexity: O(*n*), where *n* is the length of the new lines.
  mutating func write(keeping kept: Int, _ parts: [[String]]) throws(Failure) {
    let end = kept > 0 ? ends[kept - 1] : 0
    var newEnds = Array(ends[..<kept])
    var bytes: [UInt8] = []
    for lines in parts {
      for line in lines { bytes += Array(line.utf8) + [0x0A] }
      newEnds.append(end + bytes.count)
    }
    let same = Self.sharedLines(written[end...], bytes)
    let change = Change(descriptor, at: end + same, from: written[(end + same)...])
    // Signals that end the program are blocked, so the file contains only complete steps.
    if let error = SignalMask.withAllBlocked({ change.make(bytes[same...]) }) {
      throw failure(error)
    }
    written.replaceSubrange(end..., with: bytes)
    ends = newEnds
  }

  /// Returns the number of bytes in the complete lines that the old and the new contents begin
  /// with.
  ///
  /// These lines stay in the file.
  private static func sharedLines(_ old: ArraySlice<UInt8>, _ new: [UInt8]) -> Int {
    var count = 0
    for (place, (one, other)) in zip(old, new).enumerated() {
      guard one == other else { break }
      if one == 0x0A { count = place + 1 }
    }
    return count
  }

  /// Closes the file.
  func end() { FileSystem.close(descriptor) }

  private func failure(_ error: SystemError) -> Failure {
    Failure(.cannotWrite, "can't write '\(path)': \(error.words)")
  }
}

extension Recorder {
  /// A replacement of the bytes at the end of a file that is open for writing.
  private struct Change {
    private let descriptor: Int32
    private let place: Int
    private let old: ArraySlice<UInt8>

    /// Prepares a change.
    ///
    /// - Parameters:
    ///   - descriptor: The file descriptor. Writing continues at the end of the file.
    ///   - place: The position of the first byte that differs.
    ///   - old: The bytes in the file from this position.
    init(_ descriptor: Int32, at place: Int, from old: ArraySlice<UInt8>) {
      self.descriptor = descriptor
      self.place = place
      self.old = old
    }

    /// Makes the change.
    ///
    /// If this fails, restores the file, or at least removes a partial line.
    ///
    /// - Returns: The error that prevented the change, or `nil`.
    func make(_ new: ArraySlice<UInt8>) -> SystemError? {
      if !old.isEmpty, !FileSystem.truncate(descriptor, at: place) { return SystemError.last }
      guard let error = writeAll(Array(new), to: descriptor) else { return nil }
      guard FileSystem.truncate(descriptor, at: place) else { return error }
      if writeAll(Array(old), to: descriptor) != nil {
        _ = FileSystem.truncate(descriptor, at: place)
      }
      return error
    }
  }

  /// Returns the path by which the recording refers to a screen file.
  ///
  /// The path is relative to the recording's folder if both exist.
  func reference(to screen: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let from = components(of: folder), let to = components(of: screen) else { return screen }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to[shared...]).joined(separator: "/")
  }

  private func components(of path: String) -> [String]? {
    FileSystem.resolved(path)?.split(separator: "/").map(String.init)
  }
}

/// A recorder that writes a learner's sessions to new files, answer by answer.
///
/// The first file is created before the lesson begins, so learners don't answer questions in vain
/// if the file can't be written. Each additional session of the lesson gets its own file next to
/// the first.
struct TeachRecorder {
  private let path: String
  private var files: [Recorder]

  /// Creates the first file, but doesn't replace an existing one.
  init(_ path: String) throws(Failure) {
    self.path = path
    files = [try Recorder(path)]
  }

  /// Updates the files with the current lines of each session.
  mutating func write(_ transcripts: [[String]]) throws(Failure) {
    for (place, lines) in transcripts.enumerated() {
      if place == files.count { files.append(try Recorder(numbered(place + 1))) }
      try files[place].write(keeping: 0, [lines])
    }
  }

  /// Closes the files.
  func end() {
    for file in files { file.end() }
  }

  /// Returns the path of an additional file, such as `tea-2.vo`.
  private func numbered(_ number: Int) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[slash...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
