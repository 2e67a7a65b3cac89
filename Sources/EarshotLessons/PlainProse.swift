import EarshotLines
import EarshotModel

/// Prose without the Markdown that lessons use.
package enum PlainProse {
  /// Returns a line without asterisks and without the addresses of links.
  ///
  /// Quotation marks replace the backticks around code, in the form that the language uses.
  package static func plain(_ line: String, in language: LessonLanguage = .english) -> String {
    let isEntry = line.begins(with: "* ")
    let text = isEntry ? "- " + line.dropFirst(2) : line
    let pieces = words(of: text).split(separator: "`", omittingEmptySubsequences: false)
    let isClosed = !pieces.count.isMultiple(of: 2)
    return pieces.enumerated().map { place, piece in
      let isCode = isClosed && !place.isMultiple(of: 2)
      return isCode ? language.quoted(piece) : piece.filter { $0 != "*" }
    }.joined()
  }

  /// Returns the text without its comments, and the rules named by comments such as `<!-- rule:
  /// label -->`.
  static func withoutComments(_ text: String) -> (text: String, rules: [String]) {
    var result = ""
    var rules: [String] = []
    var rest = Substring(text)
    while let open = rest.firstRange(of: "<!--"),
      let close = rest[open.upperBound...].firstRange(of: "-->")
    {
      result += rest[..<open.lowerBound]
      rules += names(in: String(rest[open.upperBound..<close.lowerBound]).trimmed)
      rest = rest[close.upperBound...]
    }
    return ((result + rest).trimmed, rules)
  }

  /// Returns the rules that a comment names.
  ///
  /// A comment that doesn't begin with `rule:` names none.
  private static func names(in comment: String) -> [String] {
    guard comment.begins(with: "rule:") else { return [] }
    return comment.dropFirst("rule:".count).split(separator: ",").map { String($0).trimmed }
  }

  /// Returns the text with each link `[words](address)` replaced by its words.
  private static func words(of text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "[") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "]"),
        inside[inside.index(after: close)...].first == "(",
        let end = inside[close...].firstIndex(of: ")")
      else {
        result += rest[...open]
        rest = inside
        continue
      }
      result += rest[..<open] + inside[..<close]
      rest = inside[inside.index(after: end)...]
    }
    return result + rest
  }
}
