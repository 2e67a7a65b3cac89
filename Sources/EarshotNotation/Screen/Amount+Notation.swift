package import EarshotModel

extension Amount {
  /// The amount with its braces: `{#price * #count}`, `{#count item|items}`.
  package var notation: String {
    var text = "{"
    for (number, term) in terms.enumerated() {
      if number > 0 { text += term.isSubtracted ? " - " : " + " }
      text += term.factors.map(\.notation).joined(separator: " * ")
    }
    if !forms.isEmpty { text += " \(forms.joined(separator: "|"))" }
    return text + "}"
  }
}

extension Amount.Operand {
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
