import EarshotModel

extension NodeKey {
  /// The guarded lines of properties, in their order.
  ///
  /// A `traits` line without a guard is the entry without `when`.
  static let guarded = NodeKey("guarded") { (reader, index, element) throws(Diagnostic) in
    for entry in try reader.entries(index) {
      reader.collecting { (reader) throws(Diagnostic) in
        let (condition, value) = try reader.guardedLine(entry)
        if let condition {
          element.guarded.append(GuardedProperty(condition: condition, value: value))
          element.declared.insert(value.property)
        } else if case .traits(let traits) = value {
          element.fallbackTraits = traits
          reader.declare(.traits, in: &element)
        } else if !reader.isBroken(entry) {
          throw reader.error(.missingKey("when"), at: reader.openingRange(of: entry))
        }
      }
    }
  } write: { element in
    var lines = element.guarded.map { line in
      JSONOutput.object(
        [.init("property", .string(line.value.property.jsonName))]
          + [.init("when", .string(line.condition.notation))] + line.value.jsonMembers
      )
    }
    if let traits = element.ownTraitsLine {
      let value = PropertyValue.traits(traits)
      lines.append(.object([.init("property", .string("traits"))] + value.jsonMembers))
    }
    return lines.isEmpty ? nil : .array(lines)
  }
}

extension Element {
  /// The traits of a line of their own without a guard, beside those that `traits` tells.
  fileprivate var ownTraitsLine: Traits? {
    if let fallback = self.fallbackTraits { return fallback }
    return declares(.traits) && !hasGuarded(.traits) ? [] : nil
  }
}

extension Property {
  /// The key of the property in the JSON form.
  fileprivate var jsonName: String {
    switch self {
    case .elements: "accessibilityElements"
    case .elementsHidden: "accessibilityElementsHidden"
    case .viewIsModal: "accessibilityViewIsModal"
    default: rawValue
    }
  }
}

extension PropertyValue {
  /// The value, and whether it is a text with references.
  fileprivate var jsonMembers: [JSONOutput.Member] {
    switch self {
    case .label(let text), .value(let text), .hint(let text), .placeholder(let text):
      if let literal = text.literal { return [.init("value", .string(literal))] }
      return [.init("value", .string(text.jsonText)), .init("interpolated", .bool(true))]
    case .traits(let traits): return [.init("value", .strings(traits.names))]
    case .values(let texts), .elements(let texts): return [.init("value", .strings(texts))]
    case .expandedStatus(let status): return [.init("value", .string(status?.rawValue))]
    case .language(let language): return [.init("value", .string(language))]
    case .frame(let frame):
      return [.init("value", frame.map(JSONForm<Rect>.rect.write) ?? .null)]
    case .hidden(let isTrue), .elementsHidden(let isTrue), .viewIsModal(let isTrue):
      return [.init("value", .bool(isTrue))]
    }
  }
}

extension ElementTreeReader {
  fileprivate mutating func guardedLine(
    _ index: JSONTree.Index
  ) throws(Diagnostic) -> (Condition?, PropertyValue) {
    let members = try members(of: index, known: PartKeys.guarded)
    let name = try required("property", in: members, of: index)
    let property = try guardedProperty(name)
    note(.property(property), at: name)
    return try within(.property(property)) { (reader) throws(Diagnostic) in
      try reader.guardedLine(members, of: property, in: index)
    }
  }

  private mutating func guardedLine(
    _ members: [String: JSONTree.Index],
    of property: Property,
    in index: JSONTree.Index
  ) throws(Diagnostic) -> (Condition?, PropertyValue) {
    let condition = try condition(members["when"])
    let isInterpolated = try members["interpolated"].map(bool) ?? false
    if let value = members["value"] {
      return (condition, try self.value(value, of: property, isInterpolated: isInterpolated))
    }
    switch property {
    case .expandedStatus: return (condition, .expandedStatus(nil))
    case .frame: return (condition, .frame(nil))
    case .language: return (condition, .language(nil))
    default: throw error(.missingKey("value"), at: openingRange(of: index))
    }
  }

  /// A property that may be guarded, by its key or its name in the notation.
  private func guardedProperty(_ index: JSONTree.Index) throws(Diagnostic) -> Property {
    let name = try string(index)
    let found = Property.settable.first { $0.jsonName == name || $0.rawValue == name }
    if let property = found ?? (isBroken(index) ? .label : nil) { return property }
    throw unknownWord(name, of: Property.settable.map(\.jsonName), at: index)
  }

  private mutating func value(
    _ index: JSONTree.Index,
    of property: Property,
    isInterpolated: Bool
  ) throws(Diagnostic) -> PropertyValue {
    switch property {
    case .label: return .label(try template(index, isInterpolated: isInterpolated))
    case .value: return .value(try template(index, isInterpolated: isInterpolated))
    case .hint: return .hint(try template(index, isInterpolated: isInterpolated))
    case .placeholder: return .placeholder(try template(index, isInterpolated: isInterpolated))
    case .traits: return .traits(try traits(index).reduce(into: []) { $0.formUnion($1) })
    case .expandedStatus:
      return .expandedStatus(try JSONForm<ExpandedStatus>.word.read(&self, index))
    case .values: return .values(try strings(index))
    case .frame: return .frame(try JSONForm<Rect>.rect.read(&self, index))
    case .hidden: return .hidden(try bool(index))
    case .elementsHidden: return .elementsHidden(try bool(index))
    case .viewIsModal: return .viewIsModal(try bool(index))
    case .elements: return .elements(try elements(index))
    default: return .language(try language(index))
    }
  }
}
