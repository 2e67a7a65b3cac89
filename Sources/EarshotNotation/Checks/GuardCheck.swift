package import EarshotModel

/// A check that finds conditions that are never true or always true.
///
/// - Source: our choice; if any text is possible, Earshot reports nothing.
package struct GuardCheck {
  let tree: ElementTree
  /// The possible text of the app.
  let possibilities: TextPossibilities

  /// A condition that is never true or always true.
  package struct Finding: Hashable, Sendable {
    /// The problem, as a sentence without a period.
    package let sentence: String
    /// Additional information after a semicolon, or an empty string.
    package let ending: String
    /// Whether the text in the condition is close to text that may occur.
    package var isMisspelled = false

    /// The complete message.
    var message: Diagnostic.Message { "\(sentence)\(ending)" }
  }

  /// Collects the possible text of an app.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
  package init(_ tree: ElementTree) {
    self.tree = tree
    possibilities = TextPossibilities(tree)
  }

  /// Returns the finding if a test, ignoring its `not`, is never true, or `nil` if it may be true.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - owner: The node of the line.
  /// - Returns: The finding, or `nil`.
  /// - Complexity: O(*t*), where *t* is the number of strings that the node may have.
  package func finding(on test: Condition.Test, of owner: ElementTree.Index) -> Finding? {
    guard let node = node(test.node, of: owner) else { return nil }
    let property = test.property ?? .value
    let name = "the \(property.rawValue) of \(test.node.inSentence)"
    if let number = numberOutOfReach(test, name, node) { return number }
    if let text = textOutOfRange(test, name, node) { return text }
    if let words = wordsOnField(test, node) { return words }
    guard let wanted = test.word.comparedText?.literal else { return nil }
    if case .contains = test.word, !asksForTime(test, of: node),
      let part = partOutOfReach(wanted, name, property, node)
    {
      return part
    }
    guard let texts = possibilities.texts(property, of: node) else { return nil }
    if asksForTime(test, of: node) {
      if case .contains = test.word { return nil }
      return texts.contains(wanted) ? nil : noTime(wanted, name, node)
    }
    if case .contains = test.word {
      return texts.isEmpty
        ? Finding(
          sentence: "\(name) is always empty",
          ending: "; name the element with the text, because a condition ignores text inside it"
        ) : nil
    }
    guard !texts.contains(wanted), test.property == nil || !texts.isEmpty else { return nil }
    return never(name, wanted, meant(by: test, wanted, texts, node))
  }

  /// Returns the finding if a test for a number above or below a limit, ignoring its `not`, is
  /// always true, or `nil` if it may be false.
  package func constancy(of test: Condition.Test, at owner: ElementTree.Index) -> Finding? {
    guard test.word.bound != nil, let node = node(test.node, of: owner),
      let reach = NumberReach(test.property ?? .value, of: node, tree[node], possibilities),
      let wanted = WantedNumber(test.word, of: reach.range, tree.languageInApp(of: node)),
      reach.alwaysMeets(wanted)
    else { return nil }
    let name = "the \((test.property ?? .value).rawValue) of \(test.node.inSentence)"
    return Finding(
      sentence: "\(name) is always \(wanted.words)",
      ending: Display.safe(reach.ending(for: wanted))
    )
  }

  /// Returns whether a test reads a value that's a time or compares a value with a number.
  package func asksForNumber(_ test: Condition.Test) -> Bool {
    guard case .identifier(let name) = test.node, let node = tree.node(name) else { return false }
    return test.word.bound != nil || asksForTime(test, of: node)
  }

  private func asksForTime(_ test: Condition.Test, of node: ElementTree.Index) -> Bool {
    test.property ?? .value == .value && tree[node].scale?.isTime == true
  }

  private func node(_ reference: NodeReference, of owner: ElementTree.Index) -> ElementTree.Index? {
    switch reference {
    case .own: owner
    case .identifier(let name): tree.node(name)
    }
  }

  func never(_ name: String, _ text: String, _ ending: String) -> Finding {
    Finding(sentence: "\(name) is never '\(Display.safe(text))'", ending: Display.safe(ending))
  }

  // MARK: Numbers and times

  private func numberOutOfReach(
    _ test: Condition.Test,
    _ name: String,
    _ node: ElementTree.Index
  ) -> Finding? {
    guard let reach = NumberReach(test.property ?? .value, of: node, tree[node], possibilities),
      let wanted = WantedNumber(test.word, of: reach.range, tree.languageInApp(of: node)),
      !reach.reaches(wanted)
    else { return nil }
    let ending = Display.safe(reach.ending(for: wanted))
    return Finding(sentence: "\(name) is never \(wanted.words)", ending: ending)
  }

  /// Returns the finding if a test compares the value of a range with text that never occurs, or
  /// `nil` if the text may occur.
  func textOutOfRange(
    _ test: Condition.Test,
    _ name: String,
    _ node: ElementTree.Index
  ) -> Finding? {
    guard test.property ?? .value == .value, case .text(let template) = test.word,
      let wanted = template.literal, case .range(let range)? = tree[node].scale, !range.isTime,
      !tree[node].hasGuarded(.values), !possibilities.changeScales
    else { return nil }
    let texts = possibilities.templates(.value, of: node).map(\.literal)
    guard !texts.contains(nil), !texts.contains(wanted) else { return nil }
    let digits = wanted.hasSuffix(range.suffix) ? wanted.dropLast(range.suffix.count) : wanted[...]
    guard let number = ExactNumber(firstIn: wanted) else {
      if let state = state(meantBy: test, wanted, node) { return never(name, wanted, state) }
      return never(name, wanted, "; use a number such as '\(range.written(range.lower))'")
    }
    guard range.lower <= number, number <= range.upper else {
      let ends = [range.lower, range.upper].map { range.written($0) }
      return never(name, wanted, "; use a number from \(ends[0]) to \(ends[1])")
    }
    let isWritten = ExactNumber(digits) == number && wanted == range.written(number)
    let written = range.written(number)
    if let between = betweenSteps(written, wanted, range, name, node) { return between }
    let denial = test.isNegated ? "not " : ""
    return isWritten ? nil : never(name, wanted, "; write 'is \(denial)\(written)'")
  }

  /// Returns the finding for a string that none of an element's texts contains, or `nil` if a text
  /// may contain it.
  private func partOutOfReach(
    _ wanted: String,
    _ name: String,
    _ property: TextProperty,
    _ node: ElementTree.Index
  ) -> Finding? {
    let numbers = property == .value ? valuesOfRange(of: node) : nil
    guard let texts = numbers ?? possibilities.texts(property, of: node), !texts.isEmpty else {
      return nil
    }
    let part = wanted.lowercased()
    guard !texts.contains(where: { $0.lowercased().contains(part) }) else { return nil }
    let near = Suggestion.ending(for: wanted, in: texts.flatMap { [$0] + $0.words })
    let all = texts.enumerated().filter { texts.firstIndex(of: $0.element) == $0.offset }
    let known = "; it can be \(all.map(\.element).asFewAlternatives)"
    return Finding(
      sentence: "\(name) never contains '\(Display.safe(wanted))'",
      ending: Display.safe(near.isEmpty ? known : near)
    )
  }

  /// Returns the finding for words that describe a text field, such as “valid”, in a comparison
  /// with its text, or `nil` if they may be its text.
  private func wordsOnField(_ test: Condition.Test, _ node: ElementTree.Index) -> Finding? {
    guard test.property ?? .value == .value, tree[node].traits.contains(.textEntry),
      case .text(let template) = test.word, let wanted = template.literal,
      let advice = StateWord.advice(onField: wanted)
    else { return nil }
    let sentence = "the condition compares '\(Display.safe(wanted))' with the text of the field"
    return Finding(sentence: sentence, ending: "; \(advice)")
  }

  /// Returns the finding for text that isn't a time, or `nil` if it may be one.
  private func noTime(_ text: String, _ name: String, _ node: ElementTree.Index) -> Finding? {
    guard ExactNumber(text) == nil, let words = TimeWords(language: tree.languageInApp(of: node)),
      !words.says(text)
    else { return nil }
    let near = Suggestion.ending(for: text, in: words.times(like: text).map(\.text))
    guard near.isEmpty else {
      var finding = never(name, text, near)
      finding.isMisspelled = true
      return finding
    }
    let range: ValueRange? = if case .range(let range)? = tree[node].scale { range } else { nil }
    let seconds = range.map { $0.holds("75") ? "75" : $0.upper.description } ?? "75"
    return never(name, text, "; use a time such as '\(words.text(ofSeconds: seconds) ?? "")'")
  }

  // MARK: Strings

  /// Returns the end of a message about text that never occurs, with the text that the author
  /// probably meant or with the possible text.
  private func meant(
    by test: Condition.Test,
    _ wanted: String,
    _ texts: [String],
    _ node: ElementTree.Index
  ) -> String {
    if wanted.contains(" or ") { return "; \(Diagnostic.Message.noOr.text)" }
    if let state = state(meantBy: test, wanted, node) { return state }
    let isToggle = tree[node].traits.contains(.toggleButton)
    let known = texts + (test.property == nil && !isToggle ? StateWord.words : [])
    let near = Suggestion.ending(for: wanted, in: known)
    if !near.isEmpty { return near }
    return texts.isEmpty
      ? "; it's always empty, so compare a different text"
      : "; it can be \(texts.withoutRepetitions.asFewAlternatives)"
  }
}

extension GuardCheck {
  /// Returns the end of a message about another language's word for a state, or `nil` for any other
  /// text.
  fileprivate func state(
    meantBy test: Condition.Test,
    _ wanted: String,
    _ node: ElementTree.Index
  ) -> String? {
    let ofPanel = tree.isPanel(node) ? StateWord.meant(byWordOfPanel: wanted) : nil
    guard test.property == nil, let state = ofPanel ?? StateWord.meant(by: wanted),
      tree[node].traits.contains(.toggleButton) || state != "on" && state != "off"
    else { return nil }
    let isNegated = test.isNegated != state.hasPrefix("not ")
    let word = state.hasPrefix("not ") ? String(state.dropFirst(4)) : state
    return "; write 'is \(isNegated ? "not " : "")\(word)'"
  }
}

extension NodeReference {
  /// The element's name in a sentence.
  var inSentence: String {
    switch self {
    case .own: "this element"
    case .identifier(let name): Quoting.name(name, after: "#")
    }
  }
}

extension String {
  /// The words between spaces and commas.
  fileprivate var words: [String] { split { " ,".contains($0) }.map(String.init) }
}
