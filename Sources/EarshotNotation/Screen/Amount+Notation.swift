package import EarshotModel

extension Amount {
  /// The amount with its braces: `{#price * #count}`, `{#count item|items}`.
  ///
  /// An amount must begin with a name. If a numeric argument of a component is first, an operand
  /// with a name moves before it.
  package var notation: String {
    let terms = termsWithNameFirst
    var text = "{"
    for (number, term) in terms.enumerated() {
      if number > 0 { text += term.isSubtracted ? " - " : " + " }
      text += term.factors.map(\.notation).joined(separator: " * ")
    }
    if let decimals { text += " as \(Amount.pattern(decimals))" }
    if !forms.isEmpty { text += " \(forms.joined(separator: "|"))" }
    return text + "}"
  }

  /// Returns the notation for a number of decimals: `0.00` for two.
  private static func pattern(_ decimals: Int) -> String {
    decimals == 0 ? "0" : "0." + String(repeating: "0", count: decimals)
  }

  /// The products, starting with one that begins with a name.
  ///
  /// If that product is subtracted, it becomes a product with -1 instead.
  private var termsWithNameFirst: [Term] {
    let named = terms.indices.filter { terms[$0].factors.contains(where: \.isNamed) }
    guard terms.first?.factors.first?.isNamed == false,
      let place = named.first(where: { !terms[$0].isSubtracted }) ?? named.first
    else { return terms }
    var others = terms
    var first = others.remove(at: place)
    if first.isSubtracted, let minusOne = WrittenNumber("-1") {
      first.isSubtracted = false
      first.factors.append(.number(minusOne))
    }
    if let name = first.factors.firstIndex(where: \.isNamed) {
      first.factors.insert(first.factors.remove(at: name), at: 0)
    }
    return [first] + others
  }
}

extension Amount.Operand {
  /// Whether the operand is written as a name, not as a number.
  fileprivate var isNamed: Bool {
    switch self {
    case .reference, .parameter: true
    case .number: false
    case .text(let text): !text.references.isEmpty
    }
  }

  /// The operand in the notation.
  fileprivate var notation: String {
    switch self {
    case .reference(let reference): reference.words
    case .parameter(let name): name
    case .number(let number): number.description
    case .text(let text):
      text.literal.flatMap { WrittenNumber(firstIn: $0) }?.description
        ?? text.references.first?.words ?? "0"
    }
  }
}

extension TextReference {
  /// The reference without its braces: `#size.label`.
  var words: String {
    switch node {
    case .own: (property ?? .value).rawValue
    case .identifier(let name):
      Quoting.name(name, after: "#") + (property.map { ".\($0.rawValue)" } ?? "")
    }
  }
}
