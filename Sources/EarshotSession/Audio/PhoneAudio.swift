import EarshotLines
import EarshotModel
import EarshotSimulatedApp

/// What is heard from the phone beside VoiceOver: the app's own speech and sounds, and other apps.
///
/// A pure state: it collects the lines that are heard and the events that the app is told.
///
/// - Source: APP-AUDIO.md, chapters 1 and 2.
struct PhoneAudio: Sendable {
  /// The app's audio session.
  struct AudioSession: Sendable {
    var category = AudioCategory.soloAmbient
    var options: Set<AudioOption> = []
    var usesSystem = false
    var isActive = false
    var isInterrupted = false
  }

  /// The app's session.
  private(set) var session = AudioSession()
  /// The app's synthesizer.
  private(set) var speech = AppSpeech()
  /// The app's sounds that have a length, with the moment when they end.
  private var sounds: [(name: String, ends: Int)] = []
  /// The sound of other apps.
  private(set) var others: [OtherSound: OtherSound.Level] = [:]
  private(set) var isSilent = false
  private(set) var hasHeadphones = false
  private(set) var isInCall = false
  /// Whether VoiceOver lowers other sound now.
  private var isLoweredByVoiceOver = false

  private var lines: [SessionLine] = []
  private var told: [(event: AppEvent, text: String?)] = []

  /// Hands over the lines that were heard.
  mutating func takeLines() -> [SessionLine] {
    defer { lines = [] }
    return lines
  }

  /// Hands over the events that the app is told.
  mutating func takeTold() -> [(event: AppEvent, text: String?)] {
    defer { told = [] }
    return told
  }

  private mutating func hear(_ words: String) { lines.append(.beside(.audio, words)) }
}

// What the app asks for.
extension PhoneAudio {
  /// Does what an effect asks for, except to speak.
  mutating func take(_ request: SoundRequest, at now: Int) {
    switch request {
    case .speak: break
    case .pauseSpeech:
      guard !speech.isIdle else { return }
      if let line = speech.breakOff(at: now, keepingRest: true) { lines.append(.voice(line)) }
      speech.isPaused = true
    case .continueSpeech: speech.isPaused = false
    case .stopSpeech: stopSpeech(at: now)
    case .session(let command): take(command, at: now)
    case .play(let name, let length): play(name, for: length, at: now)
    }
  }

  /// Adds an utterance to the queue.
  mutating func queue(_ item: AppSpeech.Item) { speech.append(item) }

  /// Stops what sounds and empties the queue; the app is told of the utterance that had begun.
  private mutating func stopSpeech(at now: Int) {
    let begun = speech.current?.item ?? speech.waiting.first { $0.isRest }
    if let line = speech.breakOff(at: now, keepingRest: false) { lines.append(.voice(line)) }
    if let begun { told.append((.voiceDidCancel, begun.whole)) }
    speech.clear()
    endSystemSession()
  }

  private mutating func play(_ name: String, for length: Milliseconds?, at now: Int) {
    if length != nil { activate() }
    guard isAudible else { return hearSilence() }
    lines.append(.beside(.sound, "app \(name)"))
    if let length { sounds.append((name, now + length.nanoseconds)) }
  }

  private mutating func take(_ command: AudioCommand, at now: Int) {
    switch command {
    case .activate(let category, let options):
      (session.category, session.options, session.usesSystem) = (category, options, false)
      session.isActive = false
      activate()
    case .useSystem:
      deactivate(notifyingOthers: false)
      session = AudioSession(usesSystem: true)
    case .deactivate(let isNotifying):
      cutSounds(at: now)
      stopSpeech(at: now)
      deactivate(notifyingOthers: isNotifying)
    }
  }

  /// Whether the app's sound is heard.
  private var isAudible: Bool {
    if session.usesSystem { return true }
    if session.category == .record { return false }
    return !isSilent || !session.category.obeysSilentSwitch
  }

  private mutating func hearSilence() {
    let reason = session.category == .record ? "'record' has no output" : "silent switch"
    hear("not heard, \(reason)")
  }
}

// The session and other apps.
extension PhoneAudio {
  /// Activates the app's session, unless a call is on.
  private mutating func activate() {
    guard !session.isActive, !isInCall else { return }
    (session.isActive, session.isInterrupted) = (true, false)
    adjustOthers()
  }

  private mutating func deactivate(notifyingOthers isNotifying: Bool) {
    session.isActive = false
    session.isInterrupted = false
    for other in OtherSound.allCases where isNotifying && level(of: other) == .silent(.session) {
      set(other, to: playingLevel)
    }
    adjustOthers()
  }

  /// The system's session lasts as long as the speech.
  private mutating func endSystemSession() {
    guard session.usesSystem, session.isActive, speech.isIdle else { return }
    session.isActive = false
    adjustOthers()
  }

  private func level(of other: OtherSound) -> OtherSound.Level { others[other] ?? .off }

