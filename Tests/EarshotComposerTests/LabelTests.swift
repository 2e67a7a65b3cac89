import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A label")
struct LabelTests {
  @Test("is said as it is written", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  static let cases: [SpeechCase] = [
    SpeechCase("alone", .of(.text, "Label"), spoken: "Label", snapshot: "Label"),
    SpeechCase(
      "that is empty counts as none",
      .of(.button, ""),
      spoken: "Button",
      snapshot: "Button."
    ),
    SpeechCase("that is absent", .of(.element), spoken: "", snapshot: ""),
    SpeechCase("that says its role", .of(.button, "Add button"), spoken: "Add button, Button"),
    SpeechCase(
      "with a line break",
      .of(.text, "One\nTwo"),
      spoken: "One\nTwo",
      snapshot: "One\nTwo"
    ),
    SpeechCase(
      "of a back button",
      .of(.back, "Routes"),
      spoken: "Routes, Back button",
      snapshot: "Routes. Back Button."
    ),
    SpeechCase(
      "Back of a back button is left out, in any case",
      .of(.back, "BACK"),
      spoken: "Back button",
      snapshot: "Back Button."
    ),
    SpeechCase(
      "Back of a plain button stays",
      .of(.button, "Back"),
      spoken: "Back, Button",
      snapshot: "Back. Button."
    ),
    SpeechCase(
      "назад of a Russian back button is left out",
      .of(.back, "Назад") { $0.language = "ru" },
      spoken: "Кнопка назад",
      snapshot: "Кнопка назад."
    ),
    SpeechCase(
      "of a stepper's halves is VoiceOver's",
      .of(.decrementButton),
      spoken: "Decrement, Button",
      snapshot: "Decrement. Button."
    ),
    SpeechCase(
      "of the other half",
      .of(.incrementButton),
      spoken: "Increment, Button",
      snapshot: "Increment. Button."
    ),
  ]
}
