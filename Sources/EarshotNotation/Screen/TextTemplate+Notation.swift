package import EarshotModel

extension TextTemplate {
  /// The text with its references in braces, without quotes: `Pay {#amount} euros`.
  ///
  /// A literal brace has no escape, so the parser may read it as the beginning of a reference.
  package var notation: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .reference, .amount, .parameter: segment.words
      }
    }.joined()
  }

  /// The text in quotes.
  package var quoted: String {
    let pieces = segments.map { segment in
      switch segment {
      case .literal(let text): Quoting.escaped(text, braces: true)
      case .parameter(TextTemplate.brace): "\\{"
      case .reference, .amount, .parameter: Quoting.escaped(segment.words, braces: false)
      }
    }
    return "\"\(pieces.joined())\""
  }

  /// The text as the value of a line, in quotes only if necessary.
  package var lineValue: String { needsQuotes ? quoted : notation }

  /// Whether the parser would read the text differently if a line contained it without quotes.
  private var needsQuotes: Bool {
    let text = notation
    if Quoting.needsQuotes(text) { return true }
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes, range: bytes.indices, source: 0)
    scanner.parameters = parameters
    return (try? scanner.verbatimTemplate()) != self
  }
}

extension TextTemplate.Segment {
  /// The piece with its braces: `{#size.label}`.
  ///
  /// Literal text stays as is.
  var words: String {
    switch self {
    case .literal(let text): text
    case .reference(let reference): "{\(reference.words)}"
    case .amount(let amount): amount.notation
    case .parameter(TextTemplate.brace): "{"
    case .parameter(let name): "{\(name)}"
    }
  }
}
