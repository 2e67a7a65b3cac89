internal import EarshotExercises
internal import EarshotLessons
internal import EarshotModel
internal import EarshotNotation
internal import EarshotTranscripts

/// The place of the learner's work on an exercise, which is a folder or a screen file.
enum ExercisePlace {
  /// A folder with the screen and its checks. Earshot creates it if it doesn't exist.
  case folder(String)
  /// A file with a screen, which Earshot judges without moving it.
  case screen(String)

  /// Determines whether a path is a folder or a screen.
  ///
  /// - Throws: ``Failure`` if the path is the name of a screen file that doesn't exist.
  init(_ path: String) throws(Failure) {
    if (try? Folder.kind(of: path)) == .file {
      self = .screen(path)
    } else if FileKind(ofName: path) == .screen, !Folder.isThere(path) {
      throw Failure(
        .noInput,
        """
        there's no screen file '\(path)'; to write one to a folder, use 'earshot teach --exercise \
        NAME' without a file
        """
      )
    } else {
      self = .folder(path)
    }
  }

  /// Returns the path of the screen to judge.
  func screenPath(of exercise: Exercise) -> String {
    switch self {
    case .folder(let folder): "\(folder)/\(exercise.screenName)"
    case .screen(let path): path
    }
  }

  /// Returns the language in which the learner works on an exercise, or `nil` if it's unknown.
  ///
  /// If the learner began the exercise in the folder, the result is the language of that exercise.
  /// Otherwise, it's the language of the screen, if the program has exercises in that language.
  func language(of name: String, in room: Room) -> LessonLanguage? {
    switch self {
    case .folder(let folder): Self.languageBegun(name, in: folder, room)
    case .screen(let path):
      Self.languageBegun(name, in: FilePath(path).folder, room) ?? Self.language(of: path, room)
    }
  }

  private static func languageBegun(
    _ name: String,
    in folder: String,
    _ room: Room
  ) -> LessonLanguage? {
    let path = "\(folder)/\(FileKind.markdown.named(name))"
    guard let source = try? room.source(path) else { return nil }
    let lines = source.lines.prefix(8).map(\.text)
    return LessonLanguage.allCases.first { lines.contains("exercise: \($0.rawValue)/\(name)") }
  }

  /// Returns the language of the app in a screen file, or `nil` if Earshot has no lessons in it.
  private static func language(of path: String, _ room: Room) -> LessonLanguage? {
    guard let source = try? room.source(path),
      let tree = AppDocument.read([source]).document?.tree
    else { return nil }
    return tree.indices.lazy.compactMap { tree.language(of: $0) }.first
      .flatMap { LessonLanguage(tag: $0) }
  }
}
