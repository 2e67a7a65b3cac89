internal import EarshotLessons
internal import EarshotSession

/// The names of the built-in lessons.
enum LessonNames {
  /// Returns whether a word names a built-in lesson in the language with the given tag, which is
  /// English by default.
  static func contains(_ word: String, _ tag: String?) -> Bool {
    let language = tag.flatMap { LessonLanguage(tag: $0) } ?? .english
    guard let paths = try? LessonFiles.builtIn(language).paths() else { return false }
    return LessonShelf.path(of: word, in: paths) != nil
  }
}
