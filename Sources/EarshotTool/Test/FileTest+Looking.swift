internal import EarshotNotation
internal import EarshotTranscripts

// The contents of a file, without running it.
extension FileTest {
  /// Returns whether a file contains sessions, and the patterns that they match.
  ///
  /// A file that can't be read might contain some.
  func look(at file: SessionFile) -> TestedFile {
    guard let source = try? source(of: file) else {
      var tested = TestedFile(file)
      tested.holdsSessions = true
      tested.patternsMet.formUnion(pattern.patterns(fitting: file.path))
      return tested
    }
    return look(at: file, source, Self.readings(of: source))
  }

  /// Returns whether a file that was read contains sessions, and the patterns that they match.
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
