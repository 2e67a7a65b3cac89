import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("An event")
struct EventTests {
  @Test("is put in words", arguments: spoken)
  func speech(_ example: Case) {
    let said = Composer(style: .spoken, language: "en").utterance(for: example.event)
    #expect(said?.line == example.line)
  }

  @Test("is put in words of the snapshot style", arguments: snapshot)
  func snapshotSpeech(_ example: Case) {
    let said = Composer(style: .snapshot, language: "en").utterance(for: example.event)
    #expect(said?.line == example.line)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let event: Event
    let line: String?

    init(_ name: String, _ event: Event, _ line: String?) {
      self.testDescription = name
      self.event = event
      self.line = line
    }
  }

  private static let points = ElementDescription.of(
    .button,
    "Points",
    value: "24",
    hint: "Opens offers"
  )
  .entering(.of(.group, "Bonus")).offering("Delete")
  private static let sound = ElementDescription.of(.switch, "Sound", value: "0", hint: "H")
  private static let cell = ElementDescription.of(.cell).with {
    $0.spokenChildren = [.of(.text, "Ann"), .of(.switch, "Mute", value: "1")]
  }

  static let spoken: [Case] = [
    Case(
      "the cursor lands",
      .described(points),
      "Bonus, Points, 24, Button ‖ Opens offers. Actions available"
    ),
    Case("the description changed", .redescribed(points), "Points, 24"),
    Case("an element was activated", .repeated(points), "Points"),
    Case("one without a label", .repeated(.of(.button, value: "24", hint: "H")), "24"),
    Case("one with a hint alone", .repeated(.of(.button, hint: "H")), "H"),
    Case("one with nothing to say", .repeated(.of(.button)), nil),
    Case("a cell without a label", .repeated(cell), "Ann, Mute, on"),
    Case("a back button that stays", .repeated(.of(.back, "Back")), "Back"),
    Case("a value changed", .valueChanged(points), "24"),
    Case("a toggle changed", .valueChanged(sound), "off"),
    Case("a toggle changed oddly", .valueChanged(.of(.switch, value: "half")), "half"),
    Case("a value was emptied", .valueChanged(.of(.text, "A", value: "")), nil),
    Case("the app starts", .appStarted(name: "Pizzeria"), "Pizzeria"),
    Case("the app has no name", .appStarted(name: ""), nil),
    Case("an announcement", .announced("Added to cart", .high), "Added to cart"),
    Case("an empty announcement", .announced("", .default), nil),
    Case("a page", .page(2, of: 5), "Page 2 of 5"),
    Case("a search finds no heading", .notFound(.search(.headings)), "Heading not found"),
    Case("a search finds no field", .notFound(.search(.textFields)), "Text field not found"),
    Case("no container", .notFound(.containers), "Container not found"),
    Case("a custom rotor ends", .notFound(.custom(name: "Stores")), nil),
    Case("typing", .echoed("Hi"), "cap H, i"),
    Case("typing a space", .echoed("a b"), "a, space, b"),
    Case("nothing typed", .echoed(""), nil),
    Case("a sound", .sound(.boundary), nil),
    Case("a screen", .screenShown(name: "card"), nil),
    Case("a turn of the rotor", .rotorTurned(.search(.headings)), nil),
    Case("a text changed", .textChanged("Hi"), nil),
    Case("scrolling", .scrolled(.left), nil),
    Case("a refusal", .refused(.dimmed), nil),
  ]

  static let snapshot: [Case] = [
    Case("the cursor lands", .described(points), "Points: 24. Button. ‖ Opens offers"),
    Case("the description changed", .redescribed(points), "Points: 24. Button."),
    Case("an element was activated", .repeated(points), "Points"),
    Case("a cell without a label", .repeated(cell), "Ann, Mute, on"),
    Case("a toggle changed", .valueChanged(sound), "Off."),
    Case("a toggle was emptied", .valueChanged(.of(.switch, value: "")), nil),
    Case("a page", .page(2, of: 5), "Page 2 of 5"),
  ]
}
