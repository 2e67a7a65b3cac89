import EarshotModel

/// Conversions between a property's values and the case of `PropertyValue` that contains them.
struct ValueCase<Value: Sendable>: Sendable {
  let embed: @Sendable (Value) -> PropertyValue
  /// A function that returns the value, or `nil` for a value of a different property.
  let extract: @Sendable (PropertyValue) -> Value?

  init(
    _ embed: @escaping @Sendable (Value) -> PropertyValue,
    _ extract: @escaping @Sendable (PropertyValue) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }
}

/// A codec that reads and prints a value that effects and conditions assign to a property.
struct ChangeCodec: Sendable {
  typealias Read = @Sendable (inout Scanner, Target) throws(Diagnostic) -> PropertyValue
  typealias ReadJSON =
    @Sendable (inout ElementTreeReader, JSONTree.Index, _ isInterpolated: Bool)
    throws(Diagnostic) -> PropertyValue

  /// A function that reads the value up to the end of the line.
  ///
  /// The target is the node that gets the value.
  let read: Read
  /// A function that prints the value as it appears after the colon, or an empty string for no
  /// value.
  let print: @Sendable (PropertyValue) -> String
  let readJSON: ReadJSON
  /// A function that writes the value and, for text with references, a member that indicates them.
  let writeJSON: @Sendable (PropertyValue) -> [JSONOutput.Member]
  /// The default if JSON has no value, or `nil` if the property needs a value.
  let valueWhereMissing: PropertyValue?

  /// Creates a codec for a value that isn't text, from the codec for the value's type.
  init<Value: Sendable>(
    _ property: Property,
    _ codec: ValueCodec<Value>,
    _ form: ValueCase<Value>,
    read: Read? = nil,
    valueWhereMissing: PropertyValue? = nil
  ) {
    let (embed, extract) = (form.embed, form.extract)
    let readByCodec: Read = { (scanner, _) throws(Diagnostic) in
      embed(try codec.read(&scanner, property))
    }
    self.read = read ?? readByCodec
    print = { extract($0).map(codec.print) ?? "" }
    readJSON = { (reader, index, _) throws(Diagnostic) in
      embed(try codec.json.read(&reader, index))
    }
    writeJSON = { [.init("value", extract($0).map(codec.json.write) ?? .null)] }
    self.valueWhereMissing = valueWhereMissing
  }

  /// Creates a codec for text, which can have references.
  init(text property: Property, _ embed: @escaping @Sendable (TextTemplate) -> PropertyValue) {
    let name = property.name
    read = { (scanner, _) throws(Diagnostic) in embed(try scanner.restAsTemplate(after: name)) }
    print = { $0.template?.lineValue ?? "" }
    readJSON = { (reader, index, isInterpolated) throws(Diagnostic) in
      embed(try reader.template(index, isInterpolated: isInterpolated))
    }
    writeJSON = { value in
      guard let template = value.template else { return [] }
      if let literal = template.literal { return [.init("value", .string(literal))] }
      return [.init("value", .string(template.jsonText)), .init("interpolated", .bool(true))]
    }
    valueWhereMissing = nil
  }
}

extension PropertyValue {
  /// The value as it appears after the colon of a line, or an empty string for no value.
  package var notation: String { property.row.change?.print(self) ?? "" }

  /// The value in JSON and, for text with references, a member that indicates them.
  var jsonMembers: [JSONOutput.Member] { property.row.change?.writeJSON(self) ?? [] }
}

extension Scanner {
  /// Reads the value of a property that effects and conditions change, up to the end of the line.
  mutating func value(
    of property: Property,
    in target: Target = .own
  ) throws(Diagnostic) -> PropertyValue {
    guard let change = property.row.change else {
      preconditionFailure("'\(property.name)' isn't a property that effects can change")
    }
    return try change.read(&self, target)
  }
}

extension ElementTreeReader {
  /// Reads the value of a property that effects and conditions change.
  mutating func value(
    _ index: JSONTree.Index,
    of property: Property,
    isInterpolated: Bool
  ) throws(Diagnostic) -> PropertyValue {
    guard let change = property.row.change else {
      preconditionFailure("'\(property.name)' isn't a property that effects can change")
    }
    return try change.readJSON(&self, index, isInterpolated)
  }
}
