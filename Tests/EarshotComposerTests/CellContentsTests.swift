import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("A cell without a label")
struct CellContentsTests {
  @Test("speaks the labels, values, and states of its contents, in both styles", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  static let cases: [SpeechCase] = [
    SpeechCase(
      "of a text and a switch",
      cell(),
      spoken: "Ann, Mute, on",
      snapshot: "Ann, Mute, on"
    ),
    SpeechCase(
      "that is a button itself",
      cell(.button),
      spoken: "Ann, Mute, on, Button",
      snapshot: "Ann, Mute, on. Button."
    ),
    SpeechCase(
      "that is selected",
      cell(.selected),
      spoken: "Selected, Ann, Mute, on",
      snapshot: "Selected: Ann, Mute, on"
    ),
    SpeechCase(
      "with a value inside",
      cell(children: [.of(.adjustable, "Size", value: "Medium"), .of(.button, "Buy")]),
      spoken: "Size, Medium, Buy",
      snapshot: "Size, Medium, Buy"
    ),
    SpeechCase(
      "with a value and a hint of its own",
      cell().with {
        $0.element.value = "2 new"
        $0.element.hint = "Opens the chat"
      },
      spoken: "Ann, Mute, on, 2 new ‖ Opens the chat",
      snapshot: "Ann, Mute, on: 2 new ‖ Opens the chat"
    ),
    SpeechCase(
      "with a German child",
      cell(children: [.of(.switch, "Ton", value: "0") { $0.language = "de" }]),
      spoken: "Ton, aus",
      snapshot: "Ton, aus"
    ),
    SpeechCase(
      "but an element of another role stays silent",
      ElementDescription.of(.element).with { $0.spokenChildren = [.of(.text, "Ann")] },
      spoken: "",
      snapshot: ""
    ),
    SpeechCase(
      "and one with a label says that alone",
      cell().with { $0.element.label = "Chat with Ann" },
      spoken: "Chat with Ann",
      snapshot: "Chat with Ann"
    ),
  ]

  private static func cell(
    _ traits: Traits = [],
    children: [Element] = [.of(.text, "Ann"), .of(.switch, "Mute", value: "1")]
  ) -> ElementDescription {
    ElementDescription.of(.cell, nil, traits).with { $0.spokenChildren = children }
  }
}
