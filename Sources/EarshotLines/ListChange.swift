/// A step on the way from one list to another.
package enum ListChange: Hashable {
  /// The item at a place of the old list stays.
  case keep(Int)
  /// The item at a place of the old list goes.
  case remove(Int)
  /// The item at a place of the new list comes.
  case insert(Int)

  /// The shortest way from one list to another; of equals, what goes stands before what comes.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of items that differ; O(*a* + *b*) if the lists are long
  ///   and have nothing in common.
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

/// How the items of two lists stand to each other.
struct ListRelation<Old, New> {
  /// Whether an item of the old list stands for one of the new.
  let matches: (Old, New) -> Bool
  /// Whether an item of the new list may come in the place of one of the old, right behind it.
  let givesWay: (Old, New) -> Bool
  /// Whether an item of the old list stands for any items of the new, or for none.
  let standsForAny: (Old) -> Bool
  /// Whether an item of the new list needs one of the old that stands for it alone.
  let standsAlone: (New) -> Bool

  /// The way from one list to another on which as many items stay as can.
  ///
  /// Each stays for one that it stands for; what stands for any stays, and for as few as it can.
  ///
  /// - Complexity: O(*a*·*b*) in the numbers of items that differ.
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

/// All ways from some items to others, by what they cost.
private struct ChangeTable<Old, New> {
  let old: ArraySlice<Old>
  let new: ArraySlice<New>
  let relation: ListRelation<Old, New>

  /// How large a table is made; beyond it every item gives way.
  private static var limit: Int { 1_000_000 }

  /// An item that comes, goes or gives way costs this; one that another stands for costs one.
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

  /// A step through the table: what it changes, and how far it leads.
  private typealias Step = (changes: [ListChange], rows: Int, columns: Int)

  /// The first step of a cheapest way from a pair of places on.
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

  /// What it costs to get from the items from each pair of places on.
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
