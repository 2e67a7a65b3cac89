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
