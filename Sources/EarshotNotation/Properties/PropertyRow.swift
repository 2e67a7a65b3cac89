import EarshotModel

/// Where a value is kept in an element.
///
/// Closures, not key paths: those cost more to make and to follow than a line costs to read.
struct Place<Value: Sendable>: Sendable {
  let get: @Sendable (Element) -> Value
  let set: @Sendable (inout Element, Value) -> Void

  init(
    _ get: @escaping @Sendable (Element) -> Value,
    _ set: @escaping @Sendable (inout Element, Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
}

/// A row of the notation's table: how a property is read and printed, as a line and in JSON.
///
/// What else there is to say of a property stands in the model's row, `PropertySpec`.
struct PropertyRow: Sendable {
  typealias Read = @Sendable (inout Scanner, inout NodeDraft) throws(Diagnostic) -> Void

  /// Reads the value of a line without a guard into a node; changes nothing where it throws.
  let read: Read
  /// Prints the value as it stands behind the colon, or `nil` if there is no line.
  let print: @Sendable (Element) -> String?
  /// Whether a property that has guarded lines says something without one.
  let saysMore: @Sendable (Element) -> Bool
  /// Makes the keys of JSON that hold the property; a text needs none of them.
  let keys: @Sendable () -> [NodeKey]
  /// The form of values in effects and guards, or `nil` if they do not change the property.
  let change: ChangeCodec?

  init(
    change: ChangeCodec? = nil,
    saysMore: (@Sendable (Element) -> Bool)? = nil,
    keys: @escaping @Sendable () -> [NodeKey],
    print: @escaping @Sendable (Element) -> String?,
    read: @escaping Read
  ) {
    self.read = read
    self.print = print
    self.saysMore = saysMore ?? { print($0)?.isEmpty == false }
    self.keys = keys
    self.change = change
  }

  /// The rows, in the order of the properties.
  static let all: [PropertyRow] = Property.allCases.map(row)
}

extension Property {
  /// How the property is read and printed.
  var row: PropertyRow { PropertyRow.all[Int(rawValue)] }

  /// Reads the value of a line without a guard into a node, without a copy of the row.
  func read(_ scanner: inout Scanner, _ draft: inout NodeDraft) throws(Diagnostic) {
    try PropertyRow.all[Int(rawValue)].read(&scanner, &draft)
  }

  /// The key of the property in the JSON form, or the first of its keys.
  var jsonName: String { row.keys()[0].name }
}

// The kinds of rows.
extension PropertyRow {
  /// A property that may be missing and that nothing changes.
  static func optional<Value: Sendable>(
    _ property: Property,
    _ place: Place<Value?>,
    _ codec: ValueCodec<Value>,
    key: String? = nil,
    in holders: PropertySpec.Holders? = nil
  ) -> PropertyRow {
    PropertyRow {
      [.optional(key ?? property.name, property, place, codec.json, in: holders)]
    } print: { element in
      place.get(element).map(codec.print)
    } read: { (scanner, draft) throws(Diagnostic) in
      place.set(&draft.element, try codec.read(&scanner, property))
      draft.declare(property)
    }
  }

  /// A property that may be missing and that effects and guards change.
  static func changing<Value: Sendable>(
    _ property: Property,
    _ place: Place<Value?>,
    _ codec: ValueCodec<Value>,
    _ embed: @escaping @Sendable (Value?) -> PropertyValue,
    _ extract: @escaping @Sendable (PropertyValue) -> Value??
  ) -> PropertyRow {
    changing(property, place, codec.orNothing, embed, extract) {
      .emptyable(property.name, property, place, codec.json)
    }
  }

  /// A property that may be missing and that effects and guards change, with a key of its own.
  static func changing<Value: Sendable>(
    _ property: Property,
    _ place: Place<Value?>,
    _ codec: ValueCodec<Value?>,
    _ embed: @escaping @Sendable (Value?) -> PropertyValue,
    _ extract: @escaping @Sendable (PropertyValue) -> Value??,
    key: @escaping @Sendable () -> NodeKey
  ) -> PropertyRow {
    let change = ChangeCodec(property, codec, embed, extract, valueWhereMissing: embed(nil))
    return PropertyRow(change: change) {
      [key()]
    } print: { element in
      codec.print(place.get(element))
    } read: { (scanner, draft) throws(Diagnostic) in
      draft.give(try change.read(&scanner, .own))
    }
  }

  /// A Boolean that is false where it is missing.
  static func flag(
    _ property: Property,
    _ place: Place<Bool>,
    key: String? = nil,
    change: ChangeCodec? = nil
  ) -> PropertyRow {
    PropertyRow(change: change, saysMore: { place.get($0) }) {
      [.flag(key ?? property.name, property, place)]
    } print: { element in
      ValueCodec.flag.print(place.get(element))
    } read: { (scanner, draft) throws(Diagnostic) in
      place.set(&draft.element, try scanner.boolean(of: property))
      draft.declare(property)
    }
  }

  /// A list that is empty where it is missing.
  static func list<Entry: Sendable>(
    _ property: Property,
    _ place: Place<[Entry]>,
    _ codec: ValueCodec<[Entry]>
  ) -> PropertyRow {
    PropertyRow {
      [.list(property.name, property, place, codec.json)]
    } print: { element in
      codec.print(place.get(element))
    } read: { (scanner, draft) throws(Diagnostic) in
      place.set(&draft.element, try codec.read(&scanner, property))
      draft.declare(property)
    }
  }

  /// A text; in JSON as it is, and one with references under `interpolated`.
  static func text(
    _ property: Property,
    _ embed: @escaping @Sendable (TextTemplate) -> PropertyValue,
    in holders: PropertySpec.Holders? = nil
  ) -> PropertyRow {
    guard let text = property.spec.text else {
      preconditionFailure("'\(property.name)' is no text")
    }
    let change = ChangeCodec(text: property, embed)
    return PropertyRow(change: change) {
      [.text(property, text, in: holders)]
    } print: { element in
      element.textValue(of: text)
    } read: { (scanner, draft) throws(Diagnostic) in
      draft.give(try change.read(&scanner, .own))
    }
  }
}

extension NodeDraft {
  /// Sets a property that was given without a guard.
  mutating func give(_ value: PropertyValue) {
    declare(value.property)
    element.set(value)
  }

  /// Notes that a property was given without a guard.
  mutating func declare(_ property: Property) {
    plain.insert(property)
    element.declared.insert(property)
  }
}

extension Element {
  /// The text as it stands after the colon; of a toggle's value the word for it.
  fileprivate func textValue(of property: TextProperty) -> String? {
    guard let template = template(of: property) else { return nil }
    if property == .value, let state = toggleState, template.literal != nil {
      return state.rawValue
    }
    return template.lineValue
  }
}
