/// The waiting speech, in order.
///
/// Usually, only one item is waiting, so the first item is stored without an array.
struct WaitingSpeech: Sendable {
  /// The next item, or `nil` if none is waiting.
  private var first: SpeechItem?
  /// The items after the first.
  private var others = SpeechBacklog()

  /// Whether nothing is waiting.
  var isEmpty: Bool { first == nil }

  /// The pause before the next item, in nanoseconds, or `nil` if none is waiting.
  var firstPause: Int? { first?.pause }

  /// The total duration with all pauses, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the waiting speech.
  var duration: Int { (first?.pause ?? 0) + (first?.duration ?? 0) + others.duration }

  /// Whether an announcement that nothing can interrupt is waiting.
  var hasUncutAnnouncement: Bool {
    first?.isUncutAnnouncement ?? false || others.hasUncutAnnouncement
  }

  /// Whether audible words are waiting.
  var hasWords: Bool {
    first.map { $0.isHeardAsWords || others.all.contains(where: \.isHeardAsWords) } ?? false
  }

  mutating func append(_ item: SpeechItem) {
    if first == nil { first = item } else { others.append(item) }
  }

  /// Removes and returns the first item, or returns `nil` if none is waiting.
  mutating func popFirst() -> SpeechItem? {
    guard let item = first.take() else { return nil }
    if !others.isEmpty { first = others.popFirst() }
    return item
  }

  /// Removes the items for which the closure returns `true`, except items that can't be
  /// interrupted.
  ///
  /// - Returns: The removed items, in order.
  /// - Complexity: O(*c*), where *c* is the number of items that can be interrupted.
  mutating func drop(_ isDropped: (SpeechItem) -> Bool) -> [SpeechItem] {
    guard let item = first else { return [] }
    let isFirstDropped = !item.isUncut && isDropped(item)
    let dropped = others.drop(isDropped)
    guard isFirstDropped else { return dropped }
    first = others.popFirst()
    return [item] + dropped
  }

  /// Removes and returns all speech, but not the lines of the program.
  mutating func takeSpoken() -> [SpeechItem] {
    let all = (first.map { [$0] } ?? []) + others.all
    self = WaitingSpeech()
    for item in all where item.isOfTool { append(item) }
    return all.filter { !$0.isOfTool }
  }
}

/// The waiting items after the first one.
///
/// Many announcements can be waiting, so removing or dropping items doesn't visit all of them. The
/// backlog stores the indices of the items that can be dropped, and removing the first item doesn't
/// move the others.
private struct SpeechBacklog: Sendable {
  /// The items, or `nil` for items that were said or dropped.
  private var items: [SpeechItem?] = []
  /// The index of the first waiting item.
  private var start = 0
  /// The indices of the items that can be interrupted, in order.
  private var cuttable: [Int] = []
  /// The number of waiting announcements that nothing can interrupt.
  private var uncutAnnouncements = 0

  /// Whether nothing is waiting.
  var isEmpty: Bool { start == items.count }

  /// The items, in order.
  var all: [SpeechItem] { items[start...].compactMap { $0 } }

  /// The total duration with all pauses, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the waiting speech.
  var duration: Int {
    items[start...].reduce(0) { $0 + ($1?.pause ?? 0) + ($1?.duration ?? 0) }
  }

  /// Whether an announcement that nothing can interrupt is waiting.
  var hasUncutAnnouncement: Bool { uncutAnnouncements > 0 }

  mutating func append(_ item: SpeechItem) {
    if !item.isUncut { cuttable.append(items.count) }
    if item.isUncutAnnouncement { uncutAnnouncements += 1 }
    items.append(item)
  }

  /// Removes and returns the first item, or returns `nil` if none is waiting.
  mutating func popFirst() -> SpeechItem? {
    guard !isEmpty, let item = items[start].take() else { return nil }
    if cuttable.first == start { cuttable.removeFirst() }
    if item.isUncutAnnouncement { uncutAnnouncements -= 1 }
    start += 1
    skipDropped()
    return item
  }

  /// Removes the items for which the closure returns `true`, except items that can't be
  /// interrupted.
  ///
  /// - Returns: The removed items, in order.
  /// - Complexity: O(*c*), where *c* is the number of items that can be interrupted.
  mutating func drop(_ isDropped: (SpeechItem) -> Bool) -> [SpeechItem] {
    guard !cuttable.isEmpty else { return [] }
    var dropped: [SpeechItem] = []
    cuttable.removeAll { place in
      guard let item = items[place], isDropped(item) else { return false }
      dropped.append(item)
      items[place] = nil
      return true
    }
    skipDropped()
    return dropped
  }

  private mutating func skipDropped() {
    while start < items.count, items[start] == nil { start += 1 }
    if isEmpty { self = SpeechBacklog() }
  }
}
