import EarshotModel
import EarshotNotation

/// A comment that marks a finding as intended: `# audit: ignore label-duplicate "two doors"`.
///
/// Above a node, the comment applies to the node and its contents. Above the first node of a file,
/// it applies to the whole file.
///
/// - Source: our choice.
struct IgnoreComment: Sendable {
  /// The index of the source.
  let source: Int
  /// The line, starting at 1.
  let line: Int
  /// The rule, as written.
  let rule: String
  /// The reason, or `nil` if there's none.
  let reason: String?
  /// Whether the comment has a reason where the rule belongs.
  let isWithoutRule: Bool

  /// Parses a line.
  ///
  /// Returns `nil` if the line doesn't begin with `# audit: ignore`.
  private init?(_ text: String, source: Int, line: Int) {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, words[0] == "#", words[1] == "audit:", words[2] == "ignore" else {
      return nil
    }
    let rest: Substring = words.count > 3 ? words[3] : ""
    // A quotation mark begins the reason, so there's no rule before it.
    let isReason = rest.first == "\""
    let parts = isReason ? ["", rest] : rest.split(separator: " ", maxSplits: 1)
    self.source = source
    self.line = line
    rule = parts.first.map(String.init) ?? ""
    reason = parts.count > 1 ? IgnoreComment.quoted(parts[1]) : nil
    isWithoutRule = rule.isEmpty && isReason
  }

  /// Returns the words in quotes, or `nil` if there are none.
  private static func quoted(_ text: Substring) -> String? {
    let text = text.drop { $0 == " " }
    guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
    let words = String(text.dropFirst().dropLast())
    return words.isBlank ? nil : words
  }

  /// Returns the comments in a source, in order.
  static func all(in text: SourceText, number: Int) -> [IgnoreComment] {
    guard text.utf8.first != UInt8(ascii: "<"), text.utf8.first != UInt8(ascii: "{") else {
      return []
    }
    var comments: [IgnoreComment] = []
    for (place, range) in LineRanges(text.utf8).enumerated() {
      guard let start = text.utf8[range].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        text.utf8[start] == UInt8(ascii: "#")
      else { continue }
      let line = String(decoding: text.utf8[start..<range.upperBound], as: UTF8.self)
      if let comment = IgnoreComment(line, source: number, line: place + 1) {
        comments.append(comment)
      }
    }
    return comments
  }
}
