/// Matches a text by following all ways at once, so that no text takes longer than its length.
struct ExpressionMachine {
  private let program: [Instruction]
  private let text: [Character]
  /// The instructions that take a character here, each once.
  private var states: [Int] = []
  /// The step at which each instruction was last reached.
  private var reached: [Int]
  private var isMatched = false

  init(_ program: [Instruction], text: String) {
    self.program = program
    self.text = Array(text)
    reached = [Int](repeating: -1, count: program.count)
  }

  /// Runs the program over the text.
  ///
  /// - Parameter isAnchored: Whether the match begins and ends where the text does.
  /// - Returns: Whether there is a match.
  /// - Complexity: O(*n*·*m*), where *n* is the length of the text and *m* that of the program.
  mutating func run(isAnchored: Bool) -> Bool {
    enter(0, at: 0)
    for place in text.indices {
      if isMatched, !isAnchored { return true }
      isMatched = false
      let before = states
      states.removeAll(keepingCapacity: true)
      for state in before {
        guard case .take(let set) = program[state], set.contains(text[place]) else { continue }
        enter(state + 1, at: place + 1)
      }
      if !isAnchored { enter(0, at: place + 1) }
      if states.isEmpty, !isMatched, isAnchored { return false }
    }
    return isMatched
  }

  /// Follows the ways on from an instruction until each takes a character or ends.
  private mutating func enter(_ start: Int, at place: Int) {
    var waiting = [start]
    while let number = waiting.popLast() {
      guard reached[number] != place else { continue }
      reached[number] = place
      switch program[number] {
      case .take: states.append(number)
      case .check(let anchor): if holds(anchor, at: place) { waiting.append(number + 1) }
      case .fork(let first, let second): waiting += [second, first]
      case .jump(let target): waiting.append(target)
      case .match: isMatched = true
      }
    }
  }

  private func holds(_ anchor: PatternNode.Anchor, at place: Int) -> Bool {
    switch anchor {
    case .start: place == 0
    case .end: place == text.count
    case .wordBoundary: isWordBoundary(place)
    case .noWordBoundary: !isWordBoundary(place)
    }
  }

  private func isWordBoundary(_ place: Int) -> Bool {
    let before = place > 0 && text[place - 1].isWordCharacter
    let after = place < text.count && text[place].isWordCharacter
    return before != after
  }
}
