/// What an app does when something happens to a node.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public struct Handler: Hashable, Sendable {
  /// What happens.
  public var event: Event
  /// When the handler counts; nothing for always.
  public var condition: Condition?
  /// What is done, in order.
  public var effects: [Effect]

  /// Creates a handler.
  public init(event: Event, condition: Condition? = nil, effects: [Effect]) {
    self.event = event
    self.condition = condition
    self.effects = effects
  }
}

/// Something that happens to a node.
public enum Event: Hashable, Sendable {
  /// The screen is shown.
  case appear
  /// The cursor comes.
  case focus
  /// The cursor leaves.
  case unfocus
  /// A double tap.
  case activate
  /// The user changed the value.
  case valueChanged
  /// Return, in a text field.
  case `return`
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// The two-finger scrub.
  case escape
  /// The two-finger double tap.
  case magicTap
  /// A three-finger swipe.
  case scroll(ScrollDirection)
  /// Zooming in.
  case zoomIn
  /// Zooming out.
  case zoomOut
  /// A touch let through.
  case touch
  /// A long press.
  case longPress
  /// An announcement was spoken to its end.
  case announcementDidFinish
  /// An announcement was cut short.
  case announcementWasCut
  /// A timer's tick, with its interval.
  case every(Milliseconds)
}

/// The direction of a scroll, as the fingers move.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// Three fingers to the left.
  case left
  /// Three fingers to the right.
  case right
  /// Three fingers up.
  case up
  /// Three fingers down.
  case down
  /// On to the next page, whatever the direction.
  case next
  /// Back to the page before.
  case previous
}

/// A length of time, or a moment since the start, in milliseconds.
public struct Milliseconds: Hashable, Comparable, Sendable {
  /// The number of milliseconds.
  public var count: Int

  /// Creates a length of time.
  public init(_ count: Int) { self.count = count }

  /// Compares two lengths.
  public static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.count < right.count
  }

  /// Adds two lengths; the sum stays within what can be counted.
  public static func + (left: Milliseconds, right: Milliseconds) -> Milliseconds {
    let (sum, overflow) = left.count.addingReportingOverflow(right.count)
    return Milliseconds(overflow ? Int.max : sum)
  }
}

extension Event {
  /// The events that are named in the notation, in canonical order, timers last.
  public static let named: [(name: String, event: Event)] = [
    ("appear", .appear), ("focus", .focus), ("unfocus", .unfocus), ("activate", .activate),
    ("valueChanged", .valueChanged), ("return", .return), ("increment", .increment),
    ("decrement", .decrement), ("escape", .escape), ("magicTap", .magicTap),
    ("scroll left", .scroll(.left)), ("scroll right", .scroll(.right)),
    ("scroll up", .scroll(.up)), ("scroll down", .scroll(.down)),
    ("scroll next", .scroll(.next)), ("scroll previous", .scroll(.previous)),
    ("zoomIn", .zoomIn), ("zoomOut", .zoomOut), ("touch", .touch), ("longPress", .longPress),
    ("announcementDidFinish", .announcementDidFinish),
    ("announcementWasCut", .announcementWasCut),
  ]
}
