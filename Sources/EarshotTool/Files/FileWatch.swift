/// A watch on files, which the program checks repeatedly while it waits for something else.
///
/// A check reads only the status of each file. Editors write a file in several steps, so a change
/// is complete when two consecutive checks find the same status.
///
/// - Source: our choice.
struct FileWatch {
  /// The time between two checks, in milliseconds.
  static let pause: Int32 = 250

  /// The identities of the files at one check, by path, or `nil` for a file that doesn't exist.
  private typealias Look = [String: FileIdentity?]

  private var known: Look
  private var last: Look

  /// Starts to watch files and folders.
  init(_ words: [String]) {
    known = Self.look(words)
    last = known
  }

  /// Checks the files again.
  ///
  /// - Returns: Whether there was a change that is now complete.
  mutating func hasChanged(_ words: [String]) -> Bool {
    let now = Self.look(words)
    defer { last = now }
    guard now == last, now != known else { return false }
    known = now
    return true
  }

  private static func look(_ words: [String]) -> Look {
    let paths = words.flatMap { (try? Operand(ofApp: $0, in: Room([$0])).paths) ?? [$0] }
    return Dictionary(paths.map { ($0, FileIdentity(of: $0)) }) { first, _ in first }
  }
}
