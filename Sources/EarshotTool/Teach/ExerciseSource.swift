internal import EarshotExercises
internal import EarshotLessons
internal import EarshotNotation
internal import EarshotSession

/// What `earshot teach --exercise` names: an exercise of the program, one in a file, or a folder.
enum ExerciseSource {
  /// An exercise, with the path by which it is noted as done.
  case document(SourceText, path: String)
  /// A folder with exercises, to be listed.
  case folder(ExerciseList)

  private static let place = "Docs/Exercises/"

  /// The folder of the exercises that are part of the program and in a language.
  private static func folder(in language: LessonLanguage) -> String {
    language == .english ? place : "\(place)\(language.rawValue)/"
  }

  /// The paths of the exercises that are part of the program, in order.
  static func builtInPaths(in language: LessonLanguage) -> [String] {
    let folder = folder(in: language)
    return BuiltInFiles.paths.filter {
      $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/")
    }
  }

  /// The names of the exercises that are part of the program, in order.
  static func builtInNames(in language: LessonLanguage) -> [String] {
    builtInPaths(in: language).map { path in
      FileKind.markdown.stem(of: String(path.dropFirst(folder(in: language).count)))
    }
  }

  /// The exercise of the program to begin with: of those that aren't done, the one that asks for the
  /// smallest repair, or else the first.
  static func next(_ progress: LessonProgress?, in language: LessonLanguage) -> String? {
    let open = builtInNames(in: language).filter {
      !(progress?.isDone(path(of: $0, in: language)) ?? false)
    }
    return open.first { $0 == easiest } ?? open.first
  }

  private static let easiest = "nameless-button"

  /// The path of an exercise of the program.
  static func path(of name: String, in language: LessonLanguage) -> String {
    folder(in: language) + FileKind.markdown.named(name)
  }

  /// What a document calls an exercise of the program, such as `lonely-switch` or `de/lonely-switch`;
  /// `nil` for the path of a file.
  static func shortName(of path: String) -> String? {
    guard BuiltInFiles.bytes(of: path) != nil, path.hasPrefix(place) else { return nil }
    return FileKind.markdown.stem(of: String(path.dropFirst(place.count)))
  }

  /// An exercise of the program, or `nil` if none has that name.
  static func builtIn(_ name: String, in language: LessonLanguage = .english) -> SourceText? {
    BuiltInFiles.bytes(of: path(of: name, in: language)).map {
      SourceText(name: FileKind.markdown.named(name), utf8: $0)
    }
  }

  /// Finds what is named: a path has a slash or the ending of a document; of other names, those of
  /// the program come first.
  ///
  /// - Throws: ``Failure`` if there is no such exercise, with the nearest name.
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
      let ending = near.isEmpty ? "; 'earshot teach' lists them" : near
      throw Failure(.noInput, "no exercise '\(name)'\(ending)")
    }
  }
}

/// The exercises of a folder.
struct ExerciseList {
  let folder: String
  /// Where files may be opened.
  let room: Room
  /// What the learner has done.
  var progress: LessonProgress?

  /// Prints the title and the file of each exercise, and how to begin.
  ///
  /// - Throws: ``Failure`` if there is none.
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
      throw Failure(.noInput, "no exercises in '\(folder)'; an exercise has a block '```check'")
    }
    try console.output.line("'earshot teach --exercise \(first)' begins the first.", indentedBy: 2)
    return .ok
  }
}
