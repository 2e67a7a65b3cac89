/// The waiting speech, in order.
///
/// Mostly one thing waits at a time, and is kept without a list.
struct WaitingSpeech: Sendable {
  /// What is said next, or `nil` if nothing waits.
  private var first: SpeechItem?
  /// What is said after that.
  private var others = SpeechBacklog()

  /// Whether nothing waits.
  var isEmpty: Bool { first == nil }

  /// The pause before what is said next, in nanoseconds, or `nil` if nothing waits.
  var firstPause: Int? { first?.pause }

  /// How long all of it lasts with its pauses, in nanoseconds.
  ///
  /// - Complexity: O(*n*) in the length of what waits.
  var duration: Int { (first?.pause ?? 0) + (first?.duration ?? 0) + others.duration }

  /// Whether an announcement waits that nothing cuts.
  var hasUncutAnnouncement: Bool {
    first?.isUncutAnnouncement ?? false || others.hasUncutAnnouncement
  }

  /// Whether words wait that are heard.
  var hasWords: Bool {
    first.map { $0.isHeardAsWords || others.all.contains(where: \.isHeardAsWords) } ?? false
  }

  /// Adds what is said after everything else.
  mutating func append(_ item: SpeechItem) {
    if first == nil { first = item } else { others.append(item) }
  }

  /// Takes the first.
  mutating func popFirst() -> SpeechItem? {
    guard let item = first.take() else { return nil }
    if !others.isEmpty { first = others.popFirst() }
    return item
  }

  /// Drops some of those that may be cut.
  ///
  /// - Returns: What was dropped, in order.
  /// - Complexity: O(*c*), where *c* is the number of those that may be cut.
  mutating func drop(_ isDropped: (SpeechItem) -> Bool) -> [SpeechItem] {
    guard let item = first else { return [] }
    let isFirstDropped = !item.isUncut && isDropped(item)
    let dropped = others.drop(isDropped)
    guard isFirstDropped else { return dropped }
    first = others.popFirst()
    return [item] + dropped
  }

  /// Takes everything that is spoken, and leaves the lines of the tool.
  mutating func takeSpoken() -> [SpeechItem] {
    let all = (first.map { [$0] } ?? []) + others.all
    self = WaitingSpeech()
    for item in all where item.isOfTool { append(item) }
    return all.filter { !$0.isOfTool }
  }
}

/// What is said after what is said next.
///
/// Hours of announcements may wait behind each other, so nothing here goes over all of them: what
/// may be dropped is known by its place, and the first is taken without moving the rest.
private struct SpeechBacklog: Sendable {
  /// The items; those that were said or dropped are `nil`.
  private var items: [SpeechItem?] = []
  /// The place of the first.
  private var start = 0
  /// The places of those that something may cut, in order.
  private var cuttable: [Int] = []
  /// The number of waiting announcements that nothing interrupts.
  private var uncutAnnouncements = 0

  /// Whether nothing waits.
  var isEmpty: Bool { start == items.count }

  /// The items, in order.
  var all: [SpeechItem] { items[start...].compactMap { $0 } }

  /// How long all of it lasts with its pauses, in nanoseconds.
  ///
  /// - Complexity: O(*n*) in the length of what waits.
  var duration: Int {
    items[start...].reduce(0) { $0 + ($1?.pause ?? 0) + ($1?.duration ?? 0) }
  }

  /// Whether an announcement waits that nothing cuts.
  var hasUncutAnnouncement: Bool { uncutAnnouncements > 0 }

  /// Adds what is said after everything else.
  mutating func append(_ item: SpeechItem) {
    if !item.isUncut { cuttable.append(items.count) }
    if item.isUncutAnnouncement { uncutAnnouncements += 1 }
    items.append(item)
  }

  /// Takes the first.
  mutating func popFirst() -> SpeechItem? {
    guard !isEmpty, let item = items[start].take() else { return nil }
    if cuttable.first == start { cuttable.removeFirst() }
    if item.isUncutAnnouncement { uncutAnnouncements -= 1 }
    start += 1
    skipDropped()
    return item
  }

  /// Drops some of those that may be cut.
  ///
  /// - Returns: What was dropped, in order.
  /// - Complexity: O(*c*), where *c* is the number of those that may be cut.
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
