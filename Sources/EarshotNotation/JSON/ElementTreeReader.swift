import EarshotModel

/// A reader that turns the values of JSON text into parts of an element tree and collects the
/// errors.
struct ElementTreeReader {
  let json: JSONTree
  let source: Int
  /// The index of the first node among the nodes of all files.
  let firstNode: Int
  /// The index of the first `each` block among the blocks of all files.
  let firstEach: Int
  /// The references in the file, with the owner of new references.
  var uses = UseRecorder()
  /// Whether the reader ignored the last value, such as an empty identifier.
  var isLeftOut = false
  /// The role of the current node.
  var role = Role.view
  /// The properties of the current node that have a value without a condition.
  var plain: PropertySet = []
  /// The traits of the current node, in the order of the file.
  var lineTraits: [Traits] = []
  /// The nodes in the order of the file, starting with the app if the file contains it.
  var nodes: [NodeDraft] = []
  /// The `each` blocks, in the order of the file.
  var each: [(selector: Selector, draft: NodeDraft)] = []
  /// The index of the app among the nodes, or `nil` if the file doesn't contain it.
  var app: Int?
  /// Whether a screen says that a test captured it from the running app.
  var isCaptured = false
  var diagnostics: [Diagnostic] = []
  /// The identifiers seen so far.
  var identifiers: Set<String> = []
  /// The names of the screens seen so far.
  var screenNames: Set<String> = []
  /// The numbers of the names that the reader needs for every node.
  let names: NodeNames
  /// For each kind of object, the indices of the keys by the numbers of their names, created on
  /// demand.
  var keys: [PropertySpec.Holders.RawValue: [Int]] = [:]

  init(_ json: JSONTree, source: Int, firstNode: Int = 0, firstEach: Int = 0) {
    self.json = json
    self.source = source
    self.firstNode = firstNode
    self.firstEach = firstEach
    self.names = NodeNames(json)
    nodes.reserveCapacity(json.count / Self.valuesPerNode)
    uses.uses.reserveCapacity(json.count / Self.valuesPerUse)
  }

  /// The approximate numbers of values for each node and each reference, to reserve space for them.
  private static let (valuesPerNode, valuesPerUse) = (4, 2)

  /// Calls a closure and collects the error that it throws.
  mutating func collecting(
    _ body: (inout ElementTreeReader) throws(Diagnostic) -> Void
  ) {
    do throws(Diagnostic) { try body(&self) } catch { diagnostics.append(error) }
  }

  mutating func warn(_ message: Diagnostic.Message, at range: Range<Int>) {
    diagnostics.append(Diagnostic(.warning, message, source: source, range: range))
  }

  /// Returns the nearest word, or `nil` if no word is near or the reader already has more
  /// diagnostics than Earshot shows.
  func nearest(to word: String, in words: @autoclosure () -> [String]) -> String? {
    guard diagnostics.count <= 2 * DiagnosticCollector.limit, word.utf8.count <= 200 else {
      return nil
    }
    return Suggestion.nearest(to: word, in: words())
  }

  func error(_ message: Diagnostic.Message, at range: Range<Int>) -> Diagnostic {
    Diagnostic(.error, message, source: source, range: range)
  }

  /// Returns the error for a value of the wrong type, with the key of the value if there's one.
  func mistyped(_ index: JSONTree.Index, expected: String) -> Diagnostic {
    let key = json.key(index).map { json.name($0) }
    return error(
      .expected(expected, for: key, found: json.kind(index).inWords),
      at: json.range(index)
    )
  }

  // MARK: Types

  /// Returns whether an error in a value has already been reported.
  ///
  /// The reader accepts this value anywhere, because the parser creates no app from a file with
  /// errors.
  func isBroken(_ index: JSONTree.Index) -> Bool { json.kind(index) == .broken }

  func string(_ index: JSONTree.Index) throws(Diagnostic) -> String {
    if let string = json.string(index) { return string }
    guard isBroken(index) else { throw mistyped(index, expected: "a string") }
    return ""
  }

