/// Features of AVFoundation that Earshot doesn't simulate, by the names that apps use.
///
/// - Source: APP-AUDIO.md, chapter 4.
enum UnsimulatedSound {
  /// Settings of an utterance.
  private static let settings: Set = [
    "voice", "identifier", "quality", "gender", "personalVoice", "ssml", "ssmlRepresentation",
    "mixToTelephonyUplink", "uplink",
  ]
  /// Options and modes of an audio session.
  private static let options: Set = [
    "allowBluetooth", "allowBluetoothA2DP", "allowBluetoothHFP", "allowAirPlay", "defaultToSpeaker",
    "overrideMutedMicrophoneInterruption", "mode", "spokenAudio", "voiceChat", "videoChat",
    "gameChat", "measurement", "moviePlayback", "videoRecording", "voicePrompt",
  ]

  /// Returns the message for a setting of an utterance, or `nil` for any other name.
  static func setting(_ name: String) -> Diagnostic.Message? {
    settings.contains(name) ? delete(name, withValue: true) : nil
  }

  /// Returns the message for an option of an audio session, or `nil` for any other name.
  static func option(_ name: String) -> Diagnostic.Message? {
    options.contains(name) ? delete(name, withValue: name == "mode") : nil
  }

  /// Returns the message for an event of a synthesizer, or `nil` for any other name.
  static func event(_ name: String) -> Diagnostic.Message? {
    switch name {
    case "voiceDidPause", "voiceDidContinue":
      """
      Earshot doesn't simulate '\(name)'; write the effects next to 'voice pause' or 'voice continue'
      """
    case "voiceWillSpeakRange", "voiceWillSpeak":
      """
      Earshot doesn't simulate '\(name)', because it doesn't highlight spoken words; delete this line
      """
    default: nil
    }
  }

  private static func delete(
    _ name: String,
    withValue canHaveValue: Bool
  ) -> Diagnostic.Message {
    "Earshot doesn't simulate '\(name)'; delete it\(canHaveValue ? " and any value after it" : "")"
  }
}
