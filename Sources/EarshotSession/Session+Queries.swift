import EarshotLines
package import EarshotModel
package import EarshotFocusEngine
import EarshotSimulatedApp
package import EarshotComposer

// Queries for modules that import this one. Only the session itself accesses the engine and the
// app.
extension Session {
  /// The session when it's ready for the next gesture: the app has started, and the cursor is on an
  /// existing stop.
  package var settled: Session {
    var session = self
    session.startSilentlyIfNeeded()
    session.state.phone.engine.repairCursor(session.state.phone.app)
    _ = session.state.phone.engine.stops(in: session.state.phone.app)
    return session
  }

  /// The current screen, even under an alert or a sheet.
  package var screen: ElementTree.Index { state.phone.app.screen }

  /// The names of the current screen and of the alerts and sheets over it, with the top one last.
  package var shownNames: [String] {
    ([state.phone.app.screen] + state.phone.app.openPanels).map { tree.screenName(of: $0) }
      + (voiceOverScreen.map { [$0] } ?? [])
  }

  /// The last utterance and the index of its subject, or `nil` before VoiceOver has said anything.
  package var heardLast: (utterance: Utterance, index: ElementTree.Index)? {
    state.lastHeard.map { ($0.utterance, $0.index) }
  }

  /// Returns the description of a stop, as if the cursor moved there from another stop.
  ///
  /// If `origin` is `nil`, the description announces every group around the stop.
  ///
  /// - Complexity: Same as ``stops``.
  package func description(
    of stop: ElementTree.Index,
    from origin: ElementTree.Index?
  ) -> ElementDescription {
    var engine = state.phone.engine
    return engine.description(of: stop, from: origin, in: state.phone.app)
  }

  /// The number of gestures with announcements that a phone may lose.
  package var doubtfulAnnouncements: Int { state.phone.engine.doubtfulAnnouncements }

  /// Whether a phone may lose an announcement that a gesture caused.
  ///
  /// A walk asks after each line, and a nonmutating property would copy the session.
  package var hasDoubtfulAnnouncement: Bool {
    mutating get { state.phone.engine.doubtfulAnnouncements > 0 }
  }

  /// The name of the rule that determined the result of the last gesture, or `nil` if there's none.
  ///
  /// If the gesture couldn't move the cursor past the first or last stop, the value is the rule for
  /// repeating the words of that stop.
  package var decidingRule: String? {
    if let end = state.phone.engine.end {
      return "\(end == .movesStopAtTheEnds ? .endsRepeatTheStop : end)"
    }
    switch state.phone.engine.decisions.last {
    case .focus(let rule): return "\(rule)"
    case .app(let rule): return "\(rule)"
    case nil: return state.end.map { "\($0)" }
    }
  }

  /// Describes each stop as if the cursor were already on it.
  ///
  /// - Parameters:
  ///   - stops: The stops.
  ///   - body: A closure that receives the offset of each stop in the array and its description.
  package func describeAlone(
    _ stops: [ElementTree.Index],
    _ body: (Int, ElementDescription) -> Void
  ) {
    var engine = state.phone.engine
    for (number, stop) in stops.enumerated() {
      body(number, engine.description(of: stop, from: stop, in: state.phone.app))
    }
  }

  /// Returns VoiceOver's words for a stop, as if the cursor moved there from another stop.
  ///
  /// - Complexity: Same as ``stops``.
  package func utterance(
    at stop: ElementTree.Index,
    from origin: ElementTree.Index?
  ) -> Utterance {
    composer.utterance(for: description(of: stop, from: origin))
  }

  /// Returns the stop that represents a node, which is the node itself or the first stop inside it,
  /// or `nil` if there's none.
  ///
  /// - Complexity: Same as ``stops``.
  package func stop(standingFor node: ElementTree.Index) -> ElementTree.Index? {
    var engine = state.phone.engine
    return engine.stop(standingFor: node, in: state.phone.app)
  }

  /// Returns the names of the actions that a node offers.
  package func actionNames(at node: ElementTree.Index) -> [String] {
    let composer = composer
    return state.phone.app.entries(at: node).map { composer.name(of: $0) }
  }

  /// The name of the action that a double tap would perform, or `nil` if the rotor isn't set to an
  /// action.
  package var chosenActionName: String? {
    state.phone.engine.chosenAction(in: state.phone.app).map { composer.name(of: $0) }
  }

  /// Whether a double tap would open a link inside text.
  package var opensLink: Bool {
    var engine = state.phone.engine
    return engine.linkToOpen(in: state.phone.app) != nil
  }

  /// The current rotor setting.
  package var rotorChoice: RotorItem { state.phone.engine.rotorState.option }

  /// The name of the current rotor setting.
  package var rotorChoiceName: String { composer.name(of: rotorChoice) }

  /// Whether the rotor is set to Adjust Value or Actions.
  ///
  /// VoiceOver turns the rotor to these settings automatically.
  package var rotorFollowsElement: Bool { [.adjustValue, .actions].contains(rotorChoice) }

