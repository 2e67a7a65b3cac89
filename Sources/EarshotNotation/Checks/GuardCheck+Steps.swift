package import EarshotModel

// The numbers that a value steps through.
extension GuardCheck {
  /// Returns the finding if a condition compares the value of a range, as text, with a number that
  /// never occurs, or `nil` if the number may occur.
  ///
  /// - Parameter test: The test, which names an element by its identifier.
  /// - Returns: The finding, or `nil`.
  /// - Complexity: O(*s*), where *s* is the number of steps, of which at most 2,000 are checked.
  package func numberNeverReached(_ test: Condition.Test) -> Finding? {
    guard case .identifier(let name) = test.node, let node = tree.node(name),
      let text = test.word.comparedText?.literal, ExactNumber(firstIn: text) != nil
    else { return nil }
    return textOutOfRange(test, "the value of \(test.node.inSentence)", node)
  }

  /// Returns the finding for a number in a range that no step reaches, or `nil` if a step may reach
  /// it.
  func betweenSteps(
    _ written: String,
    _ wanted: String,
    _ range: ValueRange,
    _ name: String,
    _ node: ElementTree.Index
  ) -> Finding? {
    guard let values = values(of: node), !values.contains(written) else { return nil }
    let numbers = [range.lower, range.upper, range.step].map { "'\(range.written($0))'" }
    return never(
      name,
      wanted,
      "; use a value from \(numbers[0]) to \(numbers[1]) in steps of \(numbers[2])"
    )
  }

  /// Returns the values of a range as strings, in the order of their numbers, or `nil` if the
  /// element has no range or can have any value.
  func valuesOfRange(of node: ElementTree.Index) -> [String]? {
    guard case .range(let range)? = tree[node].scale, !range.isTime else { return nil }
    return values(of: node)?.sorted {
      ExactNumber(firstIn: $0) ?? range.lower < ExactNumber(firstIn: $1) ?? range.lower
    }
  }

  /// Returns the values that a scale steps through from each value in the files, or `nil` if other
  /// values may occur or there are too many.
  private func values(of node: ElementTree.Index) -> Set<String>? {
    guard let scale = tree[node].scale, !tree[node].hasGuarded(.values),
      !possibilities.changeScales
    else { return nil }
    var starts = [scale.initialValue]
    for template in possibilities.templates(.value, of: node) {
      guard let text = template.literal else { return nil }
      starts.append(text)
    }
    var values = Set(starts)
    for start in starts {
      for move in [ScaleMove.increment, .decrement] {
        var value = start
        while values.count < 2_000 {
          let next = scale.value(after: value, move)
          if next == value { break }
          value = next
          if !values.insert(next).inserted, value != start { break }
        }
      }
    }
    return values.count < 2_000 ? values : nil
  }
}
