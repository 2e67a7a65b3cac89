/// An object in JSON that represents a part of a node, with its keys.
///
/// The reader, the schema, and the tests use the same rows. To also list the members only once for
/// the reader and the writer, a form would need parameter packs, whose types are longer than the
/// code that they would replace.
struct JSONRecord: Sendable {
  /// A key of an object.
  struct Key: Sendable {
    let name: String
    /// The meaning of the key, or `nil` if the schema of its value has a description.
    let summary: String?
    /// The possible values other than null.
    let schema: JSONSchema
    let isRequired: Bool

    init(_ name: String, _ summary: String?, _ schema: JSONSchema, isRequired: Bool = false) {
      self.name = name
      self.summary = summary
      self.schema = schema
      self.isRequired = isRequired
    }

    /// Returns a key that every object must have.
    static func required(_ name: String, _ summary: String?, _ schema: JSONSchema) -> Key {
      Key(name, summary, schema, isRequired: true)
    }

    /// The description and the values, as a member of the object's schema.
    var definition: JSONOutput.Member {
      let summary = summary.map { [JSONOutput.Member("description", .string($0))] } ?? []
      let values = isRequired ? schema.output : schema.outputOrNull
      return JSONOutput.Member(name, .object(summary + values))
    }
  }

  /// The name of the definition in the schema.
  let name: String
  /// The meaning of the object, in one sentence.
  let summary: String
  let keys: [Key]
  /// The names of the keys, in order.
  let names: [String]
  /// The names of keys of which an object must have exactly one, or an empty array for no
  /// requirement.
  let alternatives: [String]

  init(_ name: String, _ summary: String, alternatives: [String] = [], _ keys: [Key]) {
    self.name = name
    self.summary = summary
    self.keys = keys
    self.names = keys.map(\.name)
    self.alternatives = alternatives
  }

  /// The schema of the object.
  var definition: JSONOutput {
    let required = keys.filter(\.isRequired).map(\.name)
    let each = alternatives.map { JSONOutput.object([.init("required", .strings([$0]))]) }
    return .object(
      [
        .init("description", .string(summary)), .init("type", .string("object")),
        .init("properties", .object(keys.map(\.definition))),
        .init("required", .strings(required)),
      ] + (each.isEmpty ? [] : [.init("oneOf", .array(each))])
    )
  }
}
