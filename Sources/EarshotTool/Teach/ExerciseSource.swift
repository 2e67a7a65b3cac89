internal import EarshotExercises
internal import EarshotLessons
internal import EarshotModel
internal import EarshotNotation
internal import EarshotSession

/// The argument of `earshot teach --exercise`, which is a built-in exercise, an exercise in a file,
/// or a folder.
enum ExerciseSource {
  /// An exercise, with the path that identifies it in the list of finished exercises.
  case document(SourceText, path: String)
  /// A folder whose exercises the program lists.
  case folder(ExerciseList)

  private static let place = "Docs/Exercises/"

  /// Returns the folder of the built-in exercises in a language.
  private static func folder(in language: LessonLanguage) -> String {
    language == .english ? place : "\(place)\(language.rawValue)/"
  }

  /// Returns the paths of the exercises that are part of the program, in order.
  static func builtInPaths(in language: LessonLanguage) -> [String] {
    let folder = folder(in: language)
    return BuiltInFiles.paths.filter {
      $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/")
    }
  }

  /// Returns the names of the exercises that are part of the program, in order.
  static func builtInNames(in language: LessonLanguage) -> [String] {
    builtInPaths(in: language).map { path in
      FileKind.markdown.stem(of: String(path.dropFirst(folder(in: language).count)))
    }
  }

  /// Returns the name of the next built-in exercise, or `nil` if all of them are finished.
  ///
  /// The next exercise is the easiest one or, if that's finished, the first unfinished exercise.
  static func next(_ progress: LessonProgress?, in language: LessonLanguage) -> String? {
    let open = builtInNames(in: language).filter {
      !(progress?.isDone(path(of: $0, in: language)) ?? false)
    }
    return open.first { $0 == easiest } ?? open.first
  }

  private static let easiest = "nameless-button"

  /// Returns the path of a built-in exercise.
  static func path(of name: String, in language: LessonLanguage) -> String {
    folder(in: language) + FileKind.markdown.named(name)
  }

  /// Returns the short name of a built-in exercise, such as `lonely-switch` or `de/lonely-switch`,
  /// or `nil` for the path of a file.
  static func shortName(of path: String) -> String? {
    guard BuiltInFiles.bytes(of: path) != nil, path.hasPrefix(place) else { return nil }
    return FileKind.markdown.stem(of: String(path.dropFirst(place.count)))
  }

  /// Returns a built-in exercise, or `nil` if there's none with the name.
  static func builtIn(_ name: String, in language: LessonLanguage = .english) -> SourceText? {
    BuiltInFiles.bytes(of: path(of: name, in: language)).map {
      SourceText(name: FileKind.markdown.named(name), utf8: $0)
    }
  }

  /// Finds the exercise with a name.
  ///
  /// A name with a slash or with the extension of a document is a path. For other names, built-in
  /// exercises take precedence over files.
  ///
  /// - Throws: ``Failure`` with the nearest name if there's no such exercise.
  init(
    _ name: String,
    _ language: LessonLanguage,
    in room: Room
  ) throws(Failure) {
    let isPath = name.contains("/") || FileKind(ofName: name) == .markdown
    if !isPath, let source = Self.builtIn(name, in: language) {
      self = .document(source, path: Self.path(of: name, in: language))
    } else if (try? Folder.kind(of: name)) == .folder {
      self = .folder(ExerciseList(folder: name, room: room))
    } else if isPath {
      self = .document(try room.source(name), path: name)
    } else {
      let near = Suggestion.ending(for: name, in: Self.builtInNames(in: language))
      let ending = near.isEmpty ? "; 'earshot teach --list' lists all exercises" : near
      throw Failure(.noInput, "there's no exercise '\(name)'\(ending)")
    }
  }
}

/// The exercises of a folder.
struct ExerciseList {
  let folder: String
  /// The folders from which Earshot can open files.
  let room: Room
  /// The exercises that the learner has done, or `nil` if there's no record.
  var progress: LessonProgress?

  /// Prints the title and the file of each exercise, and the command to begin the first one.
  ///
  /// - Throws: ``Failure`` if the folder contains no exercises.
  func print(_ console: inout Console) throws(Failure) -> ExitCode {
    var first: String?
    for path in try Folder.files(in: folder, of: [.markdown]).paths {
      let source = try room.source(path, below: folder)
      guard let exercise = Exercise.read(source).exercise else { continue }
      first = first ?? path
      let done = progress?.isDone(path) ?? false ? Wording.doneInList[.english] : ""
      try console.output.line("\(exercise.title)\(done): \(path)", indentedBy: 2)
    }
    guard let first else {
      let new = FilePath.join(folder, "exercise.md").asShellWord
      throw Failure(
        .noInput,
        "there are no exercises in '\(folder)'; 'earshot new exercise \(new)' writes one"
      )
    }
    try console.output.line(
      "'earshot teach --exercise \(first.asShellWord)' begins the first exercise.",
      indentedBy: 2
    )
    return .ok
  }
}
