// Longer than 300 lines: the words of elements belong together.

import EarshotModel

// Elements in everyday words.
extension PlainLine {
  /// The candidates for the line as an element, with the lines below it.
  var elements: [[String]] {
    colonRoles + links + foreign + listed + marksOnly + sentences + guardedTraits + variables
      + destinations + headings + counted
  }

  private static let roleWords: [String: String] = [
    "label": "text", "paragraph": "text", "caption": "text", "body": "text", "heading": "header",
    "title": "header", "headline": "header", "picture": "image", "photo": "image", "icon": "image",
    "toggle": "switch", "input": "textField", "dropdown": "menu", "hyperlink": "link",
    "schaltfläche": "button", "überschrift": "header", "bild": "image", "schalter": "switch",
    "textfeld": "textField", "btn": "button", "img": "image",
  ]

  /// Returns the role for a word, or `nil` if the word isn't a name for a role.
  private func role(_ word: String) -> String? {
    guard !word.contains("(") else { return nil }
    let own = Role.written.map(\.rawValue)
    if own.contains(word) { return word }
    return BorrowedWord.ownName(of: word, in: own) ?? Self.roleWords[word.lowercased()]
  }

  /// The roles that people write with a colon before the label.
  private static let sayingRoles: Set = ["text", "header", "button"]
  private static let saying = [
    "paragraph": "text", "caption": "text", "headline": "header", "btn": "button",
    "heading": "header",
  ]

  /// The candidate for a role with a colon: `text: The bar is closed` → `text "The bar is closed"`.
  var colonRoles: [[String]] {
    guard let (key, value) = keyed, !value.isEmpty, Property(name: key) == nil,
      !value.contains("|"), let role = Self.sayingRoles.contains(key) ? key : Self.saying[key]
    else { return [] }
    if role == "header", Self.number(value.lowercased()) != nil { return [] }
    return [["\(role) \(Self.labeled(value))"]]
  }

  /// The candidates for an element with the words, attributes, or order of another tool.
  private var foreign: [[String]] {
    guard let element = ForeignElement(line, names), !element.leavesOut else { return [] }
    return element.candidates
  }

  /// The candidate for a label without its opening quotation mark: `button Help"`.
  private var marksOnly: [[String]] {
    guard line.count(where: { $0 == "\"" }) == 1, let first = line.firstIndex(of: " "),
      let role = role(String(line[..<first])), let quote = line.firstIndex(of: "\""), quote > first
    else { return [] }
    let label = String(line[first..<quote]).trimmedOfSpaces
    guard !label.isEmpty else { return [] }
    return [["\(role) \(Quoting.quotedLiteral(label))\(line[line.index(after: quote)...])"]]
  }

  /// The candidate for an element with its items after a colon: `dropdown "Size": S, M, L`.
  private var listed: [[String]] {
    guard let (key, value) = keyed, value.contains(where: { ",|/".contains($0) }),
      !value.contains("\""), !value.contains("#")
    else { return [] }
    let head = LineWords(key)
    guard head.all.count >= 2, head.all[1].isQuoted, let first = head.texts.first,
      let role = self.role(first) ?? Self.borrowedRole(first)
    else { return [] }
    let mark: Character = value.contains("|") ? "|" : value.contains(",") ? "," : "/"
    let items = value.split(separator: mark).map { String($0).trimmedOfSpaces }
    let start = ([role] + head.texts.dropFirst()).joined(separator: " ")
    let inner = [
      "menu": "button", "segments": "tab", "list": "text", "group": "button",
      "alert": "button", "tabBar": "tab", "row": "text",
    ][role]
    guard let inner else {
      return ["adjustable", "wheel", "slider"].contains(role)
        ? [[start, "  values: \(items.joined(separator: " | "))"]] : []
    }
    return [[start] + items.map { "  \(inner) \(Quoting.quotedLiteral($0))" }]
  }

