import EarshotModel

/// A leaf or a unit among its neighbours in one list.
struct Entry {
  /// What stands at this place.
  enum Content {
    /// A stop, by its place among the leaves.
    case leaf(Int32)
    /// A unit, by its place among the units.
    case unit(Int32)
  }

  /// What stands at this place.
  var content: Content
  /// Where it counts as standing.
  var key: Point
  /// Whether all frames that the key rests on are known.
  var isKeyed: Bool
}

/// Which of two places is read first.
///
/// The relation is not transitive, so the order is what the algorithms below make of it; neither
/// may be replaced by another sort.
///
/// - Rule: ``FocusRule/rowsGoFromTopToBottom``
struct KeyOrder {
  /// How far apart two tops stand in different rows.
  let threshold: Double
  /// Whether rows are read from the right.
  let isRightToLeft: Bool

  /// Creates the order for a device and a direction.
  init(idiom: Idiom, direction: LayoutDirection) {
    self.threshold = idiom == .phone ? 8 : 13
    self.isRightToLeft = direction == .rightToLeft
  }

  /// Returns whether one place is read before another.
  func before(_ left: Point, _ right: Point) -> Bool {
    if abs(left.y - right.y) >= threshold { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// The least key, as a scan from the first entry finds it; of an empty list, beyond everything.
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

  /// The sort for short lists, written out so that no toolchain changes its result.
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
  /// The key of a frame: its origin, or the corner of the screen where that is no place.
  init(keyOf frame: Rect) {
    let isPlace = frame.x.isFinite && frame.y.isFinite
    self = isPlace ? frame.origin : Point(x: 0, y: 0)
  }

  /// The key of what stands first whatever the frames.
  static let beforeEverything = Point(x: -.infinity, y: -.infinity)

  /// The key of what stands first or last whatever the frames: the title of an alert, and what lies
  /// around a menu or the like and closes it.
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