  /// Whether swiping up or down moves the insertion point, or selects text in the edited field.
  package var rotorMovesInText: Bool { rotorChoice.movesInText }

  /// Returns whether a node or any of its ancestors is hidden, removed, or a closed alert or sheet.
  package func isHidden(_ node: ElementTree.Index) -> Bool { state.phone.app.isHidden(node) }

  /// Returns whether both sessions have the cursor on the same stop of the same screen, under the
  /// same alert or sheet, if any.
  package func isWhere(_ other: Session) -> Bool {
    cursor == other.cursor && screen == other.screen
      && state.phone.app.layer == other.state.phone.app.layer
  }

  /// Returns whether both sessions have the same alert or sheet open, or neither has one open.
  package func hasSameLayer(as other: Session) -> Bool {
    state.phone.app.layer == other.state.phone.app.layer
  }

  /// Returns whether two sessions respond to the same input with the same output.
  package func isSame(as other: Session) -> Bool {
    tree == other.tree && cursor == other.cursor && screenName == other.screenName
      && state.phone.engine.rotorState == other.state.phone.engine.rotorState
      && options == other.options
      && state.phone.app.now == other.state.phone.app.now
      && state.phone.app.editedField == other.state.phone.app.editedField && hasSameModes(as: other)
  }

  /// Returns whether gestures have the same meaning as in another session.
  ///
  /// The meaning depends on practice mode, Voice Control, the item chooser, chart details, paused
  /// speech, and the open alert or sheet.
  private func hasSameModes(as other: Session) -> Bool {
    state.isPracticing == other.state.isPracticing
      && state.voice == other.state.voice
      && state.chooser == other.state.chooser && state.details == other.state.details
      && state.paused.isEmpty == other.state.paused.isEmpty
      && hasSameLayer(as: other)
  }

  /// Opens an alert or a sheet of the screen as the app would, but without speech.
  package mutating func open(panel: ElementTree.Index) {
    state.phone.app.open(panel: panel)
    _ = state.phone.advance(to: state.phone.app.now)
  }

  /// Whether a handler has reached a `wait` and will continue automatically.
  package var hasSuspendedHandlers: Bool { !suspended.isEmpty }

  /// Returns the session in the same state, with the given behavior for announcements.
  package func with(announcements: VoiceOverSettings.Announcements) -> Session {
    var session = self
    session.state.options.settings.announcements = announcements
    session.adoptSettings()
    return session
  }

  /// Moves the cursor to a stop without speech.
  package mutating func putFocus(on stop: ElementTree.Index) {
    _ = state.phone.gesture { $0.touch(stop) }
  }
}

// Conditions of the screen format.
extension Session {
  /// Returns the first false test of a condition, or `nil` if all of its tests are true.
  package func failingTest(of condition: Condition, at own: ElementTree.Index) -> Condition.Test? {
    state.phone.app.failingTest(of: condition, at: own)
  }

  /// Returns the node that a reference means, or `nil` if there's none.
  package func place(of node: NodeReference, at own: ElementTree.Index) -> ElementTree.Index? {
    state.phone.app.place(of: node, at: own)
  }

  /// Returns text at a node with its references filled in, or `nil` if it would be too long.
  package func text(of template: TextTemplate, at own: ElementTree.Index) -> String? {
    state.phone.app.text(of: template, at: own)
  }

  /// Returns whether a test is about a state of a node instead of its text.
  package func isAboutState(_ test: Condition.Test, at node: ElementTree.Index) -> Bool {
    state.phone.app.isAboutState(test, at: node)
  }

  /// Returns the text of a node's property, as conditions read it.
  package func readable(_ property: TextProperty, of node: ElementTree.Index) -> String {
    state.phone.app.readable(property, of: node)
  }
}

// Information about the app's handlers, for modules that evaluate the app.
extension Session {
  /// The roots that VoiceOver reads: the alert or sheet on top or, if none is open, the screen, the
  /// app's own nodes, and the tab bar.
  package var shownRoots: [ElementTree.Index] { state.phone.app.visibleRoots }

  /// Returns whether a double tap on a node has any effect.
  package func takesActivation(_ node: ElementTree.Index) -> Bool {
    state.phone.app.activationPlan(of: node)?.isTaken ?? false
  }

  /// Returns whether a node's own handler responds to an event.
  package func takes(_ event: AppEvent, at node: ElementTree.Index) -> Bool {
    state.phone.app.taker(of: event, at: node) != nil
  }
}

// The duration of speech, for modules that measure it.
extension Session {
  /// Returns the number of words in text, as the voice counts them.
  package func words(in text: String) -> Int { text.spokenWordCount }

  /// Returns the duration of a number of words at the current rate, in tenths of a second.
  ///
  /// - Rule: ``SessionRule/pace``
  package func speakingTenths(ofWords words: Int) -> Int {
    Pace(rate: options.settings.rate).duration(of: words) / 100_000_000
  }
}
