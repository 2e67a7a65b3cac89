internal import EarshotNotation
internal import EarshotTranscripts

// Information about a file that doesn't require running its sessions.
extension FileTest {
  /// Returns whether a file contains sessions, and the patterns that the sessions match.
  ///
  /// A file that can't be read is treated as if it contained sessions.
  func look(at file: SessionFile) -> TestedFile {
    guard let source = try? source(of: file) else {
      var tested = TestedFile(file)
      tested.holdsSessions = true
      tested.patternsMet.formUnion(pattern.patterns(fitting: file.path))
      return tested
    }
    return look(at: file, source, Self.readings(of: source))
  }

  /// Returns whether the text of a file contains sessions, and the patterns that the sessions
  /// match.
  func look(
    at file: SessionFile,
    _ source: SourceText,
    _ readings: [Transcript.ParseResult]
  ) -> TestedFile {
    var tested = TestedFile(file)
    tested.note(readings, pattern)
    let isExercise = isExercise(source, tested) || holdsRepairs(source, tested)
    tested.holdsSessions = tested.holdsSessions || isExercise
    return tested
  }
}
