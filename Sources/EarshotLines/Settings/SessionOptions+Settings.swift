import EarshotNotation

/// A setting that VoiceOver does not have, or a value that is none of its own.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with what was perhaps meant.
  public let description: String
}

extension SessionOptions {
  /// Creates the options of a phone with some settings changed.
  ///
  ///     let options = try SessionOptions(["language": "de", "hints": "off"])
  ///
  /// - Throws: ``SettingError`` if there is no such setting, or the value is none of its own.
  /// - Source: VOICEOVER.md, chapter 10.
  public init(_ settings: KeyValuePairs<String, String>) throws(SettingError) {
    self.init()
    for (name, value) in settings {
      guard let setting = Setting.named(name) else {
        let ending = Suggestion.ending(for: name, in: Setting.all.map(\.name))
        throw SettingError(description: "unknown setting '\(Display.safe(name))'\(ending)")
      }
      guard setting.set(&self, value) else {
        throw SettingError(description: "'\(setting.name)' needs \(setting.needs)")
      }
    }
  }
}
