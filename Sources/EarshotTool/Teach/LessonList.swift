internal import EarshotExercises
internal import EarshotLessons
internal import EarshotNotation

/// The list that `earshot teach` prints if the command line names no lesson.
///
/// The list contains the lessons of each course, and the exercises.
struct LessonList {
  private let files: LessonFiles
  /// Whether the user requested a language, so the list omits lessons in other languages.
  private let isOfOneLanguage: Bool
  /// The language of the text around the titles.
  private let languageOfList: LessonLanguage

  /// The record of the exercises that the learner has done, or `nil` if there's none.
  private let progress: LessonProgress?

  init(_ files: LessonFiles, _ options: Options, _ progress: LessonProgress? = nil) {
    self.progress = progress
    self.files = files
    isOfOneLanguage = options[.language] != nil
    languageOfList = if case .builtIn(let language) = files { language } else { .english }
  }

  /// Prints the list.
  func print(_ console: inout Console) throws(Failure) -> ExitCode {
    switch files {
    case .folder(let path, _): try printFolder(path, &console)
    case .builtIn(let language):
      let languages = isOfOneLanguage ? [language] : LessonLanguage.allCases
      for language in languages { try printLessons(of: .builtIn(language), &console) }
      for language in languages { try printCount(in: language, &console) }
      try printExercises(in: language, &console)
    }
    return .ok
  }

  private func printFolder(_ path: String, _ console: inout Console) throws(Failure) {
    let count = try printLessons(of: files, &console)
    let name = path.asShellWord
    guard let first = try files.paths().first(where: isLesson).map(LessonShelf.shortName) else {
      let new = FilePath.join(path, "lesson.md").asShellWord
      return try console.output.line("No lessons; 'earshot new lesson \(new)' writes one.")
    }
    try console.output.line(
      "\(count.counted("lesson")); 'earshot teach \(name) \(first.asShellWord)' plays the first lesson."
    )
  }

  /// Returns whether a file is a lesson without errors.
  private func isLesson(_ path: String) -> Bool {
    (try? files.source(at: path)).flatMap { Lesson.read($0).lesson } != nil
  }

  /// Prints the titles of lessons, grouped below the names of their courses.
  ///
  /// - Returns: The number of lessons.
  @discardableResult
  private func printLessons(
    of files: LessonFiles,
    _ console: inout Console
  ) throws(Failure) -> Int {
    var course: String?
    var count = 0
    for path in try files.paths() {
      let lesson = Lesson.read(try files.source(at: path)).lesson
      if let lesson { try printCourse(of: lesson, after: &course, &console) }
      count += lesson == nil ? 0 : 1
      let title = lesson?.title ?? "not a lesson"
      let done = progress?.isDone(path) ?? false ? Wording.doneInList[languageOfList] : ""
      let line = if case .builtIn = files { title + done } else { "\(title)\(done): \(path)" }
      try console.output.line(line, indentedBy: 2)
    }
    return count
  }

  /// Prints the name of a course at its beginning, with its language in parentheses if it isn't
  /// English and the list has several languages.
  private func printCourse(
    of lesson: Lesson,
    after course: inout String?,
    _ console: inout Console
  ) throws(Failure) {
    guard let next = lesson.course, next != course else { return }
    course = next
    let language = lesson.language == .english || isOfOneLanguage ? nil : lesson.language
    try console.output.line(Wording.course(next, in: language)[languageOfList])
  }

  private func printCount(
    in language: LessonLanguage,
    _ console: inout Console
  ) throws(Failure) {
    let count = try LessonFiles.builtIn(language).paths().count
    let option = language == .english ? "" : " --language \(language.rawValue)"
    let other = language == .english ? nil : language
    let wording = Wording.lessons(count, in: other, "earshot teach 1\(option)")
    try console.output.line(wording[languageOfList], indentedBy: 2)
  }

  private func printExercises(
    in language: LessonLanguage,
    _ console: inout Console
  ) throws(Failure) {
    let done = Wording.doneInList[languageOfList]
    let names = ExerciseSource.builtInNames(in: language).map { name in
      let path = ExerciseSource.path(of: name, in: language)
      return progress?.isDone(path) ?? false ? name + done : name
    }
    let next = ExerciseSource.next(progress, in: language)
    for wording in Wording.exercises(names, next: next, in: language) {
      try console.output.line(wording[languageOfList], indentedBy: 2)
    }
    guard !isOfOneLanguage else { return }
    for other in LessonLanguage.allCases where other != language {
      let wording = Wording.exercises(alsoIn: other)
      try console.output.line(wording[languageOfList], indentedBy: 2)
    }
  }
}
