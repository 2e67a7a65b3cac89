/// How much text an app made of other texts while it ran.
///
/// A small file can ask for any number of copies of a long text; together they have a limit, too.
package struct TextGrowth: Hashable, Sendable {
  /// How many bytes more than its file an app may hold: 64 MiB.
  ///
  /// - Rule: ``AppRule/textsHaveALimit``
  static let limit = 64 << 20

  /// The number of bytes made since the start, including those that are gone.
  package private(set) var made = 0
  /// How many more are held than the file had.
  private var held = 0

  /// Takes note that one text gives way to another.
  ///
  /// - Returns: Whether that is still within the limit; if not, nothing is noted.
  mutating func grow(from old: Int, to new: Int) -> Bool {
    guard held + new - old <= TextGrowth.limit else { return false }
    held += new - old
    made += new
    return true
  }
}
