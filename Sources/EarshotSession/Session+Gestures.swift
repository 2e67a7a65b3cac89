import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp

// Single and repeated gestures.
extension Session {
  /// Makes a gesture the requested number of times.
  ///
  /// - Source: SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/nextGesture``
  mutating func perform(_ gesture: Gesture, _ run: inout ResponseBuilder) {
    let isStart = gesture.kind == .start
    let settings = state.phone.engine.settingsEdition
    if !isStart { startSilentlyIfNeeded() }
    if state.isStarted { remember() }
    if !isStart { beginAudio(before: gesture, &run) }
    state.phone.engine.forgetEnd()
    state.phone.engine.forgetDecisions()
    state.end = nil
    state.forgetPhrase()
    breakOff(for: gesture, &run)
    if gesture.definition.isMadeByFingers {
      state.phone.engine.forgetLanding()
      state.phone.repairCursor()
    }
    run.endsInWait = gesture.kind == .wait
    if gesture.kind != .wait, !gesture.isOfThePhone { state.phone.app.userActed() }
    let before = isStart || !state.phone.app.scheduler.hasSuspended ? [] : suspended
    make(gesture, &run)
    if gesture.kind != .say { drawOverlayAgain(&run) }
    // Otherwise, the call would copy the session for nothing.
    if state.phone.app.scheduler.hasSuspended { noteDues(since: before, &run) }
    if state.phone.engine.settingsEdition != settings {
      state.options.settings = state.phone.engine.settings
      lastComposer = nil
    }
  }

  /// Ends the speech of the earlier commands on the line if the gesture interrupts speech.
  ///
  /// - Source: VOICEOVER.md 8.1; SESSIONS.md, "Commands".
  /// - Rule: ``SessionRule/gestureCutsSpeech``
  private mutating func breakOff(for gesture: Gesture, _ run: inout ResponseBuilder) {
    rememberLastHeard(&run)
    guard gesture.definition.cutsSpeech else { return }
    run.speech.forget(state.paused)
    if let turns = state.waitingAnnouncements { run.speech.forget(turns.items) }
    if !state.paused.isEmpty { state.paused = [] }
    if state.waitingAnnouncements != nil { state.waitingAnnouncements = nil }
    // Otherwise, the call would copy the app for nothing.
    if state.phone.engine.hasReading { state.phone.engine.stopReading(in: state.phone.app) }
    run.speech.interrupt(at: state.phone.app.now)
  }

  /// Begins the speech that the app requested in the previous command on the line, before the next
  /// command runs.
  private mutating func beginAudio(before gesture: Gesture, _ run: inout ResponseBuilder) {
    guard gesture.definition.cutsSpeech || gesture.isOfThePhone, state.hasAudio else { return }
    if gesture.definition.cutsSpeech { run.speech.interrupt(at: state.phone.app.now) }
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
      state.phone.app.work.spend(Work.gesture)
      if state.phone.app.work.isSpent { return }
      if number > 1 { speakOut(&run) }
      let step = once(gesture)
      run.add(step, at: state.phone.app.now)
      if step.isStopped { return }
    }
  }

  /// Swipes until the cursor is on the target's stop, or until a swipe doesn't move the cursor.
  ///
  /// - Source: SESSIONS.md, "Commands".
  private mutating func make(
    _ gesture: Gesture,
    to target: CommandTarget,
    _ run: inout ResponseBuilder
  ) {
    guard let goal = node(target) else {
      var words = "swipe right to"
      if case .swipe(let direction, _) = gesture { words = "swipe \(direction.rawValue) to" }
      return run.add(refuse(target, behind: words), at: state.phone.app.now)
    }
    var stop = state.phone.engine.stop(standingFor: goal, in: state.phone.app)
    for _ in 0..<state.phone.engine.stops(in: state.phone.app).count {
      let before = cursor
      if let stop, stop == before { return }
      state.phone.app.work.spend(Work.gesture)
      if state.phone.app.work.isSpent { return }
      speakOut(&run)
      let revision = state.phone.app.revision
      let step = once(gesture)
      run.add(step, at: state.phone.app.now)
      if state.phone.app.revision != revision {
        stop = state.phone.engine.stop(standingFor: goal, in: state.phone.app)
      }
      if step.isStopped || cursor == before { break }
    }
    if let stop, stop == cursor { return }
    speakOut(&run)
    run.add(render([.refused(.notReached(target.notation))]), at: state.phone.app.now)
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
    for events in state.phone.drag(from: start, to: end) where !state.phone.app.work.isSpent {
      speakOut(&run)
      run.add(render(events), at: state.phone.app.now)
    }
  }
}

extension Gesture {
  fileprivate var isOfThePhone: Bool { if case .phone = self { true } else { false } }

  /// The number of times to make the gesture.
  ///
  /// The number is 1 for `delete`, whose count is a number of characters.
  fileprivate var repetitions: Int {
    switch self {
    case .swipe(_, .times(let count)), .turnRotor(_, let count), .increment(let count),
      .decrement(let count), .threeFingerSwipe(_, let count):
      Gesture.valid(count)
    default: 1
    }
  }
}
