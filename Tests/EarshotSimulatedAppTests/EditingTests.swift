import EarshotSimulatedApp
import Testing

@Suite("Edited text")
struct EditingTests {
  private func app(_ value: String) throws -> App {
    var app = try Fixture.app("screen a\n  textArea \"Note\" #f\n    value: \"\(value)\"\n")
    try app.tap("f")
    return app
  }

  @Test("counts characters before the insertion point")
  func characters() throws {
    var app = try app("e\u{301}👍b")
    #expect(app.editedText?.characters.before == 3)
    app.moveInsertionPoint(to: 3)
    #expect(app.editedText?.characters.before == 1)
    #expect(app.editedText?.characters.count == 3)
  }

  @Test("keeps the insertion point between characters")
  func alignment() throws {
    var app = try app("e\u{301}b")
    app.moveInsertionPoint(to: 2)
    #expect(app.editedText?.insertionPoint == 0)
    app.moveInsertionPoint(to: 99)
    #expect(app.editedText?.insertionPoint == 4)
    app.moveInsertionPoint(to: -1)
    #expect(app.editedText?.insertionPoint == 0)
    _ = app.type("\u{302}")
    #expect(app.editedText?.text == "\u{302}e\u{301}b")
    _ = app.type("n")
    #expect(app.editedText?.text == "\u{302}ne\u{301}b")
  }

  @Test("may join the typed text with the text around it, and undo it")
  func joining() throws {
    var app = try app("🇩b")
    app.moveInsertionPoint(to: 4)
    _ = app.type("🇪")
    #expect(app.editedText?.characters.count == 2)
    let steps = [app.changeTyping(.undo), app.changeTyping(.undo)]
    #expect(steps == [true, false])
    #expect(try app.value("f") == "🇩b")
    let isRedone = app.changeTyping(.redo)
    #expect(isRedone)
    #expect(try app.value("f") == "🇩🇪b")
  }

  @Test(
    "undoes and redoes every change, however many there are",
    arguments: [1, 63, 64, 65, 200]
  )
  func manyChanges(_ count: Int) throws {
    var app = try app("")
    let whole = (0..<count).map { String($0 % 10) }.joined()
    for digit in whole { _ = app.type(String(digit)) }
    var undone = 0
    while app.changeTyping(.undo) { undone += 1 }
    #expect(undone == count)
    #expect(app.editedText?.text == "")
    while app.changeTyping(.redo) { undone -= 1 }
    #expect(undone == 0)
    #expect(app.editedText?.text == whole)
  }

  @Test("of 100,000 characters can be edited in moments")
  func length() throws {
    var app = try app("")
    _ = app.type(String(repeating: "word ", count: 20_000))
    for _ in 0..<200 {
      _ = app.type("x")
      app.moveInsertionPoint(to: 50_000)
      _ = app.delete(1)
    }
    #expect(app.editedText?.characters.count == 100_000)
  }

  @Test(
    "is searched from left to right, character by character",
    arguments: [
      ("aaaa", "aa", [0..<2, 2..<4]), ("abcabd", "abd", [3..<6]), ("abc", "", []),
      ("abc", "abcd", []), ("e\u{301}e", "e", [3..<4]), ("ababac", "abac", [2..<6]),
      ("\r\n\n", "\n", [2..<3]),
    ]
  )
  func search(text: String, pattern: String, ranges: [Range<Int>]) {
    #expect(text.ranges(of: pattern) == ranges)
  }

  @Test("is complete after any edit, and every edit can be undone", arguments: 1...20)
  func random(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    var app = try app("start")
    let pieces = ["a", "\u{301}", "🇩", "🇪", "\u{200D}", "👩", "\r", "\n", "ab c", "한", ""]
    for _ in 0..<200 {
      let count = app.editedText?.text.utf8.count ?? 0
      switch numbers.next(below: 6) {
      case 0, 1: _ = app.type(pieces[numbers.next(below: pieces.count)])
      case 2: _ = app.delete(numbers.next(below: 3))
      case 3: app.moveInsertionPoint(to: numbers.next(below: count + 2))
      case 4: _ = app.select(numbers.next(below: 2) == 0 ? nil : "a")
      default: _ = app.changeTyping(numbers.next(below: 2) == 0 ? .undo : .redo)
      }
      let edited = try #require(app.editedText)
      let text = edited.text
      #expect(try app.value("f") == text)
      let place = text.utf8.index(text.startIndex, offsetBy: edited.insertionPoint)
      #expect(String.Index(place, within: text) != nil)
    }
    while app.changeTyping(.undo) {}
    #expect(Array(try app.value("f")?.utf8 ?? "".utf8) == Array("start".utf8))
  }

  /// Pseudorandom numbers that are the same every time.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  @Test("has at most a megabyte, however often it is pasted")
  func pasting() throws {
    var app = try Fixture.app(
      "screen a\n  textField \"Name\" #name\n    value: 0123456789abcdef\n"
    )
    try app.tap("name")
    for _ in 0..<20 {
      app.beginStep()
      _ = app.select(nil)
      _ = app.cut()
      _ = app.paste()
      _ = app.paste()
    }
    #expect(try app.value("name")?.utf8.count == 1 << 20)
    #expect(app.takeNotifications().contains(.textTooLong))
  }
}
