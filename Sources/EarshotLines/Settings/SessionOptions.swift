package import EarshotFocusEngine
public import EarshotComposer

/// What a session is heard in, and with which settings.
///
///     var options = SessionOptions()
///     options.set("language", to: "ru")
///     options.set("hints", to: "off")
///
/// - Source: VOICEOVER.md, chapter 10.
public struct SessionOptions: Hashable, Sendable {
  /// The style that utterances are printed in.
  public var style: Style = .spoken
  /// The settings of VoiceOver.
  package var settings = VoiceOverSettings()
  /// Whether sounds are shown; the boundary always is.
  package var sounds = true
  /// Whether single keys print the commands they stand for.
  package var echo = true
  /// Whether what is spoken is heard.
  package var speech = true
  /// Whether the screen curtain is on.
  package var curtain = false

  /// Creates the options of a new phone.
  public init() {}

  /// Sets a setting by its name, as `:set` and the header of a transcript do.
  ///
  /// - Returns: Whether there is such a setting, and the value is one of its own.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Bool {
    Setting.named(name)?.set(&self, value) ?? false
  }
}
