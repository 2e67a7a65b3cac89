import EarshotLines
import EarshotModel

/// Which stops of a screen are the same before and after a change.
///
/// Stops are the same that have the same identifier; else the same label and role; else those that
/// stand in the same place, between the same neighbours, and have the same label or at least the
/// same role. Of several ways the one with the most stops in the same order is taken.
///
/// - Source: our choice.
struct StopMatching: Sendable {
  /// The stop of now for each stop of before, by its place.
  private(set) var newPlaces: [Int?]
  /// The stop of before for each stop of now, by its place.
  private(set) var oldPlaces: [Int?]
  /// The stops of now that stood before or behind others.
  private(set) var moved: Set<Int> = []

  private let old: [HeardStop]
  private let new: [HeardStop]

  /// Matches the stops.
  ///
  /// - Complexity: O(*n*²) at most, where *n* is the number of stops that are not the same in both.
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

  /// What makes two stops the same wherever they stand.
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

  /// Matches the longest run of keys that stand in the same order.
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

  /// Matches what is left by its key, wherever it went.
  private mutating func matchAnywhere(_ oldKeys: [Key], _ newKeys: [Key]) {
    var waiting: [Key: [Int]] = [:]
    for place in new.indices.reversed() where oldPlaces[place] == nil {
      waiting[newKeys[place], default: []].append(place)
    }
    for place in old.indices where newPlaces[place] == nil {
      if let other = waiting[oldKeys[place]]?.popLast() { match(place, other) }
    }
  }

  /// Matches what is left between the same neighbours, where the keys are the same.
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

  /// A key; without one a stop is like no other.
  private struct Slot<Key: Hashable>: Hashable {
    var key: Key?
    var place: Int

    init(key: Key?, place: Int) {
      self.key = key
      self.place = key == nil ? place : 0
    }
  }

  /// The unmatched stops between neighbours that kept their order, of before and of now.
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
  /// The longest run of numbers, not all neighbours, that only go up.
  ///
  /// - Complexity: O(*n* log *n*).
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
