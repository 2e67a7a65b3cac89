import Testing

@testable import EarshotFocusEngine

@Suite("The place in a text")
struct TextPlaceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let gestures: [TestPhone.Gesture]
    /// The speech of the last gesture, or nothing at an end.
    let units: [String]

    init(_ name: String, _ gestures: [TestPhone.Gesture], _ units: [String]) {
      self.name = name
      self.gestures = gestures
      self.units = units
    }

    var testDescription: String { name }
  }

  static let screen = """
    screen a
      text "One two three" #text
      text "Other" #other
      textField "Name" #field
        value: Ann B
      secureTextField "Secret" #secret
        value: abc
    """

  static let cases = [
    Case("begins before the text", [.down], ["O"]),
    Case("has nothing before its beginning", [.up], []),
    Case("goes on", [.down, .down], ["n"]),
    Case("goes back", [.down, .down, .up], ["O"]),
    Case("goes by words", [.turnTo(.words), .down, .down], ["two"]),
    Case("ends after the last word", [.turnTo(.words), .down, .down, .down, .down], []),
    Case(
      "spells a word from its start",
      [.turnTo(.words), .down, .down, .turnTo(.characters), .down],
      ["t"]
    ),
    Case(
      "spells back from the start of a word",
      [.turnTo(.words), .down, .down, .turnTo(.characters), .up],
      [" "]
    ),
    Case("is forgotten when the cursor leaves", [.down, .right, .left, .down], ["O"]),
    Case("is kept when the stop is read again", [.down, .summary, .down], ["n"]),
    Case("takes a line whole", [.turnTo(.lines), .down], ["One two three"]),
    Case("begins at the end of an edited field", [.touch("field"), .tap, .down], []),
    Case("goes back from there", [.touch("field"), .tap, .up], ["B"]),
    Case(
      "moves the insertion point",
      [.touch("field"), .tap, .turnTo(.words), .up, .type("x"), .turnTo(.lines), .up],
      ["Ann xB"]
    ),
    Case("stands among bullets in a secret", [.touch("secret"), .tap, .up, .up], ["•"]),
    Case(
      "moves among bullets",
      [.touch("secret"), .tap, .up, .up, .up, .up],
      []
    ),
  ]

  @Test("stays where reading stopped", arguments: cases)
  func units(_ example: Case) throws {
    var phone = try TestPhone(Self.screen)
    try phone.make(example.gestures)
    #expect(phone.units == example.units)
  }
}