  /// The candidate for a label with a link: `text "Read <a href='done'>the terms</a>"`.
  private var links: [[String]] {
    guard let role = words.texts.first.flatMap(role), words.all.count > 1, words.all[1].isQuoted
    else { return [] }
    let label = words.texts[1]
    let tail = words.text(2..<words.all.count)
    var found: (range: Range<String.Index>, words: String, target: String)?
    if let open = label.firstRange(of: "<a "),
      let end = label.firstRange(of: ">", from: open.upperBound),
      let close = label.firstRange(of: "</a>", from: end.upperBound)
    {
      let target = label[open.upperBound..<end.lowerBound].filter { !"'\"\\".contains($0) }
      let name = target.firstRange(of: "href=").map { String(target[$0.upperBound...]) } ?? ""
      found = (
        open.lowerBound..<close.upperBound, String(label[end.upperBound..<close.lowerBound]), name
      )
    } else if let open = label.firstRange(of: "["),
      let middle = label.firstRange(of: "](", from: open.upperBound),
      let close = label.firstRange(of: ")", from: middle.upperBound)
    {
      found = (
        open.lowerBound..<close.upperBound, String(label[open.upperBound..<middle.lowerBound]),
        String(label[middle.upperBound..<close.lowerBound])
      )
    }
    guard let found, !found.words.isEmpty else { return [] }
    let plain =
      "\(label[..<found.range.lowerBound])\(found.words)\(label[found.range.upperBound...])"
    let head = "\(role) \(plain)\(tail.isEmpty ? "" : " \(tail)")"
    let mark = "  mark link: \(Quoting.quotedLiteral(found.words))"
    guard let screen = names.screen(found.target) else { return [[head, mark]] }
    return [[head, mark, "    on activate: push \(screen)"]]
  }

  /// Returns text with quotes around the label, and with the identifier and the tags after it.
  private static func labeled(_ text: String) -> String {
    let words = LineWords(text)
    let marks = words.texts.reversed().prefix { word in
      "#.".contains(word.prefix(1)) && word.dropFirst().allSatisfy(\.isOfName) && word.count > 1
    }.reversed()
    let count = words.all.count - marks.count
    guard count > 0 else { return text }
    let label = words.text(0..<count)
    let plain = String(
      label.reversed().drop { ".,;".contains($0) && marks.isEmpty && label.hasSuffix("\".") }
        .reversed()
    )
    let quoted =
      words.all[0].isQuoted && count == 1
      ? words.all[0].text : Quoting.quotedLiteral(plain.filter { $0 != "\"" })
    return ([quoted] + marks).joined(separator: " ")
  }

  private static let articles: Set = [
    "a", "an", "the", "add", "new", "there", "is", "here", "create", "place", "put", "then", "ein",
    "eine", "show", "with", "another",
  ]
  private static let naming: Set = [
    "that", "says", "saying", "called", "named", "labeled", "labelled", "with", "label", "the",
    "text", "titled", "reads", "reading", "which", "title", "of", "name", "whose", "is", "for",
    "words",
    "namens", "mit", "it",
  ]

  /// The candidate for a sentence about an element: `a button that says Help` → `button "Help"`.
  private var sentences: [[String]] {
    let texts = words.texts
    let start = texts.firstIndex { !Self.articles.contains($0.lowercased()) } ?? 0
    guard start < texts.count, !line.contains(where: { ":(){}<".contains($0) }),
      line.first?.isLetter == true, let role = role(texts[start])
    else { return [] }
    var end = start + 1
    while end < texts.count, Self.naming.contains(texts[end].lowercased()) { end += 1 }
    guard end < texts.count, start > 0 || end > start + 1, end > start + 1 || start > 0 else {
      return []
    }
    let rest = words.text(end..<texts.count)
    let state = ["switch", "checkbox"].contains(role) ? ["on", "off", "mixed"] : []
    if let first = state.first(where: { rest.hasPrefix("\($0) ") }) {
      return [["\(role) \(first) \(Self.labeled(String(rest.dropFirst(first.count + 1))))"]]
    }
    return [["\(role) \(Self.labeled(rest))"]]
  }

