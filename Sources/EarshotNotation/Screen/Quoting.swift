import EarshotModel

/// Writes texts as the notation has them: bare where that is enough, else in quotes.
package enum Quoting {
  /// The text in double quotes; braces that would be references are escaped.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text, braces: true))\"" }

  /// The text in double quotes, where braces mean nothing.
  package static func quotedLiteral(_ text: String) -> String {
    "\"\(escaped(text, braces: false))\""
  }

  /// A name: bare, or in quotes.
  package static func name(_ name: String) -> String {
    isBareName(name) ? name : quotedLiteral(name)
  }

  /// A name with the mark of an identifier or a tag in front.
  package static func name(_ name: String, after mark: Character) -> String {
    "\(mark)\(Quoting.name(name))"
  }

  /// The text as the value of a line, in quotes only where it needs them.
  static func value(_ text: String) -> String {
    needsQuotes(text) ? quotedLiteral(text) : text
  }

  /// Texts separated by a mark.
  static func items(_ items: [String], partedBy mark: Character, _ separator: String) -> String {
    items.map { item in
      item.isEmpty || item.contains(mark) ? quotedLiteral(item) : value(item)
    }.joined(separator: separator)
  }

  /// Whether a text would not come back from a line as it is.
  static func needsQuotes(_ text: String) -> Bool {
    guard let (first, last) = text.outerBytes else { return false }
    return first == UInt8(ascii: "\"") || first.isBlank || last.isBlank || hasHarm(text)
      || text.hasPrefix("“") || text.hasPrefix("„")
  }

  /// Whether something in the text has to be escaped.
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

  /// The text between quotes.
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

  /// The offsets of the braces in a literal text that would be read as references.
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
  /// Reads a text as commands have it: in quotes with escapes, or as it stands.
  ///
  /// - Returns: Nothing if the text begins with a quotation mark and is not one whole string.
  package static func unquoted(_ text: String) -> String? {
    guard text.hasPrefix("\"") else { return text }
    let bytes = Array(text.utf8)
    var scanner = Scanner(bytes, range: bytes.indices, source: 0)
    guard let string = try? scanner.string(for: "text"), scanner.isAtEnd else { return nil }
    return string.text
  }
}
