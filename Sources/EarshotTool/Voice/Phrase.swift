/// An utterance, with the speaker, language, speed, pitch, and volume for the synthesizer.
struct Phrase: Hashable, Sendable {
  /// A speaker of phrases.
  enum Speaker: Hashable, Sendable {
    /// VoiceOver itself.
    case voiceOver
    /// The app's own synthesizer.
    case app
    /// Earshot, which announces gestures.
    case narrator
  }

  /// The words to say.
  var text: String
  /// The speaker of the words.
  var speaker = Speaker.voiceOver
  /// The BCP-47 language, or `nil` for the system's language.
  var language: String?
  /// The speed, from 0 to 1.
  ///
  /// The default is 0.5.
  var rate = 0.5
  /// The pitch, as a multiple of the default, which is 1.
  var pitch = 1.0
  /// The volume, 0 to 1.
  var volume = 1.0
  /// Whether the text is only the audible part of an utterance of the app that something
  /// interrupted.
  var isCut = false

  /// The speed as a multiple of the default.
  ///
  /// - Source: WWDC18-236: 0× to 1× up to 0.5, and 1× to 4× above.
  var factor: Double { rate <= 0.5 ? 2 * rate : 1 + 6 * (rate - 0.5) }
}