  /// The candidate for a trait with a condition: `button notEnabled when #count is 0 "Pay"`.
  private var guardedTraits: [[String]] {
    let texts = words.texts
    guard let first = texts.first.flatMap(role),
      let mark = texts.firstIndex(where: { ["when", "if", "unless"].contains($0) }), mark > 0,
      let quoted = words.all.firstIndex(where: \.isQuoted), keyed == nil
    else { return [] }
    let end = quoted > mark ? quoted : texts.count
    let ids = texts[(mark + 1)..<end].lastIndex { $0.hasPrefix("#") || $0.hasPrefix(".") }
    let isBehind = quoted < mark && ids == texts.count - 1 && ids != mark + 1
    let test = Self.tests(words.text(mark + 1..<(isBehind ? end - 1 : end)))
    guard test.count == 1 else { return [] }
    let condition = texts[mark] == "unless" ? ForeignCondition.denied(test[0]) : test[0]
    let states = texts[1..<mark].filter { !$0.hasPrefix("\"") && !$0.hasPrefix("#") && $0 != "," }
    let plain = states.joined(separator: " ").lowercased()
    let kept =
      texts[1..<mark].filter { $0.hasPrefix("\"") || $0.hasPrefix("#") }
      + (quoted > mark ? Array(texts[quoted...]) : isBehind ? [texts[texts.count - 1]] : [])
    let head = "\(first) \(kept.joined(separator: " "))"
    if plain.isEmpty || ["visible", "shown", "only", "shown only"].contains(plain) {
      return [[head, "  hidden when \(ForeignCondition.denied(condition)): true"]]
    }
    if ["hidden", "invisible"].contains(plain) {
      return [[head, "  hidden when \(condition): true"]]
    }
    let known = Traits.named.map(\.name)
    let dimmed: Set = ["dimmed", "disabled", "inactive", "greyed out", "grayed out"]
    let trait = dimmed.contains(plain) ? "notEnabled" : BorrowedWord.ownName(of: plain, in: known)
    return trait.map { [[head, "  traits when \(condition): \($0)"]] } ?? []
  }

  /// The candidate for a variable with its value: `variable #tries is 0`.
  private var variables: [[String]] {
    let texts = words.texts
    guard let first = texts.first?.lowercased(), texts.count > 2,
      ["variable", "var", "let", "number", "counter", "const", "variablen"].contains(first)
    else { return [] }
    let worded = WordedVariable(String(line.dropFirst(first.count)))
    if first == "variable", worded.isPhrase, !line.contains(where: { "#\"".contains($0) }) {
      return worded.lines.map { [$0] } ?? []
    }
    let name = texts[1].filter { $0 != "#" && $0 != ":" && $0 != "=" }
    let fillers: Set = [
      "is", "=", ":", ":=", "starts", "at", "with", "value", "value:", "of", "from", "equals", "to",
      "beginning", "initially", "->", "as", "set",
    ]
    let rest = texts.dropFirst(2).drop { fillers.contains($0.lowercased()) }
    let text = String(rest.joined(separator: " ").drop { "= ".contains($0) })
    let isCode = ["var", "let", "const"].contains(first)
    let written = isCode ? MeantVariable.literal(text) : Quoting.unquoted(text)
    guard Quoting.isBareName(name), let value = written, !value.isEmpty,
      ExactNumber(value) != nil || !value.contains(where: { "*/+(){}[]=<>".contains($0) })
    else { return [] }
    return [["variable #\(name)", "  value: \(value)"]]
  }

  /// The candidate for an element with its destination: `tab "Garden" -> garden`.
  private var destinations: [[String]] {
    let texts = LineWords(line.replacing(" href=", with: " -> ")).texts
    let words = LineWords(texts.joined(separator: " "))
    let marks: Set = [
      "->", "=>", "→", "opens", "opens:", "to", "leads", "goes", "-->", ">", "pushes", "shows",
      "öffnet", "links", "presents",
    ]
    guard texts.count > 2, let role = texts.first.flatMap(role), !line.contains(" on "),
      let quoted = words.all.firstIndex(where: \.isQuoted),
      let mark = texts.indices.first(where: {
        $0 > quoted && marks.contains(texts[$0].lowercased())
      }),
      mark + 1 < texts.count
    else { return [] }
    let name = texts[(mark + 1)...].filter {
      !marks.contains($0.lowercased()) && !["the", "screen", "alert", "sheet", "a"].contains($0)
    }.joined(separator: " ")
    let head = words.text(0..<mark)
    let start = "\(role)\(head.dropFirst(texts[0].count))"
    let bare = String(name.drop { $0 == "#" })
    if let screen = names.screen(Quoting.unquoted(name) ?? name) ?? names.titled(name) {
      let own = role == "tab" ? "opens: \(screen)" : "on activate: push \(screen)"
      return [[start, "  \(own)"]]
    }
    return names.identifiers.contains(bare) ? [[start, "  on activate: present #\(bare)"]] : []
  }

