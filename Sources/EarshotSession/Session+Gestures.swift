import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// What gestures do.
extension Session {
  /// Makes a gesture, as often as it asks for.
  ///
  /// - Source: SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/nextGesture``
  mutating func perform(_ gesture: Gesture, _ run: inout ResponseBuilder) {
    let isStart = gesture.kind == .start
    if !isStart { startSilentlyIfNeeded() }
    if state.isStarted { remember() }
    breakOff(for: gesture, &run)
    if gesture.definition.isMadeByFingers { state.engine.repairCursor(state.app) }
    noting(isStart ? [] : suspended, &run) { $0.make(gesture, &$1) }
    state.options.settings = state.engine.settings
  }

  /// Silences what was said on the line so far, as a gesture does that follows before speech ends.
  ///
  /// - Source: VOICEOVER.md 8.1; SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/gestureCutsSpeech``
  private mutating func breakOff(for gesture: Gesture, _ run: inout ResponseBuilder) {
    rememberLastHeard(run)
    guard gesture.definition.cutsSpeech else { return }
    run.speech.forget(state.paused)
    state.paused = []
    state.engine.stopReading(in: state.app)
    run.speech.interrupt(at: state.app.now)
  }

  private mutating func make(_ gesture: Gesture, _ run: inout ResponseBuilder) {
    switch gesture {
    case .wait(let length): wait(length, &run)
    case .twoFingerTap where !state.isPractising: pause(&run)
    case .drag(let start, let end) where !state.isPractising: drag(from: start, to: end, &run)
    case .swipe(_, .until(let target)): make(gesture, to: target, &run)
    default: make(gesture, times: gesture.repetitions, &run)
    }
  }

  /// Makes a gesture several times, up to the first boundary or refusal; each is spoken out.
  private mutating func make(_ gesture: Gesture, times count: Int, _ run: inout ResponseBuilder) {
    for number in 1...count {
      if number > 1 { speakOut(&run) }
      let step = once(gesture)
      run.add(step, at: state.app.now)
      if step.isStopped { return }
    }
  }

  /// Swipes until the cursor is on a stop, or cannot get there.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func make(
    _ gesture: Gesture,
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
      let step = once(gesture)
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

  private mutating func once(_ gesture: Gesture) -> Rendering {
    if let step = practised(gesture) { return step }
    count(gesture)
    return act(gesture)
  }

  /// Does what a gesture does, whatever is counted and practiced.
  private mutating func act(_ gesture: Gesture) -> Rendering {
    switch gesture {
    case .start(let screen): start(screen: screen)
    case .swipe(.right, _): render(state.engine.move(.next, &state.app))
    case .swipe(.left, _): render(state.engine.move(.previous, &state.app))
    case .swipe(.up, _): render(state.engine.swipe(.previous, &state.app))
    case .swipe(.down, _): render(state.engine.swipe(.next, &state.app))
    case .tap(nil): render(state.engine.speakItem(&state.app))
    case .tap(let target?), .touch(.target(let target)): touch(target)
    case .touch(.point(let point)): render(state.engine.touch(point, &state.app))
    case .fourFingerTap(.top): render(state.engine.move(.first, &state.app))
    case .fourFingerTap(.bottom): render(state.engine.move(.last, &state.app))
    case .turnRotor(.right, _): render(state.engine.turn(by: 1, &state.app))
    case .turnRotor(.left, _): render(state.engine.turn(by: -1, &state.app))
    case .rotor(let name): turnRotor(to: name)
    case .action(let name): performAction(name)
    case .doubleTap, .splitTap: render(state.engine.activate(&state.app))
    case .doubleTapAndHold: render(state.engine.doubleTapAndHold(&state.app))
    case .tripleTap: render(state.engine.longPress(&state.app))
    case .passThrough(let way): render(state.engine.passThrough(way.scrolling, &state.app))
    case .scrub: render(state.engine.scrub(&state.app))
    case .magicTap: render(state.engine.magicTap(&state.app))
    case .increment: render(state.engine.adjust(.increment, &state.app))
    case .decrement: render(state.engine.adjust(.decrement, &state.app))
    case .threeFingerSwipe(let way, _): render(state.engine.scroll(way.scrolling, &state.app))
    case .zoomIn: render(state.engine.zoom(.zoomIn, &state.app))
    case .zoomOut: render(state.engine.zoom(.zoomOut, &state.app))
    case .twoFingerSwipe(.up): render(state.engine.readAll(from: .top, &state.app))
    case .twoFingerSwipe(.down): render(state.engine.readAll(from: .cursor, &state.app))
    case .twoFingerTripleTap(let text): chooseItem(holding: text)
    case .threeFingerTap: render(state.engine.summarise(&state.app))
    case .threeFingerDoubleTap: toggleSpeech()
    case .threeFingerTripleTap: toggleCurtain()
    case .threeFingerQuadrupleTap: copyLastSpeech()
    case .fourFingerDoubleTap: togglePractice()
    case .type(let text): render(state.engine.type(text, &state.app))
    case .delete(let count): render(state.engine.delete(Gesture.valid(count), &state.app))
    case .return: render(state.engine.pressReturn(&state.app))
    case .selectAll: render(state.engine.selectAll(&state.app))
    case .select(let text): render(state.engine.select(text, &state.app))
    case .undoTyping: render(state.engine.undoTyping(&state.app))
    case .redoTyping: render(state.engine.redoTyping(&state.app))
    case .wait, .twoFingerTap, .drag: Rendering()
    case .quadrupleTap, .twoFingerDoubleTapAndHold, .twoFingerSwipe, .twoFingerPinch,
      .fourFingerSwipe, .home:
      Rendering()
    }
  }

  private mutating func touch(_ target: CommandTarget) -> Rendering {
    guard let index = node(target) else { return render([.refused(.noSuchElement)]) }
    guard state.engine.stop(standingFor: index, in: state.app) != nil else {
      return render([.refused(.cannotBeReached(target.notation))])
    }
    return render(state.engine.touch(index, &state.app))
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

extension Gesture {
  /// How often the gesture is made: by its count, but for `delete`, which has it for itself.
  fileprivate var repetitions: Int {
    switch self {
    case .swipe(_, .times(let count)), .turnRotor(_, let count), .increment(let count),
      .decrement(let count), .threeFingerSwipe(_, let count):
      Gesture.valid(count)
    default: 1
    }
  }
}

extension Gesture.Direction {
  /// The direction as an app is asked for it.
  fileprivate var scrolling: ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}
