import EarshotReports

/// HTML or SVG as it is written, tag by tag.
///
/// Names of tags and attributes are literals of the source, and every other text is escaped here, so
/// text from a file can't leave its element or its attribute.
package struct Markup: Sendable {
  /// An attribute with its value.
  package typealias Attribute = (name: StaticString, value: String)

  /// The text so far.
  package private(set) var text = ""
  private var open: [StaticString] = []

  /// Creates an empty text.
  package init() {}

  /// Writes an element with what is inside it.
  package mutating func element(
    _ name: StaticString,
    _ attributes: [Attribute] = [],
    _ content: (inout Markup) -> Void
  ) {
    start(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// Writes an element that contains only text.
  package mutating func element(
    _ name: StaticString,
    _ attributes: [Attribute] = [],
    _ content: String
  ) {
    start(name, attributes)
    write(content)
    text += "</\(name)>"
  }

  /// Writes an element of HTML that never has content, such as `meta`.
  package mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
  }

  /// Writes an element of SVG without content.
  package mutating func empty(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
    text.removeLast()
    text += "/>"
  }

  /// Writes text; nothing in it is markup.
  package mutating func write(_ content: String) { text += XMLText.escaped(content) }

  /// Writes markup that is part of the source, such as a style sheet.
  package mutating func verbatim(_ literal: StaticString) { text += "\(literal)" }

  /// Writes markup that is part of the source.
  package mutating func verbatim(_ constant: PageConstant) { text += constant.text }

  /// Ends a line, where that changes nothing that is shown.
  package mutating func endLine() { text += "\n" }

  /// Adds markup that was made before.
  package mutating func append(_ other: Markup) { text += other.text }

  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\""
    }
    text += ">"
  }
}

/// A style sheet or a script of a page, which the page's policy allows by its hash.
package struct PageConstant: Sendable {
  /// The text; a part of the source, never of a file.
  package let text: String

  /// The source of a policy that allows the text.
  ///
  /// - Source: Content Security Policy Level 3, “Hash source”; our choice.
  package var policy: String { "'sha256-\(Base64.text(of: SHA256.digest(Array(text.utf8))))'" }

  init(_ text: String) { self.text = text }
}
