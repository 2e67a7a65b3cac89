import EarshotLines
import EarshotFocusEngine
import EarshotComposer

// VoiceOver's own functions: turning speech off, the screen curtain, and copying speech.
extension Session {
  /// Turns speech on or off.
  ///
  /// “Speech off” is the last thing that VoiceOver says, and “Speech on” is the first.
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

  /// Turns the screen curtain on or off.
  ///
  /// - Source: [WWDC18-226]; VOICEOVER.md, chapter 5, three-finger triple tap.
  /// - Rule: ``SessionRule/curtain``
  mutating func toggleCurtain() -> Rendering {
    state.options.curtain.toggle()
    return render([.curtainSwitched(isOn: options.curtain)])
  }

  /// Copies the last speech, which is the description or, if there's none, the hint.
  ///
  /// Before VoiceOver speaks for the first time, there's nothing to copy.
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

  /// The lines that commands print instead of the screen's contents while the screen curtain is on.
  ///
  /// - Source: our choice; VOICEOVER.md, chapter 5, screen curtain.
  static let curtainLines = ["the screen curtain is on; 'three-finger triple tap' turns it off"]
}

// Turning VoiceOver on and off.
extension Session {
  /// Returns whether Earshot performs a gesture, depending on whether VoiceOver is on.
  ///
  /// While VoiceOver is off, Earshot performs only the gesture that turns it on, the first start of
  /// the app, `wait`, phone events, and the actions of a Voice Control user.
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

  /// Turns VoiceOver off or on, without starting the app.
  ///
  /// When VoiceOver is turned on, the cursor moves to the place where it begins when the app starts
  /// on this screen. If VoiceOver is already in the requested state, nothing changes, and the
  /// boundary sound plays.
  ///
  /// - Source: VOICEOVER.md, chapter 5; the boundary is our choice.
  /// - Rule: ``SessionRule/voiceOverOff``
  mutating func switchVoiceOver(isOn: Bool) -> Rendering {
    guard isOn == state.isVoiceOverOff else {
      state.end = .voiceOverOff
      return render([.sound(.boundary)])
    }
    state.isPracticing = false
    (state.chooser, state.details) = (nil, nil)
    guard isOn else {
      let step = render([.voiceOverSwitched(isOn: false)])
      state.isVoiceOverOff = true
      return step
    }
    state.isVoiceOverOff = false
    return render([.voiceOverSwitched(isOn: true)] + state.phone.wake())
  }
}

extension Session {
  /// The reason that VoiceOver says nothing about the app, whatever the gesture, as a clause such
  /// as “practice mode is on”.
  ///
  /// The value is `nil` if VoiceOver can speak, or if VoiceOver is off and Voice Control is on.
  package var reasonUnheard: String? {
    if state.isVoiceOverOff { return options.voiceControl ? nil : "VoiceOver is off" }
    if state.isPracticing { return "practice mode is on" }
    return options.speech ? nil : "speech is off"
  }
}

// Practice mode.
extension Session {
  /// Starts practice mode, in which VoiceOver names gestures without performing them.
  ///
  /// - Source: VOICEOVER.md, chapter 5, four-finger double tap.
  mutating func togglePractice() -> Rendering {
    state.isPracticing = true
    return render([.practice(.began)])
  }

  /// Names a gesture and its effect in practice mode, instead of performing it.
  ///
  /// A scrub, or a second four-finger double tap, ends practice mode.
  ///
  /// Waiting and starting the app aren't gestures, so they still have their usual effect.
  ///
  /// - Returns: The output, or `nil` to perform the gesture.
  /// - Source: VOICEOVER.md, chapter 5, Decision; blindios.uk.
  /// - Rule: ``SessionRule/practice``
  mutating func practiced(_ gesture: Gesture) -> Rendering? {
    guard state.isPracticing, gesture.definition.isMadeByFingers else { return nil }
    switch gesture {
    case .fourFingerDoubleTap, .scrub:
      state.isPracticing = false
      return render([.practice(.ended)])
    default:
      let definition = gesture.definition
      return render([
        .practice(.gesture(definition.spokenName, effect: definition.effectInPractice))
      ])
    }
  }
}
