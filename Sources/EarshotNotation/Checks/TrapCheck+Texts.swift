import EarshotModel

// Text that isn't what it seems to be.
extension TrapCheck {
  mutating func judgeReferences() {
    lazy var guards = GuardCheck(tree)
    lazy var possibilities = guards.possibilities
    lazy var targets = targetPlaces
    var spokenNames: [NameReference] = []
    let references = references
    judgeValues()
    for number in suspects {
      // This copies the reference only if there's something to check.
      var use: NameReference { references[number] }
      guard let node = node(of: references[number].owner) else { continue }
      switch references[number].kind {
      case .comparison(let test):
        if test.node == .own, case .each = references[number].owner { continue }
        judge(test, of: node, use, guards)
      case .braces(let content, let parameter): judgeBraces(content, parameter, use)
      case .bareIdentifier: spokenNames.append(use)
      case .swallowed(let line): warn(.swallowed(line), at: use.ending(line.text.utf8.count))
      case .giving(let target, let value):
        if target == .own, !hasOneRole(references[number].owner) { continue }
        let places = targets.places(of: target, node)
        judgeLiteral(value.template?.literal, givenTo: target, places, use)
        judge(value, givenTo: places, by: node, use, possibilities)
        judgeScale(of: value, givenTo: places, use)
      case .changing(let change, let target):
        if target == .own, !hasOneRole(references[number].owner) { continue }
        if targets.changeScales { continue }
        judge(change, of: target, targets.places(of: target, node), use, possibilities)
      case .foreignReference(let written, let name, let isParameter):
        warn(.foreignReference(written, meant(by: name, isParameter)), at: use)
      case .amount(let amount):
        judge(amount, use, possibilities)
      case .marked(let text): judgeMark(text, of: node, use, possibilities)
      default: continue
      }
    }
    judgeNames(spokenNames)
  }

  /// Judges the lines of values, which are many, without copying their references.
  private mutating func judgeValues() {
    let references = references
    for number in valueLines {
      guard let node = node(of: references[number].owner) else { continue }
      judgeValue(of: node, at: references[number])
    }
  }

  private mutating func judge(
    _ test: Condition.Test,
    of node: ElementTree.Index,
    _ use: NameReference,
    _ guards: GuardCheck
  ) {
    if let place = test.nameAsText, tree.node(place) != nil {
      warn(.comparedName(place), at: use)
    } else if let found = guards.finding(on: test, of: node) {
      warn(found.message, at: use)
    }
    judgeReach(of: test, at: node, use)
  }

  private mutating func judgeBraces(
    _ content: String,
    _ parameter: String?,
    _ use: NameReference
  ) {
    guard !content.hasPrefix("{") else { return warn(.doubledBraces(content), at: use) }
    warn(.spokenBraces(content, advice(on: content, parameter)), at: use)
  }

  private mutating func judgeLiteral(
    _ text: String?,
    givenTo target: Target,
    _ places: [ElementTree.Index],
    _ use: NameReference
  ) {
    judgeState(text, of: places, at: use)
    judgeSum(text, of: target, places, at: use)
  }

  private mutating func judge(
    _ amount: Amount,
    _ use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    judgeDecimals(of: amount, at: use)
    judgeStart(of: amount, at: use, possibilities)
    judgeLabels(in: amount, at: use, possibilities)
  }

  /// Warns about identifiers in text that has no other problems.
  private mutating func judgeNames(_ uses: [NameReference]) {
    let warned = warnedTexts
    for use in uses where warned[use.source]?.contains(use.range.lowerBound) != true {
      judgeName(use)
    }
  }

  /// Warns about an existing identifier that's literal text.
  private mutating func judgeName(_ use: NameReference) {
    guard case .bareIdentifier(let text) = use.kind else { return }
    let name = String(text.dropFirst().prefix { !".} ".contains($0) })
    if tree.node(name) != nil { warn(.spokenIdentifier(text), at: use) }
  }

  // MARK: Apparent references

