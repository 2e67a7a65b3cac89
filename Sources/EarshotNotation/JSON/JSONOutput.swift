/// A JSON value for writing: the output of `--json`, and the parts of an element tree.
package enum JSONOutput: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number. It's written as null if it isn't finite, because JSON supports only finite numbers.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  /// Members in the order of the output.
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

  /// Creates an object from keys and values, in order.
  package static func object(_ members: KeyValuePairs<String, JSONOutput>) -> JSONOutput {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Creates a number from an integer.
  package static func number(_ count: Int) -> JSONOutput { .number(Double(count)) }

  /// Creates a string, or null if the text is `nil`.
  package static func string(_ text: String?) -> JSONOutput { text.map { .string($0) } ?? .null }

  /// Creates an array of strings.
  package static func strings(_ texts: [String]) -> JSONOutput { .array(texts.map { .string($0) }) }

  /// Returns the value as text, either on one line or indented, with short values on a single line.
  ///
  /// The text doesn't end in a line break. The method is recursive, so use ``JSONWriter`` for
  /// trees, which can have many levels.
  package func text(pretty: Bool = false) -> String {
    var writer = JSONWriter()
    if pretty { writer.write(self) } else { writer.writeLine(self) }
    return writer.text
  }
}
