import EarshotModel

// The rows of properties with a special form.
extension PropertyRow {
  /// The row for `label.spoken`, which can have several lines in a node.
  static let spokenLabel = PropertyRow {
    [
      .list(
        "spoken",
        .spokenLabel,
        Storage({ $0.spokenLabel }, { $0.spokenLabel = $1 }),
        .array(of: .spoken)
      )
    ]
  } print: { _ in
    nil
  } read: { (scanner, draft) throws(Diagnostic) in
    let attribute = try scanner.spokenAttribute()
    draft.add { $0.spokenLabel.append(attribute) }
    draft.declare(.spokenLabel)
  }

  /// A separate line of traits, which adds to the traits of the node line or applies if no line
  /// with a condition does.
  static let traits = PropertyRow(
    change: ChangeCodec(
      .traits,
      .traits,
      ValueCase(PropertyValue.traits) { if case .traits(let traits) = $0 { traits } else { nil } }
    )
  ) {
    [.traits]
  } print: { _ in
    nil
  } read: { (scanner, draft) throws(Diagnostic) in
    draft.ownTraits = try scanner.traits()
    draft.declare(.traits)
  }

  /// The words of a scale, which replace a range because a node has only one scale.
  static let values: PropertyRow = {
    let change = ChangeCodec(
      .values,
      .words,
      ValueCase(PropertyValue.values) { if case .values(let values) = $0 { values } else { nil } }
    )
    return PropertyRow(change: change) {
      [.values]
    } print: { element in
      switch element.scaleAsWritten {
      case .values(let values): ValueCodec.words.print(values)
      case .range: nil
      case nil: ""
      }
    } read: { (scanner, draft) throws(Diagnostic) in
      draft.give(try change.read(&scanner, .own))
    }
  }()

  static let range = PropertyRow {
    [.range]
  } print: { element in
    if case .range(let range)? = element.scaleAsWritten { range.notation } else { nil }
  } read: { (scanner, draft) throws(Diagnostic) in
    draft.element.ownScale = .range(try scanner.range())
    draft.declare(.range)
  }

  /// The name of an existing screen.
  static let opens = PropertyRow {
    [.opens]
  } print: { element in
    element.opens.map { Quoting.name($0) }
  } read: { (scanner, draft) throws(Diagnostic) in
    let (screen, place) = try scanner.word(of: .opens)
    scanner.note(.screen(screen), place)
    draft.element.opens = screen
    draft.declare(.opens)
  }

  /// An identifier on a separate line, which is printed on the node line.
  static let identifier = PropertyRow {
    [.identifier]
  } print: { _ in
    nil
  } read: { (scanner, draft) throws(Diagnostic) in
    let (identifier, place) = try scanner.identifier()
    scanner.note(.identifier(identifier), place)
    draft.element.identifier = identifier
    draft.declare(.identifier)
  }

  static let className = PropertyRow {
    [.className]
  } print: { element in
    element.classOverride.map { Quoting.name($0) }
  } read: { (scanner, draft) throws(Diagnostic) in
    draft.element.classOverride = try scanner.word(of: .class).word
    draft.declare(.class)
  }

  /// The identifiers of nodes that must exist inside the node.
  static let elements: PropertyRow = {
    let change = ChangeCodec(
      .elements,
      .elements,
      ValueCase(PropertyValue.elements) { if case .elements(let names) = $0 { names } else { nil } }
    ) { (scanner, target) throws(Diagnostic) in
      .elements(try scanner.elements(in: target))
    }
    return PropertyRow(change: change) {
      [.elements]
    } print: { element in
      element.elements.map(ValueCodec.elements.print)
    } read: { (scanner, draft) throws(Diagnostic) in
      draft.give(try change.read(&scanner, .own))
    }
  }()

  /// Rows and columns, which are separate in JSON.
  static let span = PropertyRow {
    [.rowSpan, .columnSpan]
  } print: { element in
    element.span.map { "\($0.rows)x\($0.columns)" }
  } read: { (scanner, draft) throws(Diagnostic) in
    draft.element.span = try scanner.span()
    draft.declare(.span)
  }
}

extension Element {
  /// The node's own scale, or `nil` if the node has none.
  fileprivate var scaleAsWritten: Scale? { hasDetails ? self.ownScale : nil }
}

extension ValueCodec<Traits> {
  /// The names of traits, separated by commas.
  static let traits = ValueCodec(json: .traits) {
    $0.names.joined(separator: ", ")
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.traits().reduce(into: []) { $0.formUnion($1) }
  }
}

extension ValueCodec<[String]> {
  /// The identifiers of elements inside the node itself.
  static let elements = ValueCodec(json: .elements) { names in
    names.map { Quoting.name($0, after: "#") }.joined(separator: ", ")
  } read: { (scanner, _) throws(Diagnostic) in
    try scanner.elements(in: .own)
  }
}
