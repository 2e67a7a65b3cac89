/// A JSON value to be written: what `--json` prints, and the parts of an element tree.
package enum JSONOutput: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number; one that is not finite is written as null, since JSON has none.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  /// Members in the order in which they are written.
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONOutput

    package init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object of keys and values, in their order.
  package static func object(_ members: KeyValuePairs<String, JSONOutput>) -> JSONOutput {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Makes a whole number.
  package static func number(_ count: Int) -> JSONOutput { .number(Double(count)) }

  /// Makes a string, or null where there is none.
  package static func string(_ text: String?) -> JSONOutput { text.map { .string($0) } ?? .null }

  /// Makes an array of strings.
  package static func strings(_ texts: [String]) -> JSONOutput { .array(texts.map { .string($0) }) }

  /// The value as text: on one line, or (pretty) indented, with short values on a line.
  ///
  /// Nothing ends the text; the caller adds the line break. Values are made by the program and
  /// are a few levels deep; trees are written by ``JSONWriter`` level by level.
  package func text(pretty: Bool = false) -> String {
    var writer = JSONWriter()
    if pretty { writer.write(self) } else { writer.writeLine(self) }
    return writer.text
  }
}
