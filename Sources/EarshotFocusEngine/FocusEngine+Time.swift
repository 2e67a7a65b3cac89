package import EarshotModel
package import EarshotSimulatedApp

extension FocusEngine {
  /// How long VoiceOver waits before it looks again at an element that updates frequently.
  ///
  /// - Source: our choice (VOICEOVER.md 2.2), after Dodo Pizza article (ru).
  static let pollInterval = Milliseconds(2_000)

  /// Does the first thing that is due by a moment, and tells what is heard of it.
  ///
  /// - Source: VOICEOVER.md 8.2.
  package mutating func advance(_ app: inout App, to moment: Milliseconds) -> [Event] {
    happening(in: &app) { $0.advance(to: moment) }
  }

  /// Tells the app what became of an announcement, and what is heard of that.
  ///
  /// - Source: UIAccessibility.h, announcementDidFinish.
  package mutating func announcementEnded(
    with event: AppEvent,
    _ text: String,
    _ app: inout App
  ) -> [Event] {
    happening(in: &app) { $0.announcementEnded(with: event, text) }
  }

  /// Lets something happen that is no gesture.
  private mutating func happening(in app: inout App, _ act: (inout App) -> Void) -> [Event] {
    var heard = EventBuffer()
    let before = cursor.map { app.tree[$0] }
    act(&app)
    followOrSpeakChange(since: before, in: &app, &heard)
    noteHeard(heard.events, in: app)
    return heard.events
  }

  /// When VoiceOver will find a new value of the focused element that updates frequently.
  ///
  /// - Source: VOICEOVER.md 2.2, updatesFrequently.
  package func nextPoll(of app: App) -> Milliseconds? {
    guard let cursor, let watch, watch.value != app.tree[cursor].value,
      app.tree[cursor].traits.contains(.updatesFrequently), !app.isHidden(cursor)
    else { return nil }
    let interval = FocusEngine.pollInterval.count
    let passed = app.now.count - watch.since.count
    let next = watch.since.count + max(1, (passed + interval - 1) / interval) * interval
    return Milliseconds(next == watch.lastLook?.count ? next + interval : next)
  }

  /// Looks at the focused element, and says its value if it is another than the last one heard.
  ///
  /// - Source: VOICEOVER.md 2.2, updatesFrequently.
  package mutating func poll(_ app: inout App) -> [Event] {
    guard let cursor else { return [] }
    watch?.lastLook = app.now
    let events = [Event.valueChanged(description(of: cursor, from: cursor, in: app))]
    noteHeard(events, in: app)
    return events
  }

  /// Keeps the value of the focused element that was heard last.
  mutating func noteHeard(_ events: [Event], in app: App) {
    for case .some(let description) in events.map(\.readingOfValue)
    where description.index == cursor {
      watch?.value = description.element.value
    }
  }
}

/// Since when VoiceOver watches the focused element, and what it heard of it.
struct Watch {
  /// When the cursor came to it.
  var since: Milliseconds
  /// The value that was heard last.
  var value: String?
  /// When VoiceOver looked last.
  var lastLook: Milliseconds?
}

extension Event {
  /// The reading whose value is heard.
  fileprivate var readingOfValue: ElementDescription? {
    switch self {
    case .described(let description), .redescribed(let description), .valueChanged(let description),
      .editingBegan(let description), .readOn(let description):
      description
    default: nil
    }
  }
}
