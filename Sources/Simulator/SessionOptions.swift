package import FocusEngine
public import SpeechComposer

/// What a session is heard in, and with which settings.
public struct SessionOptions: Sendable {
  /// The style that utterances are printed in.
  public var style: Style = .spoken
  /// The settings of VoiceOver.
  package var settings = VoiceOverSettings()
  /// Whether sounds are shown; the boundary always is.
  package var sounds = true

  /// Creates the options of a new phone.
  public init() {}
}

extension SessionOptions {
  /// Sets a setting by its name, as a header would; tells whether it took the value.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Bool {
    Setting.named(name)?.set(&self, value) ?? false
  }
}
