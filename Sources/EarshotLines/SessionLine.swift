package import EarshotModel
package import EarshotFocusEngine
package import EarshotComposer

/// A line of a session, as a value.
///
/// Only ``SessionLine/printed`` knows its printed form.
///
/// The words are stored by reference, because the log, claims, and undo share lines.
///
/// - Source: SESSIONS.md, "Lines of a session".
package enum SessionLine: Hashable, Sendable {
  /// A spoken description or announcement.
  indirect case speech(Spoken)
  /// A hint, which follows the description that it belongs to.
  indirect case hint(Spoken)
  /// Anything other than an utterance.
  case beside(Kind, String)
  /// Words that the app itself speaks.
  indirect case voice(VoiceLine)
  /// A series of a chart that plays as tones.
  indirect case graph(GraphLine)
  /// A gesture that had no effect, with the reason.
  case refusal(RefusalReason)
  /// A line of output from the program, which can't be mistaken for speech.
  case note(String)
  /// A claim that was typed, with its verdict.
  indirect case claim(JudgedClaim)
  /// Silence: at a stop without speech, or after a gesture that causes no speech.
  indirect case silence(Spoken?)

  /// The kind of a line other than an utterance.
  ///
  /// The names are the same as in the reference.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case sound, screen, rotor, value, scroll, audio, graph
    case microphone, understood, names, numbers, grid
  }
}

/// Words that an app speaks with its own synthesizer.
///
/// - Source: APP-AUDIO.md, chapter 3.
package struct VoiceLine: Hashable, Sendable {
  /// The words that the synthesizer spoke before any interruption.
  package var text: String
  /// The BCP 47 language of the voice, or `nil` for the language of the phone.
  package var language: String?
  /// Whether the words were cut off.
  package var isCut = false
  /// The handler that requested the words, such as “on activate of #go”.
  package var cause: String
  /// The way that the synthesizer speaks the words.
  package var manner: Manner

  /// The word that begins a line of this type, after the mark.
  package static let word = "voice"

  /// The way that a synthesizer speaks.
  package struct Manner: Hashable, Sendable {
    /// The rate in thousandths, from 0 to 1000.
    ///
    /// The default is 500.
    package var rate: Int
    /// The pitch, from 0.5 to 2.
    ///
    /// The default is 1.
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
  /// The utterance that contains the words (for a hint, the utterance that has the hint), or `nil`
  /// for the rest of an interrupted utterance.
  package var utterance: Utterance?
  /// The element that the words are about, or `nil` if it isn't known.
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

  /// Whether the words belong to an utterance.
  package var hasUtterance: Bool { utterance != nil }
}

/// The reason that a gesture or command had no effect.
///
/// - Source: SESSIONS.md, "Refusals".
package enum RefusalReason: Hashable, Sendable {
  /// The gesture does nothing here.
  case gesture(Refusal)
  /// Earshot can't parse the input, for the reason given.
  case misunderstood(String)
  /// The input names an element, a screen, a rotor, or an action that no file of the app contains.
  case unknownName(Refusal)
  /// VoiceOver has the feature, but Earshot doesn't simulate it.
  case notSimulated
  /// VoiceOver is off, so it doesn't handle the gesture.
  case voiceOverIsOff
  /// Voice Control doesn't do what the user says.
  case voice(VoiceRefusal)
  /// The phone is already in the requested state, or a call prevents the change.
  case phone(PhoneRefusal)
  /// There's no gesture left to undo.
  case nothingToUndo
}

/// The reason that an event of the phone changes nothing.
///
/// - Source: APP-AUDIO.md, chapter 3; our choice.
package enum PhoneRefusal: Hashable, Sendable {
  /// There's a call.
  case inCall
  /// There's no call.
  case noCall
  /// The item is already in the requested state, as in “music is on already”.
  case already(Item, isOn: Bool)

  /// The item that is on or off.
  package enum Item: String, Hashable, Sendable {
    case silentSwitch = "the silent switch is"
    case headphones = "headphones are"
    case music = "music is"
    case podcast = "the podcast is"
  }
}

/// The reason that Voice Control doesn't do what the user says.
///
/// - Source: VOICE-CONTROL.md, chapter 4, “Refusals”.
package enum VoiceRefusal: Hashable, Sendable {
  /// Voice Control is off.
  case isOff
  /// No item has the name.
  case noItem(String)
  /// No item or cell has the number.
  case noNumber(Int)
  /// The item has no custom actions.
  case noActions
  /// The words aren't a phrase that Voice Control understands.
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

/// A claim, and its result.
package struct JudgedClaim: Hashable, Sendable {
  /// The claim as typed, without its mark.
  package var text: String
  /// The actual state, or `nil` if the claim is true.
  package var failure: String?

  /// Creates a claim with its result.
  package init(_ text: String, failure: String?) {
    self.text = text
    self.failure = failure
  }
}

extension SessionLine {
  /// The spoken words, or `nil` for lines that aren't speech.
  ///
  /// For silence, the value is the empty utterance.
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

  /// Whether the line has an utterance.
  package var hasUtterance: Bool {
    switch self {
    case .speech(let spoken): spoken.utterance != nil
    case .hint(let spoken): spoken.utterance != nil
    case .silence(let spoken): spoken?.utterance != nil
    case .beside, .voice, .graph, .refusal, .note, .claim: false
    }
  }

  /// Whether the line is compared with a transcript: any line other than output of the program and
  /// claims.
  package var isCompared: Bool {
    switch self {
    case .note, .claim: false
    case .speech, .hint, .beside, .voice, .graph, .refusal, .silence: true
    }
  }

  /// Whether the line is output of the program.
  package var isNote: Bool { if case .note = self { true } else { false } }

  /// Whether the line says that a command was written incorrectly.
  package var isMistake: Bool {
    if case .refusal(let reason) = self { reason.isMistake } else { false }
  }

  /// Whether the line is a claim.
  package var isClaim: Bool { if case .claim = self { true } else { false } }

  /// Whether the line is a failed claim.
  package var isFailedClaim: Bool {
    if case .claim(let claim) = self { claim.failure != nil } else { false }
  }
}
