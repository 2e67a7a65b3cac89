internal import EarshotExercises
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotTranscripts

// A document with questions or tasks is a lesson, and one with checks is an exercise. Both can also
// have errors.
extension FileTest {
  /// Returns the errors in the questions and tasks of a lesson, or an empty array if only some of
  /// its sessions are requested.
  ///
  /// A task's own solution works only if all sessions are as written, because the task begins at
  /// their end.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - readings: Its sessions.
  ///   - file: The result of the sessions.
  /// - Returns: The errors, in the order of the file.
  func mistakesOfLesson(
    _ source: SourceText,
    _ readings: [Transcript.ParseResult],
    _ file: TestedFile
  ) -> [Diagnostic] {
    guard isWholeDocument(source, file), Lesson.asks(in: source) else { return [] }
    let reading = Lesson.read(source, with: readings)
    guard let lesson = reading.lesson, !file.hasFailed else { return reading.diagnostics }
    let documents = lesson.transcripts.compactMap(document)
    guard documents.count == lesson.transcripts.count else { return [] }
    return LessonCheck.tasks(of: lesson, documents)
  }

  /// Returns the errors in a lesson with a session that names no screen and so uses the sample app,
  /// because this explains any difference.
  func mistakesOfNamelessLesson(
    _ source: SourceText,
    _ readings: [Transcript.ParseResult],
    _ file: TestedFile
  ) -> [Diagnostic] {
    let isNameless = readings.contains { $0.transcript?.screen == .sample }
    guard isNameless, isWholeDocument(source, file), Lesson.asks(in: source) else { return [] }
    return Lesson.read(source, with: readings).diagnostics
  }

  /// Returns whether a document is an exercise, can be checked, and is requested as a whole.
  func isExercise(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && !file.isUnreadable && Exercise.isIn(source)
  }

  /// Returns whether a document that is requested as a whole names an exercise for its screens.
  func holdsRepairs(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && ExerciseRepairs(source).path != nil
  }

  /// Returns the verdicts on the screens in a document for an exercise, or `nil` if it names none.
  func repairCheck(_ source: SourceText, _ file: TestedFile) -> ExerciseCheck? {
    guard isWholeDocument(source, file) else { return nil }
    var repairs = ExerciseRepairs(source)
    guard let path = repairs.path else { return nil }
    var range = repairs.pathRange
    do throws(Failure) {
      var document = ExerciseSource.builtIn(path)
      if document == nil { document = try self.source(named: path, in: source) }
      guard let exercise = document.flatMap({ Exercise.read($0).exercise }) else {
        let advice = "'\(path)' is an exercise with mistakes; 'earshot test' lists them"
        return ExerciseCheck(problem: advice, at: range)
      }
      range = repairs.screenRange
      if let screen = repairs.screenPath { repairs.add(try self.source(named: screen, in: source)) }
      return ExerciseCheck(repairs, of: exercise)
    } catch {
      return ExerciseCheck(problem: error.message ?? "the file can't be read", at: range)
    }
  }

  /// Returns a file that a document names, either next to it or by its full path.
  private func source(named name: String, in document: SourceText) throws(Failure) -> SourceText {
    try room.source(name.asPath(besides: document.name).withoutDetours)
  }

  /// Returns whether a file is a document that is requested as a whole.
  private func isWholeDocument(_ source: SourceText, _ file: TestedFile) -> Bool {
    guard case .sessions(.document)? = FileKind(ofName: source.name)?.content else { return false }
    return file.wanted.places.isEmpty && pattern.fits(source.name)
  }

  /// Returns the app of a session, if it's readable.
  private func document(of transcript: Transcript) -> AppDocument? {
    (try? screenSources(of: transcript)).flatMap { apps.result(of: $0).document }
  }
}
