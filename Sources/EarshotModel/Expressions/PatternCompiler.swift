/// A step of the machine that matches an expression.
enum Instruction: Hashable, Sendable {
  /// Accepts a character of a set.
  case take(CharacterClass)
  /// Continues only at a position of the given kind.
  case check(PatternNode.Anchor)
  /// Continues at both positions.
  case fork(Int, Int)
  /// Continues at another position.
  case jump(Int)
  /// The text matches the expression.
  case match
}

/// A compiler that makes the machine's program from the nodes of a pattern.
struct PatternCompiler {
  typealias Failure = RegularExpression.Failure

  /// The number of bytes in the pattern, for the message that it's too long.
  private let length: Int
  private var program: [Instruction] = []

  init(length: Int) { self.length = length }

  mutating func program(of node: PatternNode) throws(Failure) -> [Instruction] {
    try add(node)
    program.append(.match)
    return program
  }

  private mutating func add(_ node: PatternNode) throws(Failure) {
    guard program.count < RegularExpression.sizeLimit else {
      let reason = "the pattern is too large; shorten it, or use smaller counts in braces"
      throw Failure(reason: reason, range: 0..<length)
    }
    switch node {
    case .character(let set): program.append(.take(set))
    case .anchor(let anchor): program.append(.check(anchor))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .choice(let nodes): try add(choice: nodes)
    case .repeated(let node, let least, let most): try add(node, least: least, most: most)
    }
  }

  private mutating func add(choice nodes: [PatternNode]) throws(Failure) {
    var ends: [Int] = []
    for node in nodes.dropLast() {
      let fork = reserve()
      try add(node)
      ends.append(reserve())
      program[fork] = .fork(fork + 1, program.count)
    }
    if let last = nodes.last { try add(last) }
    for end in ends { program[end] = .jump(program.count) }
  }

  private mutating func add(_ node: PatternNode, least: Int, most: Int?) throws(Failure) {
    for _ in 0..<least { try add(node) }
    guard let most else {
      let fork = reserve()
      try add(node)
      program.append(.jump(fork))
      program[fork] = .fork(fork + 1, program.count)
      return
    }
    var forks: [Int] = []
    for _ in least..<most {
      forks.append(reserve())
      try add(node)
    }
    for fork in forks { program[fork] = .fork(fork + 1, program.count) }
  }

  /// Reserves a place for an instruction to be filled in later.
  private mutating func reserve() -> Int {
    program.append(.match)
    return program.count - 1
  }
}
