import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A hint")
struct HintTests {
  @Test("follows the description, the author's first", arguments: cases)
  func speech(_ example: SpeechCase) { example.check() }

  private static let swipe = "Swipe up or down with one finger to adjust the value."
  private static let toggle = "Double tap to toggle setting."

  static let cases: [SpeechCase] = [
    SpeechCase(
      "of the author",
      .of(.text, "Label", value: "Value", hint: "Hint"),
      spoken: "Label, Value ‖ Hint",
      snapshot: "Label: Value ‖ Hint"
    ),
    SpeechCase(
      "of the author for a value",
      .of(.element, value: "Value", hint: "Hint"),
      spoken: "Value ‖ Hint",
      snapshot: "Value ‖ Hint"
    ),
    SpeechCase("alone is the label", .of(.element, hint: "Hint"), spoken: "Hint", snapshot: "Hint"),
    SpeechCase(
      "alone, with roles",
      .of(.button, nil, .notEnabled, hint: "Hint"),
      spoken: "Hint, dimmed, Button",
      snapshot: "Hint. Dimmed. Button."
    ),
    SpeechCase(
      "that is empty counts as none",
      .of(.text, "A", hint: ""),
      spoken: "A",
      snapshot: "A"
    ),
    SpeechCase(
      "for an adjustable",
      .of(.adjustable, "Size", value: "50%"),
      spoken: "Size, 50%, Adjustable ‖ \(swipe)",
      snapshot: "Size: 50%. Adjustable. ‖ \(swipe)"
    ),
    SpeechCase(
      "for an adjustable after the author's",
      .of(.adjustable, "Size", hint: "Hint."),
      spoken: "Size, Adjustable ‖ Hint. \(swipe)",
      snapshot: "Size. Adjustable. ‖ Hint. \(swipe)"
    ),
    SpeechCase(
      "after the author's that asks",
      .of(.adjustable, "Size", hint: "Bigger?"),
      spoken: "Size, Adjustable ‖ Bigger? \(swipe)",
      snapshot: "Size. Adjustable. ‖ Bigger?. \(swipe)"
    ),
    SpeechCase(
      "that stands for the label silences it",
      .of(.adjustable, hint: "Hint"),
      spoken: "Hint, Adjustable",
      snapshot: "Hint. Adjustable."
    ),
    SpeechCase(
      "beside Selected silences it in the snapshot style",
      .of(.adjustable, nil, .selected, hint: "Hint"),
      spoken: "Selected, Adjustable ‖ Hint. \(swipe)",
      snapshot: "Selected. Adjustable. ‖ Hint"
    ),
    SpeechCase(
      "that stands for a label which is the word Back silences it in the spoken style",
      .of(.back, "Back", .adjustable, hint: "Hint"),
      spoken: "Hint, Back button, Adjustable",
      snapshot: "Hint. Back Button. Adjustable. ‖ \(swipe)"
    ),
    SpeechCase(
      "for an adjustable toggle",
      .of(.switch, "A", .adjustable, value: "1"),
      spoken: "A, Switch button, on, Adjustable ‖ \(swipe) \(toggle)",
      snapshot: "A. Switch Button. On. Adjustable. ‖ \(toggle)"
    ),
    SpeechCase(
      "for an adjustable field",
      .of(.textField, "A", .adjustable, hint: "H"),
      spoken: "A, Text field, Adjustable ‖ H. \(swipe) Double tap to edit.",
      snapshot: "A. Text Field. Adjustable. ‖ Double tap to edit. \(swipe)"
    ),
    SpeechCase(
      "for what is dimmed is the author's alone",
      .of(.adjustable, "A", .notEnabled, hint: "H"),
      spoken: "A, dimmed, Adjustable ‖ H",
      snapshot: "A. Dimmed. Adjustable. ‖ H"
    ),
    SpeechCase(
      "for direct touch",
      directTouch([.allowsDirectInteraction]),
      spoken: "Keys ‖ Activate to start direct touch interaction.",
      snapshot: "Keys"
    ),
    SpeechCase("for direct touch without the trait", directTouch([]), spoken: "Keys"),
    SpeechCase(
      "for custom rotors",
      .of(.element, "Map") { $0.rotors = [rotor("Stores"), rotor("Parks")] },
      spoken: "Map ‖ Use the rotor to access Stores, Parks.",
      snapshot: "Map"
    ),
    SpeechCase(
      "for a pop-up",
      .of(.button, "A", .popupButton),
      spoken: "A, Button, Pop up button ‖ Double tap to activate the picker.",
      snapshot: "A. Button."
    ),
    SpeechCase(
      "for many things, in order",
      ElementDescription.of(
        .switch,
        "A",
        [.allowsDirectInteraction, .popupButton],
        value: "1",
        hint: "H"
      ) {
        $0.directTouchOptions = [.requiresActivation]
        $0.rotors = [rotor("Stores")]
        $0.expandedStatus = .collapsed
      }.offering("Delete"),
      spoken: """
        A, Switch button, on, Pop up button, collapsed ‖ H. \(toggle) \
        Activate to start direct touch interaction. Use the rotor to access Stores. \
        Double tap to activate the picker. Double tap to expand. Actions available
        """
    ),
    SpeechCase(
      "is not given where the setting is off",
      .of(.adjustable, "A", hint: "H"),
      settings: quiet,
      spoken: "A, Adjustable",
      snapshot: "A. Adjustable."
    ),
    SpeechCase(
      "that stands for the label is said all the same",
      .of(.button, hint: "H"),
      settings: quiet,
      spoken: "H, Button",
      snapshot: "H. Button."
    ),
  ]

  private static let quiet: VoiceOverSettings = {
    var settings = VoiceOverSettings()
    settings.hints = false
    return settings
  }()

  private static func directTouch(_ traits: Traits) -> ElementDescription {
    .of(.element, "Keys", traits) { $0.directTouchOptions = [.requiresActivation] }
  }

  private static func rotor(_ name: String) -> CustomRotor {
    CustomRotor(name: name, content: .marks("x"))
  }
}
