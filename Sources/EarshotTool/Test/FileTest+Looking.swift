internal import EarshotNotation
internal import EarshotTranscripts

// What is in a file, without running it.
extension FileTest {
  /// Finds out whether a file has sessions, and which patterns they fit.
  ///
  /// A file that can't be read might have some.
  func look(at file: SessionFile) -> TestedFile {
    guard let source = try? source(of: file) else {
      var tested = TestedFile(file)
      tested.holdsSessions = true
      tested.patternsMet.formUnion(pattern.patterns(fitting: file.path))
      return tested
    }
    return look(at: file, source, Self.readings(of: source))
  }

  /// Finds out whether a file that was read has sessions, and which patterns they fit.
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
