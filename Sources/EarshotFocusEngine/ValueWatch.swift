package import EarshotModel
package import EarshotSimulatedApp

/// The value that VoiceOver last said for the focused element, and the time when VoiceOver began to
/// watch it.
struct ValueWatch: Sendable {
  /// The interval at which VoiceOver checks an element that updates frequently.
  private static let interval = Milliseconds(2_000)

  /// The time when the cursor arrived at the element.
  private let since: Milliseconds
  /// The last value that VoiceOver said, or `nil` if there was none.
  private var value: String?
  /// The time of VoiceOver's last check, or `nil` before the first check.
  private var lastLook: Milliseconds?

  /// Starts to watch an element whose value VoiceOver is saying now.
  init(_ value: String?, since now: Milliseconds) {
    since = now
    self.value = value
  }

  /// Returns the time when VoiceOver will notice a new value of an element, or `nil` if the value
  /// is unchanged or VoiceOver doesn't check it.
  ///
  /// - Rule: ``FocusRule/frequentUpdatesArePolled``
  func nextLook(at element: Element, now: Milliseconds) -> Milliseconds? {
    guard value != element.value, element.traits.contains(.updatesFrequently) else { return nil }
    let interval = Self.interval.count
    let passed = now.count - since.count
    let next = since.count + max(1, (passed + interval - 1) / interval) * interval
    return Milliseconds(next == lastLook?.count ? next + interval : next)
  }

  /// Records the time of VoiceOver's check.
  mutating func look(at now: Milliseconds) { lastLook = now }

  /// Records the value that VoiceOver said.
  mutating func hear(_ value: String?) { self.value = value }
}

extension FocusEngine {
  /// Returns the time when VoiceOver will notice a new value of the focused element, or `nil` if it
  /// won't.
  package func nextPoll(of app: App) -> Milliseconds? {
    guard let cursor, let watch,
      let next = watch.nextLook(at: app.tree[cursor], now: app.now), !app.isHidden(cursor)
    else { return nil }
    return next
  }

  /// Records the value that VoiceOver last said for the focused element.
  mutating func noteHeard(_ events: [Event], in app: App) {
    for event in events where event.saysValue && event.subject == cursor {
      watch?.hear(event.value)
    }
  }
}

extension Phone {
  /// Checks the focused element and says its new value.
  package mutating func poll() -> [Event] {
    happening { phone in
      guard let cursor = phone.engine.cursor else { return }
      phone.engine.watch?.look(at: phone.app.now)
      phone.speak(cursor, by: .frequentUpdatesArePolled) { .polled($0) }
    }
  }
}

extension Event {
  /// Whether the speech includes the value of the stop.
  fileprivate var saysValue: Bool {
    switch self {
    case .described, .redescribed, .valueChanged, .polled, .editingBegan, .readOn: true
    default: false
    }
  }

  /// The value of the described stop, or `nil` if it has none or no stop is described.
  fileprivate var value: String? {
    switch self {
    case .described(let description): description.element.value
    case .redescribed(let description): description.element.value
    case .valueChanged(let description): description.element.value
    case .polled(let description): description.element.value
    case .editingBegan(let description): description.element.value
    case .readOn(let description): description.element.value
    default: nil
    }
  }
}
