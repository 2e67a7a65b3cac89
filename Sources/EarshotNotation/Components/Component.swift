import EarshotModel

/// A component of the files: what stands below its line, and what its uses have to give.
struct Component {
  /// The name.
  let name: String
  /// The parameters, in their order.
  let parameters: [String]
  /// The position of each of them on its line.
  let parameterRanges: [Range<Int>]
  /// The drafts below its line.
  var body: Range<Int>
  /// The position of the name.
  let source: Int
  let range: Range<Int>
  /// The identifiers inside, with what follows the name of a use: nothing for the root.
  var names: [String: String] = [:]
  /// The parameters that something below its line uses.
  var usedParameters: Set<String> = []
  /// The parameters in texts that are fixed.
  var fixedParameters: Set<String> = []
  /// The parameters that amounts work with.
  var numericParameters: Set<String> = []
  /// The number of nodes that one use of it writes out.
  var nodeCount = 0
  /// The number of uses nested inside it.
  var depth = 0
  /// Whether there is a place for what stands below a use.
  var hasSlot = false

  /// The component with its parameters: `product(name, price)`.
  var signature: String {
    parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}

/// The line of a use, which a draft stands for.
struct ComponentUse {
  let draft: Int
  /// The name of the component.
  let name: String
  let arguments: [TextTemplate]
  let source: Int
  /// Where the name of the component stands, the arguments, and the identifier.
  let range: Range<Int>
  let argumentRanges: [Range<Int>]
  /// The end of the name and the arguments.
  let headEnd: Int?
  let identifierRange: Range<Int>?
  /// What the arguments refer to, by their numbers.
  var references: [[NameReference]]
}

extension ComponentUse {
  /// Where the line names the component.
  var place: NameReference.UsePlace {
    .init(source: Int32(clamping: source), offset: Int32(clamping: range.lowerBound))
  }
}

/// What a message about an identifier of a component says of it.
struct InnerName {
  let component: String
  var outside: [String]

  /// Where the identifier is: `it is inside 'product': #milk-count, #bread-count`.
  var sentence: String {
    let names = outside.map { Quoting.name($0, after: "#") }.joined(separator: ", ")
    return "it is inside '\(component)': \(names)"
  }
}

extension ComponentLine {
  /// The words that the line begins with: `use product("Milk", "1.99")`.
  var words: [String] {
    switch self {
    case .definition(let name, let parameters):
      ["component", Quoting.name(name) + ComponentLine.list(parameters)]
    case .use(let name, let arguments):
      ["use", Quoting.name(name) + ComponentLine.list(arguments.map(\.quoted))]
    case .slot: ["slot"]
    }
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "" : "(\(items.joined(separator: ", ")))"
  }
}

extension ElementTree {
  /// The components of a tree as it is written, in the order of the files.
  var components: [Index] {
    children(of: root).filter { index in
      guard hasDetails(index), case .definition? = self[index].component else { return false }
      return true
    }
  }
}