  /// Returns the correct reference to a parameter or an element, or `nil` if no element has the
  /// name.
  private func meant(by name: String, _ isParameter: Bool) -> String? {
    if isParameter { return "{\(name)}" }
    let identifier = String(name.prefix { $0.isOfName })
    return tree.node(identifier) == nil ? nil : "{#\(name)}"
  }

  private func advice(on content: String, _ parameter: String?) -> String {
    if let parameter { return "did you mean '{\(parameter)}'?" }
    if content.hasPrefix("$"), let meant = meant(by: String(content.dropFirst()), false) {
      return "write '\(meant)'"
    }
    let words = content.split(separator: " ")
    let inner = words.joined(separator: " ")
    if let meant = MeantAmount.formula(inner), meant.hasPrefix("#") {
      return "write '{\(Display.safe(meant))}'"
    }
    if inner.hasPrefix("#") { return "write '{\(inner)}', without spaces next to the braces" }
    if inner.contains("(") {
      if let meant = MeantAmount.function(inner) { return "write '{\(meant)}'" }
      return MeantAmount.withoutParentheses(inner).map { "write '{\($0)}', without parentheses" }
        ?? (MeantAmount.isCall(inner)
          ? "use only addition (+), subtraction (-), and multiplication (*)"
          : "leave out the parentheses, because an amount can't contain them")
    }
    if let meant = MeantAmount.beginningWithNumber(inner) {
      guard let number = meant.number else {
        return "start an amount with '#identifier', and write '{\(meant.amount)}'"
      }
      return """
        to calculate, add a 'variable #length' with the value \(number), and write '{\(meant.amount)}'
        """
    }
    if MeantAmount.clocks.contains(inner), tree.node(inner) == nil {
      return """
        write fixed text, such as 'Monday', because text can't contain the current date or time
        """
    }
    let name = String(inner.prefix { $0 != "." && $0 != " " })
    return adviceOnNames(in: inner, beginningWith: name)
      ?? Self.ownAdvice(on: inner, beginningWith: name)
      ?? "write a reference as '{#identifier}', or a literal brace as '\\{'"
  }

  /// Returns the advice for text that begins with an identifier without a mark, or `nil` for any other
  /// text.
  private func adviceOnNames(in inner: String, beginningWith name: String) -> String? {
    guard tree.node(name) != nil else { return nil }
    let marked = inner.split(separator: " ", omittingEmptySubsequences: false).map { word in
      tree.node(String(word)) != nil ? "#\(word)" : String(word)
    }
    let whole = marked[0].hasPrefix("#") ? marked.joined(separator: " ") : "#\(inner)"
    let property = inner.dropFirst(name.count + 1)
    let text = TextProperty(rawValue: String(property))?.rawValue ?? "value"
    let what = inner.contains(" ") ? "the result" : "the \(text) of #\(name)"
    return "for \(what), write '{\(whole)}'"
  }

  /// Returns the advice for text such as `self` or `self.value + 1`, or `nil` for any other text.
  private static func ownAdvice(on inner: String, beginningWith name: String) -> String? {
    guard name == "self" || name == "this" else { return nil }
    let rest = inner.dropFirst(name.count)
    let own = rest.hasPrefix(".") ? String(rest.dropFirst()) : "value\(rest)"
    guard own.hasPrefix("value") || own == "label" else { return nil }
    return "for this element, write '{\(own)}'"
  }

  private mutating func judgeMark(
    _ text: String,
    of node: ElementTree.Index,
    _ use: NameReference,
    _ possibilities: TextPossibilities
  ) {
    // In long text, this finds a word without a search for each mark.
    guard !isWord(text, of: node), let labels = possibilities.texts(.label, of: node),
      let values = possibilities.texts(.value, of: node), let label = (labels + values).first,
      !(labels + values).contains(where: { $0.contains(text) })
    else { return }
    warn(.nothingMarked(text, label, nearest(to: text, in: label)), at: use)
  }

  /// Returns whether marked text is a word of a long label, separated by spaces.
  private mutating func isWord(_ text: String, of node: ElementTree.Index) -> Bool {
    guard let label = tree[node].label, label.utf8.count > 1_000 else { return false }
    if longLabel.node != node { longLabel = (node, Set(label.split(separator: " "))) }
    return longLabel.words.contains(text[...])
  }

