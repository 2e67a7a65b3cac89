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
  private var written: [UInt8] = []

  /// Creates the file; one that is there already is left alone.
  init(_ path: String) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    descriptor = open(path, flags, 0o666)
    self.path = path
    guard descriptor < 0 else { return }
    let reason =
      errno == EEXIST
      ? "it is there already, and a recording begins a new file" : SystemError.last.words
    throw Failure(.cannotWrite, "cannot write '\(path)': \(reason)")
  }

  /// Brings the file up to date: adds what is new, and takes away what was taken back.
  mutating func write(_ lines: [String]) throws(Failure) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    let kept = zip(bytes, written).prefix { $0 == $1 }.count
    if kept < written.count {
      guard ftruncate(descriptor, off_t(kept)) == 0, lseek(descriptor, off_t(kept), SEEK_SET) >= 0
      else { throw failure(SystemError.last) }
    }
    if let error = writeAll(Array(bytes[kept...]), to: descriptor) { throw failure(error) }
    written = bytes
  }

  /// Closes the file.
  func end() { close(descriptor) }

  private func failure(_ error: SystemError) -> Failure {
    Failure(.cannotWrite, "cannot write '\(path)': \(error.words)")
  }
}

extension Recorder {
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
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real).split(separator: "/").map(String.init)
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
      try files[place].write(lines)
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
