import AccessibilityModel

extension NodeKey {
  /// The texts with references; they win over literal ones.
  static let interpolated = NodeKey("interpolated") {
    (reader, index, element) throws(Diagnostic) in
    let known = TextProperty.allCases.map(\.rawValue)
    let members = try reader.members(of: index, known: known)
    for property in TextProperty.allCases {
      guard let member = members[property.rawValue] else { continue }
      reader.collecting { (reader) throws(Diagnostic) in
        element.setTemplate(try reader.sentence(member, Sentence.template), of: property)
      }
      if let property = Property(rawValue: property.rawValue) { element.declared.insert(property) }
    }
  } write: { element in
    let members = TextProperty.allCases.compactMap { property in
      element.templates[property].map {
        JSONOutput.Member(property.rawValue, .string($0.notation))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The traits beside those of the role; `switchButton` is an older name of `toggleButton`.
  static let traits = NodeKey("traits", .traits) { (reader, index, element) throws(Diagnostic) in
    element.traits.formUnion(try reader.traits(index))
  } write: { element in
    let own = element.traits.subtracting(element.role.traits)
    return own.isEmpty && !element.declares(.traits) ? nil : .strings(own.names)
  }

  static let values = NodeKey("values", .values) { (reader, index, element) throws(Diagnostic) in
    let values = try reader.strings(index)
    element.ownScale = values.isEmpty ? nil : .values(values)
  } write: { element in
    if case .values(let values)? = element.ownScale { return .strings(values) }
    return element.declares(.values) ? .array([]) : nil
  }

  /// Numbers in the notation's form: `"1...9 by 1"`.
  static let range = NodeKey("range", .range) { (reader, index, element) throws(Diagnostic) in
    element.ownScale = try reader.sentence(index, Sentence.range)
  } write: { element in
    guard case .range(let range)? = element.ownScale else { return nil }
    let bounds = "\(range.lower)\(range.suffix)...\(range.upper)\(range.suffix)"
    return .string("\(bounds) by \(range.step)\(range.suffix)")
  }

  /// An identifier; the empty text counts as none, and of a repeated one the first wins.
  static let identifier = NodeKey("identifier", .identifier, in: .node) {
    (reader, index, element) throws(Diagnostic) in
    let identifier = try reader.string(index)
    guard !identifier.isEmpty else { return }
    element.identifier = identifier
    if !reader.identifiers.insert(identifier).inserted {
      reader.warn(.repeatedIdentifier(identifier), at: reader.json.range(index))
    }
  } write: { element in
    element.identifier.map { .string($0) }
  }

  static let containerType = NodeKey("containerType", in: [.node, .screen]) {
    (reader, index, element) throws(Diagnostic) in
    element.containerType = try JSONForm<ContainerType>.word.read(&reader, index)
  } write: { element in
    element.containerType == element.role.containerType
      ? nil : .string(element.containerType.rawValue)
  }

  /// Handlers and timers, brought into the canonical order of their events.
  static let handlers = NodeKey("on", in: .everywhere) {
    (reader, index, element) throws(Diagnostic) in
    let handlers = try JSONForm<[Handler]>.array(of: .handler).read(&reader, index)
    let ranked = handlers.enumerated().map { ($0.element.event.rank, $0.offset, $0.element) }
    element.handlers = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  } write: { element in
    element.handlers.isEmpty
      ? nil : .array(element.handlers.map(JSONForm<Handler>.handler.write))
  }
}

extension ElementTreeReader {
  /// A list of traits; those of other tools are warned of and left out.
  mutating func traits(_ index: JSONTree.Index) throws(Diagnostic) -> Traits {
    guard json.kind(index) == .array || isBroken(index) else {
      throw mistyped(index, expected: "an array of traits")
    }
    var traits: Traits = []
    for entry in try entries(index) {
      collecting { (reader) throws(Diagnostic) in
        let name = try reader.string(entry)
        if let trait = Traits(name: name == "switchButton" ? "toggleButton" : name) {
          traits.insert(trait)
        } else if !reader.isBroken(entry) {
          let nearest = nearestWord(to: name, in: Traits.named.map(\.name))
          reader.warn(.unknownJSONTrait(name, nearest: nearest), at: reader.json.range(entry))
        }
      }
    }
    return traits
  }
}

extension Event {
  /// The place of the event in the canonical order; timers come last.
  fileprivate var rank: Int {
    Event.named.firstIndex { $0.event == self } ?? Event.named.count
  }
}

extension Diagnostic.Message {
  static func repeatedIdentifier(_ identifier: String) -> Self {
    "the identifier '\(identifier)' is used before; the first node with it counts"
  }

  static func unknownJSONTrait(_ name: String, nearest: String?) -> Self {
    "unknown trait '\(name)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")"
  }
}