  private mutating func set(_ other: OtherSound, to level: OtherSound.Level) {
    let old = self.level(of: other)
    others[other] = level
    if old != level, let word = level.word(after: old) { hear("\(other.rawValue) \(word)") }
  }

  /// Interrupts, lowers, or lets go what other apps play, as the session asks for.
  private mutating func adjustOthers() {
    for other in OtherSound.allCases where level(of: other).isPlaying {
      set(other, to: isInterrupting(other) ? .silent(.session) : playingLevel)
    }
  }

  /// Whether the session silences another app.
  ///
  /// - Source: Audio Session Programming Guide, table B-1; AVAudioSession.CategoryOptions.
  private func isInterrupting(_ other: OtherSound) -> Bool {
    guard session.isActive, !session.usesSystem, session.category != .ambient else { return false }
    if session.options.isEmpty { return true }
    return other == .podcast && session.options.contains(.interruptSpoken)
  }

  /// How loud another app plays that isn't interrupted.
  private var playingLevel: OtherSound.Level {
    let isLowered = session.usesSystem || session.options.contains(.duck)
    return isLoweredByVoiceOver || session.isActive && isLowered ? .low : .on
  }

  /// Cuts the sounds that have a length and haven't ended.
  private mutating func cutSounds(at now: Int) {
    for sound in sounds where sound.ends > now {
      lines.append(.beside(.sound, "app \(sound.name)—"))
    }
    sounds = []
  }
}

// What happens to the phone.
extension PhoneAudio {
  /// Lets an event of the phone happen.
  ///
  /// - Returns: Why it changes nothing, or `nil` if it does.
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

  /// Interrupts the app: what it speaks is paused, what it plays ends, and its session is inactive.
  private mutating func interrupt(at now: Int) {
    guard session.isActive else { return }
    if let line = speech.breakOff(at: now, keepingRest: true) { lines.append(.voice(line)) }
    speech.isPaused = !speech.isIdle
    cutSounds(at: now)
    (session.isActive, session.isInterrupted) = (false, true)
    told.append((.audioInterrupted, nil))
  }

  private mutating func beginCall(at now: Int) -> PhoneRefusal? {
    guard !isInCall else { return .inCall }
    isInCall = true
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
    guard session.isInterrupted else { return nil }
    session.isInterrupted = false
    if session.usesSystem { speech.isPaused = false }
    told.append((.audioResumed, resuming ? "resume" : ""))
    return nil
  }

  private mutating func switchSilent(isOn: Bool, at now: Int) -> PhoneRefusal? {
    guard isSilent != isOn else { return .already(.silentSwitch, isOn: isOn) }
    isSilent = isOn
    guard isOn, !isAudible, speech.isHeard else { return nil }
    let current = speech.current
    if let line = speech.breakOff(at: now, keepingRest: false) { lines.append(.voice(line)) }
    speech.current = current
    speech.current?.isHeard = false
    hearSilence()
    return nil
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

  /// Another app plays: it interrupts a session that doesn't mix, and the other app before it.
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

  /// The app is launched anew: its own sound is gone, the phone stays as it is.
  mutating func relaunch() {
    session = AudioSession()
    speech = AppSpeech()
    sounds = []
    told = []
    adjustOthers()
  }
}

// What happens as time goes on, and beside VoiceOver.
extension PhoneAudio {
  /// When an utterance ends or begins.
  func nextChange(now: Int, isVoiceOverHeard: Bool) -> Int? {
    if isInCall, speech.current == nil { return nil }
    return speech.nextChange(now: now, isVoiceOverHeard: isVoiceOverHeard)
  }

  /// Ends the utterance that sounds, or begins the next.
  mutating func step(at moment: Int, isVoiceOverHeard: Bool) {
    if speech.current != nil {
      if let ended = speech.end() { told.append((.voiceDidFinish, ended.whole)) }
      return endSystemSession()
    }
    activate()
    let isHeard = isAudible
    let item = speech.begin(at: moment, isHeard: isHeard)
    if !item.isRest { told.append((.voiceDidStart, item.whole)) }
    guard !item.text.isEmpty else { return }
    guard isHeard else { return hearSilence() }
    var line = item.line
    line.text = item.text
    lines.append(.voice(line))
    if isVoiceOverHeard { hear(PhoneAudio.overlap) }
  }

  /// Notes that VoiceOver begins to speak, while the app may be speaking.
  mutating func voiceOverBegins() { if speech.isHeard { hear(PhoneAudio.overlap) } }

  /// Lowers other apps for VoiceOver, or lets them go.
  mutating func lowerOthers(forVoiceOver isLowered: Bool) {
    guard isLoweredByVoiceOver != isLowered else { return }
    isLoweredByVoiceOver = isLowered
    adjustOthers()
  }

  private static let overlap = "over VoiceOver"
}
