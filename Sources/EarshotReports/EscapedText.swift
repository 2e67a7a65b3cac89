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

/// A cell of a file with comma-separated values.
package enum CSVText {
  /// A row with its line end.
  ///
  /// - Source: RFC 4180; our choice.
  package static func row(_ cells: [String]) -> String {
    cells.map(escaped).joined(separator: ",") + "\r\n"
  }

  /// A cell, in quotes where it needs them.
  ///
  /// A spreadsheet takes a cell that begins with `=`, `+`, `-`, or `@` for a formula, so such a cell
  /// gets an apostrophe in front.
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

/// A string literal of Swift.
package enum SwiftText {
  /// The literal with its quotes, on one line.
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

  /// Whether an editor would show a character as something else, or not at all.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

/// Text as it stands in XML, and in HTML.
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
