import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp

// Audio output other than VoiceOver's.
extension Session {
  /// Performs the app's request for sound or speech.
  ///
  /// - Source: APP-AUDIO.md, chapter 3.
  /// - Rule: ``SessionRule/appSpeaks``
  mutating func take(_ request: SoundRequest) -> [SessionLine] {
    let now = state.phone.app.now.nanoseconds
    if case .speak(let utterance, let text, let cause) = request {
      state.audio.queue(item(utterance, saying: text, because: cause, at: now))
    } else {
      state.audio.take(request, at: now)
    }
    return takeAudioLines()
  }

  private func item(
    _ utterance: AppUtterance,
    saying text: String,
    because cause: Pending.Name,
    at now: Int
  ) -> AppSpeech.Item {
    let isAssisted = utterance.usesAssistiveSettings && !state.isVoiceOverOff
    let settings = options.settings
    let manner = VoiceLine.Manner(
      rate: isAssisted
        ? settings.rate * 10 : utterance.rate.map { Int(($0 * 1_000).rounded()) } ?? 500,
      pitch: isAssisted ? settings.pitch : utterance.pitch ?? 1,
      volume: utterance.volume ?? 1
    )
    return AppSpeech.Item(
      text: text,
      whole: text,
      line: VoiceLine(
        text,
        language: utterance.language,
        cause: "\(cause.heading) of \(tree.shortName(of: cause.node))",
        manner: manner
      ),
      before: utterance.before?.nanoseconds ?? 0,
      after: utterance.after?.nanoseconds ?? 0,
      queuedAt: now,
      followsVoiceOver: !state.isClockRunning
    )
  }

  /// Removes and returns the lines of audio output.
  ///
  /// The result includes lines for sounds only if the settings show sounds.
  mutating func takeAudioLines() -> [SessionLine] {
    guard state.hasAudio else { return [] }
    let lines = state.audio.takeLines()
    return options.sounds ? lines : lines.filter { !$0.isSound }
  }

  /// Processes an event of the phone.
  ///
  /// - Rule: ``SessionRule/phoneEvents``
  mutating func happen(_ event: PhoneEvent) -> Rendering {
    if let refusal = state.audio.happen(event, at: state.phone.app.now.nanoseconds) {
      return Rendering(lines: [.refusal(.phone(refusal))], isRefused: true)
    }
    duckForVoiceOver(isSpeaking: false)
    return Rendering(lines: takeAudioLines())
  }

  /// Records that VoiceOver starts to speak.
  ///
  /// - Rule: ``SessionRule/overVoiceOver``
  mutating func noteSpeech() -> [SessionLine] {
    guard state.hasAudio else { return [] }
    duckForVoiceOver(isSpeaking: true)
    state.audio.voiceOverBegins()
    return takeAudioLines()
  }

  /// Lowers or restores the sound of other apps, according to the setting.
  ///
  /// - Rule: ``SessionRule/ducking``
  private mutating func duckForVoiceOver(isSpeaking: Bool) {
    let isLowered =
      switch options.audioDucking {
      case .off: false
      case .speaking: isSpeaking
      case .always: true
      }
    state.audio.lowerOthers(forVoiceOver: isLowered && !state.isVoiceOverOff)
  }

  /// Restores other apps' sound after VoiceOver has spoken.
  private mutating func noteSilence(_ run: inout ResponseBuilder) {
    guard options.audioDucking != .off, !run.speech.isVoiceOverHeard else { return }
    duckForVoiceOver(isSpeaking: false)
    run.add(Rendering(lines: takeAudioLines()), at: state.phone.app.now)
  }

  /// Returns the time when an utterance of the app ends or begins, or `nil` if there's none.
  func nextAudioChange(_ run: ResponseBuilder) -> Milliseconds? {
    guard state.hasAudio else { return nil }
    let change = state.audio.nextChange(
      now: state.phone.app.now.nanoseconds,
      isVoiceOverHeard: run.speech.isVoiceOverHeard
    )
    return change.map { Milliseconds(($0 + 999_999) / 1_000_000) }
  }

