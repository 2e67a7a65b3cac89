/// An event at a node that the app can handle.
public enum AppEvent: Hashable, Sendable {
  /// The screen appears.
  case appear
  /// The cursor moves to the node.
  case focus
  /// The cursor leaves the node.
  case unfocus
  /// A double tap.
  case activate
  /// The user changed the value.
  case valueChanged
  /// The user presses Return in a text field.
  case `return`
  /// The value increases by one step.
  case increment
  /// The value decreases by one step.
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
  /// A touch that passes through to the app.
  case touch
  /// A long press.
  case longPress
  /// VoiceOver finished an announcement.
  case announcementDidFinish
  /// An announcement was interrupted.
  case announcementWasCut
  /// An utterance of the app's own speech began.
  case voiceDidStart
  /// An utterance of the app's own speech ended.
  case voiceDidFinish
  /// An utterance of the app's own speech was canceled.
  case voiceDidCancel
  /// A call or another app interrupted the app's audio session.
  case audioInterrupted
  /// The interruption ended.
  case audioResumed
  /// The headphones were disconnected.
  case headphonesRemoved
  /// A repeating timer fires after each interval.
  case every(Milliseconds)
  /// The user made no gesture for the given interval.
  case idle(Milliseconds)
}

/// A word that begins a timer's line in a screen file.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
package enum TimerWord: String, CaseIterable, Sendable {
  case every, idle

  /// Returns the timer event with the given interval.
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

/// The direction of a scroll event.
public enum ScrollDirection: String, CaseIterable, Hashable, Sendable {
  /// Three fingers swipe to the left.
  case left
  /// Three fingers swipe to the right.
  case right
  /// Three fingers swipe up.
  case up
  /// Three fingers swipe down.
  case down
  /// The next page, regardless of the direction.
  case next
  /// The previous page.
  case previous
}

extension AppEvent {
  /// The events without an interval, with their names in the notation, in canonical order.
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

/// The app's response to an event at a node.
///
/// - Source: SCREEN-FORMAT.md, "Events and effects".
public struct Handler: Hashable, Sendable {
  /// The event.
  public var event: AppEvent
  /// The condition under which the handler runs, or `nil` if it always runs.
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
