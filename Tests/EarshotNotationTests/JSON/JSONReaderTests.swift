import Testing

@testable import EarshotNotation

@Suite("The JSON reader")
struct JSONReaderTests {
  @Test("silently reads what RFC 8259 allows", arguments: JSONCase.accepted)
  func accepted(_ input: JSONCase) {
    let (tree, diagnostics) = JSONReader.read(input.source)
    #expect(diagnostics == [])
    #expect(tree != nil)
  }

  @Test("reports what RFC 8259 forbids, at its place", arguments: JSONCase.refused)
  func refused(_ input: JSONCase) {
    let (_, diagnostics) = JSONReader.read(input.source)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.range) == input.places, "\(diagnostics)")
  }

  @Test(
    "accepts what readers may accept, or rejects it with a warning",
    arguments: JSONCase.doubtful
  )
  func doubtful(_ input: JSONCase) {
    let (tree, diagnostics) = JSONReader.read(input.source)
    #expect(diagnostics.allSatisfy { $0.severity == .warning }, "\(diagnostics)")
    #expect(diagnostics.map(\.range) == input.places)
    #expect(tree != nil)
  }

  @Test("never reads past the end of the text, whatever bytes are cut off", arguments: JSONCase.all)
  func prefixes(_ input: JSONCase) {
    var problems = 0
    for count in 0..<min(input.bytes.count, 60) {
      let source = SourceText(name: "cut.json", utf8: Array(input.bytes.prefix(count)))
      for diagnostic in JSONReader.read(source).1 {
        #expect(diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= count)
        problems += 1
      }
    }
    // Empty text isn't JSON, so each case has at least that problem.
    #expect(problems > 0 || input.bytes.isEmpty)
  }

  @Test("keeps the bytes of every value and key")
  func ranges() throws {
    let text = #"{"a": [1, "é", {"b": null}], "c": true}"#
    let tree = try #require(JSONReader.read(SourceText(name: "x", text)).0)
    func words(_ index: JSONTree.Index) -> String {
      String(decoding: Array(text.utf8)[tree.range(index)], as: UTF8.self)
    }
    let array = try #require(tree.member("a", of: tree.root))
    #expect(words(tree.root) == text)
    #expect(words(array) == #"[1, "é", {"b": null}]"#)
    #expect(tree.children(of: array).map(words) == ["1", #""é""#, #"{"b": null}"#])
    #expect(tree.key(array)?.range == 1..<4)
    #expect(tree.children(of: tree.root).map { tree.kind($0) } == [.array, .bool])
  }

  @Test("uses the first of two members with the same name, and warns at the second")
  func repeatedNames() throws {
    let text = #"{"a": 1, "a": [2, {"x": 3}], "b": 4}"#
    let (tree, diagnostics) = JSONReader.read(SourceText(name: "x", text))
    let values = try #require(tree)
    #expect(values.children(of: values.root).compactMap { values.number($0) } == [1, 4])
    #expect(diagnostics.map(\.range) == [9..<12])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test("finds a repeated name among many")
  func manyNames() throws {
    let members = (0..<100).map { #""k\#($0)": \#($0)"# } + [#""k50": 0"#]
    let (tree, diagnostics) = JSONReader.read(
      SourceText(name: "x", "{\(members.joined(separator: ", "))}")
    )
    let values = try #require(tree)
    #expect(values.children(of: values.root).map { $0 }.count == 100)
    #expect(diagnostics.count == 1)
  }

  @Test(
    "decodes escapes",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC""#, "é€"),
      (#""\ud83c\udf55""#, "🍕"),
      (#""a\u0000b""#, "a\u{0}b"),
    ]
  )
  func escapes(_ text: String, _ expected: String) throws {
    let tree = try #require(JSONReader.read(SourceText(name: "x", text)).0)
    #expect(tree.string(tree.root) == expected)
  }

  @Test("nests as deep as it says and no deeper", arguments: [1_023, 1_024, 1_025, 100_000])
  func nesting(_ depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let (tree, diagnostics) = JSONReader.read(SourceText(name: "x", text))
    if depth <= 1_024 {
      #expect(tree != nil && diagnostics == [])
    } else {
      #expect(tree == nil)
      #expect(diagnostics.map(\.range) == [1_024..<1_025])
    }
  }

  @Test(
    "offers fixes if there are any",
    arguments: [
      ("[1,]", "[1]"), ("[1,,2]", "[1,2]"), ("{a: 1}", #"{"a": 1}"#), ("[True]", "[true]"),
      ("[NaN]", #"["NaN"]"#), ("[1]// end", "[1]"), ("[\"a\tb\"]", #"["a\tb"]"#),
      (#"["C:\x"]"#, #"["C:\\x"]"#),
    ]
  )
  func fixIts(_ text: String, _ mended: String) throws {
    let (_, diagnostics) = JSONReader.read(SourceText(name: "x", text))
    let fixIt = try #require(diagnostics.first?.fixIt)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fixIt.range, with: Array(fixIt.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
  }
}
