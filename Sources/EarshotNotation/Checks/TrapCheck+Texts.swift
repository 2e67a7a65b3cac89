import EarshotModel

// Texts that are not what they seem to be.
extension TrapCheck {
  mutating func judgeReferences() {
    lazy var possibilities = TextPossibilities(tree)
    lazy var targets = TargetPlaces(tree)
    for use in references {
      guard case .node(let node) = use.owner else { continue }
      switch use.kind {
      case .comparison(let test):
        if let message = message(on: test, of: node, possibilities) { warn(message, at: use) }
      case .braces(let content, let parameter):
        warn(.spokenBraces(content, advice(on: content, parameter)), at: use)
      case .bareIdentifier(let text):
        let name = String(text.dropFirst().prefix { $0 != "." && $0 != "}" })
        if tree.node(name) != nil { warn(.spokenIdentifier(text), at: use) }
      case .giving(let target, let value):
        judge(value, givenTo: targets.places(of: target, node), by: node, use, possibilities)
      case .changing(let change, let target):
        guard !targets.changeScales else { continue }
        judge(change, of: target, targets.places(of: target, node), use)
      case .marked(let text): judgeMark(text, of: node, use, possibilities)
      default: continue
      }
    }
  }

  // MARK: Guards

  /// What is wrong with a guard that asks for a text that never comes.
  private func message(
    on test: Condition.Test,
    of owner: ElementTree.Index,
    _ possibilities: TextPossibilities
  ) -> Diagnostic.Message? {
    let property = test.property ?? .value
    guard let wanted = test.word.comparedText?.literal, let node = node(test.node, of: owner),
      let texts = possibilities.texts(property, of: node)
    else { return nil }
    let name = "the \(property.rawValue) of \(test.node.inSentence)"
    if property == .value, tree[node].scale?.isTime == true {
      if case .contains = test.word { return nil }
      let words = TimeWords(language: tree.languageInApp(of: node))
      let mayBe =
        ExactNumber(wanted) != nil || words?.says(wanted) ?? true || texts.contains(wanted)
      return mayBe
        ? nil
        : .neverIs(name, wanted, "; it is a time such as '\(words?.text(ofSeconds: "75") ?? "")'")
    }
    if case .contains = test.word { return texts.isEmpty ? .alwaysEmpty(name) : nil }
    guard !texts.contains(wanted), test.property == nil || !texts.isEmpty else { return nil }
    return .neverIs(name, wanted, meant(by: test, wanted, texts, tree[node].traits))
  }

  private func node(_ reference: NodeReference, of owner: ElementTree.Index) -> ElementTree.Index? {
    switch reference {
    case .own: owner
    case .identifier(let name): tree.node(name)
    }
  }

  /// The end of a message about a text that never comes: what was perhaps meant.
  private func meant(
    by test: Condition.Test,
    _ wanted: String,
    _ texts: [String],
    _ traits: Traits
  ) -> String {
    let isToggle = traits.contains(.toggleButton)
    if test.property == nil, let state = StateWord.meant(by: wanted),
      isToggle || state != "on" && state != "off"
    {
      let isNegated = test.isNegated != state.hasPrefix("not ")
      let word = state.hasPrefix("not ") ? String(state.dropFirst(4)) : state
      return "; write 'is \(isNegated ? "not " : "")\(word)'"
    }
    let known = texts + (test.property == nil && !isToggle ? StateWord.words : [])
    let near = Suggestion.ending(for: wanted, in: known)
    if !near.isEmpty { return near }
    return texts.isEmpty
      ? "; it is always empty" : "; it can be \(Array(texts.prefix(6)).asAlternatives)"
  }

  // MARK: References that are none

  private func advice(on content: String, _ parameter: String?) -> String {
    if let parameter { return "did you mean '{\(parameter)}'?" }
    let words = content.split(separator: " ")
    let inner = words.joined(separator: " ")
    if inner.hasPrefix("#") { return "write '{\(inner)}', without spaces beside the braces" }
    if inner.contains("(") { return "amounts have no parentheses" }
    if words.count == 3, words[2].hasPrefix("#"), "+*".contains(words[1]) {
      return "an amount begins with '#identifier': write '{\(words[2]) \(words[1]) \(words[0])}'"
    }
    if words.count == 3, words[2].hasPrefix("#"), "-−".contains(words[1]) {
      return """
        an amount begins with '#identifier': give \(words[0]) to a hidden text '#length' and write \
        '{#length - \(words[2])}'
        """
    }
    let name = String(inner.prefix { $0 != "." && $0 != " " })
    if tree.node(name) != nil { return "for the value of #\(name), write '{#\(inner)}'" }
    return "a reference is '{#identifier}', and '\\{' is a brace"
  }

  private mutating func judgeMark(
    _ text: String,
    of node: ElementTree.Index,
    _ use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    guard let labels = possibilities.texts(.label, of: node),
      let values = possibilities.texts(.value, of: node), let label = (labels + values).first,
      !(labels + values).contains(where: { $0.contains(text) })
    else { return }
    let words = label.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    warn(.nothingMarked(text, label, Suggestion.ending(for: text, in: words)), at: use)
  }

  // MARK: Tags and rows

  /// Warns of a tag that has the name of a trait, such as `.isHeader`, and that nothing refers to.
  mutating func judgeTags(of node: ElementTree.Index) {
    for tag in tree[node].tags where !referredTags.contains(tag) {
      let known = Traits.named.map(\.name)
      guard let trait = BorrowedWord.ownName(of: tag, in: known) else { continue }
      warn(.tagLikeTrait(tag, trait), at: nodes[node])
    }
  }

  /// Warns of rows that are in no table, whose label nobody hears.
  mutating func judgeRow(_ node: ElementTree.Index) {
    guard tree.role(of: node) == .row,
      !tree.ancestors(of: node).contains(where: { tree.role(of: $0) == .table })
    else { return }
    warn(.rowOutsideTable, at: nodes[node])
  }
}

extension NodeReference {
  /// The element as a sentence names it.
  fileprivate var inSentence: String {
    switch self {
    case .own: "this element"
    case .identifier(let name): Quoting.name(name, after: "#")
    }
  }
}

extension Diagnostic.Message {
  static func neverIs(_ name: String, _ text: String, _ ending: String) -> Self {
    "\(name) is never '\(Display.safe(text))'\(Display.safe(ending))"
  }

  static func alwaysEmpty(_ name: String) -> Self {
    "\(name) is always empty; the texts inside an element are not its own"
  }

  static func spokenBraces(_ content: String, _ advice: String) -> Self {
    "'{\(Display.safe(content))}' is spoken as it is; \(advice)"
  }

  static func spokenIdentifier(_ text: String) -> Self {
    let reference = text.hasSuffix("}") ? "{\(text)" : "{\(text)}"
    return "'\(text)' is spoken as it is; for the text of the element, write '\(reference)'"
  }

  static func nothingMarked(_ text: String, _ label: String, _ ending: String) -> Self {
    "nothing is marked: '\(Display.safe(label))' does not contain '\(Display.safe(text))'\(ending)"
  }

  static func tagLikeTrait(_ tag: String, _ trait: String) -> Self {
    "'.\(tag)' is a tag that nothing refers to; the trait is '\(trait)', written before the text"
  }

  static var rowOutsideTable: Self {
    "a 'row' belongs in a 'table'; for a row of a list, write 'cell'"
  }
}
