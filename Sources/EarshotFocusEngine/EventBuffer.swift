import EarshotModel

/// What one moment brings: what sounds stands before what is spoken.
///
/// - Source: SESSIONS.md, "Lines of a session".
struct EventBuffer {
  /// Whether the app is being launched: the screen that comes up by that is not told.
  private var isLaunch: Bool
  /// Sounds, screens, turns of the rotor and refusals, in order.
  private var sounds: [Event] = []
  /// Words of notifications that stand before the element they lead to; they follow what the
  /// gesture says where they lead to none.
  ///
  /// - Source: our choice.
  var heralds: [Event] = []
  /// What is said of the element under the cursor.
  var speech: [Event] = []
  /// What the app says after that, in order.
  private var announcements: [Event] = []

  init(isLaunch: Bool = false) { self.isLaunch = isLaunch }

  mutating func sound(_ event: Event) {
    if case .screenShown = event {
      if isLaunch { return isLaunch = false }
      if sounds.last == event { return }
    }
    sounds.append(event)
  }

  /// Says the words of notifications now: the element that they lead to comes next.
  mutating func leadOn() {
    speech += heralds
    heralds = []
  }

  /// Adds an announcement behind the speech of the gesture.
  ///
  /// - Source: VOICEOVER.md 8.1.
  mutating func announce(_ text: String, _ priority: AnnouncementPriority) {
    announcements.append(.announced(text, priority))
  }

  /// Adds words that come where announcements do, and wait for none: the status of a page.
  mutating func tell(_ event: Event) { announcements.append(event) }

  /// Adds what was heard of something within this moment: what sounds, then what is spoken.
  mutating func add(_ events: [Event]) {
    for event in events {
      if event.isSpoken { speech.append(event) } else { sound(event) }
    }
  }

  /// Everything in the order in which it is heard.
  var events: [Event] {
    sounds + speech + heralds + announcements
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

extension Event {
  /// Whether the event is words, and not a sound.
  fileprivate var isSpoken: Bool {
    switch self {
    case .sound, .screenShown, .rotorTurned, .textChanged, .scrolled, .refused: false
    default: true
    }
  }
}
