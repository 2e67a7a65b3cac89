// Longer than 300 lines: the parser and its private state belong together.

import EarshotModel

/// A parser that reads `.screen` files into drafts of nodes, line by line.
///
/// An invalid line causes only one error. The parser skips the lines below it with deeper
/// indentation and treats names as defined if the invalid line would have defined them.
///
/// Methods that run for each line are mutating, even if they change nothing. The compiler would
/// copy the whole parser before it calls a nonmutating method.
struct ScreenParser {
  /// The kind of an open line, which determines how to read the lines below it.
  enum Level {
    /// A node, by the index of its draft.
    case node(Int)
    /// An `each` block, by its index.
    case each(Int)
    /// The effects of the handler or action that was read last.
    case effects(EffectBlock)
    /// A mark that can have events, by its owner and its index.
    case mark(NameReference.Owner, Int)
    /// A line that can't contain others: a property, a part, or an effect.
    case leaf(StaticString)
    /// A line with an error, which hides the lines below it.
    case skipped
  }

  /// The roles by their words, because reading a static property takes longer than finding a word.
  private let roles = WordTable.roles

  /// The index of the source being read.
  var source = 0
  var bytes: [UInt8] = []
  /// The open levels, by depth.
  var levels: [Level] = []
  /// The nodes in the order of the files.
  var nodes: [NodeDraft] = []
  /// The `each` blocks, in the order of the files.
  var each: [(selector: Selector, draft: NodeDraft)] = []
  /// The components, in the order of the files.
  var components: [Component] = []
  var componentUses: [ComponentUse] = []
  /// The names after `component`, including those on invalid lines.
  var namedComponents: Set<String> = []
  /// The names after `use`, including those on invalid lines.
  var usedComponents: Set<String> = []
  /// Whether the files contain lines of components, such as a use or a slot.
  var hasComponentLines = false
  /// Whether the parser is reading a component.
  var isInComponent = false
  /// The parameters of the component being read.
  var parameters: Set<String> = []
  /// The unknown words in place of roles, which may be names of components that follow later.
  var unknownRoles: [UnknownRole] = []
  /// The unknown names after an identifier and a period, which may be nodes inside components.
  var dottedNames: [DottedName] = []
  /// The lines whose fix depends on the elements that they name.
  var meantLater: [MeantLater] = []
  /// The event or action immediately above, as written, or `nil` if it already has effects.
  var emptyEvent: String?
  /// The index of the app's draft, or `nil` if no file contains `app`.
  var app: Int?
  var diagnostics = DiagnosticCollector()
  var uses: [NameReference] = []
  /// The names on invalid lines, which references can use without more errors.
  var salvaged = Salvage()
  var trivia = TriviaDraft()
  /// The reader for the points of the current chart.
  var pointReader: PointReader?
  /// Whether there are nodes from a file in a different format.
  var hasForeignNodes = false
  /// The places of the nodes from other formats, with the indices of their drafts.
  var foreignPlaces: [AppDocument.NodePlace] = []
  /// The names so far, which nodes from other formats can't repeat.
  var namesGiven = NamesGiven()
  /// Whether text in the files may contain Markdown or HTML.
  var mayHoldMarkup = false
  /// Whether at least one file is entirely unreadable.
  var isBroken = false
  /// The limits of the parser's work.
  var work = WorkBudget.Limits.usual

  /// The approximate number of bytes of a node in a file, to reserve space for the nodes.
  private static let bytesPerNode = 40
  /// The approximate number of references in the lines of a node.
  private static let usesPerNode = 2

  static let depthLimit = 1_024
  static let nodeLimit = 1_000_000
  static let lineLimit = 65_536

  /// Reads one file and adds its contents to the contents of earlier files.
  mutating func read(_ text: SourceText, number: Int) {
    source = number
    bytes = text.utf8
    levels = []
    if let diagnostic = text.encodingDiagnostic(source: number) {
      diagnostics.add(diagnostic)
      isBroken = true
      return
    }
    if nodes.isEmpty {
      let count = bytes.count / ScreenParser.bytesPerNode
      nodes.reserveCapacity(count)
      uses.reserveCapacity(count * ScreenParser.usesPerNode)
    }
    mayHoldMarkup = mayHoldMarkup || TextMarkup.mayBegin(inFile: bytes)
    var scanner = Scanner(bytes, range: 0..<0, source: source)
    for line in SourceLines(bytes) { read(line, &scanner) }
  }

