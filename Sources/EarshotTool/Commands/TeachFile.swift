#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The new file that a learner's session is written to.
///
/// It is made before the lesson begins, so that nobody answers questions for a file that cannot be
/// written. A file that is there already is left alone.
struct TeachFile {
  private let path: String
  private let descriptor: Int32

  /// Makes the file, empty.
  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = try Self.create(path)
  }

  /// Writes the transcripts: the first into the file, each other into one of its own beside it.
  ///
  /// Without any the file goes.
  func write(_ texts: [String]) throws(Failure) {
    guard let first = texts.first else {
      close(descriptor)
      unlink(path)
      return
    }
    try Self.write(first, to: descriptor, at: path)
    for (place, text) in texts.enumerated().dropFirst() {
      let other = numbered(place + 1)
      try Self.write(text, to: try Self.create(other), at: other)
    }
  }

  /// The path of a further transcript: `lesson-2.vo`.
  private func numbered(_ number: Int) -> String {
    let folder = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[folder...].lastIndex(of: ".") ?? path.endIndex
    return "\(path[..<dot])-\(number)\(path[dot...])"
  }

  private static func create(_ path: String) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor < 0 else { return descriptor }
    let error = SystemError.last
    let words = error.code == EEXIST ? "it is there already" : error.words
    throw Failure(.cannotWrite, "cannot write '\(path)': \(words)")
  }

  private static func write(
    _ text: String,
    to descriptor: Int32,
    at path: String
  ) throws(Failure) {
    defer { close(descriptor) }
    guard let error = writeAll(Array(text.utf8), to: descriptor) else { return }
    throw Failure(.cannotWrite, "cannot write '\(path)': \(error.words)")
  }
}
