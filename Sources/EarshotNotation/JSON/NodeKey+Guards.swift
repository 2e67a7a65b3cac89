import EarshotModel

extension NodeKey {
  /// The lines of properties with conditions, in order.
  ///
  /// An entry without `when` represents a `traits` line without a condition.
  static let guarded = NodeKey(
    "guarded",
    summary: "Lines of properties that apply while their conditions are true, in order.",
    schema: .array(of: .reference("guardedLine"))
  ) { (reader, index, element) throws(Diagnostic) in
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
  /// The traits in a separate line without a condition, in addition to `traits`.
  fileprivate var ownTraitsLine: Traits? {
    if let fallback = self.fallbackTraits { return fallback }
    return declares(.traits) && !hasGuarded(.traits) ? [] : nil
  }
}

extension ElementTreeReader {
  fileprivate mutating func guardedLine(
    _ index: JSONTree.Index
  ) throws(Diagnostic) -> (Condition?, PropertyValue) {
    let members = try members(of: index, JSONRecord.guardedLine)
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
    if let value = property.row.change?.valueWhereMissing { return (condition, value) }
    throw error(.missingKey("value"), at: openingRange(of: index))
  }

  /// Returns a property that can have conditions, by its key or its name in the notation.
  private func guardedProperty(_ index: JSONTree.Index) throws(Diagnostic) -> Property {
    let name = try string(index)
    let found = Property.settable.first { $0.jsonName == name || $0.name == name }
    if let property = found ?? (isBroken(index) ? .label : nil) { return property }
    throw unknownWord(name, of: Property.settable.map(\.jsonName), at: index)
  }
}
