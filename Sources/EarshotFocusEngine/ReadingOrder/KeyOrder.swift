import EarshotModel

/// An entry of a list, which is a leaf or a unit.
struct Entry {
  enum Content {
    /// A stop, by its index among the leaves.
    case leaf(Int32)
    /// A unit, by its index among the units.
    case unit(Int32)
  }

  /// The contents of the entry.
  var content: Content
  /// The position to sort by.
  var key: Point
  /// Whether all frames that determine the key are known.
  var isKeyed: Bool
}

/// The order in which VoiceOver reads two positions.
///
/// The relation isn't transitive, so the result depends on the algorithms below. Don't replace
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

  /// Returns whether VoiceOver reads one position before another.
  func before(_ left: Point, _ right: Point) -> Bool {
    if abs(left.y - right.y) >= threshold { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// Returns the least key that a scan from the first entry finds, or the greatest possible key if
  /// the list is empty.
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

  /// Sorts a short list.
  ///
  /// The algorithm is explicit here, so no toolchain can change its result.
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
  /// Creates the key of a frame.
  ///
  /// It's the frame's origin or, if that isn't a valid position, the upper-left corner of the
  /// screen.
  init(keyOf frame: Rect) {
    let isPlace = frame.x.isFinite && frame.y.isFinite
    self = isPlace ? frame.origin : Point(x: 0, y: 0)
  }

  /// The key of an entry that comes first, regardless of the frames.
  static let beforeEverything = Point(x: -.infinity, y: -.infinity)

  /// Creates the key of an entry that comes first or last, regardless of the frames.
  ///
  /// The first entry is the title of an alert or dialog. The last is the area that closes a menu or
  /// a similar element. The result is `nil` for any other role.
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
