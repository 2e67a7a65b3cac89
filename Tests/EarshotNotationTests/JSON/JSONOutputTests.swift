import Testing

@testable import EarshotNotation

@Suite("JSON output")
struct JSONOutputTests {
  @Test(
    "escapes what is invisible or would reverse the line",
    arguments: [
      ("Add", #""Add""#),
      ("", #""""#),
      ("a\"b\\c/d", #""a\"b\\c/d""#),
      ("\n\t\r\u{8}\u{C}", #""\n\t\r\b\f""#),
      ("\u{0}\u{1B}[2J\u{7F}", #""\u0000\u001b[2J\u007f""#),
      ("\u{9B}", #""\u009b""#),
      ("\u{202E}abc\u{2066}", #""\u202eabc\u2066""#),
      ("\u{200B}\u{FEFF}\u{AD}\u{2028}", #""\u200b\ufeff\u00ad\u2028""#),
      ("\u{E0041}", #""\udb40\udc41""#),
      ("Größe 🍕 Пицца", #""Größe 🍕 Пицца""#),
      ("👨\u{200D}👩\u{200D}👧 ❤\u{FE0F}", "\"👨\u{200D}👩\u{200D}👧 ❤\u{FE0F}\""),
      ("a\u{200D}b", #""a\u200db""#),
      ("\u{301}", "\"\u{301}\""),
    ]
  )
  func strings(_ text: String, _ expected: String) throws {
    #expect(JSONOutput.string(text).text() == expected)
    let tree = try #require(JSONReader.read(SourceText(name: "x", expected)).0)
    #expect(tree.string(tree.root) == text)
  }

  @Test(
    "writes numbers so they read back the same",
    arguments: [
      (0, "0"), (1240, "1240"), (-3, "-3"), (0.1, "0.1"), (1e21, "1e+21"), (1e-300, "1e-300"),
      (1.0 / 3, "0.3333333333333333"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)]
  )
  func numbers(_ number: Double, _ expected: String) {
    #expect(JSONOutput.number(number).text() == expected)
  }

  @Test("keeps the order of keys, on one line")
  func line() {
    let value: JSONOutput = .object([
      "index": .number(1), "identifier": .null, "actions": .array([]), "content": .object([:]),
      "hint": .string(nil), "on": .bool(true), "names": .strings(["b", "a"]),
    ])
    #expect(
      value.text()
        == #"{"index": 1, "identifier": null, "actions": [], "content": {}, "hint": null, "#
        + #""on": true, "names": ["b", "a"]}"#
    )
  }

  @Test("pretty text keeps short values on a line")
  func pretty() {
    let long = String(repeating: "long ", count: 20)
    let value: JSONOutput = .object([
      "frame": .array([.number(0), .number(1)]), "texts": .strings([long, "short"]),
      "empty": .array([]),
    ])
    #expect(
      value.text(pretty: true) == """
        {
          "frame": [0, 1],
          "texts": [
            "\(long)",
            "short"
          ],
          "empty": []
        }
        """
    )
  }
}
