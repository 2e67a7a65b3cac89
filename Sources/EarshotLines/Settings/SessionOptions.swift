package import EarshotFocusEngine
public import EarshotComposer
import EarshotNotation

/// The language, style, and settings of a session.
///
///     var options = SessionOptions()
///     options.set("language", to: "ru")
///     options.set("hints", to: "off")
///
/// - Source: VOICEOVER.md, chapter 10.
public struct SessionOptions: Hashable, Sendable {
  /// The style in which Earshot prints utterances.
  public var style: Style = .spoken
  /// The settings of VoiceOver.
  package var settings = VoiceOverSettings()
  /// Whether to show sounds.
  ///
  /// Earshot always shows the boundary sound.
  package var sounds = true
  /// Whether single keys print their commands.
  package var echo = true
  /// Whether VoiceOver's speech is on.
  package var speech = true
  /// Whether the screen curtain is on.
  package var curtain = false
  /// Whether VoiceOver is on.
  package var voiceOver = true
  /// Whether Voice Control is on.
  package var voiceControl = false
  /// The times when VoiceOver lowers the volume of other apps.
  package var audioDucking: AudioDucking = .off
  /// The way that Voice Control treats words that aren't a command while the user edits a field.
  package var voiceMode: VoiceMode = .dictation

  /// Creates the options of a new phone.
  public init() {}

  /// Sets a setting by its name, as `:set` and the header of a transcript do.
  ///
  /// - Returns: Whether the setting exists and can have the value.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Bool {
    Setting.named(name)?.set(&self, value) ?? false
  }
}

/// The way that Voice Control treats words that aren't a command while the user edits a field.
///
/// - Source: VOICE-CONTROL.md, chapter 3.
package enum VoiceMode: String, CaseIterable, Hashable, Sendable {
  /// Voice Control types the words.
  case dictation
  /// Voice Control ignores the words.
  case command
}

extension SessionOptions {
  /// The way that VoiceOver speaks.
  package var manner: VoiceLine.Manner {
    VoiceLine.Manner(
      rate: settings.rate * 10,
      pitch: settings.pitch,
      volume: Double(settings.volume) / 100
    )
  }
}

/// The times when VoiceOver lowers the volume of other apps.
///
/// Audio ducking is off by default, unlike on a phone, because otherwise each step would have two
/// more lines. This is our choice.
///
/// - Source: theideaplace.net, iOS 18; APP-AUDIO.md, chapter 3.
package enum AudioDucking: String, CaseIterable, Hashable, Sendable {
  /// Never.
  case off
  /// While VoiceOver speaks.
  case speaking
  /// While VoiceOver is on.
  case always
}

/// A setting that VoiceOver doesn't have, or an invalid value for a setting.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error, with a suggestion.
  public let description: String
}

extension SessionOptions {
  /// Creates the options of a phone with some settings changed.
  ///
  ///     let options = try SessionOptions(["language": "de", "hints": "off"])
  ///
  /// - Throws: ``SettingError`` if the setting doesn't exist or can't have the value.
  /// - Source: VOICEOVER.md, chapter 10.
  public init(_ settings: KeyValuePairs<String, String>) throws(SettingError) {
    self.init()
    for (name, value) in settings {
      guard let setting = Setting.named(name) else {
        let near = Suggestion.ending(for: name, in: Setting.all.map(\.name))
        let ending = near.isEmpty ? "; 'earshot help settings' lists the settings" : near
        throw SettingError(description: "unknown setting '\(Display.safe(name))'\(ending)")
      }
      guard setting.set(&self, value) else {
        throw SettingError(
          description: "'\(setting.name)' needs \(setting.needs(insteadOf: value))"
        )
      }
    }
  }
}
