import EarshotModel

// `each` blocks that an earlier block overrides, summary elements, and sums without their units.
extension TrapCheck {
  /// Warns about an `each` block if an earlier `each` block sets one of its properties for all of
  /// its nodes.
  ///
  /// - Source: SCREEN-FORMAT.md, "One line for many": of two, the first wins.
  mutating func judgeBlocks() {
    guard !each.isEmpty, each.count <= 50 else { return }
    let catalog = SelectorCatalog(written)
    let matches = each.map { Set(catalog.matches(of: $0.selector, in: written).prefix(10_000)) }
    for place in references.indices {
      guard case .selector = references[place].kind,
        case .each(let number) = references[place].owner,
        each.indices.contains(number)
      else { continue }
      let use = references[place]
      judgeOverlaps(in: each[number].element, at: use)
      judgeContradictions(in: each[number].element, at: use)
      guard !matches[number].isEmpty else { continue }
      let names = Property.allCases.filter { property in
        property != .tags && each[number].element.declared.contains(property)
          && each[..<number].indices.contains {
            each[$0].element.declared.contains(property)
              && matches[number].isSubset(of: matches[$0])
          }
      }
      if let name = names.first?.name { warn(.givenByBlockBefore(name), at: use) }
    }
  }

  /// Warns about a second element with the summaryElement trait on a screen, and about a hidden
  /// element with this trait.
  mutating func judgeSummaries() {
    var first: [ElementTree.Index: ElementTree.Index] = [:]
    for node in nodes.all where tree.traits(of: node).contains(.summaryElement) {
      guard let screen = tree.screen(of: node) else { continue }
      if let other = first[screen] {
        warn(.secondSummary(tree.nodeLine(of: other)), at: nodes[node])
      } else {
        first[screen] = node
      }
      if tree[node].isHidden, !mayBeShown(node) { warn(.hiddenSummary, at: nodes[node]) }
    }
  }

  /// Warns about an effect that replaces a value with a sum and thereby drops the words around the
  /// number.
  mutating func judgeUnits(_ effects: [Effect], of own: ElementTree.Index, at use: NameReference?) {
    for case .set(let target, .value(let text)) in effects {
      guard text.segments.count == 1, case .amount(let amount) = text.segments[0],
        amount.forms.isEmpty, case .reference(let reference)? = amount.terms.first?.factors.first,
        reference.property ?? .value == .value
      else { continue }
      let source: ElementTree.Index? =
        switch reference.node {
        case .own: own
        case .identifier(let name): tree.node(name)
        }
      for place in targetPlaces.places(of: target, own) where place == source {
        guard tree[place].scale == nil, !tree[place].traits.contains(.textEntry),
          let value = tree[place].value, let (before, after) = value.wordsBesideNumber
        else { continue }
        let name = target == .own ? "value" : "\(target.notation).value"
        let pieces: [TextTemplate.Segment] =
          [.literal(before)] + text.segments + [.literal(after)]
        let whole = TextTemplate(segments: pieces)
        let words = [before, after].map(\.trimmedOfSpaces).filter { !$0.isEmpty }
        guard !words.isEmpty else { continue }
        return warn(.leavesOutUnit(words, "set \(name): \(whole.lineValue)"), at: use)
      }
    }
  }
}

extension String {
  /// The text before and after the only number, or `nil` if there isn't exactly one number or it's
  /// the entire text.
  fileprivate var wordsBesideNumber: (String, String)? {
    guard let digit = firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let rest = self[digit...]
    let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let after = rest.dropFirst(number.count)
    // A sign belongs to the number.
    let isSigned = self[..<digit].last.map { "-−".contains($0) } ?? false
    let start = isSigned ? index(before: digit) : digit
    guard !after.contains(where: \.isNumber), !(start == startIndex && after.isEmpty),
      number.last != ".", number.last != ","
    else { return nil }
    return (String(self[..<start]), String(after))
  }
}

extension Diagnostic.Message {
  static func givenByBlockBefore(_ property: String) -> Self {
    """
    an earlier 'each' already sets '\(property)' on all these nodes, so '\(property)' has no effect here; \
    move this 'each' before the earlier one
    """
  }

  static func secondSummary(_ first: String) -> Self {
    "'\(Display.safe(first))' is already this screen's 'summaryElement'; remove the trait here"
  }

  static var hiddenSummary: Self {
    "nothing shows this hidden element, so VoiceOver can't begin here; remove 'summaryElement'"
  }

  static func leavesOutUnit(_ words: [String], _ line: String) -> Self {
    let missing = words.map(Display.safe).asQuotedList
    return "the new value is a number without \(missing); write '\(Display.safe(line))'"
  }
}
