import AccessibilityModel

/// What one moment brings: what sounds stands before what is spoken.
///
/// - Source: SESSIONS.md, "Lines of a session".
struct Moment {
  /// Sounds, screens, turns of the rotor and refusals, in order.
  private(set) var sounds: [Event] = []
  /// Words of a notification, before the element that it leads to.
  var heralds: [Event] = []
  /// What is said of the element under the cursor.
  var speech: [Event] = []
  /// What the app says after that, in order.
  private var announcements: [(text: Event, priority: AnnouncementPriority)] = []

  mutating func sound(_ event: Event) {
    if case .screenShown = event, sounds.last == event { return }
    sounds.append(event)
  }

  /// Queues an announcement behind the speech of the gesture.
  ///
  /// None has begun yet: a low one gives way to whatever is new, a default one to the next that
  /// is not low.
  ///
  /// - Source: VOICEOVER.md 8.1.
  mutating func announce(_ event: Event, _ priority: AnnouncementPriority) {
    announcements.removeAll {
      $0.priority == .low || ($0.priority == .default && priority != .low)
    }
    announcements.append((event, priority))
  }

  /// Everything in the order in which it is heard.
  var events: [Event] { sounds + heralds + speech + announcements.map(\.text) }

  /// The same without the screen that the launch itself shows.
  var eventsAfterLaunch: [Event] {
    var events = events
    if case .screenShown? = events.first { events.removeFirst() }
    return events
  }

  /// Leaves of the screens and elements that came up only the last, where there was no end to it.
  mutating func keepLast() {
    let last = sounds.lastIndex { if case .screenShown = $0 { true } else { false } }
    sounds = sounds.enumerated().filter { offset, event in
      if case .screenShown = event { offset == last } else { true }
    }.map(\.element)
    speech = Array(speech.suffix(1))
  }
}
