import EarshotModel
import EarshotSimulatedApp

/// What one turn brings: what sounds stands before what is spoken, and the rules that decided.
///
/// - Rule: ``FocusRule/soundsComeBeforeSpeech``
struct EventBuffer: Sendable {
  /// Whether the app is being launched: the screen that comes up by that is not reported.
  private var isLaunch: Bool
  /// Sounds, screens, turns of the rotor and refusals, in order.
  private var sounds: [Event] = []
  /// Words of notifications that stand before the element they lead to; they follow what the
  /// gesture says where they lead to none.
  private var heralds: [Event] = []
  /// What is said of the element under the cursor.
  private var speech: [Event] = []
  /// What the app says after that, in order.
  private var announcements: [Event] = []
  /// Whether the app moved the cursor, or an activation speaks: what it announces beside that is
  /// lost on devices.
  private var isSpokenOver = false
  /// The rules that decided, in order.
  private(set) var rules: [Decision] = []
  /// The rule that ended the turn at a boundary or with a refusal, or `nil` if none did.
  private(set) var end: FocusRule?

  init(isLaunch: Bool = false) { self.isLaunch = isLaunch }

  /// Everything in the order in which it is heard.
  var events: [Event] {
    if sounds.isEmpty, heralds.isEmpty, announcements.isEmpty { return speech }
    return sounds + speech + heralds + announcements
  }
}

// What sounds.
extension EventBuffer {
  /// Adds a sound, or what stands where sounds do.
  mutating func sound(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    sound(event)
  }

  /// Adds the sound of an end.
  mutating func boundary(by rule: FocusRule) {
    end = rule
    sound(.sound(.boundary), by: rule)
  }

  /// Adds a refusal.
  mutating func refuse(_ refusal: Refusal, by rule: FocusRule) {
    end = rule
    sound(.refused(refusal), by: rule)
  }

  private mutating func sound(_ event: Event) {
    if case .screenShown = event {
      if isLaunch { return isLaunch = false }
      if sounds.last == event { return }
    }
    sounds.append(event)
  }
}

// What is spoken.
extension EventBuffer {
  /// Notes a rule that decided something which is not heard by itself.
  mutating func decide(by rule: FocusRule) {
    // A gesture has mostly a few of them, which are kept in one go.
    if rules.isEmpty { rules.reserveCapacity(8) }
    rules.append(.focus(rule))
  }

  /// Notes a rule by which the app decided.
  mutating func decide(by rule: AppRule) { rules.append(.app(rule)) }

  /// Adds what is said of the element under the cursor.
  mutating func speak(_ event: consuming Event, by rule: FocusRule) {
    decide(by: rule)
    speech.append(event)
  }

  /// Adds what is said before all that the gesture says.
  mutating func begin(with event: consuming Event, by rule: FocusRule) {
    decide(by: rule)
    speech.insert(event, at: 0)
  }

  /// Adds the words of a notification.
  mutating func herald(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    heralds.append(event)
  }

  /// Says the words of notifications now: the element that they lead to comes next.
  mutating func leadOn() {
    speech += heralds
    heralds = []
  }

  /// Adds what the app says behind the speech of the gesture.
  mutating func announce(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    announcements.append(event)
  }

  /// Notes that the app moved the cursor.
  mutating func noteMove() { isSpokenOver = true }

  /// Notes that an activation speaks, if it does.
  mutating func noteActivation() { isSpokenOver = isSpokenOver || !speech.isEmpty }

  /// Loses the announcements that wait or can be interrupted, beside what the gesture itself says.
  mutating func loseAnnouncements(by rule: FocusRule) {
    guard isSpokenOver else { return }
    let lost = announcements.filter(\.isLostOnDevices)
    guard !lost.isEmpty else { return }
    decide(by: rule)
    speech = speech.map { event in
      if case .repeated(let description) = event { .repeatedWithHint(description) } else { event }
    }
    announcements = announcements.map { event in
      if case .announced(let text, _) = event, event.isLostOnDevices {
        .announcementLost(text)
      } else {
        event
      }
    }
  }

  /// Whether a phone may lose an announcement, because VoiceOver still speaks when it is posted.
  var mayLoseAnnouncements: Bool {
    isSpokenOver && announcements.contains(where: \.isLostOnDevices)
  }

  /// Adds what was heard of something within this turn: what sounds, then what is spoken.
  mutating func add(_ part: EventBuffer, _ change: (Event) -> Event?) {
    rules += part.rules
    end = part.end ?? end
    for event in part.events.compactMap(change) {
      if event.isSpoken { speech.append(event) } else { sound(event) }
    }
  }

  /// Whether effects were stopped that would never have ended.
  var isEndless: Bool { sounds.contains(.refused(.effectsNeverEnd)) }

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
  /// Whether it is an announcement that a device may lose.
  fileprivate var isLostOnDevices: Bool {
    if case .announced(_, let priority) = self { priority != .high } else { false }
  }

  /// Whether the event is words, and not a sound.
  fileprivate var isSpoken: Bool {
    switch self {
    case .sound, .appSound, .screenShown, .rotorTurned, .textChanged, .scrolled, .refused,
      .chartPlayed:
      false
    default: true
    }
  }
}
