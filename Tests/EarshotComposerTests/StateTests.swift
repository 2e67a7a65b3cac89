import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A state")
struct StateTests {
  @Test("has its word and its place", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  static let cases: [SpeechCase] = [
    SpeechCase(
      "selected stands first",
      .of(.button, "23", .selected),
      spoken: "Selected, 23, Button",
      snapshot: "Selected: 23. Button."
    ),
    SpeechCase(
      "selected without text",
      .of(.element, nil, .selected),
      spoken: "Selected",
      snapshot: "Selected."
    ),
    SpeechCase(
      "selected with a value",
      .of(.element, "A", .selected, value: "B"),
      spoken: "Selected, A, B",
      snapshot: "Selected: A: B"
    ),
    SpeechCase(
      "selected counts as text, so that a hint stays one",
      .of(.button, nil, .selected, hint: "H"),
      spoken: "Selected, Button ‖ H",
      snapshot: "Selected. Button. ‖ H"
    ),
    SpeechCase(
      "dimmed stands before the role",
      .of(.button, "24", .notEnabled),
      spoken: "24, dimmed, Button",
      snapshot: "24. Dimmed. Button."
    ),
    SpeechCase(
      "dimmed alone",
      .of(.element, nil, .notEnabled),
      spoken: "dimmed",
      snapshot: "Dimmed."
    ),
    SpeechCase(
      "draggable is spoken only",
      .of(.element, "Synth", .draggable),
      spoken: "Synth, draggable",
      snapshot: "Synth"
    ),
    SpeechCase(
      "collapsed stands after the role",
      .of(.button, "Hours") { $0.expandedStatus = .collapsed },
      spoken: "Hours, Button, collapsed ‖ Double tap to expand.",
      snapshot: "Hours. Button."
    ),
    SpeechCase(
      "expanded",
      .of(.button, "Hours") { $0.expandedStatus = .expanded },
      spoken: "Hours, Button, expanded ‖ Double tap to collapse.",
      snapshot: "Hours. Button."
    ),
  ]
}
