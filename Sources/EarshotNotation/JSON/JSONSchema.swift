/// What a value of the JSON form may be, in the terms of JSON Schema, draft 2020-12.
struct JSONSchema: Sendable {
  /// A type, with what else holds of its values.
  private var type: String?
  /// The words that it may be.
  private var words: [String] = []
  /// Other schemas, of which one holds.
  private var alternatives: [JSONSchema] = []
  private var members: [JSONOutput.Member] = []

  /// A type by name, with what else holds of its values.
  static func type(_ name: String, _ members: JSONOutput.Member...) -> JSONSchema {
    JSONSchema(type: name, members: members)
  }

  /// One of a few words.
  static func words(_ words: [String]) -> JSONSchema { JSONSchema(words: words) }

  /// A definition by name.
  static func reference(_ name: String) -> JSONSchema {
    JSONSchema(members: [.init("$ref", .string("#/$defs/\(name)"))])
  }

  /// Any of several.
  static func any(_ alternatives: JSONSchema...) -> JSONSchema {
    JSONSchema(alternatives: alternatives)
  }

  /// The schema of a value that may be an empty text, too.
  var orEmpty: JSONSchema {
    words.isEmpty ? .any(self, .words([""])) : .words(words + [""])
  }

  /// An array, with what else holds of it.
  static func array(of entry: JSONSchema, _ members: JSONOutput.Member...) -> JSONSchema {
    JSONSchema(type: "array", members: [.init("items", .object(entry.output))] + members)
  }

  /// An array of so many values.
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

  /// The schema as JSON of a value that may be null, too.
  var outputOrNull: [JSONOutput.Member] {
    if let type { return [.init("type", .strings([type, "null"]))] + members }
    if !words.isEmpty { return [.init("enum", .array(words.map { .string($0) } + [.null]))] }
    let others = alternatives.isEmpty ? [self] : alternatives
    let null = JSONOutput.object([.init("type", .string("null"))])
    return [.init("anyOf", .array(others.map { .object($0.output) } + [null]))]
  }
}

extension JSONSchema {
  /// A whole number from a least one on.
  static func count(from least: Int) -> JSONSchema {
    .type("integer", .init("minimum", .number(least)))
  }
}

extension JSONOutput.Member {
  /// Examples of a text, as a member of its schema.
  static func examples(_ texts: String...) -> JSONOutput.Member {
    JSONOutput.Member("examples", .strings(texts))
  }
}
