import EarshotModel

extension NodeKey {
  /// The text with references, which overrides literal text.
  static let interpolated = NodeKey(
    "interpolated",
    summary: "The strings with references, which override literal strings.",
    schema: .reference("interpolatedTexts")
  ) { (reader, index, element) throws(Diagnostic) in
    let members = try reader.members(of: index, JSONRecord.interpolated)
    for text in TextProperty.allCases {
      guard let member = members[text.rawValue] else { continue }
      let property = Property(text)
      reader.collecting { (reader) throws(Diagnostic) in
        let template = try reader.within(.property(property)) { (reader) throws(Diagnostic) in
          try reader.template(member, isInterpolated: true)
        }
        element.setTemplate(template, of: text)
      }
      reader.declare(property, in: &element)
    }
  } write: { element in
    let members = TextProperty.allCases.compactMap { property in
      element.templates[property].map {
        JSONOutput.Member(property.rawValue, .string($0.jsonText))
      }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The traits in addition to the traits of the role.
  ///
  /// These are the traits of the node line, which an `each` block extends. A `traits` line is in
  /// `guarded`, because an `each` block doesn't extend it.
  ///
  /// `switchButton` is an older name for `toggleButton`.
  static let traits = NodeKey("traits", .traits, schema: JSONForm<Traits>.traits.schema) {
    (reader, index, element) throws(Diagnostic) in
    reader.lineTraits = try reader.traits(index)
  } write: { element in
    let own = element.traits.subtracting(element.role.traits)
    return own.isEmpty ? nil : .strings(own.names)
  }

  static let values = NodeKey("values", .values, schema: JSONForm<[String]>.strings.schema) {
    (reader, index, element) throws(Diagnostic) in
    let values = try reader.strings(index)
    try reader.expectNoScale(element, at: index)
    element.ownScale = values.isEmpty ? nil : .values(values)
  } write: { element in
    if case .values(let values)? = element.ownScale { return .strings(values) }
    return element.declares(.values) && element.ownScale == nil ? .array([]) : nil
  }

  /// Numbers in the notation: `"1...9 by 1"`.
  static let range = NodeKey(
    "range",
    .range,
    schema: .type("string", .examples("0%...100% by 10%", "1...9"))
  ) { (reader, index, element) throws(Diagnostic) in
    try reader.expectNoScale(element, at: index)
    element.ownScale = try reader.sentence(index, Sentence.range)
  } write: { element in
    guard case .range(let range)? = element.ownScale else { return nil }
    return .string(range.notation)
  }

  /// An identifier.
  ///
  /// The reader ignores an empty string. If several nodes have the same identifier, references find
  /// the first one.
  static let identifier = NodeKey("identifier", .identifier, schema: .type("string")) {
    (reader, index, element) throws(Diagnostic) in
    let identifier = try reader.string(index)
    reader.isLeftOut = identifier.isEmpty
    guard !identifier.isEmpty else { return }
    element.identifier = identifier
    if reader.identifiers.insert(identifier).inserted {
      reader.note(.identifier(identifier), at: index)
    } else {
      reader.warn(.repeatedJSONIdentifier(identifier), at: reader.json.range(index))
    }
  } write: { element in
    element.identifier.map { .string($0) }
  }

  static let containerType = NodeKey(
    "containerType",
    in: .node,
    summary: "The container type of the node.",
    schema: JSONForm<ContainerType>.word.schema
  ) { (reader, index, element) throws(Diagnostic) in
    element.containerType = try JSONForm<ContainerType>.word.read(&reader, index)
  } write: { element in
    element.containerType == element.role.containerType
      ? nil : .string(element.containerType.rawValue)
  }

  /// A language tag.
  ///
  /// The reader ignores any other string, with a warning unless it's empty.
  static let language = NodeKey(
    "language",
    .language,
    schema: JSONForm<String?>.languageOrNothing.schema
  ) { (reader, index, element) throws(Diagnostic) in
    guard !reader.isEmptyText(index) else { return }
    element.language = try reader.language(index)
    reader.isLeftOut = element.language == nil
  } write: { element in
    element.language.map { .string($0) } ?? (element.declares(.language) ? .string("") : nil)
  }

  static let opens = NodeKey("opens", .opens, in: [.node, .each], schema: .type("string")) {
    (reader, index, element) throws(Diagnostic) in
    let screen = try reader.name(index)
    element.opens = screen
    reader.note(.screen(screen), at: index)
  } write: { element in
    element.opens.map { .string($0) }
  }

  /// A UIKit class.
  ///
  /// The reader ignores an empty string.
  static let className = NodeKey(
    "class",
    .class,
    schema: .type(
      "string",
      .examples(
        "UITabBar",
        "UISegmentedControl",
        "UITabBarButton",
        "UIAccessibilityElement",
        "NSObject"
      )
    )
  ) { (reader, index, element) throws(Diagnostic) in
    let name = try reader.string(index)
    element.classOverride = name.isEmpty ? nil : name
    reader.isLeftOut = name.isEmpty
  } write: { element in
    element.classOverride.map { .string($0) }
  }

  /// The identifiers of the elements inside a node, in an explicit order.
  static let elements = NodeKey(
    "accessibilityElements",
    .elements,
    schema: JSONForm<[String]>.elements.schema
  ) { (reader, index, element) throws(Diagnostic) in
    element.elements = try reader.elements(index)
  } write: { element in
    element.elements.map { .strings($0) }
  }

  /// Handlers and timers.
  ///
  /// After all files are read, the parser sorts them in canonical order.
  static let handlers = NodeKey(
    "on",
    in: .everywhere,
    summary: "The handlers of events, and the timers.",
    schema: JSONForm<[Handler]>.array(of: .handler).schema
  ) { (reader, index, element) throws(Diagnostic) in
    element.handlers = try JSONForm<[Handler]>.array(of: .handler).read(&reader, index)
  } write: { element in
    element.handlers.isEmpty
      ? nil : .array(element.handlers.map(JSONForm<Handler>.handler.write))
  }
}

extension JSONForm<String?> {
  /// A language tag.
  ///
  /// The reader ignores any other string, with a warning unless it's empty. A value that isn't a
  /// string is an error.
  static let languageOrNothing = JSONForm(
    .type("string", .examples("en", "pt-BR")),
    read: { (reader, index) throws(Diagnostic) in try reader.language(index) },
    write: { .string($0) }
  )
}

extension JSONForm<Traits> {
  static let traits = JSONForm(
    .reference("traits"),
    read: { (reader, index) throws(Diagnostic) in
      try reader.traits(index).reduce(into: []) { $0.formUnion($1) }
    },
    write: { .strings($0.names) }
  )
}

extension JSONForm<[String]> {
  /// The identifiers of elements, in an explicit order.
  static let elements = JSONForm(
    .array(of: .type("string")),
    read: { (reader, index) throws(Diagnostic) in try reader.elements(index) },
    write: { .strings($0) }
  )
}

extension ElementTreeReader {
  /// Returns a language tag, or `nil` if the text isn't one.
  mutating func language(_ index: JSONTree.Index) throws(Diagnostic) -> String? {
    let text = try string(index)
    let value = try? sentence(index) { (text, source, range) throws(Diagnostic) in
      try Sentence.property(.language, text, source: source, range: range)
    }
    if case .language(let language?)? = value { return language }
    if !text.isEmpty { warn(.unusableLanguage(text), at: json.range(index)) }
    return nil
  }

  /// Checks that a node doesn't have a scale yet.
  fileprivate func expectNoScale(
    _ element: Element,
    at index: JSONTree.Index
  ) throws(Diagnostic) {
    guard element.ownScale != nil, let key = json.key(index) else { return }
    let other = json.name(key) == "range" ? "values" : "range"
    throw error(.oneScale(json.name(key), beside: other), at: key.range)
  }

  /// Reads the identifiers of elements in an explicit order.
  mutating func elements(_ index: JSONTree.Index) throws(Diagnostic) -> [String] {
    let identifiers = try strings(index)
    for (entry, identifier) in zip(try entries(index), identifiers) where !isBroken(entry) {
      note(.element(identifier, in: .own), at: entry)
    }
    return identifiers
  }

  /// Returns a list of traits.
  ///
  /// The reader ignores unknown traits, with a warning.
  mutating func traits(_ index: JSONTree.Index) throws(Diagnostic) -> [Traits] {
    guard json.kind(index) == .array || isBroken(index) else {
      throw mistyped(index, expected: "an array of traits")
    }
    var traits: [Traits] = []
    for entry in try entries(index) {
      collecting { (reader) throws(Diagnostic) in
        let name = try reader.string(entry)
        if let trait = Traits(name: name == "switchButton" ? "toggleButton" : name) {
          traits.append(trait)
        } else if !reader.isBroken(entry) {
          let isFirst = reader.diagnostics.count <= 2 * DiagnosticCollector.limit
          let message: Diagnostic.Message =
            isFirst ? .unknownTrait(name) : "unknown trait '\(name)'"
          reader.warn(message, at: reader.json.range(entry))
        }
      }
    }
    return traits
  }
}

extension Diagnostic.Message {
  static func repeatedJSONIdentifier(_ identifier: String) -> Self {
    """
    a different node already has the identifier '\(identifier)', and the identifier \
    refers to the first one; give this node a different identifier
    """
  }

  static func unusableLanguage(_ language: String) -> Self {
    "Earshot ignores the language '\(language)'; write \(LanguageTag.needed)"
  }
}
