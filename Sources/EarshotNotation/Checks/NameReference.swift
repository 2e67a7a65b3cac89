package import EarshotModel

/// A place in a file that Earshot checks or looks up after it has read all files.
///
/// Most references are names that must exist elsewhere or must be unique.
package struct NameReference: Hashable, Sendable {
  /// The kind of a reference, with its name or other data.
  package enum Kind: Hashable, Sendable {
    /// A node, at the word of its role.
    case role
    /// The identifier that the line gives its node.
    case identifier(String)
    /// The name that the line gives its screen.
    case screenName(String)
    /// A node with this identifier.
    case node(String)
    /// An amount, whose word forms must match the language.
    case amount(Amount)
    /// A parameter of the component that contains the text.
    case parameter(String)
    /// A property or state of the node itself.
    case own
    /// Nodes with this tag.
    case tag(String)
    /// A screen with this name.
    case screen(String)
    /// An alert or a modal sheet to open.
    case opening(String)
    /// The target of `show` or `hide`.
    case showing(Target)
    /// The target and the property of `set`.
    case setting(Target, Property)
    /// A value or a language that an effect or a line with a condition sets.
    case giving(Target, PropertyValue)
    /// The argument of a component's use, if it's the complete value of the node.
    case valueArgument
    /// The target of an effect that steps a value or deletes a character of it.
    case changing(Effect.Change, Target)
    /// One of the nodes that `elements` puts in order inside a node.
    case element(String, in: Target)
    /// A line of a property, with or without a condition.
    case property(Property)
    /// A line of an event.
    case handler(AppEvent, isGuarded: Bool)
    /// A line of a custom action.
    case action
    /// The selector of an `each` block.
    case selector
    /// Text in curly quotes, with the same text in straight quotes, or `nil` in JSON.
    case curlyQuotes(String?)
    /// Text without quotes in a condition that compares text.
    case comparison(Condition.Test)
    /// Braces that aren't a reference, with the text between them and the parameter with the most
    /// similar name.
    case braces(String, parameter: String?)
    /// An identifier with `#` in text, without the braces of a reference.
    case bareIdentifier(String)
    /// A comment, effect, or condition that became part of text without quotes.
    case swallowed(SwallowedLine)
    /// A reference in the notation of other languages, such as `\(name)` or `#{name}`, with its
    /// name and whether it names a parameter.
    case foreignReference(String, name: String, isParameter: Bool)
    /// The words of a mark, which must occur in the text.
    case marked(String)
    /// A chart, which needs both axes and a series.
    case chart
  }

  /// The owner of the line.
  package enum Owner: Hashable, Sendable {
    /// A node, by the index of its draft or, after all files are read, by its index in the tree.
    case node(ElementTree.Index)
    /// An `each` block, by its index.
    case each(Int)
  }

  /// The kind of line that contains the reference.
  package enum Context: Hashable, Sendable {
    /// A property, including its condition.
    case property(Property)
    /// An event or a timer.
    case event
    /// A custom action.
    case action
    /// The line of a node, or any other part of the file.
    case other

    /// The property, or `nil` for other lines.
    var property: Property? { if case .property(let property) = self { property } else { nil } }
  }

  /// The kind of the reference.
  package var kind: Kind
  /// The node or `each` block that has the line.
  package var owner: Owner
  /// The kind of line that contains the reference.
  package var context: Context
  /// The index of the source among the sources that were read together, starting at 0.
  package var source: Int
  /// The bytes of the reference.
  package var range: Range<Int>
  /// The use of the component that contains the reference, or `nil` if it isn't in a component.
  var use: UsePlace?

  /// The place of a line that uses a component.
  struct UsePlace: Hashable, Sendable {
    let source: Int32
    let offset: Int32
  }
}

extension NameReference {
  /// Creates a reference.
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

/// A recorder of the references in a file, which the code calls uses.
///
/// The reader of the file sets the owner and the kind of each line.
package struct UseRecorder: Sendable {
  /// The owner of the current line.
  package var owner: NameReference.Owner
  /// The kind of the current line.
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

  /// Resets the owner and the kind of line.
  mutating func begin() {
    owner = .node(ElementTree.Index(0))
    context = .other
  }

  /// Takes over the uses in an array without copying them.
  ///
  /// New uses follow them.
  mutating func takeOver(_ others: inout [NameReference]) {
    swap(&uses, &others)
    keptCount = uses.count
  }

  /// Returns a copy of the uses after the given number of uses.
  func take(from count: Int) -> [NameReference] { Array(uses[min(count, uses.count)...]) }

  /// Keeps the uses recorded so far.
  mutating func keep() { keptCount = uses.count }

  /// Removes the uses that the recorder doesn't keep, and gives back all others without copying
  /// them.
  mutating func giveBack(_ others: inout [NameReference]) {
    if uses.count > keptCount { uses.removeSubrange(keptCount...) }
    swap(&uses, &others)
  }

  /// Records a use on the current line.
  package mutating func note(_ kind: NameReference.Kind, source: Int, range: Range<Int>) {
    uses.append(NameReference(kind, owner: owner, context: context, source: source, range: range))
  }
}
