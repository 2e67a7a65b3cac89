import EarshotLines

/// A change of a value in plain words, such as `adjust up 2` or `change by -1`.
///
///     MeantStep.line(TypedWords("adjust up 2"))    // "increment 2"
///
/// Every word must be a verb, a direction, a count, or a small word, so the rule never loses a part
/// of the line.
///
/// - Source: our choice, from what people typed.
enum MeantStep {
  /// Verbs that need a direction.
  private static let verbs: Set = [
    "adjust", "change", "modify", "nudge", "tweak", "step", "value", "slider", "set", "make",
    "dial", "verändere", "ändere",
  ]
  private static let raising: Set = [
    "increase", "raise", "add", "plus", "bump", "erhöhe", "erhöhen", "increment",
  ]
  private static let lowering: Set = [
    "decrease", "lower", "reduce", "subtract", "minus", "senke", "verringere", "decrement",
  ]
  private static let up: Set = ["up", "higher", "more", "upward", "upwards", "+", "hoch", "mehr"]
  private static let down: Set = [
    "down", "less", "downward", "downwards", "-", "−", "runter", "weniger",
  ]
  private static let fillers: Set = [
    "by", "it", "the", "this", "that", "step", "steps", "times", "um", "value", "x",
    "slider", "please", "notch", "notches",
  ]

  /// Returns the command for a line, such as `increment 2` for `adjust up 2`.
  ///
  /// The result is `nil` for other lines.
  static func line(_ typed: TypedWords) -> String? {
    guard (2...8).contains(typed.count), let first = typed.lowered.first,
      verbs.union(raising).union(lowering).contains(first)
    else { return nil }
    var moves: Set<String> = []
    var counts: [Int] = []
    for word in typed.lowered {
      let isSigned = word.count > 1 && "+-−".contains(word.prefix(1))
      if raising.union(up).contains(word) || isSigned && word.hasPrefix("+") {
        moves.insert("increment")
      } else if lowering.union(down).contains(word) || isSigned {
        moves.insert("decrement")
      } else if let count = WrittenCount(word)?.count {
        counts.append(count)
        continue
      } else if !fillers.contains(word), word != first {
        return nil
      }
      guard isSigned else { continue }
      guard let count = WrittenCount(String(word.dropFirst()))?.count else { return nil }
      counts.append(count)
    }
    guard moves.count == 1, let move = moves.first, counts.count < 2 else { return nil }
    return counts.first.map { "\(move) \($0)" } ?? move
  }
}
