import EarshotLines
package import EarshotModel
package import EarshotFocusEngine
import EarshotSimulatedApp
package import EarshotComposer

// What those above a session ask it; nobody but the session looks at the engine and the app.
extension Session {
  /// The session as it stands before the next gesture: started, and focus on a stop that is there.
  package var settled: Session {
    var session = self
    session.startSilentlyIfNeeded()
    session.state.turn.engine.repairCursor(session.state.turn.app)
    _ = session.state.turn.engine.stops(in: session.state.turn.app)
    return session
  }

  /// The current screen, even under an alert or a sheet.
  package var screen: ElementTree.Index { state.turn.app.screen }

  /// The names of what is shown: of the screen, and of the alerts and sheets over it, the last on
  /// top.
  package var shownNames: [String] {
    ([state.turn.app.screen] + state.turn.app.openPanels).map { tree.screenName(of: $0) }
      + (voiceOverScreen.map { [$0] } ?? [])
  }

  /// The last speech with its subject, or `nil` before the first word.
  package var heardLast: (utterance: Utterance, index: ElementTree.Index)? {
    state.lastHeard.map { ($0.utterance, $0.index) }
  }

  /// All that is known of a stop when it is described, on the way from another one.
  ///
  /// - Complexity: as ``stops``.
  package func description(
    of stop: ElementTree.Index,
    from origin: ElementTree.Index?
  ) -> ElementDescription {
    var engine = state.turn.engine
    return engine.description(of: stop, from: origin, in: state.turn.app)
  }

  /// The number of gestures with announcements that a phone may lose.
  package var doubtfulAnnouncements: Int { state.turn.engine.doubtfulAnnouncements }

  /// The name of the rule by which the last gesture came to an end or the cursor went where it is, or
  /// `nil` if none decided; at an end, the rule of what is said there.
  package var decidingRule: String? {
    if let end = state.turn.engine.end {
      return "\(end == .movesStopAtTheEnds ? .endsRepeatTheStop : end)"
    }
    switch state.turn.engine.decisions.last {
    case .focus(let rule): return "\(rule)"
    case .app(let rule): return "\(rule)"
    case nil: return state.end.map { "\($0)" }
    }
  }

  /// Describes stops, each as if the cursor came from the stop itself.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - body: Takes the number of each and what is known of it.
  package func describeAlone(
    _ stops: [ElementTree.Index],
    _ body: (Int, ElementDescription) -> Void
  ) {
    var engine = state.turn.engine
    for (number, stop) in stops.enumerated() {
      body(number, engine.description(of: stop, from: stop, in: state.turn.app))
    }
  }

  /// What is said of a stop on the way from another one.
  ///
  /// - Complexity: as ``stops``.
  package func utterance(
    at stop: ElementTree.Index,
    from origin: ElementTree.Index?
  ) -> Utterance {
    composer.utterance(for: description(of: stop, from: origin))
  }

  /// The stop that stands for a node: itself, or what it is part of; or `nil` if there is none.
  ///
  /// - Complexity: as ``stops``.
  package func stop(standingFor node: ElementTree.Index) -> ElementTree.Index? {
    var engine = state.turn.engine
    return engine.stop(standingFor: node, in: state.turn.app)
  }

  /// The names of the actions that a node offers.
  package func actionNames(at node: ElementTree.Index) -> [String] {
    let composer = composer
    return state.turn.app.entries(at: node).map { composer.name(of: $0) }
  }

  /// The name of the action that a double tap would perform, or `nil` if the rotor chose none.
  package var chosenActionName: String? {
    state.turn.engine.chosenAction(in: state.turn.app).map { composer.name(of: $0) }
  }

  /// Whether a double tap would open a link inside text.
  package var opensLink: Bool {
    var engine = state.turn.engine
    return engine.linkToOpen(in: state.turn.app) != nil
  }

  /// The item at the rotor's position.
  package var rotorChoice: RotorItem { state.turn.engine.rotorState.option }

  /// The name of the item at the rotor's position.
  package var rotorChoiceName: String { composer.name(of: rotorChoice) }

  /// Whether a swipe up or down changes a value or chooses an action, to which VoiceOver turns the
  /// rotor by itself.
  package var rotorFollowsElement: Bool { [.adjustValue, .actions].contains(rotorChoice) }

  /// Whether a swipe up or down moves or selects in a text that is edited.
  package var rotorMovesInText: Bool {
    [.characters, .words, .lines, .edit, .textSelection].contains(rotorChoice)
  }

