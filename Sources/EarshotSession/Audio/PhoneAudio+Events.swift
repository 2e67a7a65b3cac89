import EarshotLines
import EarshotModel

// Events of the phone.
extension PhoneAudio {
  /// Processes an event of the phone.
  ///
  /// - Returns: The reason that the event changes nothing, or `nil` if it changes something.
  mutating func happen(_ event: PhoneEvent, at now: Int) -> PhoneRefusal? {
    switch event {
    case .callBegins: beginCall(at: now)
    case .callEnds: endCall(resuming: true)
    case .callEndsWithoutResume: endCall(resuming: false)
    case .silentSwitchOn: switchSilent(isOn: true, at: now)
    case .silentSwitchOff: switchSilent(isOn: false, at: now)
    case .headphonesOn: connectHeadphones()
    case .headphonesOff: removeHeadphones()
    case .musicOn: begin(.music, at: now)
    case .musicOff: end(.music)
    case .podcastOn: begin(.podcast, at: now)
    case .podcastOff: end(.podcast)
    }
  }

  /// Interrupts the app.
  ///
  /// The app's sounds end, and its speech pauses unless it uses the system's session. The app's
  /// audio session becomes inactive.
  private mutating func interrupt(at now: Int) {
    guard session.isActive else { return }
    if !system.isUsed { pauseSpeech(at: now) }
    cutSounds(at: now)
    (session.isActive, session.isInterrupted) = (false, true)
    told.append((.audioInterrupted, nil))
  }

  /// Interrupts the audio session that the system created for the app's speech.
  ///
  /// The app isn't notified.
  private mutating func interruptSystem(at now: Int) {
    guard system.isActive else { return }
    let isInterrupted = !speech.isPaused
    pauseSpeech(at: now)
    (system.isActive, system.isInterrupted) = (false, isInterrupted)
  }

  private mutating func pauseSpeech(at now: Int) {
    if let line = speech.breakOff(at: now, keepingRest: true) { lines.append(.voice(line)) }
    speech.isPaused = !speech.isIdle
  }

  private mutating func beginCall(at now: Int) -> PhoneRefusal? {
    guard !isInCall else { return .inCall }
    isInCall = true
    interruptSystem(at: now)
    interrupt(at: now)
    for other in OtherSound.allCases where level(of: other).isPlaying {
      set(other, to: .silent(.call))
    }
    return nil
  }

  private mutating func endCall(resuming: Bool) -> PhoneRefusal? {
    guard isInCall else { return .noCall }
    isInCall = false
    for other in OtherSound.allCases where level(of: other) == .silent(.call) {
      set(other, to: playingLevel)
    }
    if system.isInterrupted { (speech.isPaused, system.isInterrupted) = (false, false) }
    guard session.isInterrupted else { return nil }
    session.isInterrupted = false
    told.append((.audioResumed, resuming ? "resume" : ""))
    return nil
  }

  private mutating func switchSilent(isOn: Bool, at now: Int) -> PhoneRefusal? {
    guard isSilent != isOn else { return .already(.silentSwitch, isOn: isOn) }
    isSilent = isOn
    guard isOn else { return nil }
    let before = lines.count
    if !isSoundAudible { cutSounds(at: now) }
    if !isSpeechAudible, speech.isHeard { muteSpeech(at: now) }
    if lines.count > before { hearSilence() }
    return nil
  }

  /// Makes the current utterance inaudible.
  ///
  /// The utterance continues silently to its end.
  private mutating func muteSpeech(at now: Int) {
    let current = speech.current
    if let line = speech.breakOff(at: now, keepingRest: false) { lines.append(.voice(line)) }
    speech.current = current
    speech.current?.isHeard = false
  }

  private mutating func connectHeadphones() -> PhoneRefusal? {
    guard !hasHeadphones else { return .already(.headphones, isOn: true) }
    hasHeadphones = true
    return nil
  }

  private mutating func removeHeadphones() -> PhoneRefusal? {
    guard hasHeadphones else { return .already(.headphones, isOn: false) }
    hasHeadphones = false
    for other in OtherSound.allCases where level(of: other).isPlaying {
      set(other, to: .silent(.headphones))
    }
    told.append((.headphonesRemoved, nil))
    return nil
  }

  /// Starts the sound of another app, and interrupts the previous app's sound and any audio session
  /// that doesn't mix with other audio.
  ///
  /// The result is `nil`, or the reason that the sound doesn't start.
  private mutating func begin(_ other: OtherSound, at now: Int) -> PhoneRefusal? {
    guard !level(of: other).isPlaying else { return .already(other.item, isOn: true) }
    guard !isInCall else { return .inCall }
    if isInterrupting(other) { interrupt(at: now) }
    if level(of: other.rival) != .off { set(other.rival, to: .off) }
    others[other] = .off
    set(other, to: .on)
    if playingLevel == .low { set(other, to: .low) }
    return nil
  }

  private mutating func end(_ other: OtherSound) -> PhoneRefusal? {
    guard level(of: other) != .off else { return .already(other.item, isOn: false) }
    set(other, to: .off)
    return nil
  }

  /// Relaunches the app.
  ///
  /// The app's own sound ends, and the rest of the phone's state doesn't change.
  ///
  /// - Parameter now: The time at which the app ended, in nanoseconds since its previous launch.
  mutating func relaunch(at now: Int) {
    if let line = speech.breakOff(at: now, keepingRest: false) { lines.append(.voice(line)) }
    cutSounds(at: now)
    (session, system) = (AudioSession(), SystemSession())
    speech = AppSpeech()
    told = []
    adjustOthers()
  }
}
