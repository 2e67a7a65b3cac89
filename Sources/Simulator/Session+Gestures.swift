import AccessibilityModel
import FocusEngine
import SimulatedApp

extension Session {
  /// Makes a gesture, as often as it asks for.
  ///
  /// - Source: SESSIONS.md, "Commands".
  mutating func perform(
    _ gesture: CommandForm.Gesture,
    _ argument: Command.Argument,
    _ run: inout LineRun
  ) {
    if gesture == .start {
      if state.isStarted { remember() }
    } else {
      startSilentlyIfNeeded()
      remember()
    }
    breakOff(for: gesture, &run)
    if gesture != .wait, gesture != .start { state.engine.repairCursor(state.app) }
    noting(gesture == .start ? [] : suspended, &run) { $0.make(gesture, argument, &$1) }
    state.options.settings = state.engine.settings
  }

  /// Silences what was said on the line so far, as a gesture does that follows before speech ends.
  ///
  /// - Source: VOICEOVER.md 8.1; SESSIONS.md, "Commands".
  private mutating func breakOff(for gesture: CommandForm.Gesture, _ run: inout LineRun) {
    rememberLastHeard(run)
    guard gesture != .wait, gesture != .pause else { return }
    run.speech.forget(state.paused)
    state.paused = []
    state.engine.stopReading(in: state.app)
    run.speech.interrupt(at: state.app.now)
  }

  private mutating func make(
    _ gesture: CommandForm.Gesture,
    _ argument: Command.Argument,
    _ run: inout LineRun
  ) {
    switch (gesture, argument) {
    case (.wait, .duration(let length)): wait(length, &run)
    case (.pause, _) where !state.isPractising: pause(&run)
    case (.drag, .path(let start, let end)) where !state.isPractising:
      drag(from: start, to: end, &run)
    case (_, .toTarget(let target)): make(gesture, to: target, &run)
    case (_, .count(let count)) where gesture.isRepeatable: make(gesture, times: count, &run)
    default: run.add(once(gesture, argument), at: state.app.now)
    }
  }

  private mutating func once(_ gesture: CommandForm.Gesture, _ argument: Command.Argument) -> Step {
    if let step = practised(gesture) { return step }
    count(gesture, argument)
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
    case .wait, .pause, .drag: Step()
    case .hold: heard(state.engine.doubleTapAndHold(&state.app))
    case .longPress: heard(state.engine.longPress(&state.app))
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

  /// Makes a gesture several times, up to the first boundary or refusal; each is spoken out.
  private mutating func make(
    _ gesture: CommandForm.Gesture,
    times count: Int,
    _ run: inout LineRun
  ) {
    for number in 1...max(1, count) {
      if number > 1 { speakOut(&run) }
      let step = once(gesture, .none)
      run.add(step, at: state.app.now)
      if step.isStopped { return }
    }
  }

  /// Swipes until the cursor is on a stop, or cannot get there.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func make(
    _ gesture: CommandForm.Gesture,
    to target: CommandTarget,
    _ run: inout LineRun
  ) {
    guard let goal = node(target) else {
      return run.add(heard([.refused(.noSuchElement)]), at: state.app.now)
    }
    var stop = state.engine.stop(standingFor: goal, in: state.app)
    for _ in 0..<state.engine.stops(in: state.app).count {
      let before = cursor
      if let stop, stop == before { return }
      speakOut(&run)
      let revision = state.app.revision
      let step = once(gesture, .none)
      run.add(step, at: state.app.now)
      if state.app.revision != revision {
        stop = state.engine.stop(standingFor: goal, in: state.app)
      }
      if step.isStopped || cursor == before { break }
    }
    if let stop, stop == cursor { return }
    speakOut(&run)
    run.add(heard([.refused(.notReached(target.notation))]), at: state.app.now)
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

  /// Drags a finger; what it meets is spoken out, one after the other.
  private mutating func drag(from start: Point, to end: Point, _ run: inout LineRun) {
    for events in state.engine.drag(from: start, to: end, &state.app) {
      speakOut(&run)
      run.add(heard(events), at: state.app.now)
    }
  }

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
