import EarshotNotation

extension String {
  /// Returns the string with each scalar that's a key of the table replaced by the key's value.
  ///
  /// The method replaces one scalar at a time, so a combining mark can't protect the character
  /// before it.
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

/// Functions that escape text for Markdown.
package enum MarkdownText {
  /// Returns the text on one line, with Markdown and HTML escaped.
  package static func escaped(_ text: String) -> String {
    let marks = "\\`*_{}[]()#+!|~"
    var table: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;"]
    for mark in marks.unicodeScalars { table[mark] = "\\\(mark)" }
    return Display.safe(text).escaping(table)
  }
}

/// Functions that write cells and rows of comma-separated values.
package enum CSVText {
  /// Returns a row of cells, with its line ending.
  ///
  /// - Source: RFC 4180; our choice.
  package static func row(_ cells: [String]) -> String {
    cells.map(escaped).joined(separator: ",") + "\r\n"
  }

  /// Returns a cell, in quotation marks if necessary.
  ///
  /// A spreadsheet treats a cell that begins with `=`, `+`, `-`, or `@` as a formula, so this
  /// method puts an apostrophe before it.
  ///
  /// - Source: RFC 4180; OWASP, “CSV Injection”; our choice.
  package static func escaped(_ text: String) -> String {
    let safe = Display.safe(text)
    let begin = safe.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = begin.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    let cell = isFormula ? "'" + safe : safe
    let needsQuotes = cell.unicodeScalars.contains { ",\"\n\r\t;".unicodeScalars.contains($0) }
    return needsQuotes || cell.first == " " || cell.last == " "
      ? "\"" + cell.escaping(["\"": "\"\""]) + "\"" : cell
  }
}

/// Functions that write Swift string literals.
package enum SwiftText {
  /// Returns a Swift literal for the text, on one line and with quotation marks.
  ///
  /// - Source: The Swift Programming Language, “Strings and Characters”; our choice.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += Self.isHarmful(scalar) ? Display.escape(scalar) : String(scalar)
      }
    }
    return result + "\""
  }

  /// Returns whether an editor would hide the character or show it differently.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

/// Functions that escape text for XML and HTML.
package enum XMLText {
  /// Returns the attributes of an element, each with a leading space.
  package static func attributes(_ values: [(String, String)]) -> String {
    values.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Returns the text with XML's special characters escaped.
  ///
  /// Characters that XML doesn't allow become visible escapes.
  package static func escaped(_ text: String) -> String {
    Display.safe(text).escaping(entities)
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": "&#9;",
    "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}",
  ]
}
