import EarshotModel

/// A component, with facts about the lines below its own line.
struct Component {
  let name: String
  /// The names of the parameters, in the order of the component's line.
  let parameters: [String]
  /// The range of each parameter on the component's line.
  let parameterRanges: [Range<Int>]
  /// The indices of the drafts below the component's line.
  var body: Range<Int>
  /// The index of the source that contains the component.
  let source: Int
  let range: Range<Int>
  /// The identifiers inside the component, each with the suffix that follows the name of a use.
  ///
  /// The suffix of the root's identifier is empty, because the root gets the name itself.
  var names: [String: String] = [:]
  /// The parameters that occur in the lines of the component.
  var usedParameters: Set<String> = []
  /// The parameters that occur in text that can't contain references.
  var fixedParameters: Set<String> = []
  /// The parameters that must be numbers, because amounts use them.
  var numericParameters: Set<String> = []
  /// The number of nodes that a use of the component creates.
  var nodeCount = 0
  /// The maximum nesting depth of the uses inside the component.
  var depth = 0
  /// Whether there's a slot for the lines below a use.
  var hasSlot = false

  /// The component with its parameters: `product(name, price)`.
  var signature: String {
    Quoting.name(name) + ComponentLine.list(parameters)
  }
}

/// A line that uses a component.
struct ComponentUse {
  let draft: Int
  /// The name of the component.
  let name: String
  let arguments: [TextTemplate]
  let source: Int
  /// The range of the component's name, the arguments, and the identifier.
  let range: Range<Int>
  let argumentRanges: [Range<Int>]
  /// The end of the name and the arguments.
  let headEnd: Int?
  var identifierRange: Range<Int>?
  /// The references in each argument.
  var references: [[NameReference]]
}

extension ComponentUse {
  /// The place of the component's name on the line.
  var place: NameReference.UsePlace {
    .init(source: Int32(clamping: source), offset: Int32(clamping: range.lowerBound))
  }
}

extension ComponentLine {
  /// The words at the beginning of the line: `use product("Milk", "1.99")`.
  var words: [String] {
    switch self {
    case .definition(let name, let parameters):
      ["component", Quoting.name(name) + ComponentLine.list(parameters)]
    case .use(let name, let arguments):
      ["use", Quoting.name(name) + ComponentLine.list(arguments.map(\.quoted))]
    case .slot: ["slot"]
    }
  }

  fileprivate static func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "(\(items.joined(separator: ", ")))"
  }
}

extension ElementTree {
  /// The components of a tree as written, in the order of the files.
  var components: [Index] {
    children(of: root).filter { index in
      guard hasDetails(index), case .definition? = self[index].component else { return false }
      return true
    }
  }
}

extension NameReference {
  /// Moves the reference to the identifier on the line of a use, or to the component's name and
  /// arguments if there's no identifier.
  mutating func moveToIdentifier(of use: ComponentUse) {
    source = use.source
    range = use.identifierRange ?? use.range
    self.use = nil
  }
}
