package import EarshotModel

/// A place where a file names something that must exist elsewhere, or must be unique.
package struct NameReference: Hashable, Sendable {
  /// The kind of thing that is named.
  package enum Kind: Hashable, Sendable {
    /// A node, at the word of its role.
    case role
    /// The identifier of the node.
    case identifier(String)
    /// The name of the screen.
    case screenName(String)
    /// A node of this identifier.
    case node(String)
    /// An amount, whose word forms must match the language.
    case amount(Amount)
    /// A parameter of the component that contains the text.
    case parameter(String)
    /// A property or state of the node itself.
    case own
    /// Nodes with this tag.
    case tag(String)
    /// A screen.
    case screen(String)
    /// An alert or a modal sheet, to be opened.
    case opening(String)
    /// The target of `show` or `hide`.
    case showing(Target)
    /// The target and the property of `set`.
    case setting(Target, Property)
    /// A value or a language that an effect or a line with a condition sets.
    case giving(Target, PropertyValue)
    /// The argument of a use, if it's the complete value of the node.
    case valueArgument
    /// The target of an effect that steps a value, or deletes one of its characters.
    case changing(Effect.Change, Target)
    /// One of the nodes that `elements` puts in order inside a node.
    case element(String, in: Target)
    /// A line of a property, with or without a condition.
    case property(Property)
    /// A line of an event.
    case handler(AppEvent, isGuarded: Bool)
    /// A line of a custom action.
    case action
    /// The selector of an `each`.
    case selector
    /// Text in curly quotes instead of straight ones, and the same text in straight quotes.
    case curlyQuotes(String?)
    /// Text without quotes that a condition compares something with.
    case comparison(Condition.Test)
    /// Braces that aren't a reference, with the text between them, and the parameter closest to it.
    case braces(String, parameter: String?)
    /// Text that consists only of `#identifier`.
    case bareIdentifier(String)
    /// Something that became part of text without quotes.
    case swallowed(SwallowedLine)
    /// A reference in the notation of other languages, such as `\(name)` or `#{name}`, with its
    /// name and whether it names a parameter.
    case foreignReference(String, name: String, isParameter: Bool)
    /// The words that a mark marks.
    case marked(String)
    /// A chart, which needs both axes and a series.
    case chart
  }

  /// The owner of the line.
  package enum Owner: Hashable, Sendable {
    /// A node of the tree as written.
    case node(ElementTree.Index)
    /// An `each` block, by its number, starting at 0.
    case each(Int)
  }

  /// The kind of line that it's on.
  package enum Context: Hashable, Sendable {
    /// A property, including its condition.
    case property(Property)
    /// An event or a timer.
    case event
    /// A custom action.
    case action
    /// The line of a node, or a different part.
    case other

    /// The property, or `nil` for other lines.
    var property: Property? { if case .property(let property) = self { property } else { nil } }
  }

  /// The kind of thing that is named.
  package var kind: Kind
  /// The node or element that has the property.
  package var owner: Owner
  /// The kind of line that it's on.
  package var context: Context
  /// The number of the source.
  package var source: Int
  /// Its position.
  package var range: Range<Int>
  /// The use of the component that contains it, if a component does.
  var use: UsePlace?

  /// The line that uses a component.
  struct UsePlace: Hashable, Sendable {
    let source: Int32
    let offset: Int32
  }
}

extension NameReference {
  /// Creates a use.
  package init(
    _ kind: Kind,
    owner: Owner,
    context: Context = .other,
    source: Int,
    range: Range<Int>
  ) {
    self.init(
      kind: kind,
      owner: owner,
      context: context,
      source: source,
      range: range,
      use: nil
    )
  }
}

/// A collector of uses while a file is read.
///
/// The reader sets the owner of each line.
package struct UseRecorder: Sendable {
  /// The owner of the current line.
  package var owner: NameReference.Owner
  /// The kind of line to read.
  package var context: NameReference.Context
  /// The uses so far, in the order of the file.
  package var uses: [NameReference] = []
  /// The number of uses to keep, regardless of the result of the line.
  private var keptCount = 0

  /// Creates a recorder.
  package init(
    owner: NameReference.Owner = .node(ElementTree.Index(0)),
    context: NameReference.Context = .other
  ) {
    self.owner = owner
    self.context = context
  }

  /// Adds to the uses of another recorder, without copying them.
  mutating func takeOver(_ others: inout [NameReference]) {
    swap(&uses, &others)
    keptCount = uses.count
  }

  /// Returns the uses recorded from a number and keeps them.
  func take(from count: Int) -> [NameReference] { Array(uses[min(count, uses.count)...]) }

  /// Keeps the uses recorded so far.
  mutating func keep() { keptCount = uses.count }

  /// Returns the adopted uses, including the ones that were kept since then.
  mutating func giveBack(_ others: inout [NameReference]) {
    if uses.count > keptCount { uses.removeSubrange(keptCount...) }
    swap(&uses, &others)
  }

  /// Records a use on the current line.
  package mutating func note(_ kind: NameReference.Kind, source: Int, range: Range<Int>) {
    uses.append(NameReference(kind, owner: owner, context: context, source: source, range: range))
  }
}
