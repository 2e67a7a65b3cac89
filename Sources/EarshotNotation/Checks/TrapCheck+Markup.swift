import EarshotModel

// Markdown and HTML markup in text, which VoiceOver says literally.
extension TrapCheck {
  /// Warns about a link, emphasis, or a tag in the text of an element.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts.
  /// - Source: our choice: UIKit shows a string as it's written; only an attributed string has links.
  mutating func judgeMarkup(of node: ElementTree.Index) {
    guard tree.someText(of: node, TextMarkup.mayBegin) else { return }
    for (property, text) in tree.texts(of: node) {
      guard let markup = TextMarkup(in: text) else { continue }
      let target = markup.target.flatMap { tree.screen(named: $0) == nil ? nil : $0 }
      let place = line(of: property, node) ?? nodes[node]
      // A mark is a range of an element's label or value.
      let canBeMarked = property != .hint && tree.facts(of: node).isElement
      return warn(.literalMarkup(markup, opening: target, canBeMarked: canBeMarked), at: place)
    }
  }
}

/// Markdown or HTML markup in text.
enum TextMarkup {
  /// `[terms](terms)`: the words of the link, and the whole markup.
  case link(String, String)
  /// `**new**`: the emphasized words.
  case emphasis(String)
  /// A tag, such as `<b>` or `<br/>`.
  case tag(String)

  /// Returns whether text contains a character that can begin markup.
  ///
  /// Most text contains none.
  static func mayBegin(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isBeginning) }
      ?? text.utf8.contains(where: isBeginning)
  }

  private static func isBeginning(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "<")
  }

  /// Returns whether a file in the notation contains a character that can begin markup, or an
  /// escape.
  ///
  /// Most files contain none. The compiler turns the loop into one that compares many bytes at a
  /// time, because the loop is a single expression and doesn't stop at the first match.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func mayBegin(inFile bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var matches: UInt8 = 0
      for byte in bytes {
        matches |=
          (byte == UInt8(ascii: "[") ? 1 : 0) | (byte == UInt8(ascii: "<") ? 1 : 0)
          | (byte == UInt8(ascii: "*") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
      }
      return matches != 0
    }
  }

  /// Finds a link, emphasis, or a tag in text, or returns `nil` if there's no markup.
  init?(in text: String) {
    guard TextMarkup.mayBegin(in: text) else { return nil }
    if let link = TextMarkup.link(in: text) {
      self = link
    } else if let words = TextMarkup.emphasis(in: text) {
      self = .emphasis(words)
    } else if let link = TextMarkup.anchor(in: text) {
      self = link
    } else if let tag = TextMarkup.tag(in: text) {
      self = .tag(tag)
    } else {
      return nil
    }
  }

  private static func link(in text: String) -> TextMarkup? {
    guard let middle = text.firstRange(of: "]("),
      let start = text[..<middle.lowerBound].lastIndex(of: "["),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text[text.index(after: start)..<middle.lowerBound]
    return words.isEmpty ? nil : .link(String(words), String(text[start...end]))
  }

  /// Returns the link in `<a href='terms'>our terms</a>`.
  private static func anchor(in text: String) -> TextMarkup? {
    guard let start = text.firstRange(of: "<a "),
      let open = text[start.upperBound...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</a>")
    else { return nil }
    let words = text[text.index(after: open)..<end.lowerBound]
    return words.isEmpty
      ? nil : .link(String(words), String(text[start.lowerBound..<end.upperBound]))
  }

  /// The destination of a link, or `nil` for other markup.
  var target: String? {
    guard case .link(_, let whole) = self else { return nil }
    if let reference = whole.firstRange(of: "href=") {
      let value = whole[reference.upperBound...].drop { "'\"#/".contains($0) }
      return String(value.prefix { $0.isOfName })
    }
    guard let middle = whole.firstRange(of: "](") else { return nil }
    return String(whole[middle.upperBound...].dropLast().drop { "#/".contains($0) })
  }

  private static func emphasis(in text: String) -> String? {
    guard let start = text.firstRange(of: "**"),
      let end = text[start.upperBound...].firstRange(of: "**")
    else { return nil }
    let words = text[start.upperBound..<end.lowerBound]
    guard let first = words.first, let last = words.last, first != " ", last != " ",
      words.contains(where: \.isLetter)
    else { return nil }
    return String(words)
  }

  private static func tag(in text: String) -> String? {
    guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else {
      return nil
    }
    let name =
      text[text.index(after: start)..<end].filter { $0 != "/" }.split(
        separator: " ",
        omittingEmptySubsequences: false
      ).first ?? ""
    let known: Set = [
      "a", "b", "i", "u", "br", "p", "em", "strong", "span", "small", "sub", "sup", "div", "li",
      "ul",
    ]
    return known.contains(name.lowercased()) ? String(text[start...end]) : nil
  }
}

extension Diagnostic.Message {
  static func literalMarkup(
    _ markup: TextMarkup,
    opening target: String?,
    canBeMarked: Bool
  ) -> Self {
    let screen = target.map { Display.safe(Quoting.name($0)) }
    let handler = screen.map { ", with 'on activate: push \($0)' below it" } ?? ""
    return switch markup {
    case .link(let words, let whole):
      """
      '\(Display.safe(whole))' is literal text; write '\(Display.safe(words))' instead, and \
      \(place(ofLink: words, canBeMarked: canBeMarked))\(handler)
      """
    case .emphasis(let words):
      "the asterisks around '\(Display.safe(words))' are literal text; leave them out"
    case .tag(let tag):
      "'\(Display.safe(tag))' is literal text; write the words without tags"
    }
  }

  /// Returns the advice about the line for the words of a link.
  private static func place(ofLink words: String, canBeMarked: Bool) -> String {
    let words = Quoting.quotedLiteral(Display.safe(words))
    return canBeMarked
      ? "'mark link: \(words)' on its own line below"
      : "put the link in an element such as 'link \(words)'"
  }
}
