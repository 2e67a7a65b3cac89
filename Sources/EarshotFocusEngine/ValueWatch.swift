package import EarshotModel
package import EarshotSimulatedApp

/// The value of the focused element as it was heard, and since when VoiceOver watches it.
struct ValueWatch: Sendable {
  /// How long VoiceOver waits before it looks again at an element that updates frequently.
  private static let interval = Milliseconds(2_000)

  /// When the cursor came to the element.
  private let since: Milliseconds
  /// The value that was heard last.
  private var value: String?
  /// When VoiceOver looked last, or `nil` if it did not yet.
  private var lastLook: Milliseconds?

  /// Begins to watch an element whose value is heard now.
  init(_ value: String?, since now: Milliseconds) {
    since = now
    self.value = value
  }

  /// When VoiceOver will find a new value of an element, or `nil` if it does not look for one.
  ///
  /// - Rule: ``FocusRule/frequentUpdatesArePolled``
  func nextLook(at element: Element, now: Milliseconds) -> Milliseconds? {
    guard value != element.value, element.traits.contains(.updatesFrequently) else { return nil }
    let interval = Self.interval.count
    let passed = now.count - since.count
    let next = since.count + max(1, (passed + interval - 1) / interval) * interval
    return Milliseconds(next == lastLook?.count ? next + interval : next)
  }

  /// Keeps when VoiceOver looked.
  mutating func look(at now: Milliseconds) { lastLook = now }

  /// Keeps the value that was heard.
  mutating func hear(_ value: String?) { self.value = value }
}

extension FocusEngine {
  /// The time when VoiceOver finds a new value of the focused element that updates frequently.
  package func nextPoll(of app: App) -> Milliseconds? {
    guard let cursor, let watch,
      let next = watch.nextLook(at: app.tree[cursor], now: app.now), !app.isHidden(cursor)
    else { return nil }
    return next
  }

  /// Keeps the value of the focused element that was heard last.
  mutating func noteHeard(_ events: [Event], in app: App) {
    for event in events where event.saysValue && event.subject == cursor {
      watch?.hear(event.value)
    }
  }
}

extension Turn {
  /// Looks at the focused element, and says its value if it is another than the last one heard.
  package mutating func poll() -> [Event] {
    happening { turn in
      guard let cursor = turn.engine.cursor else { return }
      turn.engine.watch?.look(at: turn.app.now)
      turn.speak(cursor, by: .frequentUpdatesArePolled) { .polled($0) }
    }
  }
}

extension Event {
  /// Whether the value of the stop is among what is said.
  fileprivate var saysValue: Bool {
    switch self {
    case .described, .redescribed, .valueChanged, .polled, .editingBegan, .readOn: true
    default: false
    }
  }

  /// The value of the stop that is told, or `nil` if it has none or no stop is told.
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
