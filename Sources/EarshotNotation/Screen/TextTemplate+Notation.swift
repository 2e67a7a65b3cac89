package import EarshotModel

extension TextTemplate {
  /// The text with its references in braces, without quotes: `Pay {#amount} euros`.
  ///
  /// A brace that is just a brace stands as it is, so a text that has both kinds may not come back.
  package var notation: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .reference(let reference): reference.notation
      }
    }.joined()
  }

  /// The text in quotes.
  package var quoted: String {
    let pieces = segments.map { segment in
      switch segment {
      case .literal(let text): Quoting.escaped(text, braces: true)
      case .reference(let reference): Quoting.escaped(reference.notation, braces: false)
      }
    }
    return "\"\(pieces.joined())\""
  }

  /// The text as the value of a line, in quotes only where it needs them.
  package var lineValue: String { needsQuotes ? quoted : notation }

  /// Whether the text would not come back from a line as it is.
  private var needsQuotes: Bool {
    let text = notation
    if Quoting.needsQuotes(text) { return true }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    return (try? Sentence.template(text, source: 0, range: 0..<0)) != self
  }
}

extension TextReference {
  /// The reference with its braces: `{#size.label}`.
  package var notation: String {
    switch node {
    case .own: "{\((property ?? .value).rawValue)}"
    case .identifier(let name):
      "{\(Quoting.name(name, after: "#"))\(property.map { ".\($0.rawValue)" } ?? "")}"
    }
  }
}
