// Longer than 300 lines: the ways to recognize an unknown word belong in one order.

import EarshotModel

// Unknown words at the beginning of a line and after a role.
extension ScreenParser {
  /// Returns the error in a line whose first word isn't a role.
  mutating func unknownRole(
    at word: Range<Int>,
    _ scanner: Scanner,
    in parent: ElementTree.Index
  ) -> Diagnostic {
    let place = scanner.joined(from: word.lowerBound, as: .role) ?? word
    let name = scanner.text(place)
    if Property(name: name) != nil,
      scanner.text(place.upperBound..<scanner.end).trimmedOfSpaces.hasPrefix("when:")
    {
      return scanner.error(.needsCondition(of: name), place.lowerBound..<scanner.end)
    }
    if let variable = variable(at: word.lowerBound, scanner) { return variable }
    if let error = article(at: word, scanner) ?? axis(name, place, scanner) { return error }
    if let indented = effectToIndent(name, place, scanner) { return indented }
    if let advice = MeantLine.later(scanner.text(place.lowerBound..<scanner.end)) {
      return scanner.error("\(advice)", place.lowerBound..<scanner.end)
    }
    if let line = MeantLine.action(scanner.text(word.lowerBound..<scanner.end)) {
      return scanner.error("to add an action, write '\(Display.safe(line))'", place)
    }
    noteComponent(behind: word, scanner)
    if let property = Property(name: name),
      let line = MeantLine.guarded(property, scanner.text(place.upperBound..<scanner.end))
    {
      return scanner.error("write '\(Display.safe(line))'", place.lowerBound..<scanner.end)
    }
    let head = String(name.prefix { $0 != "(" && $0 != "=" })
    if let call = call(head, at: word, scanner) { return call }
    unknownRoles.append(UnknownRole(name: head, source: source, range: place))
    if let advice = BorrowedWord.advice(on: name, inside: nodes[Int(parent.offset)].element.role) {
      return scanner.error("unknown role '\(name)'; \(advice)", place)
    }
    return scanner.error(
      scanner.unknownRole(name, at: place),
      place,
      fixIt: head == name ? BorrowedWord.fixIt(for: name, as: .role, place) : nil
    )
  }

  /// Records the name after an indented `component` or another tool's word for it, so uses of the
  /// component don't cause more errors.
  mutating func noteComponent(behind word: Range<Int>, _ scanner: Scanner) {
    guard BorrowedWord.meansComponent(scanner.text(word)) else { return }
    var rest = scanner
    rest.position = word.upperBound
    if let name = rest.nextBareName { namedComponents.insert(scanner.text(name)) }
  }

  /// Returns the error for an effect at the same level as its event, or `nil` for any other line.
  private func effectToIndent(
    _ name: String,
    _ place: Range<Int>,
    _ scanner: Scanner
  ) -> Diagnostic? {
    guard let event = emptyEvent, Scanner.effects.contains(name) else { return nil }
    let start = place.lowerBound..<place.lowerBound
    return scanner.error(
      .effectBesideEvent(name, event),
      place,
      fixIt: .init(range: start, replacement: "  ")
    )
  }

  /// Rewords the errors for unknown roles that are components, after all components are known.
  mutating func rewordUnknownRoles() {
    for role in unknownRoles where namedComponents.contains(role.name) {
      usedComponents.insert(role.name)
      let count = components.first { $0.name == role.name }?.parameters.count ?? 0
      diagnostics.reword(.componentIsUsed(role.name, count), source: role.source, role.range)
    }
  }
}

extension Scanner {
  /// Returns the range of words that form one word, such as `tab bar`, or `nil` if none do.
  func joined(from start: Int, as place: BorrowedWord.Position) -> Range<Int>? {
    var rest = self
    rest.position = start
    var found: Range<Int>?
    for count in 1...3 {
      guard rest.bareName() != nil else { break }
      let range = start..<rest.position
      if count > 1, BorrowedWord.knows(text(range), as: place) { found = range }
      guard rest.peek?.isBlank == true else { break }
      rest.skipBlanks()
    }
    return found
  }

  /// Returns the error of the first method that recognizes a word after a role.
  func firstUnknown(at place: Range<Int>, role: Role, hasText: Bool) -> Diagnostic {
    let known = Traits.named.map(\.name) + ToggleState.allCases.map(\.rawValue)
    return joinedRole(over: place) ?? splitName(before: place)
      ?? otherLine(at: place, role: role, hasText: hasText)
      ?? borrowedWord(at: place, role: role)
      ?? ownTrait(at: place, among: known)
      ?? propertyOnLine(at: place, role: role)
      ?? nameBeforeText(at: place, role: role, hasText: hasText, among: known)
      ?? missingQuotes(at: place, role: role, hasText: hasText, among: known)
      ?? error(.unknownTrait(text(place), among: known), place)
  }

