package import EarshotModel

extension Condition {
  /// The condition in the notation: `#amount is not empty`.
  package var notation: String { tests.map(\.notation).joined(separator: " and ") }
}

extension Condition.Test {
  /// The test in the notation.
  package var notation: String {
    switch word {
    case .contains: "\(subject) \(isNegated ? "lacks" : "contains") \(word.notation)"
    default: "\(subject) is \(isNegated ? "not " : "")\(word.notation)"
    }
  }

  private var subject: String {
    switch node {
    case .own: property?.rawValue ?? "self"
    case .identifier(let name):
      Quoting.name(name, after: "#") + (property.map { ".\($0.rawValue)" } ?? "")
    }
  }
}

extension Condition.Word {
  /// The word in the notation.
  package var notation: String {
    switch self {
    case .empty: "empty"
    case .selected, .dimmed, .hidden, .expanded, .collapsed, .editing: stateName ?? ""
    case .above(let bound): "above \(bound.notation)"
    case .below(let bound): "below \(bound.notation)"
    case .text(let text), .contains(let text): isBare(text) ? text.notation : text.quoted
    }
  }

  /// Returns whether the parser reads the same requirement if the text has no quotes.
  private func isBare(_ text: TextTemplate) -> Bool {
    let words = text.notation
    guard !words.isEmpty, !Quoting.needsQuotes(words) else { return false }
    let verb = if case .contains = self { "contains" } else { "is" }
    let line = Array("value \(verb) \(words):".utf8)
    var scanner = Scanner(line, range: line.indices, source: 0)
    scanner.parameters = text.parameters
    let test = Condition.Test(node: .own, property: .value, isNegated: false, word: self)
    guard let condition = try? scanner.condition(until: .colon) else { return false }
    return condition == Condition([test]) && scanner.position == line.count - 1
  }
}

extension Condition.Bound {
  /// The bound in the notation: `3`, or `{#goal}`.
  fileprivate var notation: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): text.notation
    }
  }
}
