import EarshotLines

// Lines that a terminal broke, as they are copied from a window.
//
// - Source: SESSIONS.md, "Transcripts"; our choice.
extension TextLine {
  /// What stands before the words that a line goes on with.
  private static let mark = "|"

  /// The line with one that a terminal broke off it, or `nil` if that is a line of its own.
  ///
  /// The second begins with `  | `, or with `  |` where it was broken in the middle of a word.
  func joined(with other: TextLine) -> TextLine? {
    let text = other.trimmed
    guard text.begins(with: Self.mark), !trimmed.isEmpty,
      other.indentation.count >= indentation.count + 2
    else { return nil }
    let rest = text.withoutFirst
    let isOfWord = rest.first.map { !$0.isBlank } ?? false
    return TextLine(
      text: self.text.trimmedEnd + (isOfWord ? "" : " ") + rest.trimmed,
      range: range.lowerBound..<other.range.upperBound,
      number: number,
      lastNumber: other.number
    )
  }
}
