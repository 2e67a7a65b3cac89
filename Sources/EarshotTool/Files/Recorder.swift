#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A session that is written to a file as it goes, step by step, so that a crash loses nothing.
///
/// - Source: SESSIONS.md, "Transcripts".
struct Recorder {
  /// The path of the file, as it was given.
  let path: String
  private let descriptor: Int32
  /// What the header names as the screens that are walked, or `nil` for the sample app.
  var screen: String?
  /// Where each part of what was written ends.
  private var ends: [Int] = []
  /// The contents of the file.
  private var written: [UInt8] = []

  /// Creates the file; one that is there already is left alone.
  init(_ path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = FileSystem.open(path, flags, 0o666)
    self.path = path
    guard descriptor < 0 else { return }
    let reason =
      errno == EEXIST
      ? "it already exists, and a recording begins a new file" : SystemError.last.words
    throw Failure(.cannotWrite, "cannot write '\(path)': \(reason)")
  }

  /// Whether nothing was written yet.
  var isNew: Bool { ends.isEmpty }

  /// Brings the file up to date: adds what is new, and takes away what was taken back.
  ///
  /// - Parameters:
  ///   - kept: How many of the parts that were written stay.
  ///   - parts: The lines of those that stand behind them.
  /// - Throws: ``Failure`` if the system did not write all of it; the file is as it was.
  /// - Complexity: O(*n*) in the length of what is new.
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
    // A signal that ends the program waits, so that the file has each step whole.
    if let error = SignalMask.withAllBlocked({ change.make(bytes[same...]) }) {
      throw failure(error)
    }
    written.replaceSubrange(end..., with: bytes)
    ends = newEnds
  }

  /// How many bytes of whole lines two texts begin with alike; they stay in the file as they are.
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
    Failure(.cannotWrite, "cannot write '\(path)': \(error.words)")
  }
}

extension Recorder {
  /// Other bytes for the end of a file that is open for writing.
  private struct Change {
    private let descriptor: Int32
    private let place: Int
    private let old: ArraySlice<UInt8>

    /// Prepares a change.
    ///
    /// - Parameters:
    ///   - descriptor: The file, which is written at its end.
    ///   - place: Where the bytes begin that are different.
    ///   - old: What the file has from there on.
    init(_ descriptor: Int32, at place: Int, from old: ArraySlice<UInt8>) {
      self.descriptor = descriptor
      self.place = place
      self.old = old
    }

    /// Makes the change, or leaves the file as it was, or at least without a part of a line.
    ///
    /// - Returns: What prevented the change, or `nil`.
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

  /// How the recording names a screen file: relative to its own folder, where both can be found.
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

/// The new files that a learner's sessions are written to, answer by answer.
///
/// The first is made before the lesson begins, so that nobody answers questions for a file that
/// cannot be written. Each further session of the lesson has a file of its own beside it.
struct TeachRecorder {
  private let path: String
  private var files: [Recorder]

  /// Creates the first file; one that is there already is left alone.
  init(_ path: String) throws(Failure) {
    self.path = path
    files = [try Recorder(path)]
  }

  /// Brings the files up to date.
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

  /// The path of a further file: `tea-2.vo`.
  private func numbered(_ number: Int) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[slash...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }
}
