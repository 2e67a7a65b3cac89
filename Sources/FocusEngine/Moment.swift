import AccessibilityModel

/// What one moment brings: what sounds stands before what is spoken.
///
/// - Source: SESSIONS.md, "Lines of a session".
struct Moment {
  /// Whether the app is being launched: the screen that comes up by that is not told.
  private var isLaunch: Bool
  /// Sounds, screens, turns of the rotor and refusals, in order.
  private var sounds: [Event] = []
  /// Words of a notification, before the element that it leads to.
  var heralds: [Event] = []
  /// What is said of the element under the cursor.
  var speech: [Event] = []
  /// What the app says after that, in order.
  private var announcements: [(text: Event, priority: AnnouncementPriority)] = []

  init(isLaunch: Bool = false) { self.isLaunch = isLaunch }

  mutating func sound(_ event: Event) {
    if case .screenShown = event {
      if isLaunch { return isLaunch = false }
      if sounds.last == event { return }
    }
    sounds.append(event)
  }

  /// Queues an announcement behind the speech of the gesture.
  ///
  /// None has begun yet: a low one waits, and gives way to whatever comes after it and does not
  /// wait; a default one gives way to the next of those.
  ///
  /// - Source: VOICEOVER.md 8.1.
  mutating func announce(_ event: Event, _ priority: AnnouncementPriority) {
    if priority != .low { announcements.removeAll { $0.priority != .high } }
    announcements.append((event, priority))
  }

  /// Puts the words of notifications that led nowhere behind what the gesture says, before the
  /// announcements.
  ///
  /// - Source: our choice.
  mutating func postponeHeralds() {
    announcements.insert(contentsOf: heralds.map { ($0, .high) }, at: 0)
    heralds = []
  }

  /// Everything in the order in which it is heard.
  var events: [Event] { sounds + heralds + speech + announcements.map(\.text) }

  /// Leaves of the screens and elements that came up only the last, where there was no end to it.
  mutating func keepLast() {
    let last = sounds.lastIndex { if case .screenShown = $0 { true } else { false } }
    sounds = sounds.enumerated().filter { offset, event in
      if case .screenShown = event { offset == last } else { true }
    }.map(\.element)
    speech = Array(speech.suffix(1))
  }
}
