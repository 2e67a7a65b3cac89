import EarshotModel

/// The derived properties and composites that depend on each node of a tree, by number.
///
/// The numbers of the derived properties come first, followed by the numbers of the composites.
///
/// It's an immutable class, so copying an app costs only a reference.
final class Followers: Sendable {
  /// The derived properties, each after the properties that it depends on.
  let properties: [DerivedProperty]
  /// The nodes with derived properties.
  let nodes: [ElementTree.Index]
  /// The index among ``nodes`` of each node with derived properties.
  let placesOfNodes: [ElementTree.Index: Int]
  /// The index among ``nodes`` of the node of each derived property.
  let basePlaces: [Int]
  /// The lines with conditions of each derived property, in order.
  let lines: [[GuardedProperty]]
  /// The alerts, confirmation dialogs, and steppers, whose parts depend on them.
  let composites: [ElementTree.Index]
  private let numbers: [ElementTree.Index: [Int]]
  /// The properties that depend on whether nodes are hidden.
  let ofHidden: [Int]

  /// Determines the dependents of each node.
  ///
  /// - Complexity: O(*d* + *r*), where *d* is the number of derived properties and composites, and
  ///   *r* is the number of references and conditions.
  init(in tree: ElementTree) {
    properties = DerivedProperty.ordered(in: tree)
    nodes = Set(properties.map(\.node)).sorted()
    let places = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { ($0.element, $0.offset) }
    )
    placesOfNodes = places
    basePlaces = properties.compactMap { places[$0.node] }
    lines = properties.map { $0.lines(in: tree) }
    composites = tree.indices.filter { tree.role(of: $0).hasTitle || tree.role(of: $0) == .stepper }
    var numbers: [ElementTree.Index: [Int]] = [:]
    var ofHidden: [Int] = []
    for (number, entry) in properties.enumerated() {
      if entry.asksWhatIsHidden(in: tree) { ofHidden.append(number) }
      for node in Set(entry.needs(in: tree).map(\.node) + [entry.node]) {
        numbers[node, default: []].append(number)
      }
    }
    for (place, composite) in composites.enumerated() {
      numbers[composite, default: []].append(properties.count + place)
      for child in tree.children(of: composite) where tree.role(of: child).isMadeByBuilder {
        numbers[child, default: []].append(properties.count + place)
      }
    }
    self.numbers = numbers
    self.ofHidden = ofHidden
  }

  subscript(index: ElementTree.Index) -> [Int] { numbers[index] ?? [] }
}

/// A set of numbers below a limit, which initially contains every number.
struct PendingNumbers: Sendable {
  private let count: Int
  /// A bit for each number, which is 1 if the set contains the number.
  private var words: [UInt64]

  init(count: Int) {
    self.count = count
    words = Array(repeating: .max, count: (count + 63) / 64)
  }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  mutating func insertAll() {
    for place in words.indices { words[place] = .max }
  }

  /// Removes and returns the first number that isn't below the given number, or returns `nil` if
  /// there's none.
  mutating func takeFirst(from start: Int) -> Int? {
    guard start < count else { return nil }
    var place = start / 64
    var word = words[place] & (.max << UInt64(start % 64))
    while word == 0 {
      place += 1
      guard place < words.count else { return nil }
      word = words[place]
    }
    let number = place * 64 + word.trailingZeroBitCount
    guard number < count else { return nil }
    words[place] &= ~(1 << UInt64(number % 64))
    return number
  }
}
