package import EarshotModel

// Conditions that imply or exclude each other.
extension Condition {
  /// Returns whether another condition is true whenever this condition is.
  func implies(_ other: Condition) -> Bool {
    other.tests.allSatisfy { wide in tests.contains { $0.implies(wide) } }
  }

  /// The first two tests that can't both be true, or `nil` if there are none.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of tests.
  package var contradiction: (Test, Test)? {
    for (number, test) in tests.enumerated() {
      if let other = tests[(number + 1)...].first(where: test.excludes) { return (test, other) }
    }
    return nil
  }
}

extension Condition.Test {
  private func looksAtTheSame(_ other: Self) -> Bool {
    node == other.node && property ?? .value == other.property ?? .value
  }

  /// The bounds of the numbers that meet the test, or `nil` if it doesn't compare numbers.
  private var numbers: (lower: ExactNumber?, upper: ExactNumber?, includesEnd: Bool)? {
    switch word {
    case .above(.number(let number)):
      isNegated ? (nil, number, true) : (number, nil, false)
    case .below(.number(let number)):
      isNegated ? (number, nil, true) : (nil, number, false)
    default: nil
    }
  }

  /// Returns whether another test is true whenever this test is.
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard looksAtTheSame(other), let own = numbers, let wide = other.numbers,
      !isNegated || !other.isNegated || own.includesEnd
    else { return false }
    // Text without a number meets no comparison, and therefore every negated one.
    guard !isNegated || other.isNegated else { return false }
    if let lower = own.lower, let limit = wide.lower {
      return lower > limit || lower == limit && (wide.includesEnd || !own.includesEnd)
    }
    if let upper = own.upper, let limit = wide.upper {
      return upper < limit || upper == limit && (wide.includesEnd || !own.includesEnd)
    }
    return false
  }

  /// Returns whether the only text that meets this test also meets another test, or `nil` if that's
  /// unknown.
  private func meets(_ other: Self) -> Bool? {
    guard !isNegated, let text = onlyText else { return nil }
    let holds: Bool
    switch other.word {
    case .text(let template):
      guard let wanted = template.literal else { return nil }
      holds = text == wanted
    case .contains(let template):
      guard let part = template.literal else { return nil }
      holds = text.lowercased().contains(part.lowercased())
    case .empty: holds = text.isEmpty
    case .above(.number(let number)):
      guard let own = ExactNumber(firstIn: text) else { return nil }
      holds = number < own
    case .below(.number(let number)):
      guard let own = ExactNumber(firstIn: text) else { return nil }
      holds = own < number
    default: return nil
    }
    return holds != other.isNegated
  }

  /// The text that the test requires, ignoring `not`, or `nil` if it doesn't compare the whole
  /// text.
  private var onlyText: String? {
    switch word {
    case .text(let template): template.literal
    case .empty: ""
    default: nil
    }
  }

  /// Returns whether the two tests can't both be true.
  fileprivate func excludes(_ other: Self) -> Bool {
    guard looksAtTheSame(other) else { return false }
    if word == other.word { return isNegated != other.isNegated }
    if let isMet = meets(other) ?? other.meets(self) { return !isMet }
    if !isNegated, !other.isNegated {
      guard let own = numbers, let others = other.numbers else { return false }
      if let lower = own.lower, let upper = others.upper { return lower >= upper }
      if let upper = own.upper, let lower = others.lower { return lower >= upper }
    }
    return false
  }
}