  /// Returns whether a value is an empty string, which represents a property without a value.
  func isEmptyText(_ index: JSONTree.Index) -> Bool { json.string(index)?.isEmpty ?? false }

  func bool(_ index: JSONTree.Index) throws(Diagnostic) -> Bool {
    if let bool = json.bool(index) { return bool }
    guard isBroken(index) else { throw mistyped(index, expected: "true or false") }
    return false
  }

  func number(_ index: JSONTree.Index) throws(Diagnostic) -> Double {
    if let number = json.number(index) { return number }
    guard isBroken(index) else { throw mistyped(index, expected: "a number") }
    return 0
  }

  /// Returns an integer in the given range.
  func count(
    _ index: JSONTree.Index,
    in range: ClosedRange<Int>
  ) throws(Diagnostic) -> Int {
    let number = try number(index)
    if isBroken(index) { return range.lowerBound }
    let count = abs(number) < 1e15 ? Int(number) : range.lowerBound - 1
    guard Double(count) == number, range.contains(count) else {
      let key = json.key(index).map { json.name($0) }
      throw error(.notACount(for: key, in: range), at: json.range(index))
    }
    return count
  }

  /// Returns a string with at least one character.
  func name(_ index: JSONTree.Index) throws(Diagnostic) -> String {
    let name = try string(index)
    guard !name.isEmpty || isBroken(index) else { throw error(.emptyName, at: json.range(index)) }
    return name
  }

  func entries(_ index: JSONTree.Index) throws(Diagnostic) -> [JSONTree.Index] {
    if json.kind(index) == .array { return Array(json.children(of: index)) }
    guard isBroken(index) else { throw mistyped(index, expected: "an array") }
    return []
  }

  func strings(_ index: JSONTree.Index) throws(Diagnostic) -> [String] {
    guard json.kind(index) == .array || isBroken(index) else {
      throw mistyped(index, expected: "an array of strings")
    }
    var result: [String] = []
    for entry in try entries(index) { result.append(try string(entry)) }
    return result
  }
}

/// The numbers of the names that the reader looks up for every node.
struct NodeNames: Sendable {
  let role: Int?
  let children: Int?
  let containerType: Int?
  let isAccessibilityElement: Int?

  init(_ json: JSONTree) {
    role = json.number(of: "role")
    children = json.number(of: "children")
    containerType = json.number(of: "containerType")
    isAccessibilityElement = json.number(of: "isAccessibilityElement")
  }
}

extension JSONTree.Kind {
  /// The name of the kind in diagnostics.
  var inWords: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .broken: "something else"
    }
  }
}

extension Diagnostic.Message {
  static func expected(_ what: String, for key: String?, found: String) -> Self {
    let advice =
      switch (what, found) {
      case ("a string", "a number"), ("a string", "true or false"): "; put it in quotes"
      case ("a number", "a string"), ("true or false", "a string"): "; write it without quotes"
      case ("an array of effects", "a string"), ("an array of strings", "a string"),
        ("an array of traits", "a string"):
        "; put it in brackets"
      default: ""
      }
    return "expected \(what)\(key.map { " for '\($0)'" } ?? ""), found \(found)\(advice)"
  }

  static func notACount(for key: String?, in range: ClosedRange<Int>) -> Self {
    let place = key.map { " for '\($0)'" } ?? ""
    let limit = range.upperBound.withThousands
    return "expected a whole number from \(range.lowerBound) to \(limit)\(place)"
  }

  static let emptyName: Self = "expected a name, found an empty string; write the name"

  static func unknownKey(_ name: String, nearest: String?, in known: [String] = []) -> Self {
    if let own = BorrowedWord.key(for: name, in: known) {
      return "unknown key '\(name)'; use '\(own)'"
    }
    // The notation's 'action' is 'customActions' in JSON.
    let custom = known.first { $0.lowercased() == "custom\(name.lowercased())" }
    let meant = (custom ?? nearest).map { "did you mean '\($0)'?" }
    return "unknown key '\(name)'; \(meant ?? "delete it")"
  }

  static func missingKey(_ name: String) -> Self {
    "this object needs the key '\(name)'; add it"
  }
}
