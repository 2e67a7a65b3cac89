import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotSimulatedApp
import EarshotComposer

// Speech to its end, and the app's events about it.
extension Session {
  /// Says the current and the waiting speech, sends the app the results of its announcements, and
  /// says the app's response.
  ///
  /// - Source: VOICEOVER.md 8.2: what a gesture causes is spoken out in its step.
  mutating func speakOut(_ run: inout ResponseBuilder) {
    repeat {
      while !state.phone.app.work.isSpent, run.speech.speakNext() { tellOfAnnouncements(&run) }
      tellOfAnnouncements(&run)
      readOn(&run)
      if !run.speech.isSpeaking, !state.phone.engine.isReadingOn { playAudio(&run) }
    } while !state.phone.app.work.isSpent
      && (run.speech.isSpeaking || state.phone.engine.isReadingOn)
    run.speech.turnBack(to: state.phone.app.now)
    rememberLastHeard(&run)
  }

  /// Reads the next stop during continuous reading, if there's no other speech.
  mutating func readOn(_ run: inout ResponseBuilder) {
    guard state.phone.engine.isReadingOn, !run.speech.isSpeaking else { return }
    run.add(render(state.phone.readOn()), at: state.phone.app.now)
  }

  /// Sends the app the events about announcements that VoiceOver said to the end or that were lost.
  ///
  /// - Source: UIAccessibility.h, announcementDidFinish; SCREEN-FORMAT.md, "Events and effects".
  /// - Rule: ``SessionRule/announcementFate``
  mutating func tellOfAnnouncements(_ run: inout ResponseBuilder) {
    for text in run.speech.takeFinished() { tell(.announcementDidFinish, text, &run) }
    for text in run.speech.takeLost() { tell(.announcementWasCut, text, &run) }
  }

  private mutating func tell(_ event: AppEvent, _ text: String, _ run: inout ResponseBuilder) {
    let events = state.phone.happened(event, text)
    run.add(render(events), at: state.phone.app.now)
  }

  /// Pauses speech, or resumes it.
  ///
  /// - Source: VOICEOVER.md, chapter 5, two-finger tap.
  /// - Rule: ``SessionRule/pausing``
  mutating func pause(_ run: inout ResponseBuilder) {
    if run.speech.isSpeaking {
      state.paused = run.speech.pause(at: state.phone.app.now)
      state.phone.engine.suspendReading()
    } else {
      run.speech.goOn(with: state.paused, at: state.phone.app.now)
      state.paused = []
      state.phone.engine.resumeReading()
    }
  }

  /// Stores the last speech, for `:why` and for copying.
  mutating func rememberLastHeard(_ run: inout ResponseBuilder) {
    if let line = run.speech.lastSpoken { state.lastLine = line }
  }
}
