import EarshotLines
import EarshotModel

/// A matching of a screen's stops before and after a change.
///
/// Stops match if they have the same identifier or, failing that, the same label and role.
/// Otherwise, they match if they have the same position between the same neighbors, with the same
/// label or at least the same role. If several assignments are possible, the one with the most
/// stops in the same order applies.
///
/// - Source: our choice.
struct StopMatching: Sendable {
  /// The new stop for each old stop, by index.
  private(set) var newPlaces: [Int?]
  /// The old stop for each new stop, by index.
  private(set) var oldPlaces: [Int?]
  /// The new stops that moved before or after other stops.
  private(set) var moved: Set<Int> = []

  private let old: [HeardStop]
  private let new: [HeardStop]

  /// Matches the stops.
  ///
  /// - Complexity: At most O(*n*²), where *n* is the number of stops that aren't the same in both.
  init(_ old: [HeardStop], _ new: [HeardStop]) {
    self.old = old
    self.new = new
    newPlaces = Array(repeating: nil, count: old.count)
    oldPlaces = Array(repeating: nil, count: new.count)
    let shared = Set(old.compactMap(\.identifier)).intersection(new.compactMap(\.identifier))
    let keys = (old.map { Key($0, shared) }, new.map { Key($0, shared) })
    matchInOrder(old.indices, new.indices, keys.0, keys.1)
    matchAnywhere(keys.0, keys.1)
    moved = Set(newPlaces.compactMap { $0 }).subtracting(newPlaces.compactMap { $0 }.longestRise)
    matchByPlace { $0.label.isEmpty ? nil : $0.label }
    matchByPlace { $0.role }
  }

  /// The attributes that make two stops the same, regardless of their positions.
  private enum Key: Hashable {
    case identifier(String)
    case name(String, role: Traits)

    init(_ stop: HeardStop, _ shared: Set<String>) {
      if let identifier = stop.identifier, shared.contains(identifier) {
        self = .identifier(identifier)
      } else {
        self = .name(stop.label, role: stop.role)
      }
    }
  }

  private mutating func match(_ place: Int, _ other: Int) {
    newPlaces[place] = other
    oldPlaces[other] = place
  }

  /// Matches the longest run of keys in the same order.
  private mutating func matchInOrder<Key: Hashable>(
    _ olds: some Collection<Int>,
    _ news: some Collection<Int>,
    _ oldKeys: [Key],
    _ newKeys: [Key]
  ) {
    var (rest, others) = (olds.makeIterator(), news.makeIterator())
    for change in ListChange.changes(from: oldKeys, to: newKeys) {
      switch change {
      case .keep: if let place = rest.next(), let other = others.next() { match(place, other) }
      case .remove: _ = rest.next()
      case .insert: _ = others.next()
      }
    }
  }

  /// Matches the remaining stops by key, regardless of their positions.
  private mutating func matchAnywhere(_ oldKeys: [Key], _ newKeys: [Key]) {
    var waiting: [Key: [Int]] = [:]
    for place in new.indices.reversed() where oldPlaces[place] == nil {
      waiting[newKeys[place], default: []].append(place)
    }
    for place in old.indices where newPlaces[place] == nil {
      if let other = waiting[oldKeys[place]]?.popLast() { match(place, other) }
    }
  }

  /// Matches the remaining stops between the same neighbors if their keys are equal.
  private mutating func matchByPlace<Key: Hashable>(_ key: (HeardStop) -> Key?) {
    for (olds, news) in gaps {
      matchInOrder(
        olds,
        news,
        olds.map { Slot(key: key(old[$0]), place: $0) },
        news.map { Slot(key: key(new[$0]), place: -$0 - 1) }
      )
    }
  }

  /// A position that may have a key.
  ///
  /// A position without a key equals no other position.
  private struct Slot<Key: Hashable>: Hashable {
    var key: Key?
    var place: Int

    init(key: Key?, place: Int) {
      self.key = key
      self.place = key == nil ? place : 0
    }
  }

  /// The unmatched old and new stops between neighbors that kept their order.
  private var gaps: [(old: [Int], new: [Int])] {
    let kept = newPlaces.indices.filter { place in
      newPlaces[place].map { !moved.contains($0) } ?? false
    }
    var gaps: [(old: [Int], new: [Int])] = []
    var (start, newStart) = (0, 0)
    for end in kept + [old.count] {
      let newEnd = end < old.count ? newPlaces[end] ?? new.count : new.count
      let olds = (start..<end).filter { newPlaces[$0] == nil }
      let news = (newStart..<newEnd).filter { oldPlaces[$0] == nil }
      if !olds.isEmpty, !news.isEmpty { gaps.append((olds, news)) }
      (start, newStart) = (end + 1, newEnd + 1)
    }
    return gaps
  }
}

extension [Int] {
  /// The longest increasing subsequence of the numbers.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  var longestRise: [Int] {
    var ends: [Int] = []
    var before: [Int?] = []
    for (place, number) in enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    return sequence(first: ends.last) { place in place.map { before[$0] } }
      .prefix { $0 != nil }.compactMap { $0.map { self[$0] } }.reversed()
  }
}
