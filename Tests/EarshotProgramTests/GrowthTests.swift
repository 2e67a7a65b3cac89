import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Work counted in instructions, at one size and at four times that: it grows no faster than the
/// input.
@Suite("Costs that grow with the input alone", .waiting)
struct GrowthTests {
  /// Something whose cost grows with a number.
  struct Surface: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The smaller number.
    var count: Int
    var words: [String]
    /// The files for a number.
    var files: @Sendable (Int) -> [String: String]
    /// What is typed for a number.
    var input: @Sendable (Int) -> String = { _ in "" }
  }

  private static func screen(_ count: Int) -> String {
    "screen a\n" + (0..<count).map { "  button \"Item \($0)\"\n" }.joined()
  }

  /// Reads a screen file and prints it; `check` goes on with an audit, which explores the app.
  private static let reading = ["convert", "a.screen", "--to", "json"]

  static let surfaces = [
    Surface(testDescription: "a screen file", count: 100, words: reading) {
      ["a.screen": screen($0)]
    },
    Surface(testDescription: "references in a chain", count: 100, words: reading) {
      let texts = (0..<$0).map { "  text \"{#b\($0).label}\" #b\($0 + 1)\n" }.joined()
      return ["a.screen": "screen a\n  text \"x\" #b0\n\(texts)"]
    },
    Surface(testDescription: "'each' blocks on nodes", count: 50, words: reading) {
      let blocks = (0..<20).map { "each button\n  action \"a\($0)\": back\n" }.joined()
      return ["a.screen": screen($0) + blocks]
    },
    Surface(testDescription: "announcements under wait", count: 100, words: ["walk", "a.screen"]) {
      _ in
      ["a.screen": "screen a\n  every 100ms: announce \"tick\" high\n  button \"B\"\n"]
    } input: {
      "wait \($0 * 100)ms\n"
    },
    Surface(
      testDescription: "a recording",
      count: 25,
      words: ["walk", "--record", "r.vo", "a.screen"]
    ) { _ in
      ["a.screen": screen(2)]
    } input: {
      String(repeating: "swipe right\n", count: $0)
    },
    Surface(testDescription: "a long text read by words", count: 50, words: ["walk", "a.screen"]) {
      ["a.screen": "screen a\n  text \"\(String(repeating: "word ", count: $0))\"\n"]
    } input: {
      "rotor words\n" + String(repeating: "swipe down\n", count: $0)
    },
    Surface(testDescription: "typing in a long text", count: 50, words: ["walk", "a.screen"]) {
      let text = String(repeating: "word ", count: $0)
      return ["a.screen": "screen a\n  textField \"Note\"\n    value: \(text)\n"]
    } input: { _ in
      "double tap\n" + String(repeating: "type x\ndelete\n", count: 20)
    },
    Surface(
      testDescription: "the order of stops by their frames",
      count: 100,
      words: ["speak", "a.screen"]
    ) {
      count in
      let rows = (0..<count).map { "  text \"\($0)\"\n    frame: 0 \((count - $0) * 10) 10 10\n" }
      return ["a.screen": "screen a\n" + rows.joined()]
    },
    Surface(testDescription: "rotors and their stops", count: 100, words: ["walk", "a.screen"]) {
      let rotors = (0..<$0).map { "  rotor \"Rotor \($0)\": .stop\n" }.joined()
      let stops = (0..<$0).map { "  text \"\($0)\" .stop\n" }.joined()
      return ["a.screen": "screen a\n\(rotors)\(stops)"]
    } input: { _ in
      "rotor right\nswipe down\n:rotor\n"
    },
    Surface(testDescription: "parts of an element", count: 100, words: ["walk", "a.screen"]) {
      let parts = (0..<$0).map { "    content \"Part \($0)\": \($0)\n" }.joined()
      return ["a.screen": "screen a\n  text \"Text\"\n\(parts)"]
    } input: { _ in
      "rotor More content\nswipe down\nswipe down\n"
    },
    Surface(testDescription: "lines below one line", count: 1_000, words: ["speak", "a.screen"]) {
      count in
      func lines(_ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
      let actions = lines { "    action \"Do \($0)\": back\n" }
      let effects = lines { "      announce \"\($0)\"\n" }
      let content = lines { "    content \"Part \($0)\": \($0)\n" }
      let button = "  button \"B\"\n\(actions)    on activate:\n\(effects)"
      return ["a.screen": "screen a\n\(button)  text \"Text\"\n\(content)"]
    },
    Surface(
      testDescription: "two screens compared",
      count: 25,
      words: ["diff", "a.screen", "b.screen"]
    ) {
      ["a.screen": screen($0), "b.screen": screen($0 - 1)]
    },
  ]

  /// Whether instructions can be counted, and everything is tried.
  static let canCount =
    Effort.isFull && FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")

  private func instructions(_ surface: Surface, _ count: Int) throws -> Int {
    let folder = try TemporaryFolder()
    for (name, text) in surface.files(count) { try folder.add(name, text) }
    let input = try folder.add("input", surface.input(count))
    let words = surface.words.joined(separator: " ")
    let line = """
      cd '\(folder.path)' && valgrind --tool=callgrind --callgrind-out-file=/dev/null \
      "$earshot" \(words) <'\(input)' 2>&1 >/dev/null | sed -n 's/.*Collected : //p'
      """
    let counted = try ToolProcess.shell(line).output
    return try #require(Int(counted.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test("is so where it once was not", .enabled(if: canCount), arguments: surfaces)
  func growth(_ surface: Surface) throws {
    let counts = [1, surface.count, 4 * surface.count]
    let work = try counts.map { try instructions(surface, $0) }
    let (one, four) = (work[1] - work[0], work[2] - work[0])
    // Four times as many take four times the work, and a third more for what sorts.
    #expect(3 * four <= 16 * one, "\(work)")
  }
}
