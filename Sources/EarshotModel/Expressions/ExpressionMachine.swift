/// A matcher that follows all paths through a program at once, so it takes time proportional to the
/// length of the text.
struct ExpressionMachine {
  private let program: [Instruction]
  private let text: [Character]
  /// The ASCII character at each position, or `nil` for any other character.
  ///
  /// Most comparisons are between ASCII characters.
  private let codes: [UInt8?]
  /// The ASCII character that each instruction accepts, or `nil` if the instruction doesn't accept
  /// exactly one ASCII character.
  private let literals: [UInt8?]
  /// The instructions that accept a character at the current position, without duplicates.
  private var states: [Int] = []
  /// The last position at which the machine reached each instruction, or -1.
  private var reached: [Int]
  /// The instructions that `enter` has yet to follow.
  private var waiting: [Int] = []
  private var isMatched = false

  init(_ program: [Instruction], text: String) {
    self.program = program
    self.text = Array(text)
    codes = self.text.map(\.code)
    literals = program.map(\.literal)
    reached = [Int](repeating: -1, count: program.count)
  }

  /// Runs the program on the text.
  ///
  /// - Parameter isAnchored: Whether the match must cover the whole text.
  /// - Returns: Whether there's a match.
  /// - Complexity: O(*n*·*m*), where *n* is the length of the text and *m* is the length of the
  ///   program.
  mutating func run(isAnchored: Bool) -> Bool {
    var before: [Int] = []
    enter(0, at: 0)
    for place in text.indices {
      if isMatched, !isAnchored { return true }
      isMatched = false
      swap(&before, &states)
      states.removeAll(keepingCapacity: true)
      for state in before where takes(state, place) { enter(state + 1, at: place + 1) }
      if !isAnchored { enter(0, at: place + 1) }
      if states.isEmpty, !isMatched, isAnchored { return false }
    }
    return isMatched
  }

  /// Returns whether an instruction accepts the character at a position.
  private func takes(_ number: Int, _ place: Int) -> Bool {
    if let literal = literals[number], let code = codes[place] { return literal == code }
    guard case .take(let set) = program[number] else { return false }
    return set.contains(text[place])
  }

  /// Follows each path from an instruction until the path accepts a character or ends.
  private mutating func enter(_ start: Int, at place: Int) {
    waiting.append(start)
    while let number = waiting.popLast() {
      guard reached[number] != place else { continue }
      reached[number] = place
      if literals[number] != nil {
        states.append(number)
        continue
      }
      switch program[number] {
      case .take: states.append(number)
      case .check(let anchor): if holds(anchor, at: place) { waiting.append(number + 1) }
      case .fork(let first, let second):
        waiting.append(second)
        waiting.append(first)
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

extension Character {
  /// The byte of an ASCII character, or `nil` for any other character, including the line break CR
  /// LF.
  fileprivate var code: UInt8? {
    let bytes = utf8
    return bytes.count == 1 ? bytes.first : nil
  }
}

extension Instruction {
  /// The one ASCII character that the instruction accepts exactly, or `nil` for any other
  /// instruction.
  fileprivate var literal: UInt8? {
    guard case .take(let set) = self, set.members.count == 1, !set.isNegated, !set.ignoresCase,
      case .one(let character) = set.members[0]
    else { return nil }
    return character.code
  }
}
