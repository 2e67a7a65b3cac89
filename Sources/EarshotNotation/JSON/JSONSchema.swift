/// The possible values of a JSON property, in terms of JSON Schema, draft 2020-12.
struct JSONSchema: Sendable {
  /// The name of the type, or `nil` if the schema doesn't require one.
  private var type: String?
  /// The allowed words.
  private var words: [String] = []
  /// The schemas of which at least one must apply.
  private var alternatives: [JSONSchema] = []
  private var members: [JSONOutput.Member] = []

  /// Returns the schema for a type, with additional constraints on the values.
  static func type(_ name: String, _ members: JSONOutput.Member...) -> JSONSchema {
    JSONSchema(type: name, members: members)
  }

  /// The schema for any value.
  static let anything = JSONSchema()

  /// Returns the schema for a string that's one of the given words.
  static func words(_ words: [String]) -> JSONSchema { JSONSchema(words: words) }

  /// Returns a reference to the definition with the given name.
  static func reference(_ name: String) -> JSONSchema {
    JSONSchema(members: [.init("$ref", .string("#/$defs/\(name)"))])
  }

  /// Returns the schema for values that match at least one of the given schemas.
  static func any(_ alternatives: JSONSchema...) -> JSONSchema {
    JSONSchema(alternatives: alternatives)
  }

  /// The schema of a value that may also be an empty string.
  var orEmpty: JSONSchema {
    words.isEmpty ? .any(self, .words([""])) : .words(words + [""])
  }

  /// Returns the schema for an array, with additional constraints on the array.
  static func array(of entry: JSONSchema, _ members: JSONOutput.Member...) -> JSONSchema {
    JSONSchema(type: "array", members: [.init("items", .object(entry.output))] + members)
  }

  /// Returns the schema for an array with the given number of values.
  static func tuple(of entry: JSONSchema, _ count: Int) -> JSONSchema {
    array(of: entry, .init("minItems", .number(count)), .init("maxItems", .number(count)))
  }

  /// The schema as JSON.
  var output: [JSONOutput.Member] {
    if let type { return [.init("type", .string(type))] + members }
    if !words.isEmpty { return [.init("enum", .strings(words))] }
    if alternatives.isEmpty { return members }
    return [.init("anyOf", .array(alternatives.map { .object($0.output) }))]
  }

  /// The schema, as JSON, of a value that may also be null.
  var outputOrNull: [JSONOutput.Member] {
    if let type { return [.init("type", .strings([type, "null"]))] + members }
    if !words.isEmpty { return [.init("enum", .array(words.map { .string($0) } + [.null]))] }
    if alternatives.isEmpty && members.isEmpty { return [] }
    let others = alternatives.isEmpty ? [self] : alternatives
    let null = JSONOutput.object([.init("type", .string("null"))])
    return [.init("anyOf", .array(others.map { .object($0.output) } + [null]))]
  }
}

extension JSONSchema {
  /// Returns the schema for an integer with a minimum.
  static func count(from least: Int) -> JSONSchema {
    .type("integer", .init("minimum", .number(least)))
  }
}

extension JSONOutput.Member {
  /// Returns examples of a string, as a member of its schema.
  static func examples(_ texts: String...) -> JSONOutput.Member {
    JSONOutput.Member("examples", .strings(texts))
  }
}
