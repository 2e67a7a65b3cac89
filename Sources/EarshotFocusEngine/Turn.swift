package import EarshotModel
package import EarshotSimulatedApp

/// What happens at one go: VoiceOver and the app, and what is heard of them.
///
/// A turn holds both for the length of a gesture, or of something that happens by itself, and
/// gives them back. They are moved and never copied: a copy would double the arrays of the app at
/// their first change.
package struct Turn: ~Copyable {
  /// VoiceOver.
  package internal(set) var engine: FocusEngine
  /// The app.
  package internal(set) var app: App
  /// What is heard.
  var events: EventBuffer

  /// The value of the element under the cursor as it is now, or `nil` if there is no cursor.
  var focusedValue: ValueThen? { engine.cursor.map { ValueThen(of: $0, in: app) } }
}

/// A rule by which something was decided in a turn.
package enum Decision: Hashable, Sendable {
  /// VoiceOver decided.
  case focus(FocusRule)
  /// The app decided.
  case app(AppRule)

  /// What the rule says, and its evidence.
  package var rule: Rule {
    switch self {
    case .focus(let rule): rule.rule
    case .app(let rule): rule.rule
    }
  }
}

// The one path of a gesture: before, act, after.
extension FocusEngine {
  /// Makes a gesture: readies app and cursor, acts, and reports what is heard.
  package mutating func gesture(_ app: inout App, _ act: (inout Turn) -> Void) -> [Event] {
    turn(&app) { turn in
      turn.ready()
      act(&turn)
      if turn.engine.settings.announcements == .device {
        turn.events.loseAnnouncements(by: .devicesLoseAnnouncements)
      }
      turn.engine.repairDial(turn.app)
      return turn.end()
    }
  }

  /// Lets something happen that is no gesture, and reports what is heard of it.
  mutating func happening(
    _ app: inout App,
    isLaunch: Bool = false,
    _ act: (inout Turn) -> Void
  ) -> [Event] {
    turn(&app, isLaunch: isLaunch) { turn in
      act(&turn)
      return turn.end()
    }
  }

  /// Lends VoiceOver and the app to a turn.
  mutating func turn<Result>(
    _ app: inout App,
    isLaunch: Bool = false,
    _ act: (inout Turn) -> Result
  ) -> Result {
    var turn = Turn(engine: consume self, app: consume app, events: EventBuffer(isLaunch: isLaunch))
    let result = act(&turn)
    self = turn.engine
    app = turn.app
    return result
  }
}

extension Turn {
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

  /// Keeps what was heard and which rules decided; gives the events in the order they are heard.
  fileprivate mutating func end() -> [Event] {
    let heard = events.events
    engine.noteHeard(heard, in: app)
    engine.decisions = events.rules
    engine.end = events.end
    return heard
  }
}

extension FocusEngine {
  /// Forgets what ended the gesture before.
  package mutating func forgetEnd() { end = nil }

  /// Forgets what put the cursor where it is: another gesture is made.
  package mutating func forgetLanding() { landing = nil }
}

// What happens by itself.
extension FocusEngine {
  /// Starts the app: its name, then where the cursor lands.
  package mutating func start(_ app: inout App, at screen: ElementTree.Index?) -> [Event] {
    happening(&app, isLaunch: true) { turn in
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
  package mutating func wake(_ app: inout App) -> [Event] {
    happening(&app, isLaunch: true) { turn in
      if let name = turn.app.name, !name.isEmpty {
        turn.events.herald(.appStarted(name: name), by: .startSaysTheName)
      }
      turn.enterAnew()
    }
  }

  /// Does the first thing that is due by a moment, and reports what is heard of it.
  package mutating func advance(_ app: inout App, to moment: Milliseconds) -> [Event] {
    happening(&app) { $0.goOn(to: moment) }
  }

  /// Tells the app what became of an announcement, and reports what is heard of that.
  package mutating func announcementEnded(
    with event: AppEvent,
    _ text: String,
    _ app: inout App
  ) -> [Event] {
    happening(&app) { $0.letHappen { app in app.announcementEnded(with: event, text) } }
  }
}

extension Turn {
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
