import EarshotModel

extension ScreenParser {
  /// Parses a line at the left margin.
  mutating func readMargin(_ scanner: inout Scanner) throws(Diagnostic) {
    let place = scanner.bareName() ?? scanner.junk()
    let word = scanner.text(place)
    let isWord = scanner.peek == nil || scanner.peek?.isBlank == true
    scanner.skipBlanks()
    endComponent()
    switch word {
    case "app" where isWord: try readApp(&scanner, place)
    case "screen" where isWord: try readScreen(&scanner)
    case "each" where isWord: try readEach(&scanner)
    case "component" where isWord: try readComponent(&scanner)
    default:
      noteComponent(behind: place, scanner)
      let found = scanner.text(scanner.junk(from: place.lowerBound))
      let message =
        scanner.roleAtMargin(found, of: place) ?? Diagnostic.Message.unknownMargin(found)
      throw scanner.error(message, place)
    }
  }

  private mutating func readApp(_ scanner: inout Scanner, _ place: Range<Int>) throws(Diagnostic) {
    guard app == nil else { throw scanner.error(.secondApp, place) }
    guard source == 0 else { throw scanner.error(.appInLaterFile, place) }
    app = nodes.count
    levels = [.node(nodes.count)]
    nodes.append(NodeDraft(Element(role: .app)))
    let owner = NameReference.Owner.node(ElementTree.Index(nodes.count - 1))
    trivia.claim(.node, of: owner)
    guard !scanner.isAtEnd else { return }
    let name = try scanner.quotedText(for: "'app'")
    try scanner.expectEnd(after: "the app's name")
    modify(owner) { $0.give(.label(TextTemplate(name))) }
  }

  private mutating func readScreen(_ scanner: inout Scanner) throws(Diagnostic) {
    guard nodes.count < ScreenParser.nodeLimit else {
      throw scanner.error(.tooManyNodes, scanner.position..<scanner.position)
    }
    levels = [.node(nodes.count)]
    let owner = NameReference.Owner.node(ElementTree.Index(nodes.count))
    nodes.append(NodeDraft(Element(role: .screen)))
    trivia.claim(.node, of: owner)
    scanner.uses.owner = owner
    let start = scanner.position
    if let line = scanner.screenWithMark(from: start) {
      throw scanner.error(.screenNameHasNoMark(line), start..<scanner.end)
    }
    let name = try scanner.name(for: "'screen'")
    if let line = scanner.screenInWords(from: start) {
      throw scanner.error(.screenNameIsOneWord(line), start..<scanner.end)
    }
    scanner.note(.screenName(name), start..<scanner.position)
    modify(owner) { $0.element.identifier = name }
    scanner.uses.keep()
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { return }
    scanner.uses.context = .property(.label)
    let title = try scanner.quotedTemplate(for: "'screen \(name)'")
    scanner.uses.keep()
    scanner.skipBlanks()
    if scanner.peek == UInt8(ascii: "#") {
      let mark = scanner.text(scanner.junk())
      throw scanner.error(.screenIsNamed(name, mark), scanner.position..<scanner.end)
    }
    try scanner.expectEnd(after: "the screen's title")
    modify(owner) { $0.give(.label(title)) }
  }

  private mutating func readEach(_ scanner: inout Scanner) throws(Diagnostic) {
    levels = [.each(each.count)]
    let owner = NameReference.Owner.each(each.count)
    each.append((Selector([]), NodeDraft(Element(role: .element))))
    trivia.claim(.node, of: owner)
    scanner.uses.owner = owner
    let start = scanner.position
    each[each.count - 1].selector = try scanner.selector()
    scanner.note(.selector, start..<scanner.end)
    scanner.uses.keep()
  }
}

