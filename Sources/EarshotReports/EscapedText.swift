import EarshotNotation

extension String {
  /// The text with something else in the place of some characters, one scalar at a time, so that
  /// no combining mark behind one can hide it.
  package func escaping(_ table: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { table[$0] != nil }) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let replacement = table[scalar] {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Text as it stands in Markdown.
package enum MarkdownText {
  /// A text on one line, in which nothing is Markdown or HTML.
  package static func escaped(_ text: String) -> String {
    let marks = "\\`*_{}[]()#+!|~"
    var table: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;"]
    for mark in marks.unicodeScalars { table[mark] = "\\\(mark)" }
    return Display.safe(text).escaping(table)
  }
}

/// Text as it stands in XML.
package enum XMLText {
  /// Attributes as they stand behind the name of an element, a blank before each.
  package static func attributes(_ values: [(String, String)]) -> String {
    values.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Text as it stands in XML; what XML cannot hold becomes visible.
  package static func escaped(_ text: String) -> String {
    Display.safe(text).escaping(entities)
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": "&#9;",
    "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}",
  ]
}
