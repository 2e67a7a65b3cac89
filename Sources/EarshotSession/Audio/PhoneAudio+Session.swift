import EarshotLines
import EarshotModel

// The audio session, and its effects on other apps.
extension PhoneAudio {
  /// Activates the app's audio session, unless there's a call.
  mutating func activate() {
    guard !session.isActive, !isInCall else { return }
    (session.isActive, session.isInterrupted) = (true, false)
    adjustOthers()
  }

  /// Activates the audio session that the app's speech uses.
  mutating func activateForSpeech() {
    guard system.isUsed else { return activate() }
    guard !system.isActive, !isInCall else { return }
    (system.isActive, system.isInterrupted) = (true, false)
    adjustOthers()
  }

  /// Deactivates the app's audio session.
  ///
  /// Other apps resume their sound only if the session was active and `isNotifying` is true.
  ///
  /// - Source: Apple docs, AVAudioSession.SetActiveOptions; APP-AUDIO.md, chapter 2.
  mutating func deactivate(notifyingOthers isNotifying: Bool) {
    let isDeactivated = session.isActive
    session.isActive = false
    session.isInterrupted = false
    guard isDeactivated else { return }
    for other in OtherSound.allCases where isNotifying && level(of: other) == .silent(.session) {
      set(other, to: playingLevel)
    }
    adjustOthers()
  }

  /// Ends the system's session, which lasts only as long as the speech.
  mutating func endSystemSession() {
    guard system.isActive, speech.isIdle else { return }
    system.isActive = false
    adjustOthers()
  }

  func level(of other: OtherSound) -> OtherSound.Level { others[other] ?? .off }

  mutating func set(_ other: OtherSound, to level: OtherSound.Level) {
    let old = self.level(of: other)
    others[other] = level
    if old != level, let word = level.word(after: old) { hear("\(other.rawValue) \(word)") }
  }

  /// Interrupts, lowers, or restores the sound of other apps, depending on the audio session.
  mutating func adjustOthers() {
    for other in OtherSound.allCases where level(of: other).isPlaying {
      set(other, to: isInterrupting(other) ? .silent(.session) : playingLevel)
    }
  }

  /// Returns whether the audio session silences another app.
  ///
  /// - Source: Apple docs, Audio Session Programming Guide, table B-1;
  ///   AVAudioSession.CategoryOptions.
  func isInterrupting(_ other: OtherSound) -> Bool {
    guard session.isActive, session.category != .ambient else { return false }
    if session.options.isEmpty { return true }
    return other == .podcast && session.options.contains(.interruptSpoken)
  }

  /// The level of another app that isn't interrupted.
  var playingLevel: OtherSound.Level {
    let isLowered = system.isActive || session.isActive && session.options.contains(.duck)
    return isLoweredByVoiceOver || isLowered ? .low : .on
  }

  /// Stops the sounds with a duration that are playing.
  mutating func cutSounds(at now: Int) {
    for sound in sounds where sound.ends > now {
      lines.append(.beside(.sound, "app \(sound.name)—"))
    }
    sounds = []
  }
}
