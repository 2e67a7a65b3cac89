/// A step on the way from the lines of a step to those that are heard now.
enum LineChange: Hashable {
  /// The line at a place of the old ones stays.
  case keep(Int)
  /// The line at a place of the old ones goes.
  case remove(Int)
  /// The line at a place of the new ones comes.
  case insert(Int)

  /// The way from the lines of a step to those that are heard.
  ///
  /// As many lines as can be stay, each for one that it still stands for; `...` stays, and stands
  /// for as few lines as it can. A line that gives way to another stands right before it.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of lines that differ.
  static func changes(from old: [LinePattern], to new: [HeardLine]) -> [LineChange] {
    let start = zip(old, new).prefix { !$0.isAnyLines && $0.matches($1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { !$0.isAnyLines && $0.matches($1) }.count
    let middle = LineTable(
      old: old[start..<old.count - end],
      new: new[start..<new.count - end]
    ).changes
    let kept = (0..<start).map { keep($0) }
    return kept + middle + (old.count - end..<old.count).map { keep($0) }
  }

  /// Whether lines are as those of a step say.
  ///
  /// - Complexity: O(*a* + *b*) without `...`, else O(*a*·*b*).
  static func matches(_ old: [LinePattern], _ new: [HeardLine]) -> Bool {
    guard old.contains(where: \.isAnyLines) else {
      return old.count == new.count && zip(old, new).allSatisfy { $0.matches($1) }
    }
    var (row, column) = (0, 0)
    var lastAny: (row: Int, column: Int)?
    while column < new.count {
      if row < old.count, old[row].isAnyLines {
        lastAny = (row, column)
        row += 1
      } else if row < old.count, old[row].matches(new[column]) {
        (row, column) = (row + 1, column + 1)
      } else if let (any, start) = lastAny {
        lastAny = (any, start + 1)
        (row, column) = (any + 1, start + 1)
      } else {
        return false
      }
    }
    return old[row...].allSatisfy(\.isAnyLines)
  }
}

/// All ways from some lines to others, by what they cost.
private struct LineTable {
  let old: ArraySlice<LinePattern>
  let new: ArraySlice<HeardLine>

  /// How large a table is made; beyond it every line gives way.
  private static let limit = 1_000_000

  /// A line that gives way, or comes or goes, costs this; one that `...` stands for costs one.
  private static let change = 1 << 20

  var changes: [LineChange] {
    guard !old.isEmpty, !new.isEmpty, old.count <= LineTable.limit / new.count else {
      return old.indices.filter { !old[$0].isAnyLines }.map { .remove($0) }
        + new.indices.map { .insert($0) }
    }
    let costs = costs
    var changes: [LineChange] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      let (place, other) = (old.startIndex + row, new.startIndex + column)
      let cost = costs[row][column]
      if row < old.count, old[place].isAnyLines {
        if costs[row + 1][column] == cost {
          changes.append(.keep(place))
          row += 1
        } else {
          column += 1
        }
      } else if row < old.count, column < new.count, old[place].matches(new[other]),
        costs[row + 1][column + 1] == cost
      {
        changes.append(.keep(place))
        (row, column) = (row + 1, column + 1)
      } else if row < old.count, column < new.count, givesWay(place, other),
        costs[row + 1][column + 1] + LineTable.change == cost
      {
        changes += [.remove(place), .insert(other)]
        (row, column) = (row + 1, column + 1)
      } else if row < old.count, costs[row + 1][column] + LineTable.change == cost {
        changes.append(.remove(place))
        row += 1
      } else {
        changes.append(.insert(other))
        column += 1
      }
    }
    return changes
  }

  /// Whether one line can stand in the place of another: both are speech, or neither.
  private func givesWay(_ place: Int, _ other: Int) -> Bool {
    old[place].literal.isSpeech == new[other].isSpeech
  }

  /// What it costs to get from the lines from each pair of places on.
  private var costs: [[Int]] {
    let row = [Int](repeating: 0, count: new.count + 1)
    var table = [[Int]](repeating: row, count: old.count + 1)
    for row in (0...old.count).reversed() {
      for column in (0...new.count).reversed() {
        table[row][column] = cost(row, column, table)
      }
    }
    return table
  }

  private func cost(_ row: Int, _ column: Int, _ table: [[Int]]) -> Int {
    let change = LineTable.change
    let (place, other) = (old.startIndex + row, new.startIndex + column)
    guard row < old.count else {
      return column < new.count ? table[row][column + 1] + change : 0
    }
    if old[place].isAnyLines {
      let absorbed = column < new.count ? table[row][column + 1] + 1 : Int.max
      return min(table[row + 1][column], absorbed)
    }
    guard column < new.count else { return table[row + 1][column] + change }
    var best = min(table[row + 1][column], table[row][column + 1]) + change
    let both = table[row + 1][column + 1]
    if old[place].matches(new[other]) {
      best = min(best, both)
    } else if givesWay(place, other) {
      best = min(best, both + change)
    }
    return best
  }
}