  /// Advances the app's own speech to the current time, and sends the resulting events to the app.
  mutating func playAudio(_ run: inout ResponseBuilder) {
    guard state.hasAudio else { return }
    noteSilence(&run)
    tellOfAudio(&run)
    let now = state.phone.app.now.nanoseconds
    while !work.isSpent {
      let isHeard = run.speech.isVoiceOverHeard
      guard let change = state.audio.nextChange(now: now, isVoiceOverHeard: isHeard), change <= now
      else { return }
      work.spend(Work.effect)
      state.audio.step(at: change, isVoiceOverHeard: isHeard)
      run.add(Rendering(lines: takeAudioLines()), at: state.phone.app.now)
      tellOfAudio(&run)
    }
  }

  /// Sends events about the app's speech and audio session to the app.
  ///
  /// A handler can cause more events, for example by stopping the speech.
  private mutating func tellOfAudio(_ run: inout ResponseBuilder) {
    while !work.isSpent {
      let told = state.audio.takeTold()
      if told.isEmpty { return }
      for (event, text) in told {
        work.spend(Work.effect)
        let events = state.phone.happened(event, text)
        run.add(render(events), at: state.phone.app.now)
      }
    }
  }
}

extension Session.State {
  /// Whether the app has requested audio or a phone event has occurred in the session.
  var hasAudio: Bool { !audioBox.isEmpty }

  /// The sound other than VoiceOver's.
  var audio: PhoneAudio {
    get { audioBox.first ?? PhoneAudio() }
    _modify {
      if audioBox.isEmpty { audioBox.append(PhoneAudio()) }
      yield &audioBox[0]
    }
  }
}

extension SessionLine {
  fileprivate var isSound: Bool { if case .beside(.sound, _) = self { true } else { false } }
}

extension Pending.Name {
  /// The heading of the handler, such as `on activate`, `on change when #a is selected`, or
  /// `action "Delete"`.
  var heading: String {
    action.map { "action \(Quoting.quotedLiteral($0))" }
      ?? (event?.notation ?? "") + (condition.map { " when \($0.notation)" } ?? "")
  }
}

// Lines that commands print.
extension Session {
  /// The lines that `:where` prints about the audio session and other apps.
  var audioLines: [String] {
    guard state.hasAudio else { return [] }
    let audio = state.audio
    let session = audio.session
    let isOfSystem = audio.system.isUsed && !session.isActive && !session.isInterrupted
    let category =
      isOfSystem ? "system" : AudioCommand.activate(session.category, session.options).notation
    let isActive = isOfSystem ? audio.system.isActive : session.isActive
    let isInterrupted = isOfSystem ? audio.system.isInterrupted : session.isInterrupted
    let activity = isInterrupted ? "interrupted" : isActive ? "active" : "inactive"
    let others = OtherSound.allCases.compactMap { other in
      audio.others[other].flatMap(\.description).map { "\(other.rawValue) \($0)" }
    }
    let phone = [
      audio.isInCall ? "in a call" : nil, audio.isSilent ? "silent switch on" : nil,
      audio.hasHeadphones ? "headphones on" : nil,
    ].compactMap { $0 }
    let parts = ["\(category), \(activity)"] + others + phone
    return ["audio: " + parts.joined(separator: "; ")]
  }

  /// Returns the reason that the app speaks, which is the handler that requested the speech.
  func explanation(of voice: VoiceLine, _ detail: WhyDetail) -> [String] {
    let rate = Double(voice.manner.rate) / 1_000
    let words = "voice \(Quoting.quotedLiteral(voice.text))"
    let rule = SessionRule.appSpeaks.rule
    let line = "\(words): effect of '\(voice.cause)'; rate \(rate.notation)"
    return [Display.spoken("\(line); \(rule.cited(detail))")]
  }
}

extension OtherSound.Level {
  fileprivate var description: String? {
    switch self {
    case .off: nil
    case .on: "on"
    case .low: "low"
    case .silent: "silent"
    }
  }
}
