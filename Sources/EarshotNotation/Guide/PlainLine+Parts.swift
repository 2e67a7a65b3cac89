import EarshotModel

// Parts of an element and lines at the left margin in a different order.
extension PlainLine {
  private static let marks: Set = ["bold", "italic", "link", "underlined", "underline", "heading"]

  /// The candidates for the line as a part, a comment, a block, or a screen.
  var parts: [[String]] {
    comments + contents + marked + rotors + blocks + actions + screenLines
  }

  /// The candidate for a comment in another language.
  private var comments: [[String]] {
    for (open, close) in [("<!--", "-->"), ("/*", "*/"), ("//", ""), ("--", "")]
    where line.hasPrefix(open) {
      let text = line.dropFirst(open.count)
      let end = !close.isEmpty && text.hasSuffix(close) ? text.dropLast(close.count) : text
      return [["# \(String(end).trimmedOfSpaces)"]]
    }
    return []
  }

  /// The candidates with the parts of the line in the right order, which take precedence over
  /// fixes.
  var swapped: [[String]] {
    line.hasPrefix("on action ") ? [[String(line.dropFirst(3))]] : screenLines
  }

  /// Returns a word in lowercase, without colons, commas, and parentheses.
  private func bare(_ word: String) -> String {
    word.lowercased().filter { !":,()".contains($0) }
  }

  private var contents: [[String]] {
    guard let first = words.texts.first.map(bare), ["content", "custom", "detail"].contains(first)
    else { return [] }
    let important: Set = ["important", "high", "importantly"]
    let isImportant = words.all.contains { !$0.isQuoted && important.contains(bare($0.text)) }
    var rest = words.all.dropFirst().filter { word in
      word.isQuoted || !important.contains(bare(word.text)) && word.text != ":"
    }.map(\.text)
    guard
      let place = rest.firstIndex(where: { $0.hasPrefix("\"") })
        ?? rest.firstIndex(where: {
          $0.hasSuffix(":")
        })
    else { return [] }
    let name = Quoting.unquoted(rest[place]) ?? rest[place].filter { $0 != ":" }
    rest.remove(at: place)
    let fillers: Set = ["=", "is", "as", "content", "->", ","]
    var value = rest.filter { !fillers.contains($0.lowercased()) }.joined(separator: " ")
    value = String(
      value.drop { ":=, ".contains($0) }.reversed().drop { ", ".contains($0) }.reversed()
    )
    guard !value.isEmpty else { return [] }
    let head = "content\(isImportant ? " important" : "") \(Quoting.quotedLiteral(name))"
    return [["\(head): \(value)"]]
  }

  /// The candidate with the closing quote before the identifier and the tags, or at the end:
  /// `link "Opening hours #open` → `link "Opening hours" #open`.
  var closed: [[String]] {
    guard line.count(where: { $0 == "\"" }) % 2 == 1 else { return [] }
    var parts = line.split(separator: " ")
    var ending: [Substring] = []
    while let last = parts.last, "#.".contains(last.prefix(1)),
      last.dropFirst().allSatisfy(\.isOfName),
      last.count > 1
    {
      ending.insert(last, at: 0)
      parts.removeLast()
    }
    let whole = (["\(parts.joined(separator: " "))\""] + ending.map(String.init))
    return [[whole.joined(separator: " ")]]
  }

  /// The candidate for a mark: `mark "10 minutes" as bold`, `bold: "until nine"`.
  var marked: [[String]] {
    let plain = words.all.filter { !$0.isQuoted }.map { bare($0.text) }.filter { !$0.isEmpty }
    guard let quoted = words.all.first(where: \.isQuoted)?.text,
      let kind = plain.first(where: { Self.marks.contains($0) || $0 == "strong" })
    else { return [] }
    let fillers: Set = [
      "mark", "as", "the", "word", "words", "is", "text", "in", "make", "are", "a",
    ]
    let rest = plain.filter { $0 != kind && !fillers.contains($0) }
    guard rest.isEmpty || rest.allSatisfy({ Self.number($0) != nil }),
      words.texts[0].lowercased() != "rotor", Role(rawValue: words.texts[0]) == nil
    else { return [] }
    let number = rest.first.flatMap(Self.number).map { " \($0)" } ?? ""
    let written = kind == "strong" ? "bold" : kind == "underline" ? "underlined" : kind
    return [["mark \(written)\(number): \(quoted)"]]
  }

  private var rotors: [[String]] {
    guard let first = words.texts.first.map(bare), first == "rotor",
      let quoted = words.all.first(where: \.isQuoted)?.text
    else { return [] }
    let fillers: Set = [
      "for", "of", "as", "named", "called", "=", "->", "visits", "over", "", "all", "tag", "tagged",
    ]
    let items = words.all.dropFirst().filter { !$0.isQuoted }
      .map { $0.text.filter { !":,".contains($0) } }.filter { !fillers.contains($0.lowercased()) }
    guard !items.isEmpty else { return [] }
    let joined = items.joined(separator: items[0] == "mark" ? " " : ", ")
    return [["rotor \(quoted): \(joined)"], ["rotor \(quoted): .\(joined)"]]
  }

  /// The candidates for an `each` block: `for each .price:`.
  private var blocks: [[String]] {
    let texts = words.texts.map { $0.filter { !":{,()".contains($0) } }
    guard let first = texts.first?.lowercased(), texts.count > 1,
      ["for", "each", "every", "all", "foreach", "forall", "alle", "für"].contains(first)
    else { return [] }
    let fillers: Set = [
      "for", "each", "every", "all", "foreach", "of", "the", "in", "elements", "element", "with",
      "tag", "alle", "für", "tagged", "jedes", "forall", "",
    ]
    let rest = texts.filter { !fillers.contains($0.lowercased()) }
    guard rest.count == 1 else { return [] }
    return [["each \(rest[0])"], ["each .\(rest[0])"]]
  }

  /// The candidate for an action whose name lacks quotes: `action Delete: remove self`.
  private var actions: [[String]] {
    let starts = ["custom action", "swipe action", "accessibility action", "aktion", "action"]
    let lower = line.lowercased()
    guard let start = starts.first(where: { lower.hasPrefix($0) }) else { return [] }
    let plain = line.replacing(" {", with: ":").filter { $0 != "}" }
    let rest = String(plain.dropFirst(start.count).drop { ": ".contains($0) }).trimmedOfSpaces
    let inner = PlainLine(rest, names)
    guard let name = inner.words.all.first else { return [] }
    if name.isQuoted {
      let effect = inner.words.text(1..<inner.words.all.count).drop { ":=->, ".contains($0) }
      return effect.isEmpty ? [] : [["action \(name.text): \(effect)"]]
    }
    guard let (key, value) = inner.keyed, !key.contains("\""), !value.isEmpty else { return [] }
    return [["action \(Quoting.quotedLiteral(key)): \(value)"]]
  }

  /// The candidate for a screen with its title before its name: `screen "Cart" cart`.
  var screenLines: [[String]] {
    guard words.texts.first?.lowercased() == "screen", words.all.count >= 3,
      let quoted = words.all.first(where: \.isQuoted)?.text
    else { return [] }
    let names = words.all.dropFirst().filter { !$0.isQuoted }
      .map { $0.text.filter { !"#:,".contains($0) } }
      .filter { !["named", "called", "titled", "name", "title", "as", "", "="].contains($0) }
    guard names.count == 1, Quoting.isBareName(names[0]) else { return [] }
    return [["screen \(names[0]) \(quoted)"]]
  }
}
