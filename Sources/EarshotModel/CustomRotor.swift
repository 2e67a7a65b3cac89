/// A custom rotor: a name, and the elements or the marked ranges it walks.
public struct CustomRotor: Hashable, Sendable {
  /// What the rotor walks.
  public enum Content: Hashable, Sendable {
    /// The nodes that match, in reading order.
    case elements(Selector)
    /// The ranges of the element's text that carry a mark.
    case marks(String)
  }

  /// The name that the dial speaks.
  public var name: String
  /// What it walks.
  public var content: Content

  /// Creates a rotor.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

/// A marked range of an element's text.
public struct Mark: Hashable, Sendable {
  /// The name of the mark.
  public var name: String
  /// The words that are marked.
  public var text: String
  /// Which of several occurrences, from 1, or `nil` for the first that is not marked yet.
  public var occurrence: Int?

  /// Creates a mark.
  public init(name: String, text: String, occurrence: Int? = nil) {
    self.name = name
    self.text = text
    self.occurrence = occurrence
  }
}
