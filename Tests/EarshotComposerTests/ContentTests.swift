import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("Custom content")
struct ContentTests {
  @Test("is announced on the hint line; important content is spoken", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let age = CustomContent(label: "Age", value: TextTemplate("three years"))
  private static let importantAge = CustomContent(
    label: "Age",
    value: TextTemplate("three years"),
    isImportant: true
  )
  private static let cue = "More content available"

  private static func dog(_ content: CustomContent..., value: String? = nil) -> ElementDescription {
    .of(.button, "Bailey", value: value) { $0.customContent = content }
  }

  static let cases: [SpeechCase] = [
    SpeechCase("plain", dog(age), spoken: "Bailey, Button ‖ \(cue)", snapshot: "Bailey. Button."),
    SpeechCase(
      "important stands after the value",
      dog(importantAge, value: "asleep"),
      spoken: "Bailey, asleep, three years, Button ‖ \(cue)",
      snapshot: "Bailey: asleep. Button."
    ),
    SpeechCase(
      "important is said though the value says the same",
      dog(importantAge, value: "three years"),
      spoken: "Bailey, three years, three years, Button ‖ \(cue)"
    ),
    SpeechCase(
      "important and alone leaves the hint a hint",
      .of(.element, hint: "H") { $0.customContent = [importantAge] },
      spoken: "three years ‖ H. \(cue)",
      snapshot: "H"
    ),
    SpeechCase(
      "plain and alone does not",
      .of(.element, hint: "H") { $0.customContent = [age] },
      spoken: "H ‖ \(cue)",
      snapshot: "H"
    ),
    SpeechCase(
      "where the setting asks for a sound",
      dog(age),
      settings: with(.sound),
      spoken: "Bailey, Button"
    ),
    SpeechCase(
      "where the setting is off",
      dog(age),
      settings: with(.off),
      spoken: "Bailey, Button"
    ),
  ]

  private static func with(_ feedback: VoiceOverSettings.Feedback) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    settings.moreContentFeedback = feedback
    return settings
  }

  @Test("is heard in its rotor as value, then label; without a value as label")
  func rotorEntry() {
    let composer = Composer(style: .spoken, language: "en")
    #expect(composer.utterance(for: .content(Self.age))?.text == "three years, Age")
    let bare = CustomContent(label: "Vaccinated", value: TextTemplate(""))
    #expect(composer.utterance(for: .content(bare))?.text == "Vaccinated")
    let empty = CustomContent(label: "", value: TextTemplate(""))
    #expect(composer.utterance(for: .content(empty)) == nil)
  }
}
