import EarshotModel

// Identifiers and tags that are written as two words.
extension Scanner {
  /// Returns the error for an identifier or a tag that's written as two words, as in `#oat milk`,
  /// or `nil` for any other text.
  func splitName(before place: Range<Int>) -> Diagnostic? {
    let line = text(lineStart..<place.lowerBound)
    guard let first = line.split(separator: " ").last, let mark = first.first, "#.".contains(mark),
      line.hasSuffix("\(first) ")
    else { return nil }
    let word = text(place)
    let isTrait = BorrowedWord.ownName(of: word, in: Traits.named.map(\.name)) != nil
    guard !isTrait, ToggleState(rawValue: word) == nil, word.allSatisfy(\.isOfName),
      Property(name: word) == nil, BorrowedWord.advice(on: word, as: .trait) == nil,
      mark == "#" || place.upperBound == end
    else { return nil }
    let name = "\(first)\(word.prefix(1).uppercased())\(word.dropFirst())"
    let start = place.lowerBound - first.utf8.count - 1
    return error(
      "\(mark == "#" ? "an identifier" : "a tag") must be one word; write '\(name)'",
      place,
      fixIt: .init(range: start..<place.upperBound, replacement: name)
    )
  }
}
