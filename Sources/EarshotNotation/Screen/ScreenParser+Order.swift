import EarshotModel

// Words of a line in the wrong order.
extension ScreenParser {
  /// Reports the first word that belongs earlier on the line, with the line in the correct order.
  ///
  /// If a tag before that word has the name of a trait, the error is about the tag instead.
  mutating func reportOrder(of words: [NodeLine.Word], _ scanner: Scanner) {
    let pairs = words.indices.dropFirst()
    guard
      let misplaced = pairs.first(where: {
        words[$0].kind.rawValue < words[$0 - 1].kind.rawValue
      })
    else { return }
    if let tag = words[..<misplaced].first(where: { $0.kind == .tag }),
      let trait = BorrowedWord.ownName(of: scanner.text(tag.range), in: Traits.named.map(\.name))
    {
      let isSwift = scanner.text(tag.range) != ".\(trait)"
      return report(
        .tagBeforeText(scanner.text(tag.range), trait),
        tag.range,
        fixIt: isSwift ? .init(range: tag.range, replacement: trait) : nil
      )
    }
    let sorted = words.enumerated().sorted { first, second in
      (first.element.kind.rawValue, first.offset) < (second.element.kind.rawValue, second.offset)
    }
    let replacement = sorted.map { scanner.text($0.element.range) }.joined(separator: " ")
    let place = words[misplaced].range
    let range = (words.first?.range.lowerBound ?? place.lowerBound)..<scanner.end
    let before = words[misplaced - 1]
    let word = words[misplaced].kind == .text ? "the text" : "'\(scanner.text(place))'"
    let other = before.kind == .text ? "the text" : "'\(scanner.text(before.range))'"
    report(
      .wrongOrder(
        word,
        before: other,
        "\(scanner.text(scanner.lineStart..<range.lowerBound))\(replacement)"
      ),
      place,
      fixIt: .init(range: range, replacement: replacement)
    )
  }
}

extension Diagnostic.Message {
  static func tagBeforeText(_ tag: String, _ trait: String) -> Self {
    """
    write a tag such as '\(tag)' after the text; for the trait, write '\(trait)', without the \
    period
    """
  }

  static func wrongOrder(_ word: String, before other: String, _ line: String) -> Self {
    let way = line.utf8.count > 120 ? "move it there" : "write '\(Display.safe(line))'"
    return "\(word) goes before \(other); \(way)"
  }
}
