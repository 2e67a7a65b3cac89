import EarshotModel
import EarshotSimulatedApp

/// The events of one gesture, with sounds before speech, and the rules behind them.
///
/// - Rule: ``FocusRule/soundsComeBeforeSpeech``
struct EventBuffer: Sendable {
  /// Whether the app is launching, in which case the buffer doesn't report that its screen appears.
  private var isLaunch: Bool
  /// Sounds, screens, turns of the rotor, and refusals, in order.
  private var sounds: [Event] = []
  /// Words of notifications, which come before the description of the element that the cursor moves
  /// to.
  ///
  /// If the cursor doesn't move, the words come after the gesture's speech.
  private var heralds: [Event] = []
  /// The speech about the element with the cursor.
  private var speech: [Event] = []
  /// The app's speech after the speech about the element, in order.
  private var announcements: [Event] = []
  /// Whether the app moved the cursor or an activation speaks, which makes devices lose
  /// announcements that the app posts at the same time.
  private var isSpokenOver = false
  /// The rules behind the events, in order.
  private(set) var rules: [Decision] = []
  /// The rule behind the boundary or the refusal that ended the gesture, or `nil` if there's none.
  private(set) var end: FocusRule?

  init(isLaunch: Bool = false) { self.isLaunch = isLaunch }

  /// All events, in the order of the output.
  var events: [Event] {
    if sounds.isEmpty, heralds.isEmpty, announcements.isEmpty { return speech }
    return sounds + speech + heralds + announcements
  }
}

// Events that come before the speech of a gesture.
extension EventBuffer {
  /// Adds a sound, or an event that's ordered like one.
  mutating func sound(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    sound(event)
  }

  /// Adds the boundary sound and records the rule that ends the gesture.
  mutating func boundary(by rule: FocusRule) {
    end = rule
    sound(.sound(.boundary), by: rule)
  }

  /// Adds a refusal and records the rule that ends the gesture.
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

// Speech and the rules behind it.
extension EventBuffer {
  /// Records a rule behind a decision that has no output.
  mutating func decide(by rule: FocusRule) {
    // A gesture usually has a few rules, so this allocates them all at once.
    if rules.isEmpty { rules.reserveCapacity(8) }
    rules.append(.focus(rule))
  }

  /// Records a rule behind a decision of the app.
  mutating func decide(by rule: AppRule) { rules.append(.app(rule)) }

  /// Adds speech about the element with the cursor.
  mutating func speak(_ event: consuming Event, by rule: FocusRule) {
    decide(by: rule)
    speech.append(event)
  }

  /// Adds speech before the rest of the gesture's speech.
  mutating func begin(with event: consuming Event, by rule: FocusRule) {
    decide(by: rule)
    speech.insert(event, at: 0)
  }

  /// Adds the words of a notification.
  mutating func herald(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    heralds.append(event)
  }

  /// Moves the words of notifications into the speech, because the description of the element that
  /// the cursor moves to comes next.
  mutating func leadOn() {
    speech += heralds
    heralds = []
  }

  /// Adds the app's speech after the speech of the gesture.
  mutating func announce(_ event: Event, by rule: FocusRule) {
    decide(by: rule)
    announcements.append(event)
  }

  /// Records that the app moved the cursor.
  mutating func noteMove() { isSpokenOver = true }

  /// Records that an activation speaks, if there's any speech.
  mutating func noteActivation() { isSpokenOver = isSpokenOver || !speech.isEmpty }

  /// Marks the announcements whose priority isn't high as lost, if the gesture has its own speech.
  ///
  /// In that case, VoiceOver also says the hint of an activated element whose label it repeats.
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

  /// Whether a phone may lose an announcement because VoiceOver is still speaking when the app
  /// posts it.
  var mayLoseAnnouncements: Bool {
    isSpokenOver && announcements.contains(where: \.isLostOnDevices)
  }

  /// Adds the events of a part of this gesture after a function changes them, with the sounds
  /// before the speech.
  ///
  /// The function returns `nil` for an event to omit.
  mutating func add(_ part: EventBuffer, _ change: (Event) -> Event?) {
    rules += part.rules
    end = part.end ?? end
    for event in part.events.compactMap(change) {
      if event.isSpoken { speech.append(event) } else { sound(event) }
    }
  }

  /// Whether Earshot stopped endless effects.
  var isEndless: Bool { sounds.contains(.refused(.effectsNeverEnd)) }

  /// Keeps only the last screen and the last description, because effects continued endlessly.
  mutating func keepLast() {
    let last = sounds.lastIndex { if case .screenShown = $0 { true } else { false } }
    sounds = sounds.enumerated().filter { offset, event in
      if case .screenShown = event { offset == last } else { true }
    }.map(\.element)
    speech = Array(speech.suffix(1))
  }
}

extension Event {
  /// Whether the event is an announcement that a device may lose.
  fileprivate var isLostOnDevices: Bool {
    if case .announced(_, let priority) = self { priority != .high } else { false }
  }

  /// Whether the event consists of words instead of a sound.
  fileprivate var isSpoken: Bool {
    switch self {
    case .sound, .appSound, .screenShown, .rotorTurned, .textChanged, .scrolled, .refused,
      .chartPlayed:
      false
    default: true
    }
  }
}
