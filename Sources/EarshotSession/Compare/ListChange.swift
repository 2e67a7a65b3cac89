/// A step on the way from one list to another.
enum ListChange: Hashable {
  /// The item at a place of the old list stays.
  case keep(Int)
  /// The item at a place of the old list goes.
  case remove(Int)
  /// The item at a place of the new list comes.
  case insert(Int)

  /// How large a table of both is made; beyond it lists are compared only from the ends.
  private static let tableLimit = 1_000_000

  /// The shortest way from one list to another; of equals, what goes stands before what comes.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of items that differ.
  static func changes<Item: Hashable>(from old: [Item], to new: [Item]) -> [ListChange] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let middle = between(start..<old.count - end, start..<new.count - end, old, new)
    let kept = (0..<start).map { keep($0) }
    return kept + middle + (old.count - end..<old.count).map { keep($0) }
  }

  private static func between<Item: Hashable>(
    _ olds: Range<Int>,
    _ news: Range<Int>,
    _ old: [Item],
    _ new: [Item]
  ) -> [ListChange] {
    guard !olds.isEmpty, !news.isEmpty, olds.count <= tableLimit / news.count else {
      return olds.map { remove($0) } + news.map { insert($0) }
    }
    let lengths = commonLengths(olds, news, old, new)
    var changes: [ListChange] = []
    var (row, column) = (0, 0)
    while row < olds.count || column < news.count {
      let (place, other) = (olds.lowerBound + row, news.lowerBound + column)
      if row < olds.count, column < news.count, old[place] == new[other] {
        changes.append(keep(place))
        (row, column) = (row + 1, column + 1)
      } else if column == news.count
        || row < olds.count && lengths[row + 1][column] >= lengths[row][column + 1]
      {
        changes.append(remove(place))
        row += 1
      } else {
        changes.append(insert(other))
        column += 1
      }
    }
    return changes
  }

  /// How many items the rests from each pair of places have in common.
  private static func commonLengths<Item: Hashable>(
    _ olds: Range<Int>,
    _ news: Range<Int>,
    _ old: [Item],
    _ new: [Item]
  ) -> [[Int]] {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: news.count + 1),
      count: olds.count + 1
    )
    for row in olds.indices.reversed().map({ $0 - olds.lowerBound }) {
      for column in news.indices.reversed().map({ $0 - news.lowerBound }) {
        let isSame = old[olds.lowerBound + row] == new[news.lowerBound + column]
        table[row][column] =
          isSame
          ? table[row + 1][column + 1] + 1
          : max(table[row + 1][column], table[row][column + 1])
      }
    }
    return table
  }
}
