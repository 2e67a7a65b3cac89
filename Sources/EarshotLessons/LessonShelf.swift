import EarshotLines
import EarshotNotation

/// A shelf that finds a lesson among files by its number or its name, such as `3`, `rotors`, or
/// `07-rotors`.
package enum LessonShelf {
  /// Returns the path of the lesson with a name, or the first path if several match.
  ///
  /// - Parameters:
  ///   - name: A number, or words from the file's name.
  ///   - paths: The paths of the lessons' files.
  /// - Returns: The path, or `nil` if none matches.
  package static func path(of name: String, in paths: [String]) -> String? {
    let name = name.lowercased().split(whereSeparator: \.isBlank).joined(separator: "-")
    if let number = Int(name) { return paths.first { self.number(of: $0) == number } }
    let isWhole = paths.first { [stem(of: $0), words(of: $0)].contains(name) }
    return isWhole ?? paths.first { words(of: $0).begins(with: name) }
  }

  /// Returns the word to type for a lesson: its number, or its name if it has none.
  package static func shortName(of path: String) -> String {
    number(of: path).map(String.init) ?? words(of: path)
  }

  /// Returns the end of a message that suggests similar names.
  package static func ending(for name: String, in paths: [String]) -> String {
    Suggestion.ending(for: name, in: paths.map(words))
  }

  /// Returns the number before the first hyphen of the file's name, or `nil` if there's none.
  private static func number(of path: String) -> Int? {
    stem(of: path).split(separator: "-").first.flatMap { Int($0) }
  }

  /// Returns the file's name without its number.
  private static func words(of path: String) -> String {
    let stem = stem(of: path)
    guard number(of: path) != nil, let hyphen = stem.firstIndex(of: "-") else { return stem }
    return String(stem[stem.index(after: hyphen)...])
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FileKind.markdown.stem(of: name).lowercased()
  }
}
