import EarshotModel
import EarshotFocusEngine
import Testing

@Suite("A role")
struct RoleTests {
  @Test("has its word", arguments: words)
  func speech(_ example: SpeechCase) { example.check() }

  static let words: [SpeechCase] = [
    SpeechCase("button", .of(.button, "A"), spoken: "A, Button", snapshot: "A. Button."),
    SpeechCase("link", .of(.link, "A"), spoken: "A, Link", snapshot: "A. Link."),
    SpeechCase("image", .of(.image, "A"), spoken: "A, Image", snapshot: "A. Image."),
    SpeechCase("heading", .of(.header, "A"), spoken: "A, Heading", snapshot: "A. Heading."),
    SpeechCase(
      "heading with a level",
      .of(.header, "A") { $0.level = 2 },
      spoken: "A, Heading level 2",
      snapshot: "A. Heading."
    ),
    SpeechCase(
      "a level without the heading is silent",
      .of(.text, "A") { $0.level = 2 },
      spoken: "A",
      snapshot: "A"
    ),
    SpeechCase("text has none", .of(.text, "A"), spoken: "A", snapshot: "A"),
    SpeechCase(
      "adjustable",
      .of(.adjustable, "A", .notEnabled),
      spoken: "A, dimmed, Adjustable",
      snapshot: "A. Dimmed. Adjustable."
    ),
    SpeechCase(
      "picker item, with adjustable before it",
      .of(.adjustable, "A", [.pickerElement, .notEnabled]),
      spoken: "A, dimmed, Picker item, Adjustable",
      snapshot: "A. Dimmed. Adjustable."
    ),
    SpeechCase(
      "pop up button, after button",
      .of(.button, "A", [.popupButton, .notEnabled]),
      spoken: "A, dimmed, Button, Pop up button",
      snapshot: "A. Dimmed. Button."
    ),
    SpeechCase(
      "button and link",
      .of(.button, "A", .link),
      spoken: "A, Button, Link",
      snapshot: "A. Button. Link."
    ),
    SpeechCase("a key hides button", .of(.key, "A", .button), spoken: "A", snapshot: "A"),
    SpeechCase(
      "a tab hides button",
      .of(.tab, "A", [.button, .tabBarItem]),
      spoken: "A, Tab",
      snapshot: "A. Tab."
    ),
    SpeechCase(
      "a back button hides button",
      .of(.back, "A", .button),
      spoken: "A, Back button",
      snapshot: "A. Back Button."
    ),
    SpeechCase(
      "a tab bar hides button and says Tab",
      ElementDescription.of(.button, "A").inside(.tab(index: 1, count: 2)),
      spoken: "A, Tab, 1 of 2",
      snapshot: "A. Tab. 1 of 2."
    ),
    SpeechCase(
      "many at once keep their order",
      .of(
        .element,
        "27",
        [
          .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText,
          .summaryElement, .notEnabled, .updatesFrequently, .searchField, .startsMediaSession,
          .adjustable, .allowsDirectInteraction, .causesPageTurn, .header, .supportsZoom,
        ]
      ),
      spoken: "Selected, 27, dimmed, Heading, Link, Adjustable, Image, Search field",
      snapshot: "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field."
    ),
    SpeechCase(
      "a label that ends in a stop needs no other",
      .of(.button, "Done."),
      spoken: "Done. Button",
      snapshot: "Done. Button."
    ),
    SpeechCase(
      "no other mark is a stop to the snapshot style",
      .of(.button, "Stop!"),
      spoken: "Stop! Button",
      snapshot: "Stop!. Button."
    ),
  ]
}