  private mutating func read(_ line: SourceLine, _ scanner: inout Scanner) {
    var line = line
    if !line.content.isEmpty, bytes[line.content.lowerBound] == 0xC2 {
      line = withOrdinarySpaces(line)
    }
    guard !line.content.isEmpty else { return trivia.addBlank() }
    if isComment(line.content) { return trivia.addComment(bytes.text(line.content)) }
    guard line.content.upperBound - line.indentation.lowerBound <= ScreenParser.lineLimit else {
      return skipLong(line)
    }
    let width = line.indentation.count
    let depth = line.tabs == 0 && width.isMultiple(of: 2) ? width / 2 : depth(of: line)
    guard place(line, at: depth) else {
      salvage(line)
      return
    }
    do {
      try readContent(of: line, at: depth, &scanner)
    } catch {
      diagnostics.add(error)
      if let name = DottedName(in: error, bytes) { dottedNames.append(name) }
      if meantLater.count < Self.laterLimit, let line = MeantLater(in: error, bytes) {
        meantLater.append(line)
      }
      salvage(line)
      if levels.count == depth { levels.append(.skipped) }
    }
    trivia.dropUnclaimed()
  }

  private func isComment(_ content: Range<Int>) -> Bool {
    let next = content.lowerBound + 1
    return bytes[content.lowerBound] == UInt8(ascii: "#")
      && (next == content.upperBound || bytes[next] == UInt8(ascii: " "))
  }

  /// Closes the levels that the line doesn't belong to and returns whether to parse the line.
  private mutating func place(_ line: SourceLine, at depth: Int) -> Bool {
    while depth < levels.count { levels.removeLast() }
    guard depth == levels.count else {
      if !levels.contains(where: \.isSkipped) {
        reportDepth(depth - levels.count, of: line)
      }
      while levels.count < depth { levels.append(.skipped) }
      return false
    }
    switch levels.last {
    case .skipped:
      levels.append(.skipped)
      return false
    case .leaf(let what):
      var meant = itemsOnOneLine(from: line.content) ?? markLink(above: line)
      if meant == nil { meant = partOfChart(line, below: what) }
      report(meant ?? .nothingBelow("\(what)"), line.content)
      levels[depth - 1] = .skipped
      levels.append(.skipped)
      return false
    default:
      return true
    }
  }

  private mutating func readContent(
    of line: SourceLine,
    at depth: Int,
    _ scanner: inout Scanner
  ) throws(Diagnostic) {
    scanner.begin(line.content)
    // The references of earlier lines stay. Those that this line records but doesn't keep are
    // removed.
    if !parameters.isEmpty || !scanner.parameters.isEmpty {
      scanner.parameters = levels.isEmpty ? [] : parameters
    }
    scanner.uses.takeOver(&uses)
    defer { scanner.uses.giveBack(&uses) }
    switch levels.last {
    case nil: try readMargin(&scanner)
    case .effects(let block):
      emptyEvent = nil
      try readEffect(&scanner, into: block)
    case .mark(let owner, let number): try readEvent(&scanner, ofMark: number, of: owner, at: depth)
    case .node(let node): try readLine(&scanner, of: .node(ElementTree.Index(node)), at: depth)
    case .each(let number): try readLine(&scanner, of: .each(number), at: depth)
    case .leaf, .skipped: preconditionFailure("a line is below one that can't contain lines")
    }
  }

  /// Reads a line below a node or an `each` block.
  private mutating func readLine(
    _ scanner: inout Scanner,
    of owner: NameReference.Owner,
    at depth: Int
  ) throws(Diagnostic) {
    scanner.uses.owner = owner
    let event = emptyEvent.take()
    guard let word = scanner.bareName() else {
      if let variable = variable(at: scanner.position, scanner) { throw variable }
      throw scanner.error(.needsFirstWord(found: scanner.text(scanner.junk())), scanner.junk())
    }
    if event != nil, Scanner.effects.contains(scanner.text(word)) { emptyEvent = event }
    let isProperty = scanner.isProperty(after: word)
    let role = isProperty ? nil : roles.meaning(of: word, in: bytes)
    let isNode = role != nil || !isProperty && !Self.parts.contains(scanner.text(word))
    try expectLine(isNode: isNode, in: owner, scanner)
    if isProperty {
      try readProperty(word, &scanner, of: owner)
      return levels.append(.leaf("a property"))
    }
    if let role { return try readNode(word, role, &scanner, in: owner, at: depth) }
    switch scanner.text(word) {
    case "content", "mark", "rotor", "action", "chart", "axis", "series":
      try readPart(scanner.text(word), &scanner, of: owner)
    case "on", "every", "idle": try readEvent(scanner.text(word), &scanner, of: owner)
    case "use": try readUse(word, &scanner, in: owner, at: depth)
    case "slot": try readSlot(word, &scanner, in: owner, at: depth)
    default: try readNode(word, nil, &scanner, in: owner, at: depth)
    }
  }

