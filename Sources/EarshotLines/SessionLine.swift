package import EarshotModel
package import EarshotFocusEngine
package import EarshotComposer

/// A line of a session, as what it is; how it is printed only ``SessionLine/printed`` knows.
///
/// A reference holds the words, because the log, claims, and undo share a line.
///
/// - Source: SESSIONS.md, "Lines of a session".
package enum SessionLine: Hashable, Sendable {
  /// A description or an announcement that is spoken.
  indirect case speech(Spoken)
  /// A hint, which follows the description that it belongs to.
  indirect case hint(Spoken)
  /// What is heard beside the utterances.
  case beside(Kind, String)
  /// Words that the app speaks by itself.
  indirect case voice(VoiceLine)
  /// A series of a chart that plays as tones.
  indirect case graph(GraphLine)
  /// A gesture that did nothing, with the reason.
  case refusal(RefusalReason)
  /// A line of the program, which can't be mistaken for speech.
  case note(String)
  /// A claim that was typed, with its verdict.
  indirect case claim(JudgedClaim)
  /// Nothing is heard: at a stop that has nothing to say, or where a gesture lets hear nothing.
  indirect case silence(Spoken?)

  /// What is heard beside the utterances; the names are those of the reference.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case sound, screen, rotor, value, scroll, audio, graph
    case microphone, understood, names, numbers, grid
  }
}

/// Words that an app speaks with its own synthesizer.
///
/// - Source: APP-AUDIO.md, chapter 3.
package struct VoiceLine: Hashable, Sendable {
  /// The words, as far as they were heard.
  package var text: String
  /// The BCP 47 language of the voice, or `nil` for the phone's.
  package var language: String?
  /// Whether the words were broken off.
  package var isCut = false
  /// The handler that asked for them, such as “on activate of #go”.
  package var cause: String
  /// The way the synthesizer speaks the words.
  package var manner: Manner

  /// The word that such lines begin with, after the mark.
  package static let word = "voice"

  /// The way a synthesizer speaks.
  package struct Manner: Hashable, Sendable {
    /// The speed in thousandths, 0 to 1000; 500 is usual.
    package var rate: Int
    /// The pitch, 0.5 to 2; 1 is usual.
    package var pitch: Double
    /// The volume, 0 to 1.
    package var volume: Double

    /// Creates a manner.
    package init(rate: Int, pitch: Double, volume: Double) {
      (self.rate, self.pitch, self.volume) = (rate, pitch, volume)
    }
  }

  /// Creates a line.
  package init(_ text: String, language: String?, cause: String, manner: Manner) {
    (self.text, self.language) = (text, language)
    (self.cause, self.manner) = (cause, manner)
  }
}

/// Spoken words, and their subject.
package struct Spoken: Hashable, Sendable {
  /// The words, not yet escaped.
  package var text: String
  /// The utterance they belong to, of a hint the one with the hint; or `nil` for the rest of what
  /// was broken off.
  package var utterance: Utterance?
  /// Whose words they are, or `nil` if that is not known.
  package var subject: ElementTree.Index?
}

extension Spoken {
  /// Creates words.
  package init(
    _ text: String,
    of utterance: Utterance? = nil,
    about subject: ElementTree.Index? = nil
  ) {
    self.init(text: text, utterance: utterance, subject: subject)
  }
}

/// Why something came to nothing.
///
/// - Source: SESSIONS.md, "Refusals".
package enum RefusalReason: Hashable, Sendable {
  /// The gesture leads nowhere.
  case gesture(Refusal)
  /// The input can't be parsed; the words give the reason.
  case misunderstood(String)
  /// The input names an element, a screen, a rotor, or an action that no file of the app has.
  case unknownName(Refusal)
  /// VoiceOver has it, and it is left out.
  case notSimulated
  /// VoiceOver is off, so it doesn't take the gesture.
  case voiceOverIsOff
  /// Voice Control doesn't do what somebody says.
  case voice(VoiceRefusal)
  /// The phone is in that state already, or a call prevents it.
  case phone(PhoneRefusal)
  /// No gesture is left that could be taken back.
  case nothingToUndo
}

/// Why an event of the phone changes nothing.
///
/// - Source: APP-AUDIO.md, chapter 3; our choice.
package enum PhoneRefusal: Hashable, Sendable {
  /// A call is on.
  case inCall
  /// There's no call.
  case noCall
  /// It's in that state already: “music is on already”.
  case already(Item, isOn: Bool)

  /// What is on or off.
  package enum Item: String, Hashable, Sendable {
    case silentSwitch = "the silent switch is"
    case headphones = "headphones are"
    case music = "music is"
    case podcast = "the podcast is"
  }
}

/// Why Voice Control doesn't do what somebody says.
///
/// - Source: VOICE-CONTROL.md, chapter 4, “Refusals”.
package enum VoiceRefusal: Hashable, Sendable {
  /// It is off.
  case isOff
  /// No item goes by the name.
  case noItem(String)
  /// No item or cell has the number.
  case noNumber(Int)
  /// The item has no custom actions.
  case noActions
  /// The words are none of its phrases.
  case notUnderstood
}

extension RefusalReason {
  /// Whether the line is malformed, so it isn't a step of a session.
  ///
  /// - Source: SESSIONS.md, "Refusals".
  package var isMistake: Bool {
    switch self {
    case .misunderstood, .unknownName: true
    case .gesture, .notSimulated, .voiceOverIsOff, .voice, .phone, .nothingToUndo: false
    }
  }
}

/// A claim, and what came of it.
package struct JudgedClaim: Hashable, Sendable {
  /// The claim as it was typed, without its mark.
  package var text: String
  /// The actual state, or `nil` if the claim is true.
  package var failure: String?

  /// Creates a claim that was judged.
  package init(_ text: String, failure: String?) {
    self.text = text
    self.failure = failure
  }
}

extension SessionLine {
  /// The words that are spoken there, or `nil` for lines that are no speech; of silence the
  /// utterance that says nothing.
  package var spoken: Spoken? {
    switch self {
    case .speech(let spoken), .hint(let spoken): spoken
    case .silence(let spoken): spoken
    case .beside, .voice, .graph, .refusal, .note, .claim: nil
    }
  }

  /// The spoken text, or `nil` for lines that aren't speech.
  package var spokenText: String? {
    switch self {
    case .speech(let spoken): spoken.text
    case .hint(let spoken): spoken.text
    case .silence(let spoken): spoken?.text
    case .beside, .voice, .graph, .refusal, .note, .claim: nil
    }
  }

  /// Whether an utterance belongs to it.
  package var hasUtterance: Bool {
    switch self {
    case .speech(let spoken): spoken.utterance != nil
    case .hint(let spoken): spoken.utterance != nil
    case .silence(let spoken): spoken?.utterance != nil
    case .beside, .voice, .graph, .refusal, .note, .claim: false
    }
  }

  /// Whether it is the program that speaks.
  package var isNote: Bool { if case .note = self { true } else { false } }

  /// Whether it says that a command was written wrongly.
  package var isMistake: Bool {
    if case .refusal(let reason) = self { reason.isMistake } else { false }
  }

  /// Whether it is a claim.
  package var isClaim: Bool { if case .claim = self { true } else { false } }

  /// Whether it is a claim that fails.
  package var isFailedClaim: Bool {
    if case .claim(let claim) = self { claim.failure != nil } else { false }
  }
}
