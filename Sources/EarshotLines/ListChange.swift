/// A step in turning one list into another.
package enum ListChange: Hashable {
  /// The item at an index of the old list stays.
  case keep(Int)
  /// The item at an index of the old list is removed.
  case remove(Int)
  /// The item at an index of the new list is inserted.
  case insert(Int)

  /// Returns the shortest series of changes from one list to another.
  ///
  /// If several series are equally short, removals come before insertions.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of items that differ; O(*a* + *b*)
  ///   if the lists are long and have nothing in common.
  package static func changes<Item: Hashable>(from old: [Item], to new: [Item]) -> [ListChange] {
    if min(old.count, new.count) > 16, Set(old).isDisjoint(with: new) {
      return old.indices.map { .remove($0) } + new.indices.map { .insert($0) }
    }
    return ListRelation(
      matches: { $0 == $1 },
      givesWay: { _, _ in false },
      standsForAny: { _ in false },
      standsAlone: { _ in false }
    ).changes(from: old, to: new)
  }
}

/// The relation between the items of two lists.
struct ListRelation<Old, New> {
  /// A function that returns whether an item of the old list matches an item of the new list.
  let matches: (Old, New) -> Bool
  /// A function that returns whether an item of the new list may replace an item of the old list
  /// that comes right before it.
  let givesWay: (Old, New) -> Bool
  /// A function that returns whether an item of the old list matches any number of items of the new
  /// list.
  let standsForAny: (Old) -> Bool
  /// A function that returns whether an item of the new list can't match an item of the old list
  /// that matches any number of items.
  let standsAlone: (New) -> Bool

  /// Returns the changes from one list to another that keep as many items as possible.
  ///
  /// Each kept item is paired with an item that it matches. An item that matches any number of
  /// items stays and matches as few as possible.
  ///
  /// - Complexity: O(*a*·*b*), where *a* and *b* are the numbers of items that differ.
  func changes(from old: [Old], to new: [New]) -> [ListChange] {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, isFixed(old[start], new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, isFixed(old[old.count - 1 - end], new[new.count - 1 - end]) {
      end += 1
    }
    let table = ChangeTable(
      old: old[start..<old.count - end],
      new: new[start..<new.count - end],
      relation: self
    )
    let kept = (0..<start).map { ListChange.keep($0) }
    return kept + table.changes + (old.count - end..<old.count).map { .keep($0) }
  }

  private func isFixed(_ old: Old, _ new: New) -> Bool { !standsForAny(old) && matches(old, new) }
}

/// A table of all series of changes from one list to another, with their costs.
private struct ChangeTable<Old, New> {
  let old: ArraySlice<Old>
  let new: ArraySlice<New>
  let relation: ListRelation<Old, New>

  /// The maximum size of a table.
  ///
  /// If the table would be larger, every item is replaced.
  private static var limit: Int { 1_000_000 }

  /// The cost of inserting, removing, or replacing an item.
  ///
  /// A match between two different items costs 1.
  private static var change: Int { 1 << 20 }

  var changes: [ListChange] {
    guard !old.isEmpty, !new.isEmpty, old.count <= Self.limit / new.count else {
      return old.indices.filter { !relation.standsForAny(old[$0]) }.map { .remove($0) }
        + new.indices.map { .insert($0) }
    }
    let costs = costs
    var changes: [ListChange] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      let step = cheapest(row, column, costs)
      changes += step.changes
      (row, column) = (row + step.rows, column + step.columns)
    }
    return changes
  }

  /// A step through the table: its changes, and the number of rows and columns that it covers.
  private typealias Step = (changes: [ListChange], rows: Int, columns: Int)

  /// Returns the first step of one of the cheapest series from a pair of positions.
  private func cheapest(_ row: Int, _ column: Int, _ costs: [[Int]]) -> Step {
    let (place, other) = (old.startIndex + row, new.startIndex + column)
    let cost = costs[row][column]
    guard row < old.count else { return ([.insert(other)], 0, 1) }
    if relation.standsForAny(old[place]) {
      if costs[row + 1][column] == cost { return ([.keep(place)], 1, 0) }
      return (relation.standsAlone(new[other]) ? [.insert(other)] : [], 0, 1)
    }
    guard column < new.count else { return ([.remove(place)], 1, 0) }
    let both = costs[row + 1][column + 1]
    if both == cost, relation.matches(old[place], new[other]) { return ([.keep(place)], 1, 1) }
    if both + Self.change == cost, relation.givesWay(old[place], new[other]) {
      return ([.remove(place), .insert(other)], 1, 1)
    }
    let goes = costs[row + 1][column] + Self.change == cost
    return goes ? ([.remove(place)], 1, 0) : ([.insert(other)], 0, 1)
  }

  /// The cost of the remaining changes, starting at each pair of positions.
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
    let change = Self.change
    let (place, other) = (old.startIndex + row, new.startIndex + column)
    guard row < old.count else {
      return column < new.count ? table[row][column + 1] + change : 0
    }
    if relation.standsForAny(old[place]) {
      guard column < new.count else { return table[row + 1][column] }
      let absorbing = relation.standsAlone(new[other]) ? change : 1
      return min(table[row + 1][column], table[row][column + 1] + absorbing)
    }
    guard column < new.count else { return table[row + 1][column] + change }
    let best = min(table[row + 1][column], table[row][column + 1]) + change
    let both = table[row + 1][column + 1]
    if relation.matches(old[place], new[other]) { return min(best, both) }
    return relation.givesWay(old[place], new[other]) ? min(best, both + change) : best
  }
}
