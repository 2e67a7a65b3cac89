/// The words of a line, with or without quotation marks.
struct FlowWords {
  private var words: [(text: String, isQuoted: Bool)] = []
  private var isClosed = true

  init(_ line: String) {
    var word = ""
    var quote: Character?
    var isQuoted = false
    for character in line {
      if let mark = quote {
        if character == mark { quote = nil } else { word.append(character) }
      } else if character == "\"", word.isEmpty {
        (quote, isQuoted) = ("\"", true)
      } else if character.isWhitespace {
        if !word.isEmpty || isQuoted { words.append((word, isQuoted)) }
        (word, isQuoted) = ("", false)
      } else {
        word.append(character)
      }
    }
    isClosed = quote == nil
    if !word.isEmpty || isQuoted { words.append((word, isQuoted)) }
  }

  /// Whether the line is empty or a comment.
  var isBlank: Bool { words.isEmpty || words[0].text == "#" && !words[0].isQuoted }

  func step(at range: Range<Int>) -> CrawlFlow.Step? {
    guard isClosed, let first = words.first, let last = words.last, !first.text.isEmpty,
      !last.text.isEmpty
    else { return nil }
    let deed: CrawlFlow.Deed
    switch (words.count, words.count > 1 ? words[1].text : "") {
    case (3, "back"): deed = .back
    case (4, "tap"):
      let (name, isQuoted) = words[2]
      if !isQuoted, name.hasPrefix("#"), name.count > 1 {
        deed = .tapIdentifier(String(name.dropFirst()))
      } else if !name.isEmpty {
        deed = .tapLabel(name)
      } else {
        return nil
      }
    default: return nil
    }
    return CrawlFlow.Step(from: first.text, deed: deed, to: last.text, range: range)
  }
}
