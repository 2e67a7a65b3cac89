/// The amount of text that an app created from other text while it ran.
///
/// A small file can request many copies of long text, so the total is also limited.
package struct TextGrowth: Hashable, Sendable {
  /// The maximum number of bytes that an app can have in addition to its file: 64 MiB.
  ///
  /// - Rule: ``AppRule/textsHaveALimit``
  static let limit = 64 << 20

  /// The number of bytes created since the start, including text that no longer exists.
  package private(set) var made = 0
  /// The number of bytes that the app has in addition to the file's bytes.
  private var held = 0

  /// Records that one string replaces another.
  ///
  /// - Returns: Whether the text is within the limit. If it isn't, the method records nothing.
  mutating func grow(from old: Int, to new: Int) -> Bool {
    guard held + new - old <= TextGrowth.limit else { return false }
    held += new - old
    made += new
    return true
  }
}
