import Testing

@testable import EarshotTool

@Suite("Lines that are wider than the terminal")
struct LineWrapTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var pieces: [String]
    var testDescription: String { line }
  }

  static let cases = [
    Case(line: "fits", pieces: ["fits"]),
    Case(line: "", pieces: [""]),
    Case(line: "twenty letters, just", pieces: ["twenty letters, just"]),
    Case(
      line: "Add milk, one litre, Button, dimmed",
      pieces: ["Add milk, one litre,", "  | Button, dimmed"]
    ),
    Case(
      line: "# label \"Add\": from the label",
      pieces: ["# label \"Add\": from", "#   the label"]
    ),
    Case(line: "# #pay: error: no label", pieces: ["# #pay: error: no", "#   label"]),
    Case(line: "# # of a text in a note", pieces: ["# # of a text in a", "#     note"]),
    Case(line: "~ hint: Opens the offers", pieces: ["~ hint: Opens the", "  | offers"]),
    Case(
      line: "#       button \"Pay now\"",
      pieces: ["#       button \"Pay", "#         now\""]
    ),
    Case(
      line: "# > 12. Donaudampfschiff now",
      pieces: ["# > 12. Donaudampfsc", "#       hiff now"]
    ),
    Case(line: "aaaaaaaaaaaaaaaaaaaaaaaa", pieces: ["aaaaaaaaaaaaaaaaaaaa", "  |aaaa"]),
    Case(line: "咖啡豆咖啡豆咖啡豆咖啡", pieces: ["咖啡豆咖啡豆咖啡豆咖", "  |啡"]),
  ]

  @Test("leave columns free for emoji of several parts, which terminals count differently")
  func emoji() {
    let line = "Family 👨‍👩‍👧‍👦 at the old harbor"
    #expect(
      LineWrap(columns: 30).pieces(of: line) == ["Family 👨‍👩‍👧‍👦 at the old", "  | harbor"]
    )
    #expect(LineWrap(columns: 30).pieces(of: "Family 👪 at the old harbor").count == 1)
  }

  @Test("break between words, with a mark before the rest", arguments: cases)
  func pieces(_ row: Case) {
    #expect(LineWrap(columns: 20).pieces(of: row.line) == row.pieces)
  }

  @Test("stay whole if no width is given, and keep every word at any width")
  func whole() {
    let words = (1...60).map { String(repeating: "x", count: $0 % 13 + 1) }
    let line = "# " + words.joined(separator: " ")
    for columns in [-1, 0, 20, 41, 50, 80, 120] {
      let pieces = LineWrap(columns: columns).pieces(of: line)
      #expect(pieces.allSatisfy { $0.count <= max(20, columns) && $0.hasPrefix("# ") })
      let found: [Substring] = pieces.flatMap { $0.dropFirst().split(separator: " ") }
      #expect(found.map(String.init) == words)
    }
    #expect(Output(1, name: "x").pieces(of: line) == [line])
  }

  @Test("of a lesson are indented where they continue")
  func prose() {
    let pieces = LineWrap(columns: 20).pieces(of: "Lesson: A tap only speaks", indentedBy: 4)
    #expect(pieces == ["Lesson: A tap only", "    speaks"])
  }

  @Test("are paged with the question below them")
  func pages() {
    var pager = Pager((1...7).map(String.init))
    var parts: [[String]] = []
    #expect(!pager.fits(rows: 7) { [$0] } && pager.fits(rows: 8) { [$0] })
    while !pager.isOver { parts.append(pager.next(rows: 4) { [$0] }) }
    #expect(parts == [["1", "2", "3"], ["4", "5", "6"], ["7"]])
    #expect(Pager.answer(.line(" ")) == .more && Pager.answer(.line("Q")) == .stop)
    #expect(Pager.answer(.line("n")) == .other && Pager.answer(.end) == .stop)
    #expect(Pager.answer(.stop(.terminated)) == .other)
  }

  @Test("break for the current width when they are shown")
  func resized() {
    var pager = Pager(["# one two three four", "# five six seven eight"])
    let wide = LineWrap(columns: 40)
    let narrow = LineWrap(columns: 20)
    #expect(pager.next(rows: 2) { wide.pieces(of: $0) } == ["# one two three four"])
    #expect(
      pager.next(rows: 9) { narrow.pieces(of: $0) } == ["# five six seven", "#   eight"]
    )
  }

  @Test("in a box of a map stay on one page")
  func boxes() {
    let lines = ["# Map:", "# +---+", "# |1  |", "# +---+", "# #===#", "# #2  #", "# #===#"]
    var pager = Pager(lines)
    var parts: [[String]] = []
    while !pager.isOver { parts.append(pager.next(rows: 6) { [$0] }) }
    #expect(parts == [Array(lines[..<4]), Array(lines[4...])])
  }
}
