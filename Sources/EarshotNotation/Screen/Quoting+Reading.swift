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
