import EarshotReports

/// HTML or SVG markup, built tag by tag.
///
/// The names of tags and attributes are literals in the source, and this type escapes all other
/// text. Therefore, text from a file can't leave its element or attribute.
package struct Markup: Sendable {
  /// An attribute with its value.
  package typealias Attribute = (name: StaticString, value: String)

  /// The text so far.
  package private(set) var text = ""
  private var open: [StaticString] = []

  /// Creates empty markup.
  package init() {}

  /// Writes an element with its contents.
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

  /// Writes an HTML element that never has content, such as `meta`.
  package mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
  }

  /// Writes an SVG element without content.
  package mutating func empty(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
    text.removeLast()
    text += "/>"
  }

  /// Writes text, escaping any markup.
  package mutating func write(_ content: String) { text += XMLText.escaped(content) }

  /// Writes markup that is part of the source, such as a style sheet.
  package mutating func verbatim(_ literal: StaticString) { text += "\(literal)" }

  /// Writes markup that is part of the source.
  package mutating func verbatim(_ constant: PageConstant) { text += constant.text }

  /// Ends a line where this doesn't change the display.
  package mutating func endLine() { text += "\n" }

  /// Appends other markup.
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
  /// The text, which is part of the source and never comes from a file.
  package let text: String

  /// The source expression that allows the text in a policy.
  ///
  /// - Source: Content Security Policy Level 3, “Hash source”; our choice.
  package var policy: String { "'sha256-\(Base64.text(of: SHA256.digest(Array(text.utf8))))'" }

  init(_ text: String) { self.text = text }
}
