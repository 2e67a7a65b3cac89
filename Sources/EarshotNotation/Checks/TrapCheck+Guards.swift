import EarshotModel

// Conditions beside each other that can't hold, or never decide.
extension TrapCheck {
  /// Warns of lines with conditions that a line before them always answers.
  ///
  /// - Source: SCREEN-FORMAT.md, "Guards": the first line that holds counts.
  mutating func judgeOverlaps(of node: ElementTree.Index) {
    guard written.hasDetails(node) else { return }
    judgeOverlaps(in: written[node], at: nodes[node], node)
  }

  /// Warns of those in an element or in a block, which `node` is not given for.
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

  /// Warns of two tests that can't hold together.
  mutating func judgeContradictions(of node: ElementTree.Index) {
    guard written.hasDetails(node) else { return }
    judgeContradictions(in: written[node], at: nodes[node])
  }

  /// Warns of those in an element or in a block.
  mutating func judgeContradictions(in element: Element, at use: NameReference?) {
    let conditions =
      element.guarded.map(\.condition) + element.handlers.compactMap(\.condition)
      + element.actions.compactMap(\.condition)
    for condition in conditions where condition.tests.count > 1 {
      for (number, test) in condition.tests.enumerated() {
        guard let other = condition.tests[(number + 1)...].first(where: { test.excludes($0) })
        else { continue }
        warn(.excludeEachOther(test.notation, other.notation), at: use)
        break
      }
    }
  }
}

extension Array {
  /// The first condition that always holds where a later one does, with that one.
  ///
  /// - Parameters:
  ///   - condition: The condition of a line.
  ///   - areSame: Whether two lines say the same, so that it doesn't matter which counts.
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

extension Condition {
  /// Whether another condition holds wherever this one does.
  fileprivate func implies(_ other: Condition) -> Bool {
    other.tests.allSatisfy { wide in tests.contains { $0.implies(wide) } }
  }
}

extension Condition.Test {
  private func looksAtTheSame(_ other: Self) -> Bool {
    node == other.node && property ?? .value == other.property ?? .value
  }

  /// The numbers that meet the test, or `nil` if it asks for no number.
  private var numbers: (lower: ExactNumber?, upper: ExactNumber?, includesEnd: Bool)? {
    switch word {
    case .above(.number(let number)):
      isNegated ? (nil, number, true) : (number, nil, false)
    case .below(.number(let number)):
      isNegated ? (number, nil, true) : (nil, number, false)
    default: nil
    }
  }

  /// Whether another test holds wherever this one does.
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard looksAtTheSame(other), let own = numbers, let wide = other.numbers,
      !isNegated || !other.isNegated || own.includesEnd
    else { return false }
    // Without a number in the text neither holds, so a denied one holds of more.
    guard !isNegated || other.isNegated else { return false }
    if let lower = own.lower, let limit = wide.lower {
      return lower > limit || lower == limit && (wide.includesEnd || !own.includesEnd)
    }
    if let upper = own.upper, let limit = wide.upper {
      return upper < limit || upper == limit && (wide.includesEnd || !own.includesEnd)
    }
    return false
  }

  /// Whether the test and another can't both hold.
  fileprivate func excludes(_ other: Self) -> Bool {
    guard looksAtTheSame(other) else { return false }
    if word == other.word { return isNegated != other.isNegated }
    if !isNegated, !other.isNegated {
      if case .text(let first) = word, case .text(let second) = other.word,
        let one = first.literal, let two = second.literal
      {
        return one != two
      }
      guard let own = numbers, let others = other.numbers else { return false }
      if let lower = own.lower, let upper = others.upper { return lower >= upper }
      if let upper = own.upper, let lower = others.lower { return lower >= upper }
    }
    return false
  }
}

extension Diagnostic.Message {
  static func neverDecides(_ line: String, _ first: String, _ late: String) -> Self {
    first == late
      ? "'\(Display.safe(line))' has the condition '\(Display.safe(late))' twice; the first line counts"
      : """
      where '\(Display.safe(late))' holds, '\(Display.safe(first))' holds, too, and its line comes first; \
      write the line with '\(Display.safe(late))' before it
      """
  }

  static func excludeEachOther(_ first: String, _ second: String) -> Self {
    "'\(Display.safe(first))' and '\(Display.safe(second))' never hold together"
  }
}