  /// The candidates for a heading with its level: `subheader "Pizzas"`, `heading 2 "Pizzas"`.
  var headings: [[String]] {
    if line.hasPrefix("<h"), let level = line.dropFirst(2).first, level.isNumber,
      let open = line.firstIndex(of: ">"), let close = line.firstRange(of: "</", from: open)
    {
      let text = String(line[line.index(after: open)..<close.lowerBound])
      let head = "header \(Quoting.quotedLiteral(text))"
      return level == "1" ? [[head]] : [[head, "  level: \(level)"]]
    }
    guard let first = words.texts.first?.lowercased(),
      let quoted = words.all.firstIndex(where: \.isQuoted), keyed == nil
    else { return [] }
    let before = words.texts[1..<max(1, quoted)].map { $0.lowercased() }
    var level: String?
    if ["subheader", "subheading", "subtitle", "sub-header", "sub-heading", "subhead"]
      .contains(first)
    {
      level = "2"
    }
    if first.count == 2, first.hasPrefix("h"), let number = Int(String(first.dropFirst())) {
      level = "\(number)"
    }
    let isHeading = ["header", "heading", "title", "headline", "überschrift"].contains {
      first.hasPrefix($0)
    }
    let digits = first.filter(\.isNumber)
    if isHeading, !digits.isEmpty { level = digits }
    let behind = words.texts[(quoted + 1)...].map { $0.lowercased() }
    if isHeading, level == nil {
      level =
        (before + behind).filter { !$0.hasPrefix("#") }.lazy
        .map { $0.filter { $0 != "=" && $0 != "," } }
        .compactMap { word in
          Self.number(String(word.drop { $0.isLetter && word.contains(where: \.isNumber) }))
        }.first
    }
    guard let level else { return [] }
    let marks = words.texts[(quoted + 1)...].filter { $0.hasPrefix("#") || $0.hasPrefix(".") }
    let head = (["header", words.texts[quoted]] + marks).joined(separator: " ")
    return level == "1" ? [[head], [head, "  level: 1"]] : [[head, "  level: \(level)"]]
  }

  /// The candidates for an element with a number after its label: `carousel "Offers" 5 slides`.
  private var counted: [[String]] {
    let texts = words.texts
    guard let first = texts.first, texts.count > 2,
      let quoted = words.all.firstIndex(where: \.isQuoted), quoted == 1, keyed == nil
    else { return [] }
    let scrolling: Set = ["carousel", "pager", "scrollview", "slideshow", "gallery", "pages"]
    let role = scrolling.contains(first.lowercased()) ? "scrollView" : self.role(first)
    let paging: Set = ["slides", "pages", "cards", "slide", "page", "screens", "seiten"]
    let behind = texts[2...].filter { !$0.hasPrefix("#") && !$0.hasPrefix(".") && $0 != "," }
    let marks = texts[2...].filter { $0.hasPrefix("#") || $0.hasPrefix(".") }
    let role0 = role ?? Self.borrowedRole(first)
    guard let role0, !behind.isEmpty else { return [] }
    let head = ([role0, texts[1]] + marks).joined(separator: " ")
    if behind.contains(where: { paging.contains($0.lowercased()) }),
      let count = behind.lazy.compactMap(Self.number).first
    {
      return [[head, "  pages: \(count)"]]
    }
    let said = behind.drop { ["=", ":", "value", "value:", "is", "at"].contains($0.lowercased()) }
    let isNumber = said.first?.first?.isNumber == true
    let words = said.joined(separator: " ")
    if behind.contains(where: { $0.lowercased().hasPrefix("column") }) {
      return Self.numbers(in: words).first.map { [[head, "  columns: \($0)"]] } ?? []
    }
    if behind.contains("value"), let range = words.firstRange(of: " value ") {
      let ends = Self.ranges(String(words[..<range.lowerBound]))
      return ends.map { [head, "  value: \(words[range.upperBound...])", "  range: \($0)"] }
    }
    if Self.numbers(in: words).count > 1 {
      let spaced = words.contains("...") ? words : words.replacing("-", with: " - ")
      return Self.ranges(spaced).map { [head, "  range: \($0)"] }
    }
    return isNumber && !words.contains("..") && !words.contains(":")
      ? [[head, "  value: \(words)"]] : []
  }

  /// Returns the only role in the advice about another tool's word, or `nil` if there isn't one.
  private static func borrowedRole(_ word: String) -> String? {
    let advice = BorrowedWord.advice(on: word, as: .role) ?? ""
    let names = advice.split(separator: "'").map(String.init).filter { Role(rawValue: $0) != nil }
    return names.count == 1 && BorrowedWord.quotedRoles(in: advice).count == 1 ? names[0] : nil
  }
}
