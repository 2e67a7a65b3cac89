import EarshotModel
import EarshotNotation

extension VoiceCommand {
  /// The instruction for code that uses a synthesizer.
  ///
  /// - Source: AVSpeechSynthesizer; APP-AUDIO.md, chapter 1.
  var handover: String {
    switch self {
    case .speak(let utterance):
      let words =
        utterance.text.literal.map { "“\(Display.spoken($0))”" } ?? "text that depends on values"
      let note =
        utterance.usesAssistiveSettings
        ? ", and set the utterance's prefersAssistiveTechnologySettings to true" : ""
      return "speak \(words), using an AVSpeechSynthesizer that the app retains\(note)"
    case .pause: return "pause the synthesizer"
    case .continue: return "have the synthesizer continue speaking"
    case .stop: return "stop the synthesizer, which empties its queue"
    }
  }
}

extension AudioCommand {
  /// The instruction for code that uses the shared `AVAudioSession`.
  ///
  /// - Source: AVAudioSession; APP-AUDIO.md, chapter 2.
  var handover: String {
    switch self {
    case .activate(let category, let options):
      let names = AudioOption.allCases.filter(options.contains).map { ".\($0.uiKitName)" }
      let list = names.isEmpty ? "" : " with the options [\(names.joined(separator: ", "))]"
      return
        "set the category of the audio session to .\(category.rawValue)\(list), and activate the session"
    case .useSystem: return "set the synthesizer's usesApplicationAudioSession to false"
    case .deactivate(true): return "deactivate the audio session with .notifyOthersOnDeactivation"
    case .deactivate(false): return "deactivate the audio session"
    }
  }
}

extension AudioOption {
  /// The name in `AVAudioSession.CategoryOptions`.
  fileprivate var uiKitName: String {
    switch self {
    case .mix: "mixWithOthers"
    case .duck: "duckOthers"
    case .interruptSpoken: "interruptSpokenAudioAndMixWithOthers"
    }
  }
}
