import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("Custom actions")
struct ActionsTests {
  @Test("are announced on the hint line as the setting asks", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let row: ElementDescription = .of(.button, "Ann", hint: "Opens the chat").offering(
    "Delete"
  )
  private static let cue = "Actions available"
  private static let long =
    "Swipe up or down to select a custom action, then double tap to activate."

  static let cases: [SpeechCase] = [
    SpeechCase(
      "in words",
      row,
      spoken: "Ann, Button ‖ Opens the chat. \(cue)",
      snapshot: "Ann. Button. ‖ Opens the chat"
    ),
    SpeechCase(
      "in a hint",
      row,
      settings: with { $0.actionsFeedback = .hint },
      spoken: "Ann, Button ‖ Opens the chat. \(long)"
    ),
    SpeechCase(
      "in a hint, but not where hints are off",
      row,
      settings: with {
        $0.actionsFeedback = .hint
        $0.hints = false
      },
      spoken: "Ann, Button"
    ),
    SpeechCase(
      "in a sound",
      row,
      settings: with { $0.actionsFeedback = .sound },
      spoken: "Ann, Button ‖ Opens the chat"
    ),
    SpeechCase(
      "not at all",
      row,
      settings: with { $0.actionsFeedback = .off },
      spoken: "Ann, Button ‖ Opens the chat"
    ),
    SpeechCase(
      "in words though hints are off",
      row,
      settings: with { $0.hints = false },
      spoken: "Ann, Button ‖ \(cue)",
      snapshot: "Ann. Button."
    ),
    SpeechCase(
      "where a container offers them",
      ElementDescription.of(.text, "Hi").with { $0.actions = ["Star"] },
      spoken: "Hi ‖ \(cue)",
      snapshot: "Hi"
    ),
    SpeechCase(
      "before custom content",
      ElementDescription.of(.element, "Hi", .notEnabled) {
        $0.customContent = [CustomContent(label: "A", value: TextTemplate("B"))]
      }.offering("Star"),
      spoken: "Hi, dimmed ‖ \(cue). More content available"
    ),
  ]

  private static func with(_ change: (inout VoiceOverSettings) -> Void) -> VoiceOverSettings {
    var settings = VoiceOverSettings()
    change(&settings)
    return settings
  }

  @Test("are heard in their rotor by name, with the default last")
  func rotorEntry() {
    let composer = Composer(style: .spoken, language: "en")
    #expect(composer.utterance(for: .action(.custom("Delete")))?.text == "Delete")
    #expect(composer.utterance(for: .action(.activate))?.text == "Activate, default")
  }
}
