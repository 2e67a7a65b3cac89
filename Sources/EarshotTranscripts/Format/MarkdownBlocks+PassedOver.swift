import EarshotLines
package import EarshotNotation
import EarshotSession

// Blocks of a document that Earshot doesn't read because their fence isn't quite right for a
// session.
extension MarkdownBlocks {
  /// Reports the blocks that contain the beginning of another block, because their closing fence is
  /// missing.
  ///
  /// Other messages about the lines inside these blocks would be misleading.
  ///
  /// - Source: our choice; CommonMark treats the inner fence as a line of the block.
  package static func unclosed(_ blocks: [Block]) -> [Diagnostic] {
    blocks.compactMap { $0.inner == nil ? nil : $0.problemOfOpen }
  }

  /// The words after the fence of a block that Earshot reads.
  private static let words = ["voiceover", "screen"]
  /// Other words for a session.
  ///
  /// A value of `true` means that the block is a session only if it contains a command.
  ///
  /// - Source: our choice.
  private static let synonyms = [
    "vo": false, "session": true, "sessions": true, "transcript": true, "earshot": true,
  ]

  /// A single result with the errors in the fences of sessions that Earshot would skip, or an empty
  /// array if there are no errors.
  var passedOver: [Transcript.ParseResult] {
    let hasSession = all.contains { $0.info.first == "voiceover" }
    let found =
      notRead
      + all.compactMap {
        $0.problemOfFence ?? $0.problemOfSession ?? $0.problemOfEnd
          ?? (hasSession ? $0.problemOfBareBlock : nil)
      }
    let sorted = found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return sorted.isEmpty ? [] : [Transcript.ParseResult(nil, sorted)]
  }

  /// Returns the word that the author probably meant, or `nil` if there's none.
  static func meant(by word: String) -> String? {
    let words = word.lowercased().split { !$0.isLetter }.map(String.init)
    let letters = words.joined()
    if synonyms[letters] != nil { return "voiceover" }
    let found = [letters] + words.prefix(1)
    return found.first(where: Self.words.contains)
      ?? found.lazy.compactMap { Suggestion.nearest(to: $0, in: Self.words) }.first
  }

  /// Returns whether Earshot reads a block with the word after its fence.
  fileprivate static func isRead(_ word: String) -> Bool { words.contains(word) }

  /// Returns whether a block with the word can contain a session that Earshot reads, or a session
  /// that the document only shows.
  fileprivate static func mayShow(_ word: String) -> Bool { isRead(word) || word == "text" }

  /// Returns whether a word stands for a session only if the block contains a command.
  fileprivate static func needsCommand(_ word: String) -> Bool {
    synonyms[word.lowercased()] ?? false
  }
}

extension MarkdownBlocks.Block {
  /// The error for a block of a different kind, or without a kind, that has a session's header and
  /// a command, or `nil` for other blocks.
  ///
  /// A block of the kind `text` shows a session without running it, so it has no error.
  fileprivate var problemOfSession: Diagnostic? {
    guard !(info.first.map(MarkdownBlocks.mayShow) ?? false),
      lines.contains(where: { $0.trimmed.begins(with: "> ") }),
      lines.first(where: { !$0.trimmed.isEmpty })?.trimmed.begins(with: "screen: ") ?? false
    else { return nil }
    let message: Diagnostic.Message =
      """
      Earshot doesn't read this session, because its block \
      \(info.first.map { "is of type '\($0)'" } ?? "has no type"); begin the block with \
      '\(marks)voiceover' or, to show the session without running it, with '\(marks)text'
      """
    return Diagnostic(.error, message, range: range)
  }

  /// The error for a block that has no kind and begins with a gesture, in a document with sessions,
  /// or `nil` for other blocks.
  fileprivate var problemOfBareBlock: Diagnostic? {
    guard info.isEmpty, let first = lines.first(where: { !$0.trimmed.isEmpty })?.trimmed,
      first.begins(with: "> "), Gesture(String(first.dropFirst(2)).trimmed) != nil
    else { return nil }
    let message: Diagnostic.Message =
      """
      Earshot doesn't read this block, which looks like a session; begin the block with \
      '\(marks)voiceover' or, to show it without running it, with '\(marks)text'
      """
    return Diagnostic(.error, message, range: range)
  }

  /// The error for an unclosed block of a different kind that contains a session, or `nil` for
  /// other blocks.
  fileprivate var problemOfEnd: Diagnostic? {
    guard !isClosed, inner == nil, !(info.first.map(MarkdownBlocks.isRead) ?? false),
      let line = lines.first(where: { $0.beginsSession })
    else { return nil }
    let message: Diagnostic.Message =
      """
      this block isn't closed, so Earshot doesn't read the session at line \(line.number); end the \
      block with '\(marks)'
      """
    return Diagnostic(.error, message, range: range)
  }

  /// The error for a fence that is almost correct for a session or a screen, or `nil` for any other
  /// fence.
  fileprivate var problemOfFence: Diagnostic? {
    guard let word = info.first, !MarkdownBlocks.isRead(word),
      let meant = MarkdownBlocks.meant(by: word), meant != "screen" || info.count == 2,
      !MarkdownBlocks.needsCommand(word) || lines.contains(where: { $0.trimmed.begins(with: "> ") })
    else { return nil }
    let message: Diagnostic.Message =
      "Earshot doesn't read blocks of type '\(word)'; write '\(marks)\(meant)'"
    return Diagnostic(.error, message, range: range)
  }
}

extension TextLine {
  /// Whether the fence opens the block of a session.
  fileprivate var beginsSession: Bool {
    MarkdownFence(trimmed, at: 0, below: 0)?.words.first == "voiceover"
  }
}
