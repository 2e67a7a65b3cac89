package import EarshotModel

extension App {
  /// Returns whether a condition is true, or `true` if there's no condition.
  ///
  /// - Rule: ``AppRule/guardsHoldTogether``
  package func holds(_ condition: Condition?, at own: ElementTree.Index) -> Bool {
    condition?.tests.allSatisfy { holds($0, at: own) } ?? true
  }

  private func holds(_ test: Condition.Test, at own: ElementTree.Index) -> Bool {
    guard let place = place(of: test.node, at: own) else { return test.isNegated }
    return holds(test, of: place, at: own) != test.isNegated
  }

  private func holds(
    _ test: Condition.Test,
    of index: ElementTree.Index,
    at own: ElementTree.Index
  ) -> Bool {
    if test.property == nil, let state = hasState(test.word, index) { return state }
    let text = readable(test.property ?? .value, of: index)
    switch test.word {
    case .empty: return text.isEmpty
    case .above(let bound): return isNumber(of: test, index, >, bound, at: own)
    case .below(let bound): return isNumber(of: test, index, <, bound, at: own)
    case .contains(let part):
      return self.text(of: part, at: own, .compared).map { text.contains(ignoringCase: $0) }
        ?? false
    case .text(let whole):
      let wanted = self.text(of: whole, at: own, .compared)
      return text == wanted || countable(test.property ?? .value, of: index) == wanted
    default: return text == test.word.stateName ?? ""
    }
  }

  /// Returns whether the number in a test has the given relation to the bound.
  ///
  /// The result is `false` if the subject or the bound has no number.
  private func isNumber(
    of test: Condition.Test,
    _ index: ElementTree.Index,
    _ compares: (ExactNumber, ExactNumber) -> Bool,
    _ bound: Condition.Bound,
    at own: ElementTree.Index
  ) -> Bool {
    guard let number = number(test, index), let bound = self.number(bound, at: own) else {
      return false
    }
    return compares(number, bound)
  }

  /// Returns the current number of a bound, or `nil` if its text has none.
  private func number(_ bound: Condition.Bound, at own: ElementTree.Index) -> ExactNumber? {
    switch bound {
    case .number(let number): number
    case .text(let text):
      self.text(of: text, at: own, .counted).flatMap { ExactNumber(firstIn: $0) }
    }
  }

  /// Returns the first number in the subject of a test, or `nil` if there's none.
  ///
  /// For a time, the result is the number of seconds.
  private func number(_ test: Condition.Test, _ index: ElementTree.Index) -> ExactNumber? {
    ExactNumber(firstIn: countable(test.property ?? .value, of: index))
  }

  /// Returns whether a node is in the state that a word names, or `nil` if the word isn't a state.
  private func hasState(_ word: Condition.Word, _ index: ElementTree.Index) -> Bool? {
    switch word {
    case .selected: tree[index].traits.contains(.selected)
    case .dimmed: tree[index].traits.contains(.notEnabled)
    case .hidden: isHidden(index)
    case .expanded: tree[index].expandedStatus == .expanded
    case .collapsed: tree[index].expandedStatus == .collapsed
    case .editing: tree[index].traits.contains(.isEditing)
    case .empty, .above, .below, .text, .contains: nil
    }
  }

  /// Returns whether a node or any of its ancestors is hidden, removed, or closed.
  ///
  /// A closed menu, or a similar element, hides only its contents.
  package func isHidden(_ index: ElementTree.Index) -> Bool {
    var place: ElementTree.Index? = index
    while let node = place {
      let isInside = node != index
      if isHiddenItself(node) || isInside && isClosed(node) { return true }
      place = tree.parent(of: node)
    }
    return false
  }

  private func isHiddenItself(_ index: ElementTree.Index) -> Bool {
    tree.isHiddenOrRemoved(index) || (tree.isPanel(index) && !isOpen(index))
  }

  /// Returns whether the node is a closed menu, or a similar element, so its contents are hidden.
  private func isClosed(_ index: ElementTree.Index) -> Bool {
    tree.role(of: index).opensItself && !isOpen(index)
  }
}

extension App {
  /// Returns the first false test of a condition, or `nil` if all of its tests are true.
  package func failingTest(of condition: Condition, at own: ElementTree.Index) -> Condition.Test? {
    condition.tests.first { !holds($0, at: own) }
  }

  /// Returns whether a test is about a state of the node instead of text.
  package func isAboutState(_ test: Condition.Test, at index: ElementTree.Index) -> Bool {
    test.property == nil && hasState(test.word, index) != nil
  }
}

extension String {
  /// Returns whether the text contains another string, ignoring case.
  ///
  /// - Rule: ``AppRule/partsAreFoundWithoutCase``
  fileprivate func contains(ignoringCase part: String) -> Bool {
    part.isEmpty || bytesContain(ignoringCase: part) ?? lowercased().contains(part.lowercased())
  }

  /// Returns whether the bytes of the text contain another string, ignoring case, or `nil` if one
  /// of the strings isn't ASCII, is long, or has characters of two bytes.
  private func bytesContain(ignoringCase part: String) -> Bool? {
    guard utf8.count * part.utf8.count <= 4_096 else { return nil }
    let result: Bool?? = utf8.withContiguousStorageIfAvailable { text in
      part.utf8.withContiguousStorageIfAvailable { text.contains(ignoringCase: $0) } ?? nil
    }
    return result ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes contain other bytes, ignoring case, or `nil` if a character isn't
  /// ASCII, or begins a line break of two bytes.
  fileprivate func contains(ignoringCase part: Self) -> Bool? {
    guard allSatisfy(\.isCharacterOfASCII), part.allSatisfy(\.isCharacterOfASCII) else {
      return nil
    }
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      part.indices.allSatisfy { self[start + $0].lowercaseOfASCII == part[$0].lowercaseOfASCII }
    }
  }
}

extension UInt8 {
  /// Whether the byte is always a whole character.
  fileprivate var isCharacterOfASCII: Bool { self < 0x80 && self != 0x0D }

  /// The byte, as a lowercase letter if it's an ASCII letter.
  fileprivate var lowercaseOfASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
