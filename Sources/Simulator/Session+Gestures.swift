import AccessibilityModel
import FocusEngine
import SimulatedApp
import SpeechComposer

extension Session {
  /// What one command let hear.
  struct Step {
    var lines: [String] = []
    var isRefused = false
    /// Whether the last gesture came to an end of something, so that repeating it is no use.
    var isStopped = false
  }

  /// Makes a gesture, as often as it asks for.
  mutating func perform(_ gesture: Command.Gesture) -> Step {
    past.append(state)
    if past.count > undoLimit { past.removeFirst() }
    if case .start(let screen) = gesture { return startStep(at: screen) }
    startSilentlyIfNeeded()
    if case .wait(let length) = gesture { return wait(length) }
    state.engine.repairCursor(state.app)
    switch gesture {
    case .move(let direction, .to(let target)): return move(direction, to: target)
    case .move(let direction, .count(let count)):
      return repeated(count) { $0.state.move(direction.step) }
    case .rotorItem(let swipe, let count):
      return repeated(count) { $0.state.swipe(swipe == .down ? .next : .previous) }
    case .turnRotor(let step, let count): return repeated(count) { $0.state.turn(by: step) }
    case .adjust(let move, let count):
      return repeated(count) { $0.state.adjust(move == .increment ? .increment : .decrement) }
    default: return once(gesture)
    }
  }

  private mutating func once(_ gesture: Command.Gesture) -> Step {
    switch gesture {
    case .activate: return heard(state.engine.activate(&state.app))
    case .speakItem: return heard(state.engine.speakItem(&state.app))
    case .touch(let target): return touch(target)
    case .touchPoint(let point, _): return heard(state.engine.touch(point, &state.app))
    case .rotor(let name): return turnRotor(to: name)
    case .scrub: return heard(state.engine.scrub(&state.app))
    case .magicTap: return heard(state.engine.magicTap(&state.app))
    case .first: return heard(state.engine.move(.first, &state.app))
    case .last: return heard(state.engine.move(.last, &state.app))
    case .action(let name): return performAction(name)
    case .type(let text): return heard(state.engine.type(text, &state.app))
    case .delete(let count): return heard(state.engine.delete(count, &state.app))
    case .pressReturn: return heard(state.engine.pressReturn(&state.app))
    case .notSimulated: return heard([.refused(.notSimulated)])
    default: return heard([.refused(.notBuiltYet)])
    }
  }

  private mutating func repeated(_ count: Int, _ make: (inout Session) -> [HeardEvent]) -> Step {
    var result = Step()
    for _ in 0..<count {
      let step = heard(make(&self))
      result.lines += step.lines
      result.isRefused = step.isRefused
      if step.isStopped { break }
    }
    return result
  }

  /// Swipes until the cursor is on a stop, or cannot get there.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func move(_ direction: Command.Direction, to target: CommandTarget) -> Step {
    guard let goal = node(target) else { return heard([.refused(.noSuchElement)]) }
    var result = Step()
    let limit = state.engine.stops(in: state.app).count
    let stop = state.engine.stop(standingFor: goal, in: state.app)
    if let stop, stop == state.engine.cursor { return silent }
    for _ in 0..<limit {
      let before = state.engine.cursor
      let step = heard(state.move(direction.step))
      result.lines += step.lines
      if state.engine.cursor == stop { return result }
      if step.isStopped || state.engine.cursor == before { break }
    }
    let refusal = heard([.refused(.notReached(target.notation))])
    result.lines += refusal.lines
    result.isRefused = true
    return result
  }

  private var silent: Step { Step(lines: ["~ silent"]) }

  private mutating func touch(_ target: CommandTarget) -> Step {
    guard let index = node(target) else { return heard([.refused(.noSuchElement)]) }
    guard state.engine.stop(standingFor: index, in: state.app) != nil else {
      return heard([.refused(.cannotBeReached(target.notation))])
    }
    return heard(state.engine.touch(index, &state.app))
  }

  /// Finds the node that a command names: by identifier, or the first stop with a label.
  mutating func node(_ target: CommandTarget) -> ElementTree.Index? {
    switch target {
    case .identifier(let identifier): return state.app.tree.node(identifier)
    case .label(let label): return stop(labelled: label)
    }
  }

  private mutating func stop(labelled label: String) -> ElementTree.Index? {
    let stops = state.engine.stops(in: state.app)
    let labels = stops.map { state.app.tree[$0].label ?? "" }
    return labels.place(of: label).map { stops[$0] }
  }

  private mutating func turnRotor(to name: String) -> Step {
    let options = state.engine.options(in: state.app)
    let composer = composer
    let place =
      options.map { composer.name(of: $0) }.place(of: name)
      ?? options.map { composer.englishName(of: $0) }.place(of: name)
    guard let place else { return heard([.refused(.noRotor)]) }
    return heard(state.engine.turn(to: options[place], &state.app))
  }

  private mutating func performAction(_ name: String) -> Step {
    guard let cursor = state.engine.cursor else { return heard([.sound(.boundary)]) }
    let names = state.app.actions(at: cursor).map(\.action.name)
    guard let place = names.place(of: name) else { return heard([.refused(.noAction)]) }
    return heard(state.engine.performAction(place, &state.app))
  }

  /// Moves the clock, and lets the app do what is due on the way.
  ///
  /// A timer of a millisecond and a wait of a year would never come to an end: after 100,000
  /// things it is cut, and the clock stays there. Our choice.
  ///
  /// - Source: VOICEOVER.md 8.2.
  private mutating func wait(_ length: Milliseconds) -> Step {
    let end = state.app.now + length
    var events: [HeardEvent] = []
    var left = 100_000
    while let due = state.app.nextDue, due <= end {
      guard left > 0 else { return heard(events + [.refused(.effectsNeverEnd)]) }
      left -= 1
      events += state.engine.advance(&state.app, to: max(due, state.app.now))
    }
    events += state.engine.advance(&state.app, to: end)
    return heard(events)
  }
}

extension Session.State {
  mutating func move(_ step: FocusEngine.Step) -> [HeardEvent] { engine.move(step, &app) }

  mutating func swipe(_ way: RotorWay) -> [HeardEvent] { engine.swipe(way, &app) }

  mutating func turn(by step: Int) -> [HeardEvent] { engine.turn(by: step, &app) }

  mutating func adjust(_ event: AccessibilityModel.Event) -> [HeardEvent] {
    engine.adjust(event, &app)
  }
}

extension Command.Direction {
  var step: FocusEngine.Step { self == .right ? .next : .previous }
}

extension [String] {
  /// The place of a name: spelled exactly so, else whatever its case.
  func place(of name: String) -> Int? {
    firstIndex(of: name) ?? firstIndex { $0.lowercased() == name.lowercased() }
  }
}
