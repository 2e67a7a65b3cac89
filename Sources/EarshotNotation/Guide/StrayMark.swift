/// Punctuation from other languages that has no meaning in a screen file.
///
/// - Source: our choice, from what people typed.
enum StrayMark {
  /// Returns the replacement for stray punctuation, as the end of a sentence, or `nil` for any
  /// other text.
  static func advice(on found: String) -> String? {
    if ["//", "<!--", "/*", "--"].contains(where: found.hasPrefix) {
      return "start a comment with '# ', on its own line"
    }
    if ["->", "=>", "→", "⇒"].contains(where: found.hasPrefix) {
      return """
        write the destination below: 'on activate: push SCREEN', or 'opens: SCREEN' for a tab of \
        the app
        """
    }
    if found.hasPrefix("<") { return element(inTag: found) }
    if found.last == "." || found.last == ")", found.dropLast().allSatisfy(\.isNumber),
      found.count > 1
    {
      return "leave out '\(found)'"
    }
    switch found {
    case "{", "}", "{}":
      return "leave out '\(found)', and indent the lines inside the braces by two spaces"
    case ":", ";", ",", "-", "*", "•", "–", "=": return "leave out '\(found)'"
    default: return nil
    }
  }

  /// The roles that match HTML tags.
  private static let roles = [
    "button": "button", "a": "link", "p": "text", "span": "text", "label": "text", "img": "image",
    "h1": "header", "h2": "header", "h3": "header", "input": "textField", "li": "cell",
    "select": "menu", "table": "table", "header": "header",
  ]

  /// Returns the advice for an HTML tag, with an example such as `button "Save"` for
  /// `<button>Save</button>`.
  private static func element(inTag found: String) -> String {
    let name = found.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased()
    let start = found.firstIndex(of: ">").map { found.index(after: $0) } ?? found.endIndex
    let inside = Display.safe(String(found[start...].prefix { $0 != "<" }))
    let label = Quoting.quotedLiteral(inside.isEmpty ? "Pay" : inside)
    return "write a role and its label, such as '\(roles[name] ?? "button") \(label)'"
  }

  /// Returns the advice for stray punctuation as the end of a message, or an empty string if
  /// there's none.
  static func ending(for found: String) -> String { advice(on: found).map { "; \($0)" } ?? "" }
}
