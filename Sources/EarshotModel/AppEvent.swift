/// Something that happens to a node, and that the app may have a handler for.
public enum AppEvent: Hashable, Sendable {
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
  /// The user presses Return in a text field.
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
  /// VoiceOver said an announcement to the end.
  case announcementDidFinish
  /// An announcement was cut short.
  case announcementWasCut
  /// An utterance of the app's own speech began.
  case voiceDidStart
  /// An utterance of the app's own speech ended.
  case voiceDidFinish
  /// An utterance of the app's own speech was stopped for good.
  case voiceDidCancel
  /// A call or another app interrupted the app's audio session.
  case audioInterrupted
  /// The interruption ended.
  case audioResumed
  /// The headphones were pulled out.
  case headphonesRemoved
  /// A timer's tick, with its interval.
  case every(Milliseconds)
  /// The user made no gesture for an interval.
  case idle(Milliseconds)
}

/// A word that begins the line of a timer.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
package enum TimerWord: String, CaseIterable, Sendable {
  case every, idle

  /// The event of a timer with an interval.
  package func event(_ interval: Milliseconds) -> AppEvent {
    switch self {
    case .every: .every(interval)
    case .idle: .idle(interval)
    }
  }
}

extension AppEvent {
  /// The word and the interval of a timer, or `nil` for any other event.
  package var timer: (word: TimerWord, interval: Milliseconds)? {
    switch self {
    case .every(let interval): (.every, interval)
    case .idle(let interval): (.idle, interval)
    default: nil
    }
  }
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

extension AppEvent {
  /// The events that are named in the notation, in canonical order, timers last.
  public static let named: [(name: String, event: AppEvent)] = [
    ("appear", .appear), ("focus", .focus), ("unfocus", .unfocus), ("activate", .activate),
    ("valueChanged", .valueChanged), ("return", .return), ("increment", .increment),
    ("decrement", .decrement), ("escape", .escape), ("magicTap", .magicTap),
    ("scroll left", .scroll(.left)), ("scroll right", .scroll(.right)),
    ("scroll up", .scroll(.up)), ("scroll down", .scroll(.down)),
    ("scroll next", .scroll(.next)), ("scroll previous", .scroll(.previous)),
    ("zoomIn", .zoomIn), ("zoomOut", .zoomOut), ("touch", .touch), ("longPress", .longPress),
    ("announcementDidFinish", .announcementDidFinish),
    ("announcementWasCut", .announcementWasCut), ("voiceDidStart", .voiceDidStart),
    ("voiceDidFinish", .voiceDidFinish), ("voiceDidCancel", .voiceDidCancel),
    ("audioInterrupted", .audioInterrupted), ("audioResumed", .audioResumed),
    ("headphonesRemoved", .headphonesRemoved),
  ]
}

/// The effects of an app when something happens to a node.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public struct Handler: Hashable, Sendable {
  /// What happens.
  public var event: AppEvent
  /// The condition under which the handler runs, or `nil` for always.
  public var condition: Condition?
  /// The effects, in order.
  public var effects: [Effect]

  /// Creates a handler.
  public init(event: AppEvent, condition: Condition? = nil, effects: [Effect]) {
    self.event = event
    self.condition = condition
    self.effects = effects
  }
}
