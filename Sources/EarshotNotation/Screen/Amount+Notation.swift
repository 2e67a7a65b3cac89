package import EarshotModel

extension Amount {
  /// The amount with its braces: `{#price * #count}`, `{#count item|items}`.
  ///
  /// An argument that is a number goes behind what has a name, since an amount begins with a name.
  package var notation: String {
    let terms = termsWithNameFirst
    var text = "{"
    for (number, term) in terms.enumerated() {
      if number > 0 { text += term.isSubtracted ? " - " : " + " }
      text += term.factors.map(\.notation).joined(separator: " * ")
    }
    if !forms.isEmpty { text += " \(forms.joined(separator: "|"))" }
    return text + "}"
  }

  /// The products with one in front that begins with a name, where one that is added has a name.
  private var termsWithNameFirst: [Term] {
    guard terms.first?.factors.first?.isNamed == false,
      let place = terms.firstIndex(where: {
        !$0.isSubtracted && $0.factors.contains(where: \.isNamed)
      })
    else { return terms }
    var terms = terms
    var first = terms.remove(at: place)
    if let name = first.factors.firstIndex(where: \.isNamed) {
      first.factors.insert(first.factors.remove(at: name), at: 0)
    }
    terms.insert(first, at: 0)
    return terms
  }
}

extension Amount.Operand {
  /// Whether it is written as a name, not as a number.
  fileprivate var isNamed: Bool {
    switch self {
    case .reference, .parameter: true
    case .number: false
    case .text(let text): !text.references.isEmpty
    }
  }

  /// The operand as the notation writes it.
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
