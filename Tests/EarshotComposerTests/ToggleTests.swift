import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A toggle")
struct ToggleTests {
  @Test("says Switch button and its state", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let hint = "Double tap to toggle setting."

  static let cases: [SpeechCase] = [
    SpeechCase(
      "that is on",
      .of(.switch, "Salt", value: "1"),
      spoken: "Salt, Switch button, on ‖ \(hint)",
      snapshot: "Salt. Switch Button. On. ‖ \(hint)"
    ),
    SpeechCase(
      "that is off",
      .of(.switch, "Salt", value: "0"),
      spoken: "Salt, Switch button, off ‖ \(hint)",
      snapshot: "Salt. Switch Button. Off. ‖ \(hint)"
    ),
    SpeechCase(
      "that is mixed",
      .of(.switch, "Salt", value: "2"),
      spoken: "Salt, Switch button, mixed ‖ \(hint)",
      snapshot: "Salt. Switch Button. Mixed. ‖ \(hint)"
    ),
    SpeechCase(
      "with another value",
      .of(.switch, "Salt", value: "a little"),
      spoken: "Salt, Switch button, a little ‖ \(hint)",
      snapshot: "Salt. Switch Button. a little ‖ \(hint)"
    ),
    SpeechCase(
      "without a value",
      .of(.switch, "Salt"),
      spoken: "Salt, Switch button ‖ \(hint)",
      snapshot: "Salt. Switch Button. ‖ \(hint)"
    ),
    SpeechCase(
      "with an empty value has an empty word in the snapshot style",
      .of(.switch, "Salt", value: ""),
      spoken: "Salt, Switch button ‖ \(hint)",
      snapshot: "Salt. Switch Button.  ‖ \(hint)"
    ),
    SpeechCase(
      "without the button trait keeps its role in the spoken style alone",
      .of(.element, "Salt", .toggleButton, value: "1"),
      spoken: "Salt, Switch button, on ‖ \(hint)",
      snapshot: "Salt. On. ‖ \(hint)"
    ),
    SpeechCase(
      "without text",
      .of(.switch, value: "0"),
      spoken: "Switch button, off ‖ \(hint)",
      snapshot: "Switch Button. Off. ‖ \(hint)"
    ),
    SpeechCase(
      "that is dimmed",
      .of(.switch, "Salt", .notEnabled, value: "1", hint: "Adds salt"),
      spoken: "Salt, dimmed, Switch button, on ‖ Adds salt",
      snapshot: "Salt. Dimmed. Switch Button. On. ‖ Adds salt"
    ),
    SpeechCase(
      "with a hint alone",
      .of(.switch, value: "1", hint: "Adds salt"),
      spoken: "Adds salt, Switch button, on ‖ \(hint)",
      snapshot: "Adds salt. Switch Button. On. ‖ \(hint)"
    ),
    SpeechCase(
      "whose hint has its stop",
      .of(.switch, "Salt", value: "1", hint: "Adds salt."),
      spoken: "Salt, Switch button, on ‖ Adds salt. \(hint)",
      snapshot: "Salt. Switch Button. On. ‖ Adds salt. \(hint)"
    ),
  ]
}
