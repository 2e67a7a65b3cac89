/// Custom content: an entry behind “More content available”.
public struct CustomContent: Hashable, Sendable {
  /// The name of the entry.
  public var label: String
  /// What it says.
  public var value: TextTemplate
  /// Whether the value is spoken with the element.
  public var isImportant: Bool

  /// Creates an entry.
  public init(label: String, value: TextTemplate, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
