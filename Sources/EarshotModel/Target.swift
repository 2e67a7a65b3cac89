/// The target of an effect.
public enum Target: Hashable, Sendable {
  /// The node with an identifier.
  case identifier(String)
  /// All nodes with a tag.
  case tag(String)
  /// The node with the effect.
  case own
  /// The next stop after the node with the effect or, if there's none, the previous stop.
  case next
  /// The previous stop before the node with the effect or, if there's none, the next stop.
  case previous
}

/// A selector of the nodes that match any of its items, for a rotor or for `each`.
public struct Selector: Hashable, Sendable {
  /// An item of a selector.
  public enum Item: Hashable, Sendable {
    /// The node with an identifier.
    case identifier(String)
    /// The nodes with a tag.
    case tag(String)
    /// The nodes with a trait.
    case trait(Traits)
  }

  /// The items, at least one.
  public var items: [Item]

  /// Creates a selector.
  public init(_ items: [Item]) { self.items = items }

  /// Returns whether an element matches any item.
  ///
  /// - Complexity: O(*i*·*t*), where *i* is the number of items and *t* is the number of tags.
  public func matches(_ element: Element) -> Bool {
    items.contains { item in
      switch item {
      case .identifier(let identifier): element.identifier == identifier
      case .tag(let tag): element.tags.contains(tag)
      case .trait(let trait): element.traits.contains(trait)
      }
    }
  }
}
