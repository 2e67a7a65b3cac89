internal import EarshotExercises
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotTranscripts

// The errors in documents with questions or tasks, which are lessons, and in documents with checks,
// which are exercises.
extension FileTest {
  /// Returns the errors in the questions and tasks of a lesson, or an empty array if only some of
  /// its sessions are requested.
  ///
  /// A task's solution is valid only if all sessions run as written, because the task begins where
  /// they end.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - readings: The sessions of the file.
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

  /// Returns the errors in a lesson with a session that names no screen.
  ///
  /// Such a session uses the sample app, which explains any differences.
  func mistakesOfNamelessLesson(
    _ source: SourceText,
    _ readings: [Transcript.ParseResult],
    _ file: TestedFile
  ) -> [Diagnostic] {
    let isNameless = readings.contains { $0.transcript?.screen == .sample }
    guard isNameless, isWholeDocument(source, file), Lesson.asks(in: source) else { return [] }
    return Lesson.read(source, with: readings).diagnostics
  }

  /// Returns whether a document is an exercise that can be checked and the user requested the whole
  /// document.
  func isExercise(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && !file.isUnreadable && Exercise.isIn(source)
  }

  /// Returns whether the user requested the whole document and it names an exercise for its
  /// screens.
  func holdsRepairs(_ source: SourceText, _ file: TestedFile) -> Bool {
    isWholeDocument(source, file) && ExerciseRepairs(source).path != nil
  }

  /// Returns the exercise's verdicts on the screens in a document, or `nil` if the document names
  /// no exercise.
  func repairCheck(_ source: SourceText, _ file: TestedFile) -> ExerciseCheck? {
    guard isWholeDocument(source, file) else { return nil }
    var repairs = ExerciseRepairs(source)
    guard let path = repairs.path else { return nil }
    var range = repairs.pathRange
    do throws(Failure) {
      var document = ExerciseSource.builtIn(path)
      let near = Suggestion.nearest(to: path, in: ExerciseSource.builtInNames(in: .english))
      if document == nil, let near, !path.contains("/"), FileKind(ofName: path) == nil {
        let advice = "no exercise is called '\(path)'; did you mean '\(near)'?"
        return ExerciseCheck(problem: advice, at: range)
      }
      if document == nil { document = try self.source(named: path, in: source) }
      guard let exercise = document.flatMap({ Exercise.read($0).exercise }) else {
        let name = document?.name.asShellWord ?? path
        let advice =
          document.map(Exercise.isIn) ?? false
          ? "'\(path)' is an exercise with errors; 'earshot test \(name)' lists them"
          : "'\(path)' isn't an exercise; name a file with a '```check' block"
        return ExerciseCheck(problem: advice, at: range)
      }
      range = repairs.screenRange
      if let screen = repairs.screenPath { repairs.add(try self.source(named: screen, in: source)) }
      return ExerciseCheck(repairs, of: exercise)
    } catch {
      return ExerciseCheck(problem: error.message ?? "the file can't be read", at: range)
    }
  }

  /// Returns the file at a path in a document, which is absolute or relative to the document's
  /// folder.
  private func source(named name: String, in document: SourceText) throws(Failure) -> SourceText {
    try room.source(name.asPath(besides: document.name).withoutDetours)
  }

  /// Returns whether a file is a document and the user requested all of it.
  private func isWholeDocument(_ source: SourceText, _ file: TestedFile) -> Bool {
    guard case .sessions(.document)? = FileKind(ofName: source.name)?.content else { return false }
    return file.wanted.places.isEmpty && pattern.fits(source.name)
  }

  /// Returns the app of a session, if it's readable, or `nil` otherwise.
  private func document(of transcript: Transcript) -> AppDocument? {
    (try? screenSources(of: transcript)).flatMap { apps.result(of: $0).document }
  }
}
