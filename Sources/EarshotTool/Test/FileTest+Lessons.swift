internal import EarshotExercises
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotTranscripts

// A document with questions or tasks is a lesson, one with checks an exercise, and these can be wrong,
// too.
extension FileTest {
  /// What is wrong with the questions and the tasks of a lesson; nothing where only some of its
  /// sessions are wanted.
  ///
  /// A task is done by its own way only where all sessions are heard as they are written, since it
  /// begins where they end.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - readings: Its sessions.
  ///   - file: The result of them.
  /// - Returns: The mistakes, in the order of the file.
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

  /// What is wrong with a lesson in which a session names no screen, and would walk the sample app:
  /// whatever differs there comes of it.
  func mistakesOfNamelessLesson(
    _ source: SourceText,
    _ readings: [Transcript.ParseResult],
    _ file: TestedFile
  ) -> [Diagnostic] {
    let isNameless = readings.contains { $0.transcript?.screen == .sample }
    guard isNameless, isWholeDocument(source, file), Lesson.asks(in: source) else { return [] }
    return Lesson.read(source, with: readings).diagnostics
  }

  /// Whether a document is an exercise that can be checked, and all of it is wanted.
  func isExercise(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && !file.isUnreadable && Exercise.isIn(source)
  }

  /// Whether a document that is wanted whole names an exercise for the screens in it.
  func holdsRepairs(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && ExerciseRepairs(source).path != nil
  }

  /// The verdicts on screens that a document holds for an exercise, or `nil` if it names none.
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

  /// A file that a document names, beside it or by its whole path.
  private func source(named name: String, in document: SourceText) throws(Failure) -> SourceText {
    try room.source(name.asPath(besides: document.name).withoutDetours)
  }

  /// Whether a file is a document, all of which is wanted.
  private func isWholeDocument(_ source: SourceText, _ file: TestedFile) -> Bool {
    guard case .sessions(.document)? = FileKind(ofName: source.name)?.content else { return false }
    return file.wanted.places.isEmpty && pattern.fits(source.name)
  }

  /// The app that a session walks, where it can be read.
  private func document(of transcript: Transcript) -> AppDocument? {
    (try? screenSources(of: transcript)).flatMap { apps.result(of: $0).document }
  }
}
