import EarshotModel

/// The location of a value in an element.
///
/// It uses closures instead of key paths, because creating and following a key path takes longer
/// than reading a line.
struct Storage<Value: Sendable>: Sendable {
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

/// A row of the notation's table, with functions that read and print a property as a line and in
/// JSON.
///
/// The other data about a property is in the model's row, `PropertySpec`.
struct PropertyRow: Sendable {
  typealias Read = @Sendable (inout Scanner, inout NodeDraft) throws(Diagnostic) -> Void

  /// A function that reads the value of a line without a condition into a node, and changes nothing
  /// if it throws.
  let read: Read
  /// A function that prints the value as it appears after the colon, or returns `nil` if there's no
  /// line.
  let print: @Sendable (Element) -> String?
  /// A function that returns whether a property with conditional lines also has an unconditional
  /// value.
  let saysMore: @Sendable (Element) -> Bool
  /// A function that creates the JSON keys that contain the property.
  ///
  /// It's a function because files in the notation don't need the keys.
  let keys: @Sendable () -> [NodeKey]
  /// The codec for values in effects and conditions, or `nil` if these can't change the property.
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
  /// The row of the property in the notation's table.
  var row: PropertyRow { PropertyRow.all[Int(rawValue)] }

  /// Reads the value of a line without a condition into a node, without copying the row.
  func read(_ scanner: inout Scanner, _ draft: inout NodeDraft) throws(Diagnostic) {
    try PropertyRow.all[Int(rawValue)].read(&scanner, &draft)
  }

  /// The key of the property in JSON, or the first of its keys.
  var jsonName: String { row.keys()[0].name }
}

// The kinds of rows.
extension PropertyRow {
  /// Returns the row for an optional property that can't change.
  static func optional<Value: Sendable>(
    _ property: Property,
    _ place: Storage<Value?>,
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

  /// Returns the row for an optional property that effects and conditions can change.
  static func changing<Value: Sendable>(
    _ property: Property,
    _ place: Storage<Value?>,
    _ codec: ValueCodec<Value>,
    _ form: ValueCase<Value?>
  ) -> PropertyRow {
    changing(property, place, codec.orNothing, form) {
      .emptyable(property.name, property, place, codec.json)
    }
  }

  /// Returns the row for an optional property that effects and conditions can change, with the
  /// given codec and JSON key.
  static func changing<Value: Sendable>(
    _ property: Property,
    _ place: Storage<Value?>,
    _ codec: ValueCodec<Value?>,
    _ form: ValueCase<Value?>,
    key: @escaping @Sendable () -> NodeKey
  ) -> PropertyRow {
    let change = ChangeCodec(property, codec, form, valueWhereMissing: form.embed(nil))
    return PropertyRow(change: change) {
      [key()]
    } print: { element in
      codec.print(place.get(element))
    } read: { (scanner, draft) throws(Diagnostic) in
      draft.give(try change.read(&scanner, .own))
    }
  }

  /// Returns the row for a Boolean property that is false by default.
  static func flag(
    _ property: Property,
    _ place: Storage<Bool>,
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

  /// Returns the row for a list property that is empty by default.
  static func list<Entry: Sendable>(
    _ property: Property,
    _ place: Storage<[Entry]>,
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

  /// Returns the row for a text property.
  ///
  /// In JSON, a string is literal unless `interpolated` lists its key.
  static func text(
    _ property: Property,
    _ embed: @escaping @Sendable (TextTemplate) -> PropertyValue,
    in holders: PropertySpec.Holders? = nil
  ) -> PropertyRow {
    guard let text = property.spec.text else {
      preconditionFailure("'\(property.name)' is no text")
    }
    let name = property.name
    return PropertyRow(change: ChangeCodec(text: property, embed)) {
      [.text(property, text, in: holders)]
    } print: { element in
      element.textValue(of: text)
    } read: { (scanner, draft) throws(Diagnostic) in
      // Most property lines are text, so this saves the time for the codec.
      draft.give(try scanner.restAsTemplate(after: name), as: text, property)
    }
  }
}

extension NodeDraft {
  /// Sets a property that was specified without a condition.
  mutating func give(_ value: PropertyValue) {
    declare(value.property)
    element.set(value)
  }

  /// Sets the label.
  mutating func give(label: TextTemplate) { give(label, as: .label, .label) }

  /// Sets a property with text.
  mutating func give(_ text: TextTemplate, as place: TextProperty, _ property: Property) {
    declare(property)
    if place == .value, element.traits.contains(.toggleButton) {
      element.set(.value(text))
    } else {
      element.setTemplate(text, of: place)
    }
  }

  /// Records that a property has a value without a condition.
  mutating func declare(_ property: Property) {
    plain.insert(property)
    element.declared.insert(property)
  }
}

extension Element {
  /// Returns the text as it appears after the colon, or `nil` if there's none.
  ///
  /// For a toggle, the value is a word such as `on`.
  fileprivate func textValue(of property: TextProperty) -> String? {
    guard let template = template(of: property) else { return nil }
    if property == .value, let state = toggleState, template.literal != nil {
      return state.rawValue
    }
    return template.lineValue
  }
}
