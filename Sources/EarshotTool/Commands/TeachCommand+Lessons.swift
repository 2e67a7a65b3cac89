internal import EarshotImporters
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

// Finding and reading lessons.
extension TeachCommand {
  /// Starts an exercise, or lists the exercises in a folder.
  func exercise(
    _ name: String,
    _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var language = try language
    if let begun = try languageBegun(name) { language = begun }
    switch try ExerciseSource(name, language, in: options.room(of: name)) {
    case .folder(var list):
      list.progress = LessonProgress(environment)
      return try list.print(&console)
    case .document(let source, let path):
      var exercise = try ExerciseCommand(source, path, options, environment, &console)
      return try exercise.run(&console)
    }
  }

  /// Returns the language in which the learner began an exercise, or `nil` if it's unknown or the
  /// command line specifies a language.
  private func languageBegun(_ name: String) throws(Failure) -> LessonLanguage? {
    guard !options.has(.language) else { return nil }
    let path = options.operands.first ?? name
    return try ExercisePlace(path).language(of: name, in: options.room(of: path))
  }

  /// Returns the path of the lesson that a number or a name identifies.
  func path(of name: String, in files: LessonFiles) throws(Failure) -> String {
    if name == "-" {
      throw .usage("'teach' reads only answers from standard input; name a lesson or its file")
    }
    let paths = try files.paths()
    guard let path = LessonShelf.path(of: name, in: paths) else {
      let near = LessonShelf.ending(for: name, in: paths)
      let ending = near.isEmpty ? "; '\(files.listing)' lists all lessons" : near
      throw Failure(.noInput, "there's no lesson '\(name)' in \(files.name)\(ending)")
    }
    return path
  }

  /// Reads a lesson and the apps of its sessions.
  ///
  /// It's an error if a session uses a name that doesn't exist in its app.
  func lesson(
    _ chosen: ChosenLesson,
    _ console: inout Console
  ) throws(Failure) -> (Lesson, [AppDocument]) {
    if chosen.kind == .screen { return try lesson(ofScreen: chosen.path, &console) }
    let files: LessonFiles =
      chosen.isBuiltIn ? .builtIn(.english) : .folder(".", options.room(of: chosen.path))
    let source = try files.source(at: chosen.path)
    let result = Lesson.read(source)
    console.report(result.diagnostics.lines(in: [source]))
    guard let lesson = result.lesson else { throw .silent(.malformed) }
    var documents: [AppDocument] = []
    for transcript in lesson.transcripts {
      let document = try document(of: transcript, in: files, &console)
      let unknown = transcript.unknownNames(in: document)
      console.report(unknown.lines(in: [source]))
      guard unknown.isEmpty else { throw .silent(.malformed) }
      documents.append(document)
    }
    if !chosen.isBuiltIn { try check(lesson, documents, source, &console) }
    return (lesson, documents)
  }

  /// Rejects a lesson whose sessions don't match the app, before the learner starts it.
  ///
  /// Built-in lessons are already tested.
  private func check(
    _ lesson: Lesson,
    _ documents: [AppDocument],
    _ source: SourceText,
    _ console: inout Console
  ) throws(Failure) {
    let check = LessonCheck(lesson, documents)
    console.report(check.differences + check.diagnostics.lines(in: [source]))
    guard check.passes else { throw .silent(.malformed) }
  }

  private func document(
    of transcript: Transcript,
    in files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> AppDocument {
    let sources = try files.screens(of: transcript)
    let result = AppDocument.open(sources)
    console.report(result.diagnostics.lines(in: sources))
    guard let document = result.document else { throw .silent(.malformed) }
    return document
  }
}
