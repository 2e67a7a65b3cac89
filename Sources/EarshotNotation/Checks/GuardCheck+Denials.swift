package import EarshotModel

// What a claim with `not` can't fail for.
extension GuardCheck {
  /// What is never so of a number that a value steps through, compared as a text; `nil` where it may
  /// be.
  ///
  /// - Parameters:
  ///   - test: The test, which looks at an element by its identifier.
  ///   - owner: Any node, for the own one.
  /// - Returns: What is wrong.
  /// - Complexity: O(*s*) in the number of steps, of which at most 2,000 are looked at.
  package func stepNeverReached(_ test: Condition.Test, at owner: ElementTree.Index) -> Finding? {
    guard test.property ?? .value == .value, case .text(let text) = test.word,
      let wanted = text.literal, ExactNumber(firstIn: wanted) != nil,
      case .identifier(let name) = test.node, let node = tree.node(name),
      case .range(let range)? = tree[node].scale, !range.isTime,
      let values = values(of: node), !values.contains(wanted)
    else { return nil }
    let near = ExactNumber(wanted).map { range.written($0) }.flatMap {
      values.contains($0) ? $0 : nil
    }
    let ends = "'\(range.written(range.lower))' to '\(range.written(range.upper))' in steps"
    let ending = near.map { "; did you mean '\($0)'?" } ?? "; it is \(ends)"
    return Finding(
      sentence: "the value of \(Quoting.name(name, after: "#")) is never '\(Display.safe(wanted))'",
      ending: Display.safe(ending)
    )
  }

  /// The values that a range steps through from each that is written, or `nil` where any may come.
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
