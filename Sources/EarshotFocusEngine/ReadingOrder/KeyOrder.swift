import EarshotModel

/// A leaf or a unit among its neighbors in one list.
struct Entry {
  /// The contents of the entry.
  enum Content {
    /// A stop, by its index among the leaves.
    case leaf(Int32)
    /// A unit, by its index among the units.
    case unit(Int32)
  }

  /// The contents of this place.
  var content: Content
  /// The position for sorting.
  var key: Point
  /// Whether all frames that the key rests on are known.
  var isKeyed: Bool
}

/// The order of reading two positions.
///
/// The relation isn't transitive, so the order depends on the algorithms below; don't replace
/// either of them with a different sort.
///
/// - Rule: ``FocusRule/rowsGoFromTopToBottom``
struct KeyOrder {
  /// The minimum distance between the tops of different rows.
  let threshold: Double
  /// Whether rows are read from the right.
  let isRightToLeft: Bool

  /// Creates the order for a device and a direction.
  init(idiom: Idiom, direction: LayoutDirection) {
    self.threshold = idiom == .phone ? 8 : 13
    self.isRightToLeft = direction == .rightToLeft
  }

  /// Returns whether one position is read before another.
  func before(_ left: Point, _ right: Point) -> Bool {
    if abs(left.y - right.y) >= threshold { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// Returns the least key that a scan from the first entry finds, or a position beyond everything
  /// for an empty list.
  func leastKey(of entries: some Sequence<Entry>) -> Point {
    var least = Point(x: .infinity, y: .infinity)
    for entry in entries where before(entry.key, least) { least = entry.key }
    return least
  }

  /// Sorts a part of a list that is in gather order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of the part.
  func sort(_ entries: inout ContiguousArray<Entry>, in range: Range<Int>) {
    if range.count < 64 {
      insertionSort(&entries, in: range)
    } else {
      entries[range].sort { before($0.key, $1.key) }
    }
  }

  /// The sort for short lists, written out so no toolchain changes its result.
  private func insertionSort(_ entries: inout ContiguousArray<Entry>, in range: Range<Int>) {
    for start in range.dropFirst() {
      let entry = entries[start]
      var place = start
      while place > range.lowerBound, before(entry.key, entries[place - 1].key) {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }
}

extension Point {
  /// Creates the key of a frame: its origin, or the corner of the screen if that isn't a valid
  /// position.
  init(keyOf frame: Rect) {
    let isPlace = frame.x.isFinite && frame.y.isFinite
    self = isPlace ? frame.origin : Point(x: 0, y: 0)
  }

  /// The key of an entry that comes first, whatever the frames.
  static let beforeEverything = Point(x: -.infinity, y: -.infinity)

  /// Creates the key of an entry that comes first or last, whatever the frames: the title of an
  /// alert, and the area around a menu or a similar element that closes it.
  init?(keyOfPart role: Role) {
    if role == .alertTitle {
      self = .beforeEverything
    } else if role.closesWhatIsOpen {
      self = Point(x: .infinity, y: .infinity)
    } else {
      return nil
    }
  }
}
