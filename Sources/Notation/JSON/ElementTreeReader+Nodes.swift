import AccessibilityModel

extension ElementTreeReader {
  /// How many levels of nodes are read, as in the screen notation.
  static let depthLimit = 1_024

  /// Reads a node without what is inside it.
  mutating func draft(
    _ index: JSONTree.Index,
    in holder: NodeKey.Holders = .node,
    role: Role? = nil
  ) -> NodeDraft {
    var element = startingElement(index, in: holder, defaultRole: role)
    var interpolated: JSONTree.Index?
    for member in json.children(of: index) {
      guard let jsonKey = json.key(member) else { continue }
      let name = json.name(jsonKey)
      guard let key = NodeKey.table(for: holder)[name] else {
        warnOfUnknown(name, in: holder, at: jsonKey.range)
        continue
      }
      guard json.kind(member) != .null || key.readsNull else { continue }
      if name == NodeKey.interpolated.name {
        interpolated = member
      } else {
        read(key, member, into: &element)
      }
    }
    if let interpolated { read(.interpolated, interpolated, into: &element) }
    completeElement(&element, at: index)
    return NodeDraft(element)
  }

  private mutating func read(_ key: NodeKey, _ member: JSONTree.Index, into element: inout Element)
  {
    collecting { (reader) throws(Diagnostic) in
      try key.read(&reader, member, &element)
    }
    if let property = key.property { element.declared.insert(property) }
  }

  private mutating func warnOfUnknown(
    _ name: String,
    in holder: NodeKey.Holders,
    at range: Range<Int>
  ) {
    let isStructural = NodeKey.structural.contains {
      $0.name == name && $0.holders.contains(holder)
    }
    guard !isStructural else { return }
    let nearest = nearestWord(to: name, in: NodeKey.names(in: holder))
    warn(.unknownKey(name, nearest: nearest), at: range)
  }

  // MARK: Roles

  /// An element of the role that the node has, or that its other keys stand for.
  private mutating func startingElement(
    _ index: JSONTree.Index,
    in holder: NodeKey.Holders,
    defaultRole: Role?
  ) -> Element {
    if holder != .node { return Element(role: defaultRole ?? .view) }
    var role = defaultRole
    if let member = json.member("role", of: index), json.kind(member) != .null {
      collecting { (reader) throws(Diagnostic) in role = try reader.role(member) }
    }
    return Element(role: role ?? impliedRole(index))
  }

  private func role(_ index: JSONTree.Index) throws(Diagnostic) -> Role {
    let name = try string(index)
    if let role = Role.written.first(where: { $0.rawValue == name }) { return role }
    if isBroken(index) { return .view }
    let nearest = nearestWord(to: name, in: Role.written.map(\.rawValue))
    throw error(.unknownJSONRole(name, nearest: nearest), at: json.range(index))
  }

  /// The role of a node that names none: that of its container type, else element or view.
  private func impliedRole(_ index: JSONTree.Index) -> Role {
    let type = json.member("containerType", of: index).flatMap { json.string($0) }
    switch type.flatMap(ContainerType.init(rawValue:)) {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .table
    case .semanticGroup: return .group
    default:
      let isElement = json.member("isAccessibilityElement", of: index).flatMap { json.bool($0) }
      return isElement == true ? .element : .view
    }
  }

  /// What follows from several keys together.
  private func completeElement(_ element: inout Element, at index: JSONTree.Index) {
    let isNamed = json.member("role", of: index).map { json.kind($0) != .null } ?? false
    if !isNamed, element.elementOverride == element.role.isAccessibilityElement {
      element.elementOverride = nil
      element.declared.remove(.element)
    }
    let hasValue = element.value != nil || element.templates[.value] != nil
    if element.role == .switch, !hasValue { element.value = ToggleState.off.value }
  }
}

extension NodeKey {
  private static let ofNode = named(in: .node)
  private static let ofScreen = named(in: .screen)
  private static let ofApp = named(in: .app)
  private static let ofEach = named(in: .each)

  /// The keys of a kind of object, by name.
  static func table(for holder: Holders) -> [String: NodeKey] {
    switch holder {
    case .screen: ofScreen
    case .app: ofApp
    case .each: ofEach
    default: ofNode
    }
  }
}

extension Diagnostic.Message {
  static func unknownJSONRole(_ name: String, nearest: String?) -> Self {
    "unknown role '\(name)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")"
  }
}

extension NodeDraft {
  /// Notes that the name or title was given, where it was.
  mutating func declareLabel() {
    if element.label != nil || element.templates[.label] != nil { element.declared.insert(.label) }
  }
}
