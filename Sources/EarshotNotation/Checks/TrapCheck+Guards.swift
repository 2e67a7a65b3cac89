import EarshotModel

// Conditions that can't be true, or whose lines an earlier line always overrides.
extension TrapCheck {
  /// Warns about lines with conditions that an earlier line always overrides.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards": the first line whose condition is true applies.
  mutating func judgeOverlaps(of node: ElementTree.Index) {
    guard written.reacts(node) else { return }
    judgeOverlaps(in: written[node], at: nodes[node], node)
  }

  /// Warns about overridden lines in an element, or in an `each` block if `node` is `nil`.
  mutating func judgeOverlaps(
    in element: Element,
    at use: NameReference?,
    _ node: ElementTree.Index? = nil
  ) {
    guard element.guarded.count + element.handlers.count > 1 else { return }
    for property in Set(element.guarded.map(\.value.property)) {
      let lines = element.guarded.filter { $0.value.property == property }
      guard let (first, late) = lines.overlap({ $0.condition }, { $0.value == $1.value }) else {
        continue
      }
      let place = node.flatMap { line(of: property, $0) } ?? use
      warn(.neverDecides(property.name, first.notation, late.notation), at: place)
    }
    for event in Set(element.handlers.map(\.event)) where event.timer == nil {
      let lines = element.handlers.filter { $0.event == event && $0.condition != nil }
      guard let (first, late) = lines.overlap({ $0.condition }, { $0.effects == $1.effects }) else {
        continue
      }
      warn(.neverDecides(event.notation, first.notation, late.notation), at: use)
    }
  }

  /// Warns about a condition of a node with two tests that can't both be true.
  mutating func judgeContradictions(of node: ElementTree.Index) {
    guard written.reacts(node) else { return }
    judgeContradictions(in: written[node], at: nodes[node])
  }

  /// Warns about a condition in an element or an `each` block with two tests that can't both be
  /// true.
  mutating func judgeContradictions(in element: Element, at use: NameReference?) {
    let conditions =
      element.guarded.map(\.condition) + element.handlers.compactMap(\.condition)
      + element.actions.compactMap(\.condition)
    for condition in conditions where condition.tests.count > 1 {
      guard let (test, other) = condition.contradiction else { continue }
      warn(.excludeEachOther(test.notation, other.notation), at: use)
    }
  }
}

extension Array {
  /// Returns the first condition that's true whenever a later condition is, with the later
  /// condition.
  ///
  /// - Parameters:
  ///   - condition: A closure that returns the condition of a line.
  ///   - areSame: A closure that returns whether two lines have the same effect, so it doesn't
  ///     matter which one applies.
  /// - Returns: The two conditions, or `nil` if there are none.
  fileprivate func overlap(
    _ condition: (Element) -> Condition?,
    _ areSame: (Element, Element) -> Bool
  ) -> (Condition, Condition)? {
    guard count <= 100 else { return nil }
    for (number, line) in enumerated() {
      guard let late = condition(line) else { continue }
      for other in self[..<number] where !areSame(other, line) {
        guard let first = condition(other), late.implies(first) else { continue }
        return (first, late)
      }
    }
    return nil
  }
}

extension Diagnostic.Message {
  static func neverDecides(_ line: String, _ first: String, _ late: String) -> Self {
    first == late
      ? """
      '\(Display.safe(line))' occurs twice with the condition '\(Display.safe(late))', and Earshot \
      uses the first; delete one of them
      """
      : """
      if '\(Display.safe(late))' is true, Earshot uses the earlier line with \
      '\(Display.safe(first))'; move the line with '\(Display.safe(late))' before it
      """
  }

  static func excludeEachOther(_ first: String, _ second: String) -> Self {
    """
    '\(Display.safe(first))' and '\(Display.safe(second))' are never true at the same time; delete one \
    of them
    """
  }
}
