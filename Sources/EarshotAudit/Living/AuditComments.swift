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
  /// The words that begin a description of the place.
  private static let places: Set = [
    "above", "all", "at", "below", "by", "every", "from", "here", "in", "of", "on", "to", "with",
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
      return source.utf8.comments.compactMap { problem(source, $0, number) }
    }
  }

  private static func problem(
    _ source: SourceText,
    _ place: Range<Int>,
    _ number: Int
  ) -> Diagnostic? {
    guard place.count <= 300 else { return nil }
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
      let quoted = parts.count == 3 && !String(parts[1]).isBlank ? String(parts[1]) : nil
      let bare = parts.count == 3 ? "\(parts[0]) \(parts[2])" : text
      let words = bare.split { " :,()[]#".contains($0) }.map(String.init)
      guard let first = words.first?.lowercased(), AuditComments.starts.contains(first) else {
        return nil
      }
      let known = words.first { ids.contains($0.lowercased()) }?.lowercased()
      let near = words.dropFirst().lazy.filter { $0.utf8.contains(UInt8(ascii: "-")) }
        .compactMap { Suggestion.nearest(to: $0.lowercased(), in: ids) }.first
      // “# audit: label-emoji again” is a remark about the audit.
      let asks =
        first.hasSuffix("ignore") || first == "noaudit"
        || words.contains { AuditComments.verbs.contains($0.lowercased()) }
      guard let rule = known ?? near, asks else { return nil }
      self.rule = rule
      let rest = words.dropFirst().filter { word in
        let plain = word.lowercased()
        return plain != rule && !AuditComments.verbs.contains(plain)
          && !AuditComments.fillers.contains(plain)
          && Suggestion.nearest(to: plain, in: ids) != rule
      }
      let reason = quoted ?? Self.reason(in: rest)
      line = reason.map { "# audit: ignore \(rule) \"\($0)\"" }
      if line == text { return nil }
    }

    /// Returns words without quotes as a reason, or `nil` if they may only say where the comment
    /// applies, as in “of the logo”.
    private static func reason(in words: [String]) -> String? {
      guard let first = words.first?.lowercased(), !AuditComments.places.contains(first) else {
        return nil
      }
      return words.joined(separator: " ")
    }
  }
}

extension [UInt8] {
  /// The ranges of the comments, each from its number sign to the end of the line.
  ///
  fileprivate var comments: [Range<Int>] {
    withUnsafeBytes { bytes in
      var comments: [Range<Int>] = []
      var start = 0
      while let place = bytes.numberSign(from: start) {
        start = place + 1
        guard bytes.isIndented(to: place) else { continue }
        start = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        comments.append(place..<start)
      }
      return comments
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the position of the first number sign that isn't before `start`, or `nil` if there's
  /// none.
  ///
  /// The search looks at eight bytes at a time, because most bytes aren't number signs.
  fileprivate func numberSign(from start: Int) -> Int? {
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
      if let sign = word.firstNumberSign { return place + sign }
      place &+= 8
    }
    return self[place...].firstIndex(of: UInt8(ascii: "#"))
  }

  /// Returns whether only spaces and tabs, or the byte order mark, are before a position in its
  /// line.
  fileprivate func isIndented(to place: Int) -> Bool {
    var start = place
    while start > 0, self[start - 1].isBlank { start -= 1 }
    if start == 0 || self[start - 1] == 0x0A || self[start - 1] == 0x0D { return true }
    return start == 3 && self[..<3].elementsEqual([0xEF, 0xBB, 0xBF])
  }
}

extension UInt64 {
  /// The index of the first number sign among the eight bytes, starting with the least significant
  /// byte, or `nil` if there's none.
  ///
  /// The exclusive or turns a number sign into zero, and subtracting 1 from zero sets the highest
  /// bit. The borrow of this subtraction can set the bits only of later bytes.
  fileprivate var firstNumberSign: Int? {
    let others = self ^ 0x2323_2323_2323_2323
    let signs = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
    return signs == 0 ? nil : signs.trailingZeroBitCount / 8
  }
}
