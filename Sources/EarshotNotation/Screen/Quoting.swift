import EarshotModel

/// A writer of strings in the notation, without quotes if possible.
package enum Quoting {
  /// Returns the text in double quotes, with escapes for braces that would be references.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text, braces: true))\"" }

  /// Returns the text in double quotes, for places where braces have no meaning.
  package static func quotedLiteral(_ text: String) -> String {
    "\"\(escaped(text, braces: false))\""
  }

  /// Returns a name, with quotes if necessary.
  package static func name(_ name: String) -> String {
    isBareName(name) ? name : quotedLiteral(name)
  }

  /// Returns the mark of an identifier or a tag, followed by its name.
  package static func name(_ name: String, after mark: Character) -> String {
    "\(mark)\(Quoting.name(name))"
  }

  /// Returns the text as the value of a line, in quotes only if it needs them.
  static func value(_ text: String) -> String {
    needsQuotes(text) ? quotedLiteral(text) : text
  }

  /// Returns the strings with a separator between them, and with quotes if they need them.
  static func items(_ items: [String], partedBy mark: Character, _ separator: String) -> String {
    items.map { item in
      item.isEmpty || item.contains(mark) ? quotedLiteral(item) : value(item)
    }.joined(separator: separator)
  }

  /// Returns whether the parser would read the text differently if a line contained it without
  /// quotes.
  static func needsQuotes(_ text: String) -> Bool {
    guard let (first, last) = text.outerBytes else { return false }
    return first == UInt8(ascii: "\"") || first.isBlank || last.isBlank || hasHarm(text)
      || text.hasPrefix("“") || text.hasPrefix("„")
  }

  /// Returns whether anything in the text needs an escape.
  static func hasHarm(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x09 }) else { return false }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.contains { Display.isHarmful(scalars, at: $0) }
  }

  static func isBareName(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    var scanner = Scanner(bytes, range: bytes.indices, source: 0)
    return scanner.bareName() == bytes.indices && !bytes.isEmpty && !hasHarm(name)
  }

  /// Returns the text with escapes, for use between quotes.
  static func escaped(_ text: String, braces: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    let references = braces ? referenceBraces(in: text) : []
    var offset = 0
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "{" where references.contains(offset): result += "\\{"
      default:
        if Display.isHarmful(scalars, at: place) {
          result += Display.escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      offset += scalar.utf8.count
    }
    return result
  }

  /// Returns the offsets of the braces in literal text that would look like references.
  static func referenceBraces(in text: String) -> Set<Int> {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "{")) else { return [] }
    return Set(
      bytes.indices.filter { place in
        guard bytes[place] == UInt8(ascii: "{") else { return false }
        var scanner = Scanner(bytes, range: place + 1..<place + 1, source: 0)
        scanner.end = bytes.count
        return scanner.isReference()
      }
    )
  }
}

extension Quoting {
  /// Parses an argument of a command, which is a string in quotes with escapes or plain text.
  ///
  /// - Returns: The text, or `nil` if it begins with a quotation mark and isn't one complete
  ///   string.
  package static func unquoted(_ text: String) -> String? {
    guard text.hasPrefix("\"") else { return text }
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes, range: bytes.indices, source: 0)
    guard let string = try? scanner.string(for: "text"), scanner.isAtEnd else { return nil }
    return string.text
  }
}
