import EarshotFocusEngine

extension Utterance.Rule {
  static let switched = Self(
    "a switch of VoiceOver's own says how it stands",
    source: "WWDC18-226; our choice"
  )
  static let turnedSetting = Self(
    "a setting on the rotor says its new value",
    source: "iOS 26.5 log; our choice"
  )
  static let practice = Self(
    "in practice each gesture is named and nothing else happens",
    source: "blindios.uk; our choice"
  )
}

extension Composer {
  /// Speech, the screen curtain, the clipboard.
  ///
  /// Reads as “Screen curtain on”.
  ///
  /// - Source: WWDC18-226; VOICEOVER.md, chapter 5 and 14.2.
  func switched(_ phrase: Phrase) -> Utterance? {
    Utterance(spoken: [words.part(.status, phrase, from: .system, by: .switched)])
  }
}

extension TurnedSetting {
  /// Reads as “55%”, “all” or “off”.
  ///
  /// - Source: iOS 26.5 log; VOICEOVER.md, chapter 7.
  func parts(in words: Words) -> [Utterance.Part] {
    let text: String =
      switch self {
      case .percent(let percent): words.number(percent) + "%"
      case .punctuation(.none): words(.noPunctuation)
      case .punctuation(.some): words(.somePunctuation)
      case .punctuation(.all): words(.allPunctuation)
      case .flag(let isOn): words(isOn ? .on : .off)
      }
    return [Utterance.Part(.rotor, text, from: .system, by: .turnedSetting)]
  }
}

extension Practice {
  /// Reads as “Starting help”, then as the names of the gestures that are made.
  ///
  /// - Source: blindios.uk; VOICEOVER.md, chapter 5.
  func parts(in words: Words) -> [Utterance.Part] {
    switch self {
    case .began: [words.part(.status, .startingHelp, from: .system, by: .practice)]
    case .ended: [words.part(.status, .stoppingHelp, from: .system, by: .practice)]
    case .gesture(let name): [Utterance.Part(.status, name, from: .system, by: .practice)]
    }
  }
}
