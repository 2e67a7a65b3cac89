import EarshotLines
import EarshotFocusEngine
import EarshotSimulatedApp

// The number of gestures, for claims.
extension Session {
  /// Begins a phase, with a new count of gestures.
  package mutating func beginPhase() { log.beginPhase(at: state.gestures, state.phrases) }

  /// The number of Voice Control phrases since the phase began.
  ///
  /// - Source: VOICE-CONTROL.md, chapter 4, “Claims”.
  package var phrasesOfPhase: Int { log.phrasesOfPhase(upTo: state.phrases) }

  /// The number of gestures since the phase began.
  ///
  /// - Source: SESSIONS.md, "Transcripts", `gestures`.
  public var gesturesOfPhase: Int { log.gesturesOfPhase(upTo: state.gestures) }

  /// The number of gestures since the session began, without undone gestures.
  ///
  /// - Source: SESSIONS.md, "Transcripts", `gestures`.
  public var gestureCount: Int { state.gestures }

  /// The number of Voice Control phrases since the session began, without undone phrases.
  package var phraseCount: Int { state.phrases }

  /// Counts a gesture, or the gestures that it represents, before Earshot makes it.
  mutating func count(_ gesture: Gesture) {
    guard !state.isPracticing else { return }
    switch (gesture.definition.cost, gesture) {
    case (.none, _): break
    case (.turns, .rotor(let name)): state.gestures += turns(toRotor: name)
    case (.turnsAndSwipes, .action(let name)): state.gestures += gestures(forAction: name)
    default: state.gestures += 1
    }
  }

  /// Returns the turns to a rotor setting, in the shorter direction.
  private mutating func turns(toRotor name: String) -> Int {
    guard cursor != nil, let option = rotor(named: name)?.option else { return 0 }
    return turns(to: option)
  }

  private mutating func turns(to option: RotorItem) -> Int {
    let options = state.phone.engine.options(in: state.phone.app)
    guard let place = options.firstIndex(of: option) else { return 0 }
    let start = options.firstIndex(of: state.phone.engine.rotorState.option) ?? 0
    return shorterWay(from: start, to: place, around: options.count)
  }

  /// Returns the number of turns to Actions, swipes to the action in the shorter direction, and the
  /// double tap.
  private mutating func gestures(forAction name: String) -> Int {
    guard let cursor, let place = actionNames.index(ofName: name) else { return 0 }
    let actions = state.phone.app.entries(at: cursor)
    let chosen = state.phone.engine.chosenAction(in: state.phone.app)
    let start = chosen.flatMap { actions.firstIndex(of: $0) } ?? actions.count
    let swipes = shorterWay(from: start, to: place, around: actions.count + 1)
    return turns(to: .actions) + swipes + 1
  }

  private func shorterWay(from start: Int, to end: Int, around count: Int) -> Int {
    let way = abs(end - start)
    return min(way, count - way)
  }
}
