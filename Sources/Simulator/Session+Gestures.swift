import AccessibilityModel
import FocusEngine
import SimulatedApp

extension Session {
  /// Makes a gesture, as often as it asks for.
  ///
  /// - Source: SESSIONS.md, "Commands".
  mutating func perform(_ gesture: CommandForm.Gesture, _ argument: Command.Argument) -> Step {
    if gesture == .start {
      if state.isStarted { remember() }
      return noting([]) { $0.start(screen: argument.screenName) }
    }
    startSilentlyIfNeeded()
    remember()
    if gesture != .wait { state.engine.repairCursor(state.app) }
    return noting(suspended) { session in
      if case .toTarget(let target) = argument { return session.make(gesture, to: target) }
      guard gesture.isRepeatable else { return session.once(gesture, argument) }
      return session.repeated(argument.count) { $0.once(gesture, argument) }
    }
  }

  private mutating func once(_ gesture: CommandForm.Gesture, _ argument: Command.Argument) -> Step {
    if let step = practised(gesture) { return step }
    return switch gesture {
    case .start: start(screen: argument.screenName)
    case .activate: heard(state.engine.activate(&state.app))
    case .speakItem, .touch: touch(argument)
    case .rotor: turnRotor(to: argument.string)
    case .scrub: heard(state.engine.scrub(&state.app))
    case .magicTap: heard(state.engine.magicTap(&state.app))
    case .action: performAction(argument.string)
    case .type: heard(state.engine.type(argument.string, &state.app))
    case .delete: heard(state.engine.delete(argument.count, &state.app))
    case .pressReturn: heard(state.engine.pressReturn(&state.app))
    case .wait: wait(argument)
    case .hold: heard(state.engine.doubleTapAndHold(&state.app))
    case .longPress: heard(state.engine.longPress(&state.app))
    case .drag: drag(argument)
    case .pause: pause()
    case .itemChooser: chooseItem(argument)
    case .summary: heard(state.engine.summarise(&state.app))
    case .mute: toggleSpeech()
    case .curtain: toggleCurtain()
    case .copy: copyLastSpeech()
    case .practise: togglePractice()
    case .selectAll: heard(state.engine.selectAll(&state.app))
    case .select: heard(state.engine.select(argument.string, &state.app))
    case .undoTyping: heard(state.engine.undoTyping(&state.app))
    case .redoTyping: heard(state.engine.redoTyping(&state.app))
    case .read(let start): heard(state.engine.readAll(from: start, &state.app))
    case .scroll(let direction): heard(state.engine.scroll(direction, &state.app))
    case .passThrough(let direction): heard(state.engine.passThrough(direction, &state.app))
    case .zoom(let event): heard(state.engine.zoom(event, &state.app))
    case .move(let step): heard(state.engine.move(step, &state.app))
    case .swipe(let way): heard(state.engine.swipe(way, &state.app))
    case .turnRotor(let step): heard(state.engine.turn(by: step, &state.app))
    case .adjust(let event): heard(state.engine.adjust(event, &state.app))
    }
  }

  /// Makes a gesture several times, up to the first boundary or refusal.
  private mutating func repeated(_ count: Int, _ make: (inout Session) -> Step) -> Step {
    var result = Step()
    for _ in 0..<count where !result.isStopped { result.append(make(&self)) }
    return result
  }

  /// Swipes until the cursor is on a stop, or cannot get there.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func make(_ gesture: CommandForm.Gesture, to target: CommandTarget) -> Step {
    guard let goal = node(target) else { return heard([.refused(.noSuchElement)]) }
    var result = Step()
    var stop = state.engine.stop(standingFor: goal, in: state.app)
    for _ in 0..<state.engine.stops(in: state.app).count {
      let before = cursor
      if let stop, stop == before { return result }
      let revision = state.app.revision
      result.append(once(gesture, .none))
      if state.app.revision != revision {
        stop = state.engine.stop(standingFor: goal, in: state.app)
      }
      if result.isStopped || cursor == before { break }
    }
    if let stop, stop == cursor { return result }
    result.append(heard([.refused(.notReached(target.notation))]))
    return result
  }

  private mutating func touch(_ argument: Command.Argument) -> Step {
    switch argument {
    case .point(let point): return heard(state.engine.touch(point, &state.app))
    case .target(let target):
      guard let index = node(target) else { return heard([.refused(.noSuchElement)]) }
      guard state.engine.stop(standingFor: index, in: state.app) != nil else {
        return heard([.refused(.cannotBeReached(target.notation))])
      }
      return heard(state.engine.touch(index, &state.app))
    default: return heard(state.engine.speakItem(&state.app))
    }
  }

  private mutating func drag(_ argument: Command.Argument) -> Step {
    guard case .path(let start, let end) = argument else { return Step() }
    return state.engine.drag(from: start, to: end, &state.app).reduce(into: Step()) {
      step,
      moment in
      step.append(heard(moment))
    }
  }

  private mutating func pause() -> Step { heard([.refused(.notBuiltYet)]) }

  private mutating func turnRotor(to name: String) -> Step {
    guard let option = rotor(named: name)?.option else { return heard([.refused(.noRotor)]) }
    return heard(state.engine.turn(to: option, &state.app))
  }

  private mutating func performAction(_ name: String) -> Step {
    guard cursor != nil else { return heard([.sound(.boundary)]) }
    guard let place = actionNames.place(of: name) else { return heard([.refused(.noAction)]) }
    return heard(state.engine.performAction(place, &state.app))
  }
}

extension CommandForm.Gesture {
  /// Whether a count says how often the gesture is made; `delete` has it for itself.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .move, .swipe, .turnRotor, .adjust, .scroll: true
    default: false
    }
  }
}

extension Command.Argument {
  fileprivate var screenName: String? { if case .screen(let name) = self { name } else { nil } }
}
