import EarshotModel

/// A key of a node in the JSON form: how it is read into an element and written from it.
///
/// One table serves reader, writer and the test of the schema, so that none of them can lag.
struct NodeKey: Sendable {
  typealias Read =
    @Sendable (inout ElementTreeReader, JSONTree.Index, inout Element) throws(Diagnostic) -> Void

  /// The objects that a key may stand in.
  struct Holders: OptionSet, Sendable {
    let rawValue: UInt8

    static let node = Holders(rawValue: 1)
    static let screen = Holders(rawValue: 2)
    static let app = Holders(rawValue: 4)
    static let each = Holders(rawValue: 8)
    static let nodes: Holders = [.node, .screen, .each]
    static let everywhere: Holders = [.node, .screen, .app, .each]
  }

  let name: String
  /// The property that the key declares, where the notation has one.
  let property: Property?
  let holders: Holders
  /// Whether null says something else than nothing.
  let readsNull: Bool
  let read: Read
  let write: @Sendable (Element) -> JSONOutput?

  init(
    _ name: String,
    _ property: Property? = nil,
    in holders: Holders = .nodes,
    readsNull: Bool = false,
    read: @escaping Read,
    write: @escaping @Sendable (Element) -> JSONOutput?
  ) {
    self.name = name
    self.property = property
    self.holders = holders
    self.readsNull = readsNull
    self.read = read
    self.write = write
  }
}

extension NodeKey {
  typealias Place<Value> = any WritableKeyPath<Element, Value> & Sendable

  /// A property that may be missing.
  static func optional<Value: Sendable>(
    _ name: String,
    _ property: Property? = nil,
    _ place: Place<Value?>,
    _ form: JSONForm<Value>,
    in holders: Holders = .nodes
  ) -> NodeKey {
    NodeKey(name, property, in: holders) { (reader, index, element) throws(Diagnostic) in
      element[keyPath: place] = try form.read(&reader, index)
    } write: { element in
      element[keyPath: place].map(form.write)
    }
  }

  /// A Boolean that is false where it is missing.
  static func flag(_ name: String, _ property: Property, _ place: Place<Bool>) -> NodeKey {
    NodeKey(name, property) { (reader, index, element) throws(Diagnostic) in
      element[keyPath: place] = try reader.bool(index)
    } write: { element in
      element[keyPath: place] || element.declares(property)
        ? .bool(element[keyPath: place]) : nil
    }
  }

  /// A list that is empty where it is missing.
  static func list<Value: Sendable>(
    _ name: String,
    _ property: Property? = nil,
    _ place: Place<[Value]>,
    _ form: JSONForm<Value>,
    in holders: Holders = .nodes
  ) -> NodeKey {
    let form = JSONForm<[Value]>.array(of: form)
    return NodeKey(name, property, in: holders) { (reader, index, element) throws(Diagnostic) in
      element[keyPath: place] = try form.read(&reader, index)
    } write: { element in
      let isDeclared = property.map { element.declares($0) } ?? false
      return element[keyPath: place].isEmpty && !isDeclared
        ? nil : form.write(element[keyPath: place])
    }
  }

  /// A text: here as it is; one with references stands under `interpolated`.
  static func text(
    _ text: TextProperty,
    _ property: Property,
    in holders: Holders = [.node, .each]
  ) -> NodeKey {
    NodeKey(text.rawValue, property, in: holders) { (reader, index, element) throws(Diagnostic) in
      element.setText(try reader.string(index), of: text)
    } write: { element in
      element.text(of: text).map { .string($0) }
    }
  }
}
