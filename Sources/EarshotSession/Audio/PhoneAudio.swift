import EarshotLines
import EarshotModel
import EarshotSimulatedApp

/// The sound of the phone other than VoiceOver: the app's own speech and sounds, and other apps.
///
/// The type collects output lines and events for the app, and has no other effects.
///
/// - Source: APP-AUDIO.md, chapters 1 and 2.
struct PhoneAudio: Sendable {
  struct AudioSession: Sendable {
    var category = AudioCategory.soloAmbient
    var options: Set<AudioOption> = []
    var isActive = false
    var isInterrupted = false
  }

  /// The session that the system creates for the app's speech.
  ///
  /// Sounds never use this session.
  ///
  /// - Source: Apple docs, AVSpeechSynthesizer, usesApplicationAudioSession; APP-AUDIO.md,
  ///   chapter 1.
  struct SystemSession: Sendable {
    var isUsed = false
    var isActive = false
    var isInterrupted = false
  }

  var session = AudioSession()
  /// The audio session that the system created for the app's speech.
  var system = SystemSession()
  /// The app's synthesizer.
  var speech = AppSpeech()
  /// The app's sounds that have a duration, with their end times.
  var sounds: [(name: String, ends: Int)] = []
  /// The number of stored sounds at which adding a sound removes sounds that have ended.
  private var soundsBeforeLook = 16
  /// The sound levels of other apps.
  var others: [OtherSound: OtherSound.Level] = [:]
  var isSilent = false
  var hasHeadphones = false
  var isInCall = false
  /// Whether VoiceOver currently lowers the sound of other apps.
  var isLoweredByVoiceOver = false

  var lines: [SessionLine] = []
  var told: [(event: AppEvent, text: String?)] = []

  /// Removes and returns the output lines.
  mutating func takeLines() -> [SessionLine] {
    defer { lines = [] }
    return lines
  }

  /// Removes and returns the events for the app.
  mutating func takeTold() -> [(event: AppEvent, text: String?)] {
    defer { told = [] }
    return told
  }

  mutating func hear(_ words: String) { lines.append(.beside(.audio, words)) }
}

// Requests of the app.
extension PhoneAudio {
  /// Performs the request of an effect, except for `speak`.
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

  mutating func queue(_ item: AppSpeech.Item) { speech.append(item) }

  /// Stops the current utterance and clears the queue.
  ///
  /// If an utterance had begun, the app receives an event.
  mutating func stopSpeech(at now: Int) {
    let begun = speech.current?.item ?? speech.waiting.first { $0.isRest }
    if let line = speech.breakOff(at: now, keepingRest: false) { lines.append(.voice(line)) }
    if let begun { told.append((.voiceDidCancel, begun.whole)) }
    speech.clear()
    system.isInterrupted = false
    endSystemSession()
  }

  private mutating func play(_ name: String, for length: Milliseconds?, at now: Int) {
    if length != nil {
      activate()
      guard session.isActive else { return }
    }
    guard isSoundAudible else { return hearSilence() }
    lines.append(.beside(.sound, "app \(name)"))
    if let length { keep(name, until: now + length.nanoseconds, at: now) }
  }

  /// Stores a sound until its end, so an event can interrupt it, and removes sounds that have
  /// ended.
  ///
  /// - Complexity: O(1), amortized.
  private mutating func keep(_ name: String, until end: Int, at now: Int) {
    if sounds.count >= soundsBeforeLook {
      sounds.removeAll { $0.ends <= now }
      soundsBeforeLook = max(16, 2 * sounds.count)
    }
    sounds.append((name, end))
  }

  private mutating func take(_ command: AudioCommand, at now: Int) {
    switch command {
    case .activate(let category, let options):
      (session.category, session.options, system) = (category, options, SystemSession())
      session.isActive = false
      activate()
    case .useSystem:
      deactivate(notifyingOthers: false)
      session = AudioSession()
      system.isUsed = true
    case .deactivate(let isNotifying):
      cutSounds(at: now)
      stopSpeech(at: now)
      deactivate(notifyingOthers: isNotifying)
    }
  }

  var isSpeechAudible: Bool { system.isUsed || isSoundAudible }

  var isSoundAudible: Bool {
    if session.category == .record { return false }
    return !isSilent || !session.category.obeysSilentSwitch
  }

  mutating func hearSilence() {
    let reason = session.category == .record ? "'record' has no output" : "silent switch"
    hear("not heard, \(reason)")
  }
}

// Changes over time, and while VoiceOver speaks.
extension PhoneAudio {
  /// Returns the time when the current utterance ends or the next one begins, or `nil` if there's
  /// none or a call prevents it.
  func nextChange(now: Int, isVoiceOverHeard: Bool) -> Int? {
    if isInCall, speech.current == nil { return nil }
    return speech.nextChange(now: now, isVoiceOverHeard: isVoiceOverHeard)
  }

  /// Ends the current utterance or begins the next.
  mutating func step(at moment: Int, isVoiceOverHeard: Bool) {
    if speech.current != nil {
      if let ended = speech.end() { told.append((.voiceDidFinish, ended.whole)) }
      return endSystemSession()
    }
    activateForSpeech()
    let isHeard = isSpeechAudible
    let item = speech.begin(at: moment, isHeard: isHeard)
    if !item.isRest { told.append((.voiceDidStart, item.whole)) }
    guard !item.text.isEmpty else { return }
    guard isHeard else { return hearSilence() }
    var line = item.line
    line.text = item.text
    lines.append(.voice(line))
    if isVoiceOverHeard { hear(PhoneAudio.overlap) }
  }

  /// Adds a line if VoiceOver starts to speak while the app is speaking.
  mutating func voiceOverBegins() { if speech.isHeard { hear(PhoneAudio.overlap) } }

  /// Lowers the sound of other apps for VoiceOver, or restores it.
  mutating func lowerOthers(forVoiceOver isLowered: Bool) {
    guard isLoweredByVoiceOver != isLowered else { return }
    isLoweredByVoiceOver = isLowered
    adjustOthers()
  }

  private static let overlap = "over VoiceOver"
}
