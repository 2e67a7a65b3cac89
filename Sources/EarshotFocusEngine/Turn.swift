package import EarshotModel
package import EarshotSimulatedApp

/// VoiceOver and the app, with the speech and sounds of one gesture.
///
/// Both stay in place from one gesture to the next, and each begins with nothing heard: to lend
/// them to a turn and take them back would copy them.
package struct Turn: Sendable {
  /// VoiceOver.
  package var engine: FocusEngine
  /// The app.
  package var app: App
  /// What is heard.
  var events = EventBuffer()

  /// Puts VoiceOver and an app together, without any speech so far.
  package init(_ engine: FocusEngine, _ app: App) {
    self.engine = engine
    self.app = app
  }

  /// The value of the element under the cursor as it is now, or `nil` if there is no cursor.
  var focusedValue: ValueThen? { engine.cursor.map { ValueThen(of: $0, in: app) } }
}

/// A rule by which something was decided in a turn.
package enum Decision: Hashable, Sendable {
  /// VoiceOver decided.
  case focus(FocusRule)
  /// The app decided.
  case app(AppRule)

  /// The rule's sentence, and its evidence.
  package var rule: Rule {
    switch self {
    case .focus(let rule): rule.rule
    case .app(let rule): rule.rule
    }
  }
}

// The one path of a gesture: before, act, after.
extension Turn {
  /// Makes a gesture: prepares the app and the cursor, acts, and reports speech and sounds.
  package mutating func gesture(_ act: (inout Turn) -> Void) -> [Event] {
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
    engine.repairDial(app)
    return end()
  }

  /// Lets something happen that is no gesture, and reports what is heard of it.
  mutating func happening(isLaunch: Bool = false, _ act: (inout Turn) -> Void) -> [Event] {
    if isLaunch { events = EventBuffer(isLaunch: true) }
    act(&self)
    return end()
  }
  /// Gives the app its share of effects, and moves the cursor off a stop that is gone.
  mutating func ready() {
    app.beginStep()
    let before = engine.cursor
    engine.landing = nil
    engine.repairCursor(app)
    engine.repairDictation(app)
    guard engine.cursor != before else { return }
    engine.landing = .goneCursorMovesInSilence
    events.decide(by: .goneCursorMovesInSilence)
  }

  /// Keeps what was heard and which rules decided, and clears the buffer for the next turn.
  ///
  /// - Returns: The events, in the order in which they are heard.
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
  /// The units of work that a gesture takes because of what is offered at the cursor, and of what is
  /// typed there.
  ///
  /// - Complexity: O(*d*) in the depth of the stop.
  func workOfGesture(at cursor: ElementTree.Index) -> Int {
    var offers = 0
    forEachInLineage(of: cursor) { owner in
      guard tree.hasDetails(owner) else { return }
      offers += tree.actions(of: owner).count + tree.rotors(of: owner).count
    }
    guard tree.traits(of: cursor).contains(.textEntry) else { return Work.offer * offers }
    return Work.offer * offers + Work.field(tree.value(of: cursor)?.utf8.count ?? 0)
  }
}

extension FocusEngine {
  /// Forgets what ended the previous gesture.
  package mutating func forgetEnd() { end = nil }

  /// Forgets the rule that moved the cursor, because a new gesture begins.
  package mutating func forgetLanding() { landing = nil }
}

// What happens by itself.
extension Turn {
  /// Starts the app: its name, then where the cursor lands.
  package mutating func start(at screen: ElementTree.Index?) -> [Event] {
    happening(isLaunch: true) { turn in
      turn.app.start(at: screen)
      if let name = turn.app.name, !name.isEmpty {
        turn.events.herald(.appStarted(name: name), by: .startSaysTheName)
      }
      turn.follow(from: nil)
    }
  }

  /// Comes to an app that runs already: its name, then where the cursor lands, as at a start.
  ///
  /// - Rule: ``FocusRule/startSaysTheName``
  package mutating func wake() -> [Event] {
    happening(isLaunch: true) { turn in
      if let name = turn.app.name, !name.isEmpty {
        turn.events.herald(.appStarted(name: name), by: .startSaysTheName)
      }
      turn.enterAnew()
    }
  }

  /// Does the first thing that is due by the given time, and reports the speech and sounds.
  package mutating func advance(to moment: Milliseconds) -> [Event] {
    happening { $0.goOn(to: moment) }
  }

  /// Sends the app an event that belongs to no node, and reports the speech and sounds.
  package mutating func happened(_ event: AppEvent, _ text: String?) -> [Event] {
    happening { $0.letHappen { app in app.happened(event, text) } }
  }

  /// Lets the first thing that is due happen; a handler of the element that was activated says what
  /// it changed there.
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

  /// Lets the app do something; speaks what it tells, or a change of the value under the cursor.
  fileprivate mutating func letHappen(_ act: (inout App) -> Void) {
    let before = focusedValue
    act(&app)
    followOrSpeakChange(since: before)
  }
}

extension Pending.Name {
  /// Whether a handler was written for the activation of an element, or for an action of it.
  fileprivate func isOfActivation(of index: ElementTree.Index) -> Bool {
    node == index && (event == .activate || action != nil)
  }
}
