import EarshotModel

/// A key of a node in JSON, with functions that read it into an element and write it from an
/// element.
///
/// The reader, the writer, and the schema use the same table, so they always agree.
struct NodeKey: Sendable {
  typealias Read =
    @Sendable (inout ElementTreeReader, JSONTree.Index, inout Element) throws(Diagnostic) -> Void

  let name: String
  /// The property that the key declares, or `nil` if the notation has none.
  let property: Property?
  /// The objects that can contain the key.
  let holders: PropertySpec.Holders
  /// The meaning of the key, in one sentence.
  let summary: String
  /// The possible values other than null.
  let schema: JSONSchema
  /// Whether null is different from a missing value.
  let readsNull: Bool
  let read: Read
  let write: @Sendable (Element) -> JSONOutput?

  /// Creates the key of a property.
  init(
    _ name: String,
    _ property: Property,
    in holders: PropertySpec.Holders? = nil,
    summary: String? = nil,
    schema: JSONSchema,
    read: @escaping Read,
    write: @escaping @Sendable (Element) -> JSONOutput?
  ) {
    self.name = name
    self.property = property
    self.holders = holders ?? property.spec.holders
    self.summary = summary ?? property.spec.summary
    self.schema = schema
    self.readsNull = false
    self.read = read
    self.write = write
  }

  /// Creates a key that isn't a property of the notation.
  init(
    _ name: String,
    in holders: PropertySpec.Holders = .nodes,
    summary: String,
    schema: JSONSchema,
    readsNull: Bool = false,
    read: @escaping Read,
    write: @escaping @Sendable (Element) -> JSONOutput?
  ) {
    self.name = name
    self.property = nil
    self.holders = holders
    self.summary = summary
    self.schema = schema
    self.readsNull = readsNull
    self.read = read
    self.write = write
  }
}

extension NodeKey {
  /// Returns the key for an optional property.
  static func optional<Value: Sendable>(
    _ name: String,
    _ property: Property,
    _ place: Storage<Value?>,
    _ form: JSONForm<Value>,
    in holders: PropertySpec.Holders? = nil
  ) -> NodeKey {
    NodeKey(name, property, in: holders, schema: form.schema) {
      (reader, index, element) throws(Diagnostic) in
      place.set(&element, try form.read(&reader, index))
    } write: { element in
      place.get(element).map(form.write)
    }
  }

  /// Returns the key for an optional property that can also be present without a value, as an empty
  /// string.
  static func emptyable<Value: Sendable>(
    _ name: String,
    _ property: Property,
    _ place: Storage<Value?>,
    _ form: JSONForm<Value>
  ) -> NodeKey {
    NodeKey(name, property, schema: form.schema.orEmpty) {
      (reader, index, element) throws(Diagnostic) in
      if reader.isEmptyText(index) {
        place.set(&element, nil)
      } else {
        place.set(&element, try form.read(&reader, index))
      }
    } write: { element in
      place.get(element).map(form.write) ?? (element.declares(property) ? .string("") : nil)
    }
  }

  /// Returns the key for a Boolean that is false by default.
  static func flag(_ name: String, _ property: Property, _ place: Storage<Bool>) -> NodeKey {
    NodeKey(name, property, schema: JSONForm<Bool>.bool.schema) {
      (reader, index, element) throws(Diagnostic) in
      place.set(&element, try reader.bool(index))
    } write: { element in
      place.get(element) || element.declares(property)
        ? .bool(place.get(element)) : nil
    }
  }

  /// Returns the key for a list that is empty by default.
  static func list<Entry: Sendable>(
    _ name: String,
    _ property: Property,
    _ place: Storage<[Entry]>,
    _ form: JSONForm<[Entry]>
  ) -> NodeKey {
    NodeKey(name, property, schema: form.schema) { (reader, index, element) throws(Diagnostic) in
      place.set(&element, try form.read(&reader, index))
    } write: { element in
      place.get(element).isEmpty && !element.declares(property)
        ? nil : form.write(place.get(element))
    }
  }

  /// Returns the key for parts of a node, which aren't properties.
  static func parts<Part: Sendable>(
    _ name: String,
    _ place: Storage<[Part]>,
    _ form: JSONForm<Part>,
    in holders: PropertySpec.Holders = .nodes,
    summary: String
  ) -> NodeKey {
    let form = JSONForm<[Part]>.array(of: form)
    return NodeKey(name, in: holders, summary: summary, schema: form.schema) {
      (reader, index, element) throws(Diagnostic) in
      place.set(&element, try form.read(&reader, index))
    } write: { element in
      place.get(element).isEmpty ? nil : form.write(place.get(element))
    }
  }

  /// Returns the key for literal text.
  ///
  /// Text with references is in `interpolated` instead.
  static func text(
    _ property: Property,
    _ text: TextProperty,
    in holders: PropertySpec.Holders? = nil
  ) -> NodeKey {
    NodeKey(property.name, property, in: holders, schema: JSONForm<String>.string.schema) {
      (reader, index, element) throws(Diagnostic) in
      element.setText(try reader.string(index), of: text)
    } write: { element in
      element.text(of: text).map { .string($0) }
    }
  }
}
