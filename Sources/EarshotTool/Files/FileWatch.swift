/// Files that are looked at again and again while the program waits for something else.
///
/// Nothing is asked of the system but what they are like. A change counts once it stays as it is
/// from one look to the next, since editors write a file in several steps.
///
/// - Source: our choice.
struct FileWatch {
  /// How long nothing is looked at, in milliseconds.
  static let pause: Int32 = 250

  /// What files are like, by path; nothing where there is none.
  private typealias Look = [String: FileIdentity?]

  private var known: Look
  private var last: Look

  /// Begins to watch files and folders.
  init(_ words: [String]) {
    known = Self.look(words)
    last = known
  }

  /// Looks again.
  ///
  /// - Returns: Whether there was a change that is whole now.
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
