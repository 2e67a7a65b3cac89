import EarshotModel
package import EarshotNotation

/// A check for comments that are meant for the audit but that it can't read.
///
///     # audit: ignore "two doors" label-duplicate    →    # audit: ignore label-duplicate "two doors"
///
/// - Source: our choice; a comment that has no effect must not be silent.
package enum AuditComments {
  private static let starts: Set = [
    "audit", "earshot", "audit-ignore", "earshot-ignore", "noaudit",
  ]
  private static let verbs: Set = [
    "ignore", "ignored", "allow", "disable", "suppress", "skip", "off", "exclude", "ok", "accept",
  ]
  private static let fillers: Set = [
    "because", "as", "since", "reason", "for", "the", "rule", "-", "–", "—", "//", "=", "this",
    "ignore-next-line", "disable-next-line", "next", "line",
  ]

  /// Returns a warning about each comment that the audit can't read, with the form that it can
  /// read.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sources.
  package static func problems(in sources: [SourceText]) -> [Diagnostic] {
    sources.enumerated().flatMap { number, source -> [Diagnostic] in
      guard source.utf8.first != UInt8(ascii: "<"), source.utf8.first != UInt8(ascii: "{") else {
        return []
      }
      return LineRanges(source.utf8).compactMap { problem(source, $0, number) }
    }
  }

  private static func problem(
    _ source: SourceText,
    _ range: Range<Int>,
    _ number: Int
  ) -> Diagnostic? {
    guard let start = source.utf8[range].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      source.utf8[start] == UInt8(ascii: "#"), range.upperBound - start <= 300
    else { return nil }
    let place = start..<range.upperBound
    let line = String(decoding: source.utf8[place], as: UTF8.self)
    guard let comment = Meant(line) else { return nil }
    let meant = comment.line ?? "# audit: ignore \(comment.rule) \"…\""
    let reason = comment.line == nil ? " with a reason" : ""
    let words: Diagnostic.Message =
      "the audit can't read this comment; write '\(Display.safe(meant))'\(reason)"
    var warning = Diagnostic(.warning, words, source: number, range: place)
    warning.correction = comment.line.map { .init(range: place, replacement: $0) }
    return warning
  }

  /// A comment that names a rule but doesn't have the audit's form.
  private struct Meant {
    let rule: String
    /// The comment in the audit's form, or `nil` if it has no reason.
    let line: String?

    /// Reads a comment, or returns `nil` if it isn't for the audit or already has the right form.
    init?(_ text: String) {
      let ids = AuditRule.all.map(\.id)
      let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      let quoted = parts.count == 3 ? String(parts[1]) : nil
      let bare = parts.count == 3 ? "\(parts[0]) \(parts[2])" : text
      let words = bare.split { " :,()[]#".contains($0) }.map(String.init)
      guard let first = words.first?.lowercased(), AuditComments.starts.contains(first) else {
        return nil
      }
      let known = words.first { ids.contains($0.lowercased()) }?.lowercased()
      let near = words.dropFirst().lazy.filter { $0.utf8.contains(UInt8(ascii: "-")) }
        .compactMap { Suggestion.nearest(to: $0.lowercased(), in: ids) }.first
      guard let rule = known ?? near else { return nil }
      self.rule = rule
      let rest = words.dropFirst().filter { word in
        let plain = word.lowercased()
        return plain != rule && !AuditComments.verbs.contains(plain)
          && !AuditComments.fillers.contains(plain)
          && Suggestion.nearest(to: plain, in: ids) != rule
      }
      let reason = quoted ?? (rest.isEmpty ? nil : rest.joined(separator: " "))
      line = reason.map { "# audit: ignore \(rule) \"\($0)\"" }
      if line == text { return nil }
    }
  }
}
