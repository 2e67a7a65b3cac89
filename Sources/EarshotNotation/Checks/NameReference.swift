package import EarshotModel

/// A place where a file names something that has to be somewhere else, or may be there only once.
package struct NameReference: Hashable, Sendable {
  /// What is named.
  package enum Kind: Hashable, Sendable {
    /// A node, at the word of its role.
    case role
    /// The node gets this identifier.
    case identifier(String)
    /// The screen gets this name.
    case screenName(String)
    /// A node of this identifier.
    case node(String)
    /// An amount, whose forms have to be those of the language.
    case amount(Amount)
    /// A parameter of the component that the text stands in.
    case parameter(String)
    /// A property or state of the own node.
    case own
    /// Nodes with this tag.
    case tag(String)
    /// A screen.
    case screen(String)
    /// An alert or a modal sheet, to be opened.
    case opening(String)
    /// What `show` or `hide` acts on.
    case showing(Target)
    /// What `set` changes.
    case setting(Target, Property)
    /// What an effect or a guarded line gives to a value or a language.
    case giving(Target, PropertyValue)
    /// The argument of a use that is the whole value of the node.
    case valueArgument
    /// What steps a value, or deletes a character of it.
    case changing(Effect.Change, Target)
    /// One of the nodes that `elements` puts in order inside a node.
    case element(String, in: Target)
    /// A line of a property, guarded or not.
    case property(Property)
    /// A line of an event.
    case handler(AppEvent, isGuarded: Bool)
    /// A line of a custom action.
    case action
    /// The selector of an `each`.
    case selector
    /// A text in curly quotes, where straight ones are meant, and the same in straight ones.
    case curlyQuotes(String?)
    /// A text without quotes that a guard compares something with.
    case comparison(Condition.Test)
    /// Braces that are no reference, with what is between them, and the parameter that is near to it.
    case braces(String, parameter: String?)
    /// A text that is nothing but `#identifier`.
    case bareIdentifier(String)
    /// What a text without quotes has swallowed.
    case swallowed(SwallowedLine)
    /// What other languages write for a reference, such as `\(name)` or `#{name}`, with the name in it
    /// and whether that is a parameter.
    case foreignReference(String, name: String, isParameter: Bool)
    /// The words that a mark marks.
    case marked(String)
    /// A chart, which needs both axes and a series.
    case chart
  }

  /// Whose line it is.
  package enum Owner: Hashable, Sendable {
    /// A node of the tree as it is written.
    case node(ElementTree.Index)
    /// An `each` block, by its number from 0.
    case each(Int)
  }

  /// The kind of line that it is on.
  package enum Context: Hashable, Sendable {
    /// A property, its guard included.
    case property(Property)
    /// An event or a timer.
    case event
    /// A custom action.
    case action
    /// The node line, or another part.
    case other
  }

  /// What is named.
  package var kind: Kind
  /// Whose line it is.
  package var owner: Owner
  /// The kind of line that it is on.
  package var context: Context
  /// The number of the source.
  package var source: Int
  /// Its position.
  package var range: Range<Int>
  /// Where the component that it stands in is used, if it stands in one.
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

/// Gathers uses while a file is read; a reader says whose line it reads.
package struct UseRecorder: Sendable {
  /// Whose line is read.
  package var owner: NameReference.Owner
  /// The kind of line to read.
  package var context: NameReference.Context
  /// What was found, in the order of the file.
  package var uses: [NameReference] = []
  /// The number of them that are kept whatever comes of the line.
  private var keptCount = 0

  /// Creates a recorder.
  package init(
    owner: NameReference.Owner = .node(ElementTree.Index(0)),
    context: NameReference.Context = .other
  ) {
    self.owner = owner
    self.context = context
  }

  /// Adds to what others noted, without copying it.
  mutating func takeOver(_ others: inout [NameReference]) {
    swap(&uses, &others)
    keptCount = uses.count
  }

  /// Hands out what was noted from a number on, which stays noted.
  func take(from count: Int) -> [NameReference] { Array(uses[min(count, uses.count)...]) }

  /// Keeps what was noted so far.
  mutating func keep() { keptCount = uses.count }

  /// Gives back what was taken over, with what was kept since.
  mutating func giveBack(_ others: inout [NameReference]) {
    uses.removeSubrange(keptCount...)
    swap(&uses, &others)
  }

  /// Notes a use on the line that is read.
  package mutating func note(_ kind: NameReference.Kind, source: Int, range: Range<Int>) {
    uses.append(NameReference(kind, owner: owner, context: context, source: source, range: range))
  }
}
