import EarshotLines
import Testing

@Suite("The parts of a line")
struct KeptPartsTests {
  @Test(
    "are lost if a suggestion lacks an element, a text, the number, or the denial",
    arguments: [
      ("says nothing about \"Thanks\"", "says \"Thanks\""), ("delete the last 2", "delete"),
      ("#a before #b", "reachable #a"), ("conveys label \"Pay\", hint \"Now\"", "says \"Pay\""),
      ("#pay isn't dimmed", "#pay is selected"), ("!says \"Failed\"", "says \"Failed\""),
    ]
  )
  func lost(_ line: String, _ suggestion: String) {
    #expect(!KeptParts(of: line).areAll(in: suggestion))
  }

  @Test(
    "are kept by a suggestion with other words",
    arguments: [
      ("less than 8 gestures", "gestures <= 7"), ("#PAY is disabled", "#pay is dimmed"),
      ("never says \"Error\"", "not says \"Error\""), ("what does the scrub do?", ":gesture scrub"),
      ("says nothing", "silent"), ("says nothing but \"Pay\"", "says \"Pay\""),
      ("swipe right 3 times", "swipe right 3"),
    ]
  )
  func kept(_ line: String, _ suggestion: String) {
    #expect(KeptParts(of: line).areAll(in: suggestion))
  }
}
