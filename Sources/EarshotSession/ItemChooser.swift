import EarshotModel

/// The state of the open item chooser.
///
/// The chooser has a search field, followed by the elements in alphabetical order.
///
/// - Source: VOICEOVER.md, chapter 5; iOS 14 commands.
package struct ItemChooser: Hashable, Sendable {
  /// The name of the chooser in `~ screen:`.
  ///
  /// - Source: SESSIONS.md, "Commands".
  package static let name = "item chooser"

  /// An element in the chooser's list.
  struct Item: Hashable, Sendable {
    /// The stop that the item leads to.
    let stop: ElementTree.Index
    /// The name of the element, as VoiceOver says it.
    let name: String
  }

  /// The text in the search field.
  private(set) var search = ""
  /// The element under the chooser's cursor, or `nil` if the cursor is on the search field.
  var current: ElementTree.Index?

  mutating func type(_ text: String) { search += text }

  /// Deletes the given number of characters at the end of the search field.
  ///
  /// - Returns: The deleted text.
  mutating func delete(_ count: Int) -> String {
    let deleted = String(search.suffix(count))
    search.removeLast(deleted.count)
    return deleted
  }

  /// Returns the elements whose names contain the search text, ignoring case, in alphabetical
  /// order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  /// - Rule: ``SessionRule/itemChooser``
  func items(among all: [Item]) -> [Item] {
    let wanted = search.lowercased()
    let found = all.map { (key: $0.name.lowercased(), item: $0) }.filter {
      wanted.isEmpty || $0.key.contains(wanted)
    }
    return found.enumerated().sorted {
      ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
    }.map(\.element.item)
  }
}