  /// Whether a node or an ancestor is hidden.
  package func isHidden(_ node: ElementTree.Index) -> Bool { state.turn.app.isHidden(node) }

  /// Whether focus is where it is in another session, on the same screen.
  package func isWhere(_ other: Session) -> Bool {
    cursor == other.cursor && screen == other.screen
      && state.turn.app.layer == other.state.turn.app.layer
  }

  /// Whether the same alert or sheet is open as in another session, if any is.
  package func hasSameLayer(as other: Session) -> Bool {
    state.turn.app.layer == other.state.turn.app.layer
  }

  /// Whether whatever comes now is heard in another session as well.
  package func isSame(as other: Session) -> Bool {
    tree == other.tree && cursor == other.cursor && screenName == other.screenName
      && state.turn.engine.rotorState == other.state.turn.engine.rotorState
      && options == other.options
      && state.turn.app.now == other.state.turn.app.now
      && state.turn.app.editedField == other.state.turn.app.editedField && hasSameModes(as: other)
  }

  /// Whether gestures mean the same as in another session: on or off, practice, the item chooser,
  /// chart details, what a pause left to be said.
  private func hasSameModes(as other: Session) -> Bool {
    state.isPractising == other.state.isPractising
      && state.voice == other.state.voice
      && state.chooser == other.state.chooser && state.details == other.state.details
      && state.paused.isEmpty == other.state.paused.isEmpty
      && hasSameLayer(as: other)
  }

  /// Opens an alert or a sheet of the screen, as the app does; what is said of it is not heard.
  package mutating func open(panel: ElementTree.Index) {
    state.turn.app.open(panel: panel)
    _ = state.turn.advance(to: state.turn.app.now)
  }

  /// Whether a handler has gone as far as a `wait`, and goes on by itself.
  package var hasSuspendedHandlers: Bool { !suspended.isEmpty }

  /// The same moment on a phone where announcements fare differently.
  package func with(announcements: VoiceOverSettings.Announcements) -> Session {
    var session = self
    session.state.options.settings.announcements = announcements
    session.adoptSettings()
    return session
  }

  /// Puts focus on a stop; what is said of it is not heard.
  package mutating func putFocus(on stop: ElementTree.Index) {
    _ = state.turn.gesture { $0.touch(stop) }
  }
}

// Conditions of the screen format.
extension Session {
  /// The first part of a condition that does not hold, or `nil` if all of it does.
  package func failingTest(of condition: Condition, at own: ElementTree.Index) -> Condition.Test? {
    state.turn.app.failingTest(of: condition, at: own)
  }

  /// The node that a condition names, or `nil` if it was removed.
  package func place(of node: NodeReference, at own: ElementTree.Index) -> ElementTree.Index? {
    state.turn.app.place(of: node, at: own)
  }

  /// The words of text at a node, with its references filled in, or `nil` if they're too long.
  package func text(of template: TextTemplate, at own: ElementTree.Index) -> String? {
    state.turn.app.text(of: template, at: own)
  }

  /// Whether a test is about a state of a node, not about a text of it.
  package func isAboutState(_ test: Condition.Test, at node: ElementTree.Index) -> Bool {
    state.turn.app.isAboutState(test, at: node)
  }

  /// A text of a node as guards compare it.
  package func readable(_ property: TextProperty, of node: ElementTree.Index) -> String {
    state.turn.app.readable(property, of: node)
  }
}

// What an app does when it is asked, for those who judge it.
extension Session {
  /// The roots of what is shown: the screen with its tab bar, or the alert or sheet on top.
  package var shownRoots: [ElementTree.Index] { state.turn.app.visibleRoots }

  /// Whether a double tap on a node does anything.
  package func takesActivation(_ node: ElementTree.Index) -> Bool {
    state.turn.app.activationPlan(of: node)?.isTaken ?? false
  }

  /// Whether an event at a node is taken by a handler of its own.
  package func takes(_ event: AppEvent, at node: ElementTree.Index) -> Bool {
    state.turn.app.taker(of: event, at: node) != nil
  }
}

// How long speech lasts, for those who count it.
extension Session {
  /// The number of words in text, as the voice counts them.
  package func words(in text: String) -> Int { text.spokenWordCount }

  /// How long so many words last at the rate that is set, in tenths of a second.
  ///
  /// - Rule: ``SessionRule/pace``
  package func speakingTenths(ofWords words: Int) -> Int {
    Pace(rate: options.settings.rate).duration(of: words) / 100_000_000
  }
}
