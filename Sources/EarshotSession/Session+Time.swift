import EarshotModel
import EarshotFocusEngine
import EarshotNotation
import EarshotSimulatedApp

extension Session {
  /// The maximum time of the clock, which is a hundred years, so every time in nanoseconds fits
  /// into an integer.
  static let lastMoment = Milliseconds(100 * 365 * 86_400_000)

  /// Advances the clock.
  ///
  /// While the clock advances, the app's due events run, and speech continues.
  ///
  /// If more events than ``eventLimit`` are due, the method refuses the command, and the clock
  /// stops at the last event. The clock never passes ``lastMoment``. Both limits are our choice.
  ///
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/clock``
  mutating func wait(_ length: Milliseconds, _ run: inout ResponseBuilder) {
    let end = min(state.phone.app.now + length, Session.lastMoment)
    state.isClockRunning = true
    defer { state.isClockRunning = false }
    state.phone.engine.forgetDecisions()
    if let turns = state.waitingAnnouncements { run.speech.resume(turns) }
    state.waitingAnnouncements = nil
    var left = eventLimit
    while !work.isSpent, let moment = nextMoment(run), moment <= end {
      work.spend(Work.effect)
      guard left > 0 else {
        return run.add(render([.refused(.effectsNeverEnd)]), at: state.phone.app.now)
      }
      left -= 1
      letHappen(at: max(moment, state.phone.app.now), &run)
    }
    state.phone.app.moveClock(to: end)
    run.speech.play(to: end)
  }

  /// Returns the next time at which something happens automatically, or `nil` if nothing will
  /// happen.
  private func nextMoment(_ run: ResponseBuilder) -> Milliseconds? {
    if state.phone.engine.isReadingOn, !run.speech.isSpeaking { return state.phone.app.now }
    let poll = state.phone.engine.nextPoll(of: state.phone.app)
    return [run.speech.nextChange, state.phone.app.nextDue, poll, nextAudioChange(run)].compactMap {
      $0
    }.min()
  }

  /// Processes the next event.
  ///
  /// If several events are due, continuous reading comes first, followed by speech, the app's
  /// events, and VoiceOver's check for changes.
  private mutating func letHappen(at moment: Milliseconds, _ run: inout ResponseBuilder) {
    if state.phone.engine.isReadingOn, !run.speech.isSpeaking {
      readOn(&run)
    } else if let change = nextAudioChange(run), change <= moment {
      state.phone.app.moveClock(to: moment)
      playAudio(&run)
    } else if let change = run.speech.nextChange, change <= moment {
      state.phone.app.moveClock(to: moment)
      run.speech.play(to: moment)
      tellOfAnnouncements(&run)
    } else if let due = state.phone.app.nextDue, due <= moment {
      run.add(render(state.phone.advance(to: moment)), at: moment)
    } else {
      state.phone.app.moveClock(to: moment)
      run.add(render(state.phone.poll()), at: moment)
    }
  }

  /// The handlers that have reached a `wait`, without the timers.
  var suspended: [Pending] {
    guard state.phone.app.hasSuspended else { return [] }
    return state.phone.app.pending.filter { !$0.isTimer }
  }

  /// The current time of the clock, in nanoseconds since the start.
  package var moment: Int { state.phone.app.now.nanoseconds }

  /// The time until the first waiting handler continues, in the notation of a session, or `nil` if
  /// no handler is waiting.
  package var nextDueOfHandlers: String? {
    suspended.map(\.due).min().map { state.phone.app.span(until: $0).notation }
  }

  /// Adds a comment for each time at which a handler that began to wait during a gesture continues.
  ///
  /// - Source: SESSIONS.md, "`walk`".
  func noteDues(since before: [Pending], _ run: inout ResponseBuilder) {
    let waiting = suspended
    guard !waiting.isEmpty else { return }
    var known = before
    var dues: [Milliseconds] = []
    for handler in waiting {
      if let place = known.firstIndex(of: handler) {
        known.remove(at: place)
      } else if dues.last != handler.due {
        dues.append(handler.due)
      }
    }
    run.note(dues.map { "more effects are due in \(state.phone.app.span(until: $0).notation)" })
  }
}

extension App {
  /// Returns the duration from now to a time.
  func span(until moment: Milliseconds) -> Milliseconds {
    Milliseconds(max(0, moment.count - now.count))
  }
}

extension Pending {
  /// Whether the entry is a timer instead of a waiting handler.
  var isTimer: Bool { name.event?.timer != nil }
}
