import EarshotModel

/// The JSON form of a type: its schema, a reader, and a writer.
struct JSONForm<Value: Sendable>: Sendable {
  typealias Read =
    @Sendable (inout ElementTreeReader, JSONTree.Index) throws(Diagnostic) -> Value

  /// The possible values, for the schema.
  let schema: JSONSchema
  let read: Read
  let write: @Sendable (Value) -> JSONOutput

  init(
    _ schema: JSONSchema,
    read: @escaping Read,
    write: @escaping @Sendable (Value) -> JSONOutput
  ) {
    self.schema = schema
    self.read = read
    self.write = write
  }

  /// The form of an optional value, which is null if it's missing.
  var orNull: JSONForm<Value?> {
    JSONForm<Value?>(
      schema,
      read: { (reader, index) throws(Diagnostic) in try read(&reader, index) },
      write: { $0.map(write) ?? .null }
    )
  }
}

extension JSONForm<Bool> {
  static let bool = JSONForm(
    .type("boolean"),
    read: { (reader, index) throws(Diagnostic) in try reader.bool(index) },
    write: { .bool($0) }
  )
}

extension JSONForm<String> {
  static let string = JSONForm(
    .type("string"),
    read: { (reader, index) throws(Diagnostic) in try reader.string(index) },
    write: { .string($0) }
  )
}

extension JSONForm<String> {
  /// A string with at least one character.
  static let name = JSONForm(
    .type("string", .init("minLength", .number(1))),
    read: { (reader, index) throws(Diagnostic) in try reader.name(index) },
    write: { .string($0) }
  )
}

extension JSONForm<[String]> {
  static let strings = JSONForm(
    .array(of: .type("string")),
    read: { (reader, index) throws(Diagnostic) in try reader.strings(index) },
    write: { .strings($0) }
  )
}

extension JSONForm<Double> {
  static let number = JSONForm(
    .type("number"),
    read: { (reader, index) throws(Diagnostic) in try reader.number(index) },
    write: { .number($0) }
  )
}

extension JSONForm<Int> {
  /// A positive integer.
  static let count = JSONForm(
    .count(from: 1),
    read: { (reader, index) throws(Diagnostic) in try reader.count(index, in: 1...999_999_999) },
    write: { .number($0) }
  )
}

extension JSONForm<Int> {
  /// The number of items in a full row.
  static let columns = JSONForm(
    .type("integer", .init("minimum", .number(2)), .init("maximum", .number(100))),
    read: { (reader, index) throws(Diagnostic) in try reader.count(index, in: 2...100) },
    write: { .number($0) }
  )
}

extension JSONForm where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of a fixed set of words.
  static var word: JSONForm {
    JSONForm(
      .words(Value.allCases.map(\.rawValue)),
      read: { (reader, index) throws(Diagnostic) in
        let word = try reader.string(index)
        if let value = Value(rawValue: word) { return value }
        let words = Value.allCases.map(\.rawValue)
        if reader.isBroken(index), let any = Value.allCases.first { return any }
        throw reader.unknownWord(word, of: words, at: index)
      },
      write: { .string($0.rawValue) }
    )
  }
}

extension JSONForm {
  /// Returns the form of an array.
  ///
  /// The reader collects an error for every invalid entry.
  static func array<Entry: Sendable>(of form: JSONForm<Entry>) -> JSONForm<[Entry]>
  where Value == [Entry] {
    JSONForm<[Entry]>(
      .array(of: form.schema),
      read: { (reader, index) throws(Diagnostic) in
        var values: [Entry] = []
        for entry in try reader.entries(index) {
          reader.collecting { (reader) throws(Diagnostic) in
            values.append(try form.read(&reader, entry))
          }
        }
        return values
      },
      write: { .array($0.map(form.write)) }
    )
  }
}

extension ElementTreeReader {
  func unknownWord(_ word: String, of words: [String], at index: JSONTree.Index) -> Diagnostic {
    let key = json.key(index).map { json.name($0) }
    let nearest = nearest(to: word, in: words)
    return error(
      .unknownWord(word, for: key, words: words, nearest: nearest),
      at: json.range(index)
    )
  }
}

extension Diagnostic.Message {
  static func unknownWord(
    _ word: String,
    for key: String?,
    words: [String],
    nearest: String?
  ) -> Self {
    let place = key.map { " for '\($0)'" } ?? ""
    if let nearest { return "unknown word '\(word)'\(place); did you mean '\(nearest)'?" }
    return "unknown word '\(word)'\(place); use \(words.asAlternatives)"
  }
}
