/// A command that an app sends to its speech synthesizer.
///
/// - Source: AVSpeechSynthesizer; APP-AUDIO.md, chapter 1.
public enum VoiceCommand: Hashable, Sendable {
  /// Adds an utterance to the queue.
  case speak(AppUtterance)
  /// Pauses speech and keeps the queue.
  case pause(SpeechBoundary)
  /// Continues after a pause.
  case `continue`
  /// Stops speech and empties the queue.
  case stop(SpeechBoundary)
}

/// The point at which a synthesizer pauses or stops speaking.
public enum SpeechBoundary: Hashable, Sendable {
  /// Immediately, even within a word.
  case immediate
  /// The end of the word.
  case word
}

/// An utterance of an app's own speech.
///
/// - Source: AVSpeechUtterance; WWDC18-236.
public struct AppUtterance: Hashable, Sendable {
  /// The words to speak.
  public var text: TextTemplate
  /// The rate, from 0 to 1, or `nil` for the default of 0.5.
  public var rate: Double?
  /// The pitch, from 0.5 to 2, or `nil` for the default of 1.
  public var pitch: Double?
  /// The volume, from 0 to 1, or `nil` for the default of 1.
  public var volume: Double?
  /// The BCP 47 language of the voice, or `nil` for the phone's language.
  public var language: String?
  /// The silence before the utterance, or `nil` for none.
  public var before: Milliseconds?
  /// The silence after the utterance, or `nil` for none.
  public var after: Milliseconds?
  /// Whether the utterance uses VoiceOver's settings while VoiceOver is on.
  public var usesAssistiveSettings = false

  /// Creates an utterance with default settings.
  public init(_ text: TextTemplate) { self.text = text }
}

/// A change to an app's audio session.
///
/// - Source: AVAudioSession; APP-AUDIO.md, chapter 2.
public enum AudioCommand: Hashable, Sendable {
  /// Sets the category and its options and activates the session.
  case activate(AudioCategory, Set<AudioOption>)
  /// Makes the synthesizer use the system's audio session: `usesApplicationAudioSession` is
  /// `false`.
  case useSystem
  /// Deactivates the session. If the app notifies other apps, the sessions that it interrupted
  /// continue.
  case deactivate(notifyingOthers: Bool)
}

/// A category of an audio session.
public enum AudioCategory: String, CaseIterable, Hashable, Sendable {
  /// Sound that the app doesn't depend on.
  case ambient
  /// The default category.
  case soloAmbient
  /// Sound that's central to the app.
  case playback
  /// Input only.
  case record
  /// Input and output.
  case playAndRecord

  /// Whether the silent switch silences audio of the category.
  ///
  /// - Source: Apple docs, Audio Session Programming Guide, table B-1.
  package var obeysSilentSwitch: Bool { self == .ambient || self == .soloAmbient }

  /// Whether options may follow the category.
  ///
  /// - Source: Apple docs, AVAudioSession.CategoryOptions.
  package var takesOptions: Bool { self == .playback || self == .playAndRecord }
}

/// An option of an audio session.
///
/// The cases are in canonical order.
public enum AudioOption: String, CaseIterable, Hashable, Sendable {
  /// Mixing with other apps' audio: `mixWithOthers`.
  case mix
  /// Lowering the volume of other apps' audio: `duckOthers`.
  case duck
  /// Interrupting other apps' spoken audio: `interruptSpokenAudioAndMixWithOthers`.
  case interruptSpoken
}