  /// The words that begin a part of a node or an event.
  private static let parts = Set(lineWords)

  /// Changes the draft of an owner.
  mutating func modify(_ owner: NameReference.Owner, _ change: (inout NodeDraft) -> Void) {
    switch owner {
    case .node(let index): change(&nodes[Int(index.offset)])
    case .each(let number): change(&each[number].draft)
    }
  }

  /// Calls a closure with the draft of an owner, and returns the closure's result.
  func inspect<Result>(_ owner: NameReference.Owner, _ look: (borrowing NodeDraft) -> Result)
    -> Result
  {
    switch owner {
    case .node(let index): look(nodes[Int(index.offset)])
    case .each(let number): look(each[number].draft)
    }
  }

  mutating func report(
    _ message: Diagnostic.Message,
    _ range: Range<Int>,
    fixIt: Diagnostic.FixIt? = nil
  ) {
    diagnostics.add(Diagnostic(.error, message, source: source, range: range, fixIt: fixIt))
  }
}

extension ScreenParser.Level {
  fileprivate var isSkipped: Bool {
    if case .skipped = self { true } else { false }
  }
}

extension ScreenParser {
  /// Records the names that an invalid line would have defined.
  private mutating func salvage(_ line: SourceLine) {
    var scanner = Scanner(bytes, range: line.content, source: source)
    salvaged.note(&scanner, atMargin: line.indentation.isEmpty)
  }
}

extension Scanner {
  /// Returns whether the text after the first word makes the line a property.
  func isProperty(after word: Range<Int>) -> Bool {
    var place = word.upperBound
    guard place < end else { return false }
    if bytes[place] == UInt8(ascii: ":") { return true }
    if bytes[place] == UInt8(ascii: ".") {
      var rest = self
      rest.position = place + 1
      return rest.bareName() != nil && rest.peek == UInt8(ascii: ":")
    }
    guard bytes[place].isBlank else { return false }
    while place < end, bytes[place].isBlank { place += 1 }
    return place < end && bytes[place] == UInt8(ascii: "w") && isNext("when", at: place)
  }
}

extension Diagnostic.Message {
  static var lineTooLong: Self { "the line is longer than 64 KiB; shorten it" }

  static func nothingBelow(_ what: String) -> Self {
    "nothing can be below \(what)\(what.contains("; ") ? "" : "; indent this line less")"
  }

  static func needsFirstWord(found: String) -> Self {
    let wanted = "expected a role, a property, a part, or an event, not '\(found)'"
    if let advice = StrayMark.advice(on: found) { return "\(wanted); \(advice)" }
    guard let mark = found.utf8.first else { return "\(wanted)" }
    if mark == UInt8(ascii: "\"") || found.hasPrefix("“") {
      return "\(wanted); for words on the screen, write 'text \"…\"'"
    }
    if mark == UInt8(ascii: "#") {
      return "\(wanted); start a comment with '# ', and put an identifier at the end of a line"
    }
    guard mark == UInt8(ascii: ".") else { return "\(wanted)" }
    let name = String(found.dropFirst())
    let tag = Quoting.isBareName(name) ? "the tag '.\(name)'" : "a tag"
    return swiftModifier(name) ?? "\(wanted); give an element \(tag) at the end of its line"
  }

  /// Returns the message for a line that's a known SwiftUI modifier, or `nil` for any other line.
  private static func swiftModifier(_ word: String) -> Self? {
    let name = String(word.prefix { $0 != "(" })
    if let trait = BorrowedWord.ownName(of: name, in: BorrowedWord.Position.trait.words) {
      return "'.\(name)' is Swift syntax; write the trait '\(trait)' after the role"
    }
    if let property = BorrowedWord.ownName(of: name, in: BorrowedWord.Position.property.words) {
      return "'.\(name)' is Swift syntax; write the property on its own line as '\(property): …'"
    }
    if BorrowedWord.Position.role.words.contains(name) {
      return "'.\(name)' is Swift syntax; write the role '\(name)' at the beginning of a line"
    }
    return BorrowedWord.advice(on: name, as: .property).map { "'.\(name)' is Swift syntax; \($0)" }
  }
}
