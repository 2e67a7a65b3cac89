import EarshotNotation

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
