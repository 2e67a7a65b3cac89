import EarshotLines
import EarshotFocusEngine
import EarshotComposer

// What VoiceOver does for itself: speech, the curtain, the clipboard.
extension Session {
  /// Switches speech; that it is off is the last thing said, that it is on the first.
  ///
  /// - Source: VOICEOVER.md, chapter 5, three-finger double tap.
  /// - Rule: ``SessionRule/speechOff``
  mutating func toggleSpeech() -> Rendering {
    if options.speech {
      let step = render([.speechSwitched(isOn: false)])
      state.options.speech = false
      return step
    }
    state.options.speech = true
    return render([.speechSwitched(isOn: true)])
  }

  /// Darkens the screen, or shows it again.
  ///
  /// - Source: [WWDC18-226]; VOICEOVER.md, chapter 5, three-finger triple tap.
  /// - Rule: ``SessionRule/curtain``
  mutating func toggleCurtain() -> Rendering {
    state.options.curtain.toggle()
    return render([.curtainSwitched(isOn: options.curtain)])
  }

  /// Copies what was spoken last: the description, or the hint where there is nothing else.
  ///
  /// Before anything was spoken there is nothing to copy.
  ///
  /// - Source: VOICEOVER.md, chapter 5, three-finger quadruple tap; our choice for what is copied.
  /// - Rule: ``SessionRule/copying``
  mutating func copyLastSpeech() -> Rendering {
    guard let last = state.lastHeard?.utterance else {
      state.end = .copying
      return render([.sound(.boundary)])
    }
    clipboard = last.text.isEmpty ? last.hint ?? "" : last.text
    return render([.copied])
  }

  /// What stands in place of the screen while the curtain hides it.
  ///
  /// - Source: our choice; VOICEOVER.md, chapter 5, screen curtain.
  static let curtainLines = ["the screen curtain is on"]
}

// VoiceOver itself.
extension Session {
  /// Whether a gesture is taken: while VoiceOver is off none is but what switches it on, the first
  /// start of the app, time, and what a person does who sees the screen and speaks.
  ///
  /// - Source: VOICEOVER.md, chapter 5; VOICE-CONTROL.md, chapter 4, for a start.
  /// - Rule: ``SessionRule/voiceOverOff``
  func isTaken(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .voiceOver(isOn: true), .wait, .voiceControl, .say, .phone: true
    case .start where !state.isStarted: true
    case .start, .touch, .home, .unsimulated: !state.isVoiceOverOff || options.voiceControl
    default: !state.isVoiceOverOff
    }
  }

  /// Switches VoiceOver off, or on again, without starting the app.
  ///
  /// On again, it begins at the first element of what is shown, as at a start. What is on already
  /// stays as it is, and sounds the boundary.
  ///
  /// - Source: VOICEOVER.md, chapter 5; the boundary is our choice.
  /// - Rule: ``SessionRule/voiceOverOff``
  mutating func switchVoiceOver(isOn: Bool) -> Rendering {
    guard isOn == state.isVoiceOverOff else {
      state.end = .voiceOverOff
      return render([.sound(.boundary)])
    }
    state.isPractising = false
    (state.chooser, state.details) = (nil, nil)
    guard isOn else {
      let step = render([.voiceOverSwitched(isOn: false)])
      state.isVoiceOverOff = true
      return step
    }
    state.isVoiceOverOff = false
    return render([.voiceOverSwitched(isOn: true)] + state.turn.wake())
  }
}

extension Session {
  /// Why VoiceOver can't say anything of the app, whatever the gesture, as a clause; `nil` if it
  /// can, or if Voice Control listens.
  package var reasonUnheard: String? {
    if state.isVoiceOverOff { return options.voiceControl ? nil : "VoiceOver is off" }
    if state.isPractising { return "practice mode is on" }
    return options.speech ? nil : "speech is off"
  }
}

// The practice of gestures.
extension Session {
  /// Begins the practice of gestures.
  ///
  /// - Source: VOICEOVER.md, chapter 5, four-finger double tap.
  mutating func togglePractice() -> Rendering {
    state.isPractising = true
    return render([.practice(.began)])
  }

  /// Names a gesture and what it does in place of making it, while gestures are practised; a scrub, and the gesture
  /// that began the practice, end it.
  ///
  /// Time goes on, and a start of the app is made: they are no gestures.
  ///
  /// - Returns: What is heard, or `nil` if the gesture is to be made.
  /// - Source: VOICEOVER.md, chapter 5, Decision; blindios.uk.
  /// - Rule: ``SessionRule/practice``
  mutating func practised(_ gesture: Gesture) -> Rendering? {
    guard state.isPractising, gesture.definition.isMadeByFingers else { return nil }
    switch gesture {
    case .fourFingerDoubleTap, .scrub:
      state.isPractising = false
      return render([.practice(.ended)])
    default:
      let definition = gesture.definition
      return render([.practice(.gesture(definition.spokenName, effect: definition.effect))])
    }
  }
}
