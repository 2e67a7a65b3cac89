import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

extension Session {
  /// Makes a gesture, as often as it asks for.
  ///
  /// - Source: SESSIONS.md, "Commands".
  mutating func perform(
    _ gesture: CommandDefinition.Gesture,
    _ argument: Command.Argument,
    _ run: inout ResponseBuilder
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
  private mutating func breakOff(
    for gesture: CommandDefinition.Gesture,
    _ run: inout ResponseBuilder
  ) {
    rememberLastHeard(run)
    guard gesture != .wait, gesture != .pause else { return }
    run.speech.forget(state.paused)
    state.paused = []
    state.engine.stopReading(in: state.app)
    run.speech.interrupt(at: state.app.now)
  }

  private mutating func make(
    _ gesture: CommandDefinition.Gesture,
    _ argument: Command.Argument,
    _ run: inout ResponseBuilder
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

  private mutating func once(_ gesture: CommandDefinition.Gesture, _ argument: Command.Argument)
    -> Rendering
  {
    if let step = practised(gesture) { return step }
    count(gesture, argument)
    return switch gesture {
    case .start: start(screen: argument.screenName)
    case .activate: render(state.engine.activate(&state.app))
    case .speakItem, .touch: touch(argument)
    case .rotor: turnRotor(to: argument.string)
    case .scrub: render(state.engine.scrub(&state.app))
    case .magicTap: render(state.engine.magicTap(&state.app))
    case .action: performAction(argument.string)
    case .type: render(state.engine.type(argument.string, &state.app))
    case .delete: render(state.engine.delete(argument.count, &state.app))
    case .pressReturn: render(state.engine.pressReturn(&state.app))
    case .wait, .pause, .drag: Rendering()
    case .hold: render(state.engine.doubleTapAndHold(&state.app))
    case .longPress: render(state.engine.longPress(&state.app))
    case .itemChooser: chooseItem(argument)
    case .summary: render(state.engine.summarise(&state.app))
    case .mute: toggleSpeech()
    case .curtain: toggleCurtain()
    case .copy: copyLastSpeech()
    case .practise: togglePractice()
    case .selectAll: render(state.engine.selectAll(&state.app))
    case .select: render(state.engine.select(argument.string, &state.app))
    case .undoTyping: render(state.engine.undoTyping(&state.app))
    case .redoTyping: render(state.engine.redoTyping(&state.app))
    case .read(let start): render(state.engine.readAll(from: start, &state.app))
    case .scroll(let direction): render(state.engine.scroll(direction, &state.app))
    case .passThrough(let direction): render(state.engine.passThrough(direction, &state.app))
    case .zoom(let event): render(state.engine.zoom(event, &state.app))
    case .move(let step): render(state.engine.move(step, &state.app))
    case .swipe(let way): render(state.engine.swipe(way, &state.app))
    case .turnRotor(let step): render(state.engine.turn(by: step, &state.app))
    case .adjust(let event): render(state.engine.adjust(event, &state.app))
    }
  }

  /// Makes a gesture several times, up to the first boundary or refusal; each is spoken out.
  private mutating func make(
    _ gesture: CommandDefinition.Gesture,
    times count: Int,
    _ run: inout ResponseBuilder
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
    _ gesture: CommandDefinition.Gesture,
    to target: CommandTarget,
    _ run: inout ResponseBuilder
  ) {
    guard let goal = node(target) else {
      return run.add(render([.refused(.noSuchElement)]), at: state.app.now)
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
    run.add(render([.refused(.notReached(target.notation))]), at: state.app.now)
  }

  private mutating func touch(_ argument: Command.Argument) -> Rendering {
    switch argument {
    case .point(let point): return render(state.engine.touch(point, &state.app))
    case .target(let target):
      guard let index = node(target) else { return render([.refused(.noSuchElement)]) }
      guard state.engine.stop(standingFor: index, in: state.app) != nil else {
        return render([.refused(.cannotBeReached(target.notation))])
      }
      return render(state.engine.touch(index, &state.app))
    default: return render(state.engine.speakItem(&state.app))
    }
  }

  /// Drags a finger; what it meets is spoken out, one after the other.
  private mutating func drag(from start: Point, to end: Point, _ run: inout ResponseBuilder) {
    for events in state.engine.drag(from: start, to: end, &state.app) {
      speakOut(&run)
      run.add(render(events), at: state.app.now)
    }
  }

  private mutating func turnRotor(to name: String) -> Rendering {
    guard let option = rotor(named: name)?.option else { return render([.refused(.noRotor)]) }
    return render(state.engine.turn(to: option, &state.app))
  }

  private mutating func performAction(_ name: String) -> Rendering {
    guard cursor != nil else { return render([.sound(.boundary)]) }
    guard let place = actionNames.index(ofName: name) else { return render([.refused(.noAction)]) }
    return render(state.engine.performAction(place, &state.app))
  }
}

extension CommandDefinition.Gesture {
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
