import EarshotLines
import EarshotModel

/// Prose without the marks of Markdown, as far as lessons use them.
package enum PlainProse {
  /// What a heading says, or `nil` if the line is none.
  package static func heading(_ line: String, in language: LessonLanguage = .english) -> String? {
    let marks = line.prefix { $0 == "#" }.count
    guard (1...6).contains(marks), line.dropFirst(marks).first?.isBlank ?? false else { return nil }
    return plain(String(line.dropFirst(marks)).trimmed, in: language)
  }

  /// Whether a line begins an entry of a list, or a row of a table.
  static func beginsEntry(_ line: String) -> Bool {
    if ["- ", "* ", "+ ", "|"].contains(where: line.begins) { return true }
    let digits = line.prefix { $0.isNumber }.count
    return digits > 0 && line.dropFirst(digits).starts(with: ". ")
  }

  /// A line without stars, with links as their words, and with code in quotation marks: in German those
  /// of German, as in all that the program says.
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

  /// The text without its comments, and the rules that comments such as `<!-- rule: label -->` name.
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

  /// The rules that a comment names; one that does not begin with `rule:` names none.
  private static func names(in comment: String) -> [String] {
    guard comment.begins(with: "rule:") else { return [] }
    return comment.dropFirst("rule:".count).split(separator: ",").map { String($0).trimmed }
  }

  /// The text with `[words](address)` as `words`.
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