extension Scanner {
  /// Returns the message for an element at the left margin, or `nil` if the word isn't a role.
  fileprivate func roleAtMargin(_ word: String, of place: Range<Int>) -> Diagnostic.Message? {
    guard let role = Role(rawValue: word), Role.written.contains(role) else { return nil }
    let line = place.lowerBound..<end
    let next = bytes[end...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
    let isIndented = next.startIndex > end && bytes[next.startIndex - 1].isBlank
    let outside = text(line).split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return .roleAtMargin(
      role,
      hasLinesBelow: isIndented && !next.isEmpty,
      hasTitle: firstText != nil,
      hasIdentifier: outside.contains { $0.contains("#") }
    )
  }

  /// Returns the correct line for a screen whose name has several words, or `nil` for any other
  /// line.
  fileprivate func screenInWords(from start: Int) -> String? {
    let words = text(start..<end).prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    let title = firstText
    // A capitalized word without quotes is probably the title.
    let isName = title != nil || words.allSatisfy { $0.first?.isLowercase == true }
    guard isName, words.count > 1, words.count < 7,
      words.allSatisfy({ $0.allSatisfy(\.isOfName) })
    else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words[0] + rest.joined()
    return "screen \(name)" + (title.map { " \(Quoting.quotedLiteral($0))" } ?? "")
  }
}

extension Scanner {
  /// Returns `screen home "Home"` for `screen #home "Home"` or `screen "Home" #home`, or `nil` for
  /// any other line.
  fileprivate func screenWithMark(from start: Int) -> String? {
    let line = text(start..<end)
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 1 else { return nil }
    let outside = parts.indices.filter { $0 != 1 }.flatMap { parts[$0].split(separator: " ") }
    guard outside.count == 1, outside[0].first == "#", outside[0].dropFirst().allSatisfy(\.isOfName)
    else { return nil }
    let title = parts.count == 3 ? " \"\(parts[1])\"" : ""
    return "screen \(outside[0].dropFirst())\(title)"
  }
}

extension Diagnostic.Message {
  static func screenNameHasNoMark(_ line: String) -> Self {
    "the name of a screen can't have a '#'; write '\(Display.safe(line))'"
  }

  static func screenIsNamed(_ name: String, _ mark: String) -> Self {
    """
    unexpected '\(mark)' after the screen's title, because '\(Display.safe(name))' is the screen's \
    identifier; delete it
    """
  }

  static func screenNameIsOneWord(_ line: String) -> Self {
    "without quotes, the name of a screen must be one word; write '\(Display.safe(line))'"
  }

  /// Returns the message for an element at the left margin.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - hasLinesBelow: Whether lines that belong to the element follow it.
  ///   - hasTitle: Whether the line contains text in quotes.
  ///   - hasIdentifier: Whether the line contains an identifier.
  /// - Returns: The message.
  static func roleAtMargin(
    _ role: Role,
    hasLinesBelow: Bool,
    hasTitle: Bool,
    hasIdentifier: Bool
  ) -> Self {
    let isPanel = [.alert, .confirmationDialog, .sheet, .popover].contains(role)
    let ending =
      switch (hasTitle, hasIdentifier) {
      case _ where !isPanel: ""
      case (true, true): ""
      case (true, false): ", and give it an identifier, such as '#name'"
      case (false, true): ", and give it a title in quotes"
      case (false, false):
        ", and give it a title and an identifier, as in '\(role.rawValue) \"Title\" #name'"
      }
    let lines = hasLinesBelow ? "it and the lines below it" : "it"
    return """
      '\(role.rawValue)' belongs on a screen; indent \(lines) by two spaces below a line such as \
      'screen home \"Home\"'\(ending)
      """
  }

  static func unknownMargin(_ word: String) -> Self {
    if word.hasPrefix("#") {
      return "a space is missing after '#'; start a comment with '# '"
    }
    let ending =
      StrayMark.advice(on: word).map { "; \($0)" }
      ?? BorrowedWord.ending(for: word, as: .margin, in: BorrowedWord.Position.margin.words)
    let general = "; add it to a screen, indented by two spaces, if it's part of the screen"
    return
      """
      only 'app', 'screen', 'component', and 'each' belong at the left margin, not \
      '\(word)'\(ending.isEmpty ? general : ending)
      """
  }

  static var secondApp: Self { "all files together can contain only one 'app'; delete this one" }

  static var appInLaterFile: Self { "'app' belongs in the first file that you name; move it there" }
}
