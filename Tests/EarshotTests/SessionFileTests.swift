import Earshot
import Testing

@Suite("A session file of the library")
struct SessionFileTests {
  private let screens = "-- a.screen --\nscreen a\n  text \"b\"\n  button \"Pay\" #pay\n"

  private func run(_ text: String, named name: String = "a.vo") throws -> SessionFile.Result {
    try SessionFile(text, named: name).run()
  }

  @Test("passes if everything sounds as written, from its own folder, too")
  func passing() throws {
    #expect(try run("screen: a.screen\n\n> start\nb\n" + screens).passed)
    let file = try SessionFile(contentsOf: "../../Screens/pizzeria-order.vo")
    let result = try file.run()
    #expect(result.passed && result.stepCount > 2, "\(result)")
  }

  @Test("reports each failure with its line, and the updated file")
  func failing() throws {
    let text = "screen: a.screen\n\n> start\nb\n> swipe right\nPy, Button\n? focus #zz\n"
    let error = #expect(throws: ReadingError.self) { try run(text + screens) }
    #expect(error?.mistakes.first?.line == 7)
    let result = try run(text.replacing("#zz", with: "\"b\"") + screens)
    #expect(!result.passed && result.failures.map(\.line) == [5, 7])
    #expect(result.failures[0].message == "swipe right: speech differs")
    #expect(result.description.contains("-Py, Button\n+Pay, Button\n"))
    let updated = String(decoding: result.updated, as: UTF8.self)
    #expect(updated.hasPrefix(text.replacing("Py", with: "Pay").replacing("#zz", with: "\"b\"")))
  }

  @Test("doesn't pass if nothing can fail")
  func withoutExpectations() throws {
    let result = try run("screen: a.screen\n\n> :where\n" + screens)
    #expect(!result.passed)
    #expect(result.failures.first?.message.contains("no expectations") == true)
  }

  @Test("may be a document with several sessions, which are updated together")
  func documents() throws {
    let text = """
      ```voiceover
      screen: a.screen

      > start
      x
      -- a.screen --
      screen a
        text "b"
      ```

      ```voiceover
      screen: a.screen

      > start
      y
      -- a.screen --
      screen a
        text "c"
      ```

      """
    let result = try run(text, named: "a.md")
    #expect(result.failures.map(\.line) == [4, 14])
    let updated = String(decoding: result.updated, as: UTF8.self)
    #expect(updated == text.replacing("x\n", with: "b\n").replacing("y\n", with: "c\n"))
    #expect(throws: ReadingError.self) { try run("# Nothing here\n", named: "b.md") }
  }

  @Test("reports what is wrong with it, or with the screen it names")
  func errors() throws {
    let mistyped = #expect(throws: ReadingError.self) {
      try run("screen: a.screen\n\n> start\nb\n> swpie right\n" + screens)
    }
    #expect(mistyped?.mistakes.first?.line == 5)
    let unread = #expect(throws: ReadingError.self) { try run("screen: a.screen\n\n> start\nb\n") }
    #expect(unread?.mistakes.first?.file == "a.screen")
    let screen = #expect(throws: ReadingError.self) {
      try SessionFile("screen: a.screen\n\n> start\nb\n", screens: { .init(named: $0, "buton\n") })
        .run()
    }
    #expect(screen?.mistakes.first?.file == "a.screen" && screen?.mistakes.first?.line == 1)
    let setting = #expect(throws: ReadingError.self) {
      try SessionFile("> start\nb\n").run(settings: ["hnits": "off"])
    }
    #expect(setting?.description.contains("'hints'") == true)
  }
}
