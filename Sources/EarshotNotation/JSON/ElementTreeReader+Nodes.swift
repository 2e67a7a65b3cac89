import EarshotModel

extension ElementTreeReader {
  /// Reads a node, without the nodes inside it.
  mutating func draft(
    _ index: JSONTree.Index,
    in holder: PropertySpec.Holders = .node,
    role: Role? = nil
  ) -> NodeDraft {
    uses.owner = holder == .each ? .each(firstEach + each.count) : .node(ownIndex)
    uses.context = .other
    plain = []
    lineTraits = []
    var element = startingElement(index, in: holder, defaultRole: role)
    self.role = element.role
    var interpolated: (key: Int, member: JSONTree.Index)?
    let keys = keys(in: holder)
    for member in json.children(of: index) {
      guard let jsonKey = json.key(member) else { continue }
      let number = keys[jsonKey.number]
      guard number >= 0 else {
        warnOfUnknown(json.name(jsonKey), in: holder, at: jsonKey.range)
        continue
      }
      guard json.kind(member) != .null || NodeKey.all[number].readsNull else { continue }
      if number == NodeKey.interpolatedNumber {
        interpolated = (number, member)
      } else {
        read(number, member, into: &element)
      }
    }
    if let (key, member) = interpolated { read(key, member, into: &element) }
    if holder == .node { dropImpliedOverride(&element, at: index) }
    return draft(of: consume element)
  }

  /// The index of the next node among the nodes of all files.
  private var ownIndex: ElementTree.Index { ElementTree.Index(firstNode + nodes.count) }

  /// Returns a draft of the element, for the tree that the parser creates after it has read all
  /// files.
  private func draft(of element: consuming Element) -> NodeDraft {
    var element = element
    var ownTraits: [Traits]?
    if element.hasDetails {
      ownTraits = element.fallbackTraits.map { [$0] }
      // The model stores these traits separately only if lines have conditions.
      if !element.hasGuarded(.traits) { element.fallbackTraits = nil }
      // This removes the box of empty details, so the element equals an element without details.
      element.details = element.details
    }
    return NodeDraft(
      element: consume element,
      depth: 0,
      plain: plain,
      lineTraits: lineTraits,
      ownTraits: ownTraits
    )
  }

  /// Returns the indices of keys in ``NodeKey/all``, by the numbers of names in the text, with -1
  /// for other names.
  private mutating func keys(in holder: PropertySpec.Holders) -> [Int] {
    if let keys = keys[holder.rawValue] { return keys }
    let table = NodeKey.numbers(in: holder)
    let found = json.names.map { table[$0] ?? -1 }
    keys[holder.rawValue] = found
    return found
  }

  private mutating func read(_ number: Int, _ member: JSONTree.Index, into element: inout Element) {
    let property = NodeKey.all[number].property
    uses.context = property.map { .property($0) } ?? .other
    if let property, property.spec.isChecked, let place = json.key(member)?.range {
      uses.note(.property(property), source: source, range: place)
    }
    isLeftOut = false
    collecting { (reader) throws(Diagnostic) in
      try NodeKey.all[number].read(&reader, member, &element)
    }
    if let property, !isLeftOut, property != .traits || isInEach {
      declare(property, in: &element)
    }
    uses.context = .other
  }

  private var isInEach: Bool {
    if case .each = uses.owner { true } else { false }
  }

  /// Records that a property has a value without a condition.
  mutating func declare(_ property: Property, in element: inout Element) {
    element.declared.insert(property)
    plain.insert(property)
  }

  private mutating func warnOfUnknown(
    _ name: String,
    in holder: PropertySpec.Holders,
    at range: Range<Int>
  ) {
    let isStructural = NodeKey.structural.contains {
      $0.name == name && $0.holders.contains(holder)
    }
    guard !isStructural else { return }
    guard diagnostics.count <= 2 * DiagnosticCollector.limit else {
      return warn(.unknownKey(name, nearest: nil), at: range)
    }
    let known = NodeKey.names(in: holder)
    warn(.unknownKey(name, nearest: nearest(to: name, in: known), in: known), at: range)
  }

  // MARK: Roles

  /// Returns an element with the node's role, or with the role that other keys imply if there's
  /// none.
  private mutating func startingElement(
    _ index: JSONTree.Index,
    in holder: PropertySpec.Holders,
    defaultRole: Role?
  ) -> Element {
    if holder != .node { return Element(role: defaultRole ?? .view) }
    var role = defaultRole
    if let member = member(names.role, of: index) {
      collecting { (reader) throws(Diagnostic) in role = try reader.role(member) }
      note(.role, at: member)
    } else {
      uses.note(.role, source: source, range: openingRange(of: index))
    }
    return Element(role: role ?? impliedRole(index))
  }

  private func role(_ index: JSONTree.Index) throws(Diagnostic) -> Role {
    let name = try string(index)
    if let role = WordTable.roles.meaning(of: name) { return role }
    if isBroken(index) { return .view }
    guard diagnostics.count <= 2 * DiagnosticCollector.limit else {
      throw error("unknown role '\(name)'", at: json.range(index))
    }
    throw error(.unknownJSONRole(name), at: json.range(index))
  }

  /// Returns the role of a node that doesn't specify one: the role of its container type, or
  /// otherwise `element` or `view`.
  private func impliedRole(_ index: JSONTree.Index) -> Role {
    let type = json.member(names.containerType, of: index).flatMap { json.string($0) }
    switch type.flatMap(ContainerType.init(rawValue:)) {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .table
    case .semanticGroup: return .group
    default:
      let isElement = json.member(names.isAccessibilityElement, of: index).flatMap { json.bool($0) }
      return isElement == true ? .element : .view
    }
  }

  /// Removes `isAccessibilityElement` from a node without a role, if the implied role has the same
  /// value.
  private func dropImpliedOverride(_ element: inout Element, at index: JSONTree.Index) {
    guard member(names.role, of: index) == nil,
      element.elementOverride == element.role.isAccessibilityElement
    else { return }
    element.elementOverride = nil
    element.declared.remove(.element)
  }
}

extension Diagnostic.Message {
  static func unknownJSONRole(_ name: String) -> Self {
    let known = BorrowedWord.Position.role.words
    return "unknown role '\(name)'\(BorrowedWord.ending(for: name, as: .role, in: known))"
  }
}

extension NodeDraft {
  /// Marks the label as declared if the node has one.
  mutating func declareLabel() {
    if element.label != nil || element.templates[.label] != nil { element.declared.insert(.label) }
  }
}
