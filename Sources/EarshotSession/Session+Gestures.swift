import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// Making gestures, including repeatedly.
extension Session {
  /// Makes a gesture the requested number of times.
  ///
  /// - Source: SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/nextGesture``
  mutating func perform(_ gesture: Gesture, _ run: inout ResponseBuilder) {
    let isStart = gesture.kind == .start
    if !isStart { startSilentlyIfNeeded() }
    if state.isStarted { remember() }
    if !isStart { beginAudio(before: gesture, &run) }
    state.turn.engine.forgetEnd()
    state.end = nil
    state.forgetPhrase()
    breakOff(for: gesture, &run)
    if gesture.definition.isMadeByFingers {
      state.turn.engine.forgetLanding()
      state.turn.engine.repairCursor(state.turn.app)
    }
    run.endsInWait = gesture.kind == .wait
    if gesture.kind != .wait, !gesture.isOfThePhone { state.turn.app.userActed() }
    let before = isStart || !state.turn.app.scheduler.hasSuspended ? [] : suspended
    make(gesture, &run)
    if gesture.kind != .say { drawOverlayAgain(&run) }
    noteDues(since: before, &run)
    state.options.settings = state.turn.engine.settings
  }

  /// Interrupts the speech of the line so far, like a gesture that comes before the speech ends.
  ///
  /// - Source: VOICEOVER.md 8.1; SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/gestureCutsSpeech``
  private mutating func breakOff(for gesture: Gesture, _ run: inout ResponseBuilder) {
    rememberLastHeard(&run)
    guard gesture.definition.cutsSpeech else { return }
    run.speech.forget(state.paused)
    if let turns = state.waitingAnnouncements { run.speech.forget(turns.items) }
    state.paused = []
    state.waitingAnnouncements = nil
    state.turn.engine.stopReading(in: state.turn.app)
    run.speech.interrupt(at: state.turn.app.now)
  }

  /// Begins the app's speech from the previous command on the line, before the next command runs.
  private mutating func beginAudio(before gesture: Gesture, _ run: inout ResponseBuilder) {
    guard gesture.definition.cutsSpeech || gesture.isOfThePhone, state.hasAudio else { return }
    if gesture.definition.cutsSpeech { run.speech.interrupt(at: state.turn.app.now) }
    playAudio(&run)
  }

  private mutating func make(_ gesture: Gesture, _ run: inout ResponseBuilder) {
    switch gesture {
    case .wait(let length): wait(length, &run)
    case .say(let text): say(text, &run)
    case .twoFingerTap where !state.isPracticing: pause(&run)
    case .drag(let start, let end) where !state.isPracticing && voiceOverScreen == nil:
      drag(from: start, to: end, &run)
    case .swipe(_, .until(let target)): make(gesture, to: target, &run)
    default: make(gesture, times: gesture.repetitions, &run)
    }
  }

  /// Makes a gesture several times, up to the first boundary or refusal.
  ///
  /// VoiceOver finishes the speech of each repetition.
  private mutating func make(_ gesture: Gesture, times count: Int, _ run: inout ResponseBuilder) {
    for number in 1...count {
      state.turn.app.work.spend(Work.gesture)
      if state.turn.app.work.isSpent { return }
      if number > 1 { speakOut(&run) }
      let step = once(gesture)
      run.add(step, at: state.turn.app.now)
      if step.isStopped { return }
    }
  }

  /// Swipes until the cursor is on a stop, or until further swipes can't reach it.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func make(
    _ gesture: Gesture,
    to target: CommandTarget,
    _ run: inout ResponseBuilder
  ) {
    guard let goal = node(target) else {
      return run.add(refuse(target), at: state.turn.app.now)
    }
    var stop = state.turn.engine.stop(standingFor: goal, in: state.turn.app)
    for _ in 0..<state.turn.engine.stops(in: state.turn.app).count {
      let before = cursor
      if let stop, stop == before { return }
      state.turn.app.work.spend(Work.gesture)
      if state.turn.app.work.isSpent { return }
      speakOut(&run)
      let revision = state.turn.app.revision
      let step = once(gesture)
      run.add(step, at: state.turn.app.now)
      if state.turn.app.revision != revision {
        stop = state.turn.engine.stop(standingFor: goal, in: state.turn.app)
      }
      if step.isStopped || cursor == before { break }
    }
    if let stop, stop == cursor { return }
    speakOut(&run)
    run.add(render([.refused(.notReached(target.notation))]), at: state.turn.app.now)
  }

  private mutating func once(_ gesture: Gesture) -> Rendering {
    if let step = practiced(gesture) { return step }
    count(gesture)
    var step = chosen(gesture) ?? inspected(gesture) ?? act(gesture)
    addAdvice(to: &step, of: gesture)
    return step
  }

  /// Drags a finger and describes the stops that the finger touches, one after the other.
  private mutating func drag(from start: Point, to end: Point, _ run: inout ResponseBuilder) {
    for events in state.turn.drag(from: start, to: end) where !state.turn.app.work.isSpent {
      speakOut(&run)
      run.add(render(events), at: state.turn.app.now)
    }
  }
}

extension Gesture {
  /// Whether the gesture is an event of the phone.
  fileprivate var isOfThePhone: Bool { if case .phone = self { true } else { false } }

  /// The number of times to make the gesture, which is usually its count.
  ///
  /// For `delete`, the count is a number of characters instead.
  fileprivate var repetitions: Int {
    switch self {
    case .swipe(_, .times(let count)), .turnRotor(_, let count), .increment(let count),
      .decrement(let count), .threeFingerSwipe(_, let count):
      Gesture.valid(count)
    default: 1
    }
  }
}
