/// A condition: tests that must all be true.
///
/// - Source: SCREEN-FORMAT.md, "Guards".
public struct Condition: Hashable, Sendable {
  /// The tests, at least one.
  public var tests: [Test]

  /// Creates a condition.
  public init(_ tests: [Test]) { self.tests = tests }

  /// A single test, such as `#amount is not empty`.
  public struct Test: Hashable, Sendable {
    /// The node to test.
    public var node: NodeReference
    /// The property to test, or `nil` if the test is about a state or about the value.
    public var property: TextProperty?
    /// Whether the test contains “not” or “lacks”.
    public var isNegated: Bool
    /// The requirement that the node must meet.
    public var word: Word

    /// Creates a test.
    public init(node: NodeReference, property: TextProperty?, isNegated: Bool, word: Word) {
      self.node = node
      self.property = property
      self.isNegated = isNegated
      self.word = word
    }
  }

  /// The requirement of a test.
  public enum Word: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The node has the selected trait.
    case selected
    /// The node has the notEnabled trait.
    case dimmed
    /// The node is hidden, inside a hidden node, removed, or closed.
    case hidden
    /// The node is expanded.
    case expanded
    /// The node is collapsed.
    case collapsed
    /// The user is editing the node.
    case editing
    /// The first number in the text is greater than the bound.
    case above(Bound)
    /// The first number in the text is less than the bound.
    case below(Bound)
    /// The whole text equals the given text. The text of a toggle is `on`, `off`, or `mixed`.
    case text(TextTemplate)
    /// The text contains the given text, ignoring case.
    case contains(TextTemplate)
  }
}

extension Condition {
  /// The number, or the text with a number, to compare with.
  public enum Bound: Hashable, Sendable {
    /// A number that doesn't change.
    case number(ExactNumber)
    /// The first number in text with references, such as `{#goal}`.
    case text(TextTemplate)
  }
}

extension Condition.Word {
  /// The text to compare a property with, or `nil` if the test doesn't compare text.
  package var comparedText: TextTemplate? {
    switch self {
    case .text(let text), .contains(let text), .above(.text(let text)), .below(.text(let text)):
      text
    case .empty, .selected, .dimmed, .hidden, .expanded, .collapsed, .editing, .above, .below: nil
    }
  }
}

extension Condition.Word {
  /// The word for a state, or `nil` if the requirement is about text.
  package var stateName: String? {
    switch self {
    case .selected: "selected"
    case .dimmed: "dimmed"
    case .hidden: "hidden"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .editing: "editing"
    case .empty, .above, .below, .text, .contains: nil
    }
  }
}
