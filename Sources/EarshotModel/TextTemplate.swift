/// Text that can refer to other nodes, such as `Pay {#amount} euros`.
///
/// - Source: SCREEN-FORMAT.md, "Interpolation"; UIKit's block-based properties (iOS 17).
public struct TextTemplate: Hashable, Sendable {
  /// The maximum number of bytes of text with its references filled in: 64 KiB.
  ///
  /// - Source: our choice; text that refers to other text twice would grow without end.
  package static let limit = 65_536

  /// The name of a special parameter, which represents a literal brace before a parameter's name.
  ///
  /// The brace doesn't begin a reference.
  package static let brace = "{"

  /// A piece of text.
  public enum Segment: Hashable, Sendable {
    /// Literal words.
    case literal(String)
    /// A placeholder that another property fills.
    case reference(TextReference)
    /// A placeholder that an amount fills, with the amount's word if it has one.
    case amount(Amount)
    /// A placeholder that an argument of the component fills. The tree of a running app contains
    /// none.
    case parameter(String)
  }

  /// The words of a string without references, which is the usual case.
  private var words: String
  /// The pieces of a string with references.
  ///
  /// No two literals are adjacent.
  private var pieces: [Segment] = []

  /// Creates text from one literal.
  ///
  /// Empty text has no pieces.
  public init(_ literal: String) { words = literal }

  /// Creates text from its pieces.
  public init(segments: [Segment]) {
    words = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): append(literal: literal)
      case .reference, .amount, .parameter: pieces.append(segment)
      }
    }
    guard !hasReference else { return }
    if case .literal(let literal)? = pieces.first { words = literal }
    pieces = []
  }

  /// The pieces in order.
  ///
  /// No two literals are adjacent.
  public var segments: [Segment] {
    pieces.isEmpty && !words.isEmpty ? [.literal(words)] : pieces
  }

  /// The literal words, or `nil` if the text has references.
  public var literal: String? { pieces.isEmpty ? words : nil }

  /// The references in the text and in its amounts, in order.
  public var references: [TextReference] {
    pieces.flatMap { segment -> [TextReference] in
      switch segment {
      case .reference(let reference): [reference]
      case .amount(let amount): amount.references
      case .literal, .parameter: []
      }
    }
  }

  /// The names of the parameters in the text and in its amounts.
  package var parameters: Set<String> {
    var names: Set<String> = []
    for piece in pieces {
      switch piece {
      case .parameter(let name): names.insert(name)
      case .amount(let amount):
        for case .parameter(let name) in amount.operands { names.insert(name) }
      case .literal, .reference: break
      }
    }
    return names
  }

  private var hasReference: Bool {
    pieces.contains { if case .literal = $0 { false } else { true } }
  }

  private mutating func append(literal: String) {
    guard !literal.isEmpty else { return }
    if case .literal(let before)? = pieces.last {
      pieces[pieces.count - 1] = .literal(before + literal)
    } else {
      pieces.append(.literal(literal))
    }
  }
}

/// A placeholder in text that another property fills, such as `{#size}` or `{#size.label}`.
public struct TextReference: Hashable, Sendable {
  /// The node with the property.
  public var node: NodeReference
  /// The property, or `nil` for the value or, if the value is empty, the label.
  public var property: TextProperty?

  /// Creates a reference.
  public init(node: NodeReference, property: TextProperty?) {
    self.node = node
    self.property = property
  }
}

/// A reference to a node in text or in a condition.
public enum NodeReference: Hashable, Sendable {
  /// The node with the text or the condition.
  case own
  /// A node of the app, by its identifier.
  case identifier(String)
}

/// A property that contains text.
public enum TextProperty: String, CaseIterable, Hashable, Sendable {
  /// The label.
  case label
  /// The value.
  case value
  /// The hint.
  case hint
  /// The placeholder.
  case placeholder
}