  /// Returns the error for a role in two words, as in `text field "Name"`, or `nil` for any other
  /// line.
  private func joinedRole(over place: Range<Int>) -> Diagnostic? {
    guard let joined = joined(from: lineStart, as: .role), joined.upperBound >= place.upperBound
    else { return nil }
    let fixIt = BorrowedWord.fixIt(for: text(joined), as: .role, joined)
    return error(.unknownRole(text(joined), with: nil), joined, fixIt: fixIt)
  }

  /// Returns the error for text that doesn't belong on a node line, such as an effect, a range, or
  /// a second string, or `nil` for any other text.
  private func otherLine(at place: Range<Int>, role: Role, hasText: Bool) -> Diagnostic? {
    let word = text(place)
    let token = text(junk(from: place.lowerBound))
    let rest = place.lowerBound..<end
    if hasText, Scanner.effects.contains(word) { return error(.effectOnLine(text(rest)), rest) }
    if let range = MeantLine.range(token) {
      return error(.rangeOnLine(token, range), junk(from: place.lowerBound))
    }
    if token.hasPrefix("|") {
      return error("unexpected '|'; write each element on its own line", place)
    }
    if word == "badge", hasText, let value = valueOnLine(after: place) {
      return error(.lineBelow(word, "value", value), place)
    }
    if token == "+", hasText, let text = MeantLine.joined(textsOnLine) {
      return error(.joinedText(role, text), rest)
    }
    guard word.lowercased() == "role",
      let other = valueOnLine(after: place).flatMap(Role.init(rawValue:)),
      Role.written.contains(other)
    else { return nil }
    return error(.roleIsFirst(other, firstText), rest)
  }

  /// Returns the error for another tool's word, a font size, a variable's value, or a stray mark,
  /// or `nil` for any other text.
  private func borrowedWord(at place: Range<Int>, role: Role) -> Diagnostic? {
    let word = text(place)
    let token = text(junk(from: place.lowerBound))
    if let advice = BorrowedWord.advice(on: word, onLineOf: role) {
      return error("unknown trait '\(word)'; \(advice)", place)
    }
    if word.isSizeOfType { return error(.sizeOnLine(word), place) }
    if role == .variable, token == "=" {
      return error(.variableValue(text(place.lowerBound + 1..<end)), place.lowerBound..<end)
    }
    return StrayMark.advice(on: token).map {
      error("unknown trait '\(token)'; \($0)", junk(from: place.lowerBound))
    }
  }

  /// Returns the error for another tool's name for a trait, or `nil` for any other word.
  private func ownTrait(at place: Range<Int>, among known: [String]) -> Diagnostic? {
    let word = text(place)
    guard
      BorrowedWord.advice(on: word, as: .trait) != nil
        || BorrowedWord.ownName(of: word, in: known) != nil
    else { return nil }
    let fixIt = BorrowedWord.fixIt(for: word, as: .trait, place)
    return error(.unknownTrait(word, among: known), place, fixIt: fixIt)
  }

  /// Returns the error for a property or a number, which belongs on a separate line, or `nil` for
  /// any other text.
  private func propertyOnLine(at place: Range<Int>, role: Role) -> Diagnostic? {
    let word = text(place)
    if let property = BorrowedWord.ownName(of: word, in: Property.allCases.map(\.name)) {
      if property == "value", role.holdsState, let state = valueOnLine(after: place)?.withoutSign,
        ToggleState(rawValue: state) != nil
      {
        return error(.stateOnLine(role, state, firstText), place.lowerBound..<end)
      }
      return error(.propertyOnLine(word, property, valueOnLine(after: place)), place)
    }
    guard word.utf8.first?.isDigit == true else { return nil }
    let property = role == .header && Scanner.count(in: word) != nil ? "level" : "value"
    let rest = text(place.lowerBound..<end)
    let isPhrase =
      property == "value" && hasText(before: place) && rest.utf8.count <= 40
      && rest.allSatisfy { $0.isLetter || $0.isNumber || " .%,-/".contains($0) }
    return error(.numberOnLine(isPhrase ? rest : word, property), place)
  }

  /// Returns whether there's text in quotes before a place on the line.
  private func hasText(before place: Range<Int>) -> Bool {
    bytes[lineStart..<place.lowerBound].contains(UInt8(ascii: "\""))
  }

