package import EarshotModel
package import EarshotSimulatedApp

/// A simulated iPhone, with VoiceOver, an app, and the current gesture's speech and sounds.
///
/// Each gesture is a method of this type, because passing VoiceOver and the app to a gesture and
/// back would copy them. Each gesture begins without output.
package struct Phone: Sendable {
  /// The state of VoiceOver.
  package var engine: FocusEngine
  /// The running app.
  package var app: App
  /// The events of the current gesture.
  var events = EventBuffer()

  /// Combines VoiceOver and an app, without any output yet.
  package init(_ engine: FocusEngine, _ app: App) {
    self.engine = engine
    self.app = app
  }

  /// The current value of the element with the cursor, or `nil` if there's no cursor.
  var focusedValue: ValueThen? { engine.cursor.map { ValueThen(of: $0, in: app) } }
}

/// A rule that decided part of the result of a gesture.
package enum Decision: Hashable, Sendable {
  /// A decision of VoiceOver.
  case focus(FocusRule)
  /// A decision of the app.
  case app(AppRule)

  /// The rule's sentence, and its evidence.
  package var rule: Rule {
    switch self {
    case .focus(let rule): rule.rule
    case .app(let rule): rule.rule
    }
  }
}

// The steps before, during, and after every gesture.
extension Phone {
  /// Prepares the app and the cursor, performs a gesture, and returns its speech and sounds.
  package mutating func gesture(_ act: (inout Phone) -> Void) -> [Event] {
    ready()
    engine.mayLoseAnnouncement = false
    act(&self)
    if engine.settings.announcements == .device {
      events.loseAnnouncements(by: .devicesLoseAnnouncements)
    } else if events.mayLoseAnnouncements {
      engine.mayLoseAnnouncement = true
      engine.doubtfulAnnouncements += 1
      events.decide(by: .announcementsMayBeLost)
    }
    repairDial()
    return end()
  }

  /// Processes an event that isn't a gesture and returns the speech and sounds.
  mutating func happening(isLaunch: Bool = false, _ act: (inout Phone) -> Void) -> [Event] {
    if isLaunch { events = EventBuffer(isLaunch: true) }
    act(&self)
    return end()
  }
  /// Prepares the app for more effects, and moves the cursor away from a stop that no longer
  /// exists.
  mutating func ready() {
    app.beginStep()
    let before = engine.cursor
    engine.landing = nil
    repairCursor()
    // Otherwise, the call would copy the app for nothing.
    if engine.dictation != nil { engine.repairDictation(app) }
    guard engine.cursor != before else { return }
    engine.landing = .goneCursorMovesInSilence
    events.decide(by: .goneCursorMovesInSilence)
  }

  /// Records the rules of a gesture and clears the buffer for the next gesture.
  ///
  /// - Returns: The events, in the order of the output.
  fileprivate mutating func end() -> [Event] {
    let heard = events.events
    app.work.spend(engine.order.takeWork())
    if let cursor = engine.cursor { app.work.spend(app.workOfGesture(at: cursor)) }
    engine.noteHeard(heard, in: app)
    engine.decisions = events.rules
    engine.end = events.end
    events = EventBuffer()
    return heard
  }
}

extension App {
  /// Returns the units of work that the actions, rotors, and typed text at the cursor add to a
  /// gesture.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the stop.
  func workOfGesture(at cursor: ElementTree.Index) -> Int {
    var offers = 0
    forEachInLineage(of: cursor) { offers += tree.offerCount(of: $0) }
    guard tree.traits(of: cursor).contains(.textEntry) else { return Work.offer * offers }
    return Work.offer * offers + Work.field(tree.value(of: cursor)?.utf8.count ?? 0)
  }
}

extension FocusEngine {
  /// Discards the rule that ended the previous gesture.
  package mutating func forgetEnd() { end = nil }

  /// Discards the rule that moved the cursor, because a new gesture begins.
  package mutating func forgetLanding() { landing = nil }
}

// Events that happen automatically.
extension Phone {
  /// Starts the app.
  ///
  /// VoiceOver says its name, and the cursor moves to its landing place.
  package mutating func start(at screen: ElementTree.Index?) -> [Event] {
    happening(isLaunch: true) { phone in
      phone.app.start(at: screen)
      if let name = phone.app.name, !name.isEmpty {
        phone.events.herald(.appStarted(name: name), by: .startSaysTheName)
      }
      phone.follow(from: nil)
    }
  }

  /// Enters an app that is already running.
  ///
  /// VoiceOver says the app's name, and the cursor moves to its landing place, as when the app
  /// starts.
  ///
  /// - Rule: ``FocusRule/startSaysTheName``
  package mutating func wake() -> [Event] {
    happening(isLaunch: true) { phone in
      if let name = phone.app.name, !name.isEmpty {
        phone.events.herald(.appStarted(name: name), by: .startSaysTheName)
      }
      phone.enterAnew()
    }
  }

  /// Processes the first event that is due by the given time and returns the speech and sounds.
  package mutating func advance(to moment: Milliseconds) -> [Event] {
    happening { $0.goOn(to: moment) }
  }

  /// Sends the app an event that belongs to no node and returns the speech and sounds.
  package mutating func happened(_ event: AppEvent, _ text: String?) -> [Event] {
    happening { $0.letHappen { app in app.happened(event, text) } }
  }

  /// Processes the first event that is due.
  ///
  /// If a handler of the activated element runs, VoiceOver says what it changed.
  ///
  /// - Rule: ``FocusRule/laterChangeIsDescribed``
  fileprivate mutating func goOn(to moment: Milliseconds) {
    guard let index = engine.activated else { return letHappen { _ = $0.advance(to: moment) } }
    let focused = focusedValue
    let before = Activated(index, in: app, &engine)
    guard let name = app.advance(to: moment), name.isOfActivation(of: index) else {
      return followOrSpeakChange(since: focused)
    }
    guard !follow(from: engine.cursor) else { return }
    guard !engine.playsActivated(in: app) else { return events.decide(by: .mediaStartsInSilence) }
    if speakChangeIfShown(since: before) { events.decide(by: .laterChangeIsDescribed) }
  }

  /// Runs a closure on the app and then says the app's notifications or the new value at the
  /// cursor.
  fileprivate mutating func letHappen(_ act: (inout App) -> Void) {
    let before = focusedValue
    act(&app)
    followOrSpeakChange(since: before)
  }
}

extension Pending.Name {
  /// Returns whether a handler belongs to the activation of an element or to one of its actions.
  fileprivate func isOfActivation(of index: ElementTree.Index) -> Bool {
    node == index && (event == .activate || action != nil)
  }
}
