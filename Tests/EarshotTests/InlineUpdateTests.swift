import EarshotExpectations
import Foundation
import Testing

@Suite("An expectation in the source of a test")
struct InlineUpdateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    var line = 1
    var old: String
    var new: String
    var result: String?

    var testDescription: String { title }
  }

  static let cases: [Case] = [
    Case(
      title: "on one line stays there",
      source: #"  try expectSpeech(s.swipe(.right), "Old")"#,
      old: "Old",
      new: #"A "new" \ one"#,
      result: #"  try expectSpeech(s.swipe(.right), "A \"new\" \\ one")"#
    ),
    Case(
      title: "gets three quotes where there are more lines",
      source: #"    expectSpeech(s.order, "Old")"#,
      old: "Old",
      new: "a\n\nb",
      result: "    expectSpeech(s.order, \"\"\"\n      a\n\n      b\n      \"\"\")"
    ),
    Case(
      title: "keeps its quotes and its indentation",
      source:
        "x()\n  expectSpeech(\n    f(\"a, )\", [1, 2]),  // a \"remark\n    \"\"\"\n    Old\n      in\n    \"\"\"\n  )\n",
      line: 2,
      old: "Old\n  in",
      new: "say \"\"\"hi\"\"\"",
      result:
        "x()\n  expectSpeech(\n    f(\"a, )\", [1, 2]),  // a \"remark\n    \"\"\"\n    say \"\"\\\"hi\"\"\\\"\n    \"\"\"\n  )\n"
    ),
    Case(
      title: "may be raw",
      source: ##"expectSpeech(a, #"a\b"#)"##,
      old: #"a\b"#,
      new: "c",
      result: ##"expectSpeech(a, #"c"#)"##
    ),
    Case(
      title: "is found behind values that are put into a text",
      source: #"expectSpeech(a("\(b("c", d)) e"), "Old", line: 3)"#,
      old: "Old",
      new: "New",
      result: #"expectSpeech(a("\(b("c", d)) e"), "New", line: 3)"#
    ),
    Case(
      title: "is the one of several on a line that says what was expected",
      source: #"expectSpeech(a, "x"); expectSpeech(b, "y")"#,
      old: "y",
      new: "z",
      result: #"expectSpeech(a, "x"); expectSpeech(b, "z")"#
    ),
    Case(
      title: "shows characters that are not seen",
      source: #"expectSpeech(a, "Old")"#,
      old: "Old",
      new: "9\u{A0}€\u{7}",
      result: #"expectSpeech(a, "9\u{A0}€\u{7}")"#
    ),
    Case(
      title: "keeps the line ends of its file",
      source: "expectSpeech(a, \"Old\")\r\nb\r\n",
      old: "Old",
      new: "a\nb",
      result: "expectSpeech(a, \"\"\"\r\n  a\r\n  b\r\n  \"\"\")\r\nb\r\n"
    ),
    Case(
      title: "is left alone where it says something else by now",
      source: #"expectSpeech(a, "Changed")"#,
      old: "Old",
      new: "New"
    ),
    Case(
      title: "is left alone where values are put into it",
      source: #"expectSpeech(a, "\(old)")"#,
      old: "Old",
      new: "New"
    ),
    Case(
      title: "is left alone where it is no literal",
      source: #"expectSpeech(a, old)"#,
      old: "Old",
      new: "New"
    ),
    Case(
      title: "is left alone on another line",
      source: "\nexpectSpeech(a, \"Old\")",
      old: "Old",
      new: "New"
    ),
    Case(
      title: "is left alone in a source that ends early",
      source: "expectSpeech(a, \"Old",
      old: "Old",
      new: "New"
    ),
  ]

  @Test("is rewritten", arguments: cases)
  func update(_ example: Case) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let path = try folder.write("Test.swift", example.source)
    let update = InlineUpdate(function: "expectSpeech", path: path, line: example.line)
    let obstacle = update.write(example.new, over: example.old)
    #expect((obstacle == nil) == (example.result != nil))
    #expect(try folder.text(path) == example.result ?? example.source)
    guard example.result != nil else { return }
    // The written text is what is heard, so it can be updated back.
    let again = InlineUpdate(function: "expectSpeech", path: path, line: example.line)
    #expect(again.write(example.old, over: example.new) == nil)
  }

  @Test("is found even if others above it have grown")
  func several() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let source = "expectSpeech(a, \"1\")\nexpectSpeech(b, \"1\")\nexpectSpeech(c, \"1\")\n"
    let path = try folder.write("Test.swift", source)
    for line in [2, 1, 3] {
      let update = InlineUpdate(function: "expectSpeech", path: path, line: line)
      #expect(update.write("\(line)\nx", over: "1") == nil)
    }
    let text = try folder.text(path)
    #expect(
      text
        == (1...3).map {
          "expectSpeech(\(["a", "b", "c"][$0 - 1]), \"\"\"\n  \($0)\n  x\n  \"\"\")\n"
        }.joined()
    )
  }

  @Test("is reported, and the source keeps its permissions")
  func telling() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let path = try folder.write("Test.swift", "expectSpeech(a, \"b\")\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let place = InlineUpdate(function: "expectSpeech", path: path, line: 1)
    #expect(SpeechExpectation.failure(["b"], "b", at: place, updates: false) == nil)
    let told = SpeechExpectation.failure(["c"], "b", at: place, updates: true)
    #expect(told?.contains("was updated") == true)
    #expect(try folder.text(path) == "expectSpeech(a, \"c\")\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Test.swift"])
    let other = InlineUpdate(function: "expectSpeech", path: path, line: 2)
    let late = SpeechExpectation.failure(["d"], "b", at: other, updates: true)
    #expect(late?.hasPrefix("not updated: no 'expectSpeech(") == true)
  }

  @Test("keeps its comments, and the patterns that still match")
  func patterns() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let old = "# first\nMenu, * (glob)\n# second\nPay, Button\n..."
    let indented = old.replacing("\n", with: "\n  ")
    let path = try folder.write("T.swift", "expectSpeech(a, \"\"\"\n  \(indented)\n  \"\"\")\n")
    let place = InlineUpdate(function: "expectSpeech", path: path, line: 1)
    let heard = ["Menu, Heading", "Buy, Button", "Basket, Button", "Help"]
    let told = SpeechExpectation.failure(heard, old, at: place, updates: true)
    #expect(told?.contains("was updated") == true)
    let new = "# first\n  Menu, * (glob)\n  # second\n  Buy, Button\n  ..."
    #expect(try folder.text(path) == "expectSpeech(a, \"\"\"\n  \(new)\n  \"\"\")\n")
  }

  @Test(
    "isn't overwritten by another case of its test",
    arguments: [
      ["b", "c"], ["c", "b"], ["c", "d"], ["c\nx", "d"], ["c", "d", "b", "c"],
    ]
  )
  func otherCases(_ heard: [String]) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let source = "expectSpeech(a, \"b\")\nexpectSpeech(e, \"b\")\n"
    let path = try folder.write("Test.swift", source)
    let place = InlineUpdate(function: "expectSpeech", path: path, line: 1)
    let told = heard.map { SpeechExpectation.failure([$0], "b", at: place, updates: true) }
    #expect(
      told.dropFirst().allSatisfy { $0?.hasPrefix("not updated: the speech differs") == true }
    )
    #expect(try folder.text(path) == source)
    // The calls below are still found at their places.
    let below = InlineUpdate(function: "expectSpeech", path: path, line: 2)
    #expect(below.write("z", over: "b") == nil)
    #expect(try folder.text(path) == source.replacing("e, \"b", with: "e, \"z"))
  }

  @Test("is written once for cases that hear the same, even in parallel")
  func parallel() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let path = try folder.write("Test.swift", "expectSpeech(a, \"b\")\n")
    let place = InlineUpdate(function: "expectSpeech", path: path, line: 1)
    let same = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 { group.addTask { place.write("c", over: "b") == nil } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(same == 20)
    #expect(try folder.text(path) == "expectSpeech(a, \"c\")\n")
    let others = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<20 { group.addTask { place.write("\(number)", over: "b") == nil } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(others == 0)
    #expect(try folder.text(path) == "expectSpeech(a, \"b\")\n")
  }
}