  /// Returns the error for a name before the text in quotes, as in `alert sure "Sure?"`, or `nil`
  /// for any other word.
  private func nameBeforeText(
    at place: Range<Int>,
    role: Role,
    hasText: Bool,
    among known: [String]
  ) -> Diagnostic? {
    let word = text(place)
    guard !hasText, let title = textRightAfter(place),
      Suggestion.nearest(to: word, in: known) == nil
    else { return nil }
    return error(.nameBeforeText(word, role, title), place.lowerBound..<end)
  }

  /// Returns the error for text right after a word of a node line, without a space.
  func glued(behind kind: NodeLine.Kind, role: Role) -> Diagnostic {
    let found = text(junk())
    if found.hasPrefix(",") || found.hasPrefix(":"), let line = wholeLine(of: role) {
      return whole(line, "unexpected '\(found.prefix(1))'", junk())
    }
    if kind == .text, found.hasPrefix(",") {
      return error(.commaBehindLabel(text(position..<end)), position..<end)
    }
    if kind == .text, found.hasPrefix(":") {
      return error(.colonBehindLabel(text(position..<end)), position..<end)
    }
    if let advice = StrayMark.advice(on: found) {
      return error("unexpected '\(found)'; \(advice)", junk())
    }
    if kind == .text, bytes[..<position].suffix(2).elementsEqual("\"\"".utf8), isAtQuote {
      return error("text needs only one pair of quotation marks; delete the others", junk())
    }
    if kind == .text, bytes[position..<end].contains(UInt8(ascii: "\"")) {
      return error(.quoteInText, junk())
    }
    return error(.needsBlank(before: found), junk())
  }

  /// Returns the text after a property's name on the line of an element, without the colon and the
  /// quotes, or `nil` if there's none.
  private func valueOnLine(after place: Range<Int>) -> String? {
    var rest = self
    rest.position = place.upperBound
    _ = rest.skip(UInt8(ascii: ":"))
    rest.skipBlanks()
    // The value ends where the label begins: `header level 2 "News"`.
    let written = text(rest.position..<end)
    if let quote = written.firstIndex(of: "\""), quote > written.startIndex,
      written.hasSuffix("\""),
      firstText == nil || written[quote...].count == (firstText?.count ?? 0) + 2
    {
      let value = String(written[..<quote].reversed().drop { $0 == " " }.reversed())
      return value.isEmpty || value.contains("\"") ? nil : value
    }
    guard let value = try? rest.restAsText(after: "the property") else { return nil }
    let isOne = !value.isEmpty && value.utf8.count <= 40 && !value.contains(": ")
    return isOne ? value : nil
  }

  /// Returns the text in quotes directly after a word, or `nil` if anything else follows it.
  private func textRightAfter(_ place: Range<Int>) -> String? {
    var rest = self
    rest.position = place.upperBound
    rest.skipBlanks()
    return rest.peek == UInt8(ascii: "\"") ? rest.firstText : nil
  }

  /// Returns the error for words that look like a label without quotes, or `nil` if they don't.
  private func missingQuotes(
    at place: Range<Int>,
    role: Role,
    hasText: Bool,
    among known: [String]
  ) -> Diagnostic? {
    let words = place.lowerBound..<labelEnd(from: place.lowerBound)
    let line = text(place.lowerBound..<end)
    guard !hasText, !words.isEmpty, !line.contains("\""), !line.contains("“") else { return nil }
    let label = text(words).filter { !"'‘’«»`".contains($0) }
    let isName = label.first?.isUppercase ?? false || label.utf8.count < words.count
    let word = text(place)
    guard isName || !known.contains(word) && Suggestion.nearest(to: word, in: known) == nil else {
      return nil
    }
    if role == .variable { return error(.variableInWords(label), words) }
    let quoted = Quoting.quotedLiteral(label)
    return error(
      .labelWithoutQuotes("\(role.rawValue) \(quoted)"),
      words,
      fixIt: .init(range: words, replacement: quoted)
    )
  }

  /// Returns the end of words that may be a label: before an identifier, a tag, or the end of the
  /// line.
  private func labelEnd(from start: Int) -> Int {
    var place = start
    while place < end {
      let isMark = bytes[place] == UInt8(ascii: "#") || bytes[place] == UInt8(ascii: ".")
      if isMark, place > start, bytes[place - 1].isBlank { break }
      place += 1
    }
    while place > start, bytes[place - 1].isBlank { place -= 1 }
    return place
  }
}

extension String {
  /// Whether the word is a font size, such as `24px` or `17pt`.
  fileprivate var isSizeOfType: Bool {
    let unit = drop { $0.isNumber || $0 == "." }
    return unit.count < count && ["px", "pt", "sp", "dp", "em", "rem"].contains(unit)
  }
}
