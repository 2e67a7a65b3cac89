/// A path through two lists that pairs their entries, in order, for the highest score.
///
/// If several paths have the same score, it's the path that skips the fewest entries of the second
/// list. Skipping entries of the second list after the last pair costs nothing.
enum BestPath {
  /// A pair of entries, identified by their indices.
  struct Pair: Hashable {
    /// The index in the first list.
    let first: Int
    /// The index in the second list.
    let second: Int
  }

  private enum Step: UInt8 { case both, first, second }

  /// Finds the pairs.
  ///
  /// - Parameters:
  ///   - first: The indices in the first list.
  ///   - second: The indices in the second list.
  ///   - mayMissFirst: Whether skipping the first entry of the second list costs nothing.
  ///   - score: A closure that returns the score of a pair of entries, or 0 if they don't match.
  /// - Returns: The pairs, in order.
  /// - Complexity: O(*m*·*n*), where *m* and *n* are the lengths of the lists.
  static func pairs(
    _ first: Range<Int>,
    _ second: Range<Int>,
    mayMissFirst: Bool,
    score: (Int, Int) -> Int
  ) -> [Pair] {
    guard !first.isEmpty, !second.isEmpty else { return [] }
    let width = second.count + 1
    let scale = second.count + 1
    var steps = [Step](repeating: .first, count: (first.count + 1) * width)
    var above = (0..<width).map { -($0 - (mayMissFirst && $0 > 0 ? 1 : 0)) }
    for column in 1..<width { steps[column] = .second }
    for row in 1...first.count {
      var line = above
      for column in 1..<width {
        let likeness = score(first.lowerBound + row - 1, second.lowerBound + column - 1)
        let toll = mayMissFirst && column == 1 ? 0 : 1
        var best = (above[column], Step.first)
        if line[column - 1] - toll > best.0 { best = (line[column - 1] - toll, .second) }
        if likeness > 0, above[column - 1] + likeness * scale > best.0 {
          best = (above[column - 1] + likeness * scale, .both)
        }
        (line[column], steps[row * width + column]) = best
      }
      above = line
    }
    let end = above.indices.max { above[$0] < above[$1] || above[$0] == above[$1] && $0 > $1 } ?? 0
    return trace(steps, width, end, first, second)
  }

  /// Follows the steps backward from the end.
  private static func trace(
    _ steps: [Step],
    _ width: Int,
    _ end: Int,
    _ first: Range<Int>,
    _ second: Range<Int>
  ) -> [Pair] {
    var pairs: [Pair] = []
    var (row, column) = (first.count, end)
    while row > 0, column > 0 {
      switch steps[row * width + column] {
      case .both:
        (row, column) = (row - 1, column - 1)
        pairs.append(Pair(first: first.lowerBound + row, second: second.lowerBound + column))
      case .first: row -= 1
      case .second: column -= 1
      }
    }
    return pairs.reversed()
  }
}
