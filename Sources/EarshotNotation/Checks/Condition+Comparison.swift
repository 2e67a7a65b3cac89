package import EarshotModel

// Conditions that make each other true or false.
extension Condition {
  /// Returns whether a different condition is true whenever this one is.
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

  /// The numbers that meet the test, or `nil` if it doesn't compare numbers.
  private var numbers: (lower: ExactNumber?, upper: ExactNumber?, includesEnd: Bool)? {
    switch word {
    case .above(.number(let number)):
      isNegated ? (nil, number, true) : (number, nil, false)
    case .below(.number(let number)):
      isNegated ? (number, nil, true) : (nil, number, false)
    default: nil
    }
  }

  /// Returns whether a different test is true whenever this one is.
  fileprivate func implies(_ other: Self) -> Bool {
    if self == other { return true }
    guard looksAtTheSame(other), let own = numbers, let wide = other.numbers,
      !isNegated || !other.isNegated || own.includesEnd
    else { return false }
    // Without a number in the text, neither is true, so a denied test is true in more cases.
    guard !isNegated || other.isNegated else { return false }
    if let lower = own.lower, let limit = wide.lower {
      return lower > limit || lower == limit && (wide.includesEnd || !own.includesEnd)
    }
    if let upper = own.upper, let limit = wide.upper {
      return upper < limit || upper == limit && (wide.includesEnd || !own.includesEnd)
    }
    return false
  }

  /// Returns whether the two tests can't both be true.
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