  /// Returns the end of a message about marked text that doesn't occur, with the word that the
  /// author probably meant.
  ///
  /// For each app, the method searches for at most 100 words.
  private mutating func nearest(to text: String, in label: String) -> String {
    missingMarks += 1
    guard missingMarks <= DiagnosticCollector.limit else { return "" }
    let words = label.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return Suggestion.ending(for: text, in: words)
  }

  /// Warns about a tag that nothing refers to and that has almost the name of a trait, such as
  /// `.isHeader`.
  mutating func judgeTags(of node: ElementTree.Index) {
    for tag in tree.tags(of: node) where !referredTags.contains(tag) {
      guard let trait = trait(nearTo: tag) else { continue }
      warn(.tagLikeTrait(tag, trait), at: nodes[node])
    }
  }

  /// Returns the trait with almost the name of a tag, or `nil` if there's none.
  ///
  /// The method searches only once for each tag.
  private mutating func trait(nearTo tag: String) -> String? {
    if let known = traitsByTag[tag] { return known }
    let trait = BorrowedWord.ownName(of: tag, in: Traits.named.map(\.name))
    traitsByTag[tag] = .some(trait)
    return trait
  }

  /// Warns about rows outside tables, because VoiceOver never says their labels.
  mutating func judgeRow(_ node: ElementTree.Index) {
    guard tree.role(of: node) == .row,
      !tree.ancestors(of: node).contains(where: { tree.role(of: $0) == .table })
    else { return }
    warn(.rowOutsideTable, at: nodes[node])
  }
}

extension Condition.Test {
  /// The name in text such as `#goal` that the test compares with a value, or `nil` for any other
  /// test.
  fileprivate var nameAsText: String? {
    guard case .text(let template) = word, let text = template.literal, text.hasPrefix("#") else {
      return nil
    }
    return String(text.dropFirst())
  }
}

extension Diagnostic.Message {
  static func comparedName(_ name: String) -> Self {
    let place = Quoting.name(name, after: "#")
    return "'\(place)' is literal text; to compare with the element's text, write 'is {\(place)}'"
  }

  static func spokenBraces(_ content: String, _ advice: String) -> Self {
    "'{\(Display.safe(content))}' is literal text; \(advice)"
  }

  static func foreignReference(_ written: String, _ meant: String?) -> Self {
    let advice = meant.map { "write '\($0)'" } ?? "write a reference as '{#identifier}'"
    let written = Display.safe(written)
    return written.hasPrefix("#")
      ? "the '#' in '\(written)' is part of the text; for a reference, write '\(meant ?? "{#identifier}")'"
      : "'\(written)' is literal text; \(advice)"
  }

  static func doubledBraces(_ content: String) -> Self {
    "VoiceOver says the outer braces of '{\(Display.safe(content))}'; write '\(Display.safe(content))'"
  }

  static func spokenIdentifier(_ text: String) -> Self {
    let reference = text.hasSuffix("}") ? "{\(text)" : "{\(text)}"
    let property = text.split(separator: ".").last.flatMap { TextProperty(rawValue: String($0)) }
    let what =
      text.contains(" ") ? "the result" : "the \(property?.rawValue ?? "text") of the element"
    return "'\(text)' is literal text; for \(what), write '\(reference)'"
  }

  static func nothingMarked(_ text: String, _ label: String, _ ending: String) -> Self {
    let begun = label.utf8.count <= 80 ? label : label.prefix(60) + "…"
    let words = "'\(Display.safe(begun))' doesn't contain '\(Display.safe(text))'"
    let advice = ending.isEmpty ? "; write words that are in this text" : ending
    return "'mark' has no effect, because \(words)\(advice)"
  }

  static func tagLikeTrait(_ tag: String, _ trait: String) -> Self {
    "nothing refers to the tag '.\(tag)'; for the trait, write '\(trait)' before the text"
  }

  static var rowOutsideTable: Self {
    """
    a 'row' belongs in a 'table', and a row of a list is a 'cell'; put a table around it, or \
    change its role
    """
  }
}
