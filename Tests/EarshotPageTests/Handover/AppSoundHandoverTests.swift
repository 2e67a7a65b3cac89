import EarshotModel
import EarshotNotation
import Testing

@testable import EarshotPage

/// A designer's hand-over of an app's own speech.
@Suite("The hand-over of an app's own speech")
struct AppSoundHandoverTests {
  @Test(
    "names the API, with the values of the effect",
    arguments: [
      ("voice \"Lap\"", "speak “Lap”, using an AVSpeechSynthesizer that the app retains"),
      ("voice \"{#a}\"", "speak text that depends on values, using an AVSpeechSynthesizer"),
      ("voice \"Lap\" assistive", "prefersAssistiveTechnologySettings"),
      ("voice stop", "stop the synthesizer, which empties its queue"),
      (
        "audio playback mix duck",
        ".playback with the options [.mixWithOthers, .duckOthers], and activate the session"
      ),
      ("audio soloAmbient", "to .soloAmbient, and activate the session"),
      ("audio off notify", ".notifyOthersOnDeactivation"),
      ("audio off", "deactivate the audio session"),
      ("audio system", "synthesizer's usesApplicationAudioSession to false"),
    ]
  )
  func sentences(effect: String, sentence: String) throws {
    var uses = UseRecorder()
    let handover =
      switch try Sentence.effect(effect, source: 0, range: 0..<1, uses: &uses) {
      case .voice(let command): command.handover
      case .audio(let command): command.handover
      default: ""
      }
    #expect(handover.contains(sentence))
  }
}
