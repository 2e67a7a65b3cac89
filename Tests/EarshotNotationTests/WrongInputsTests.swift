import TestSupport
import Testing

@testable import EarshotNotation

@Suite("Tests/Fixtures/WrongInputs.md")
struct WrongInputsTests {
  private static let path = "Tests/Fixtures/WrongInputs.md"

  /// A wrong input of the page, with the message.
  private struct Row {
    var line: Int
    var frame: String
    var input: [String] = []
    var messages: [String] = []
    /// The lines that are shown whole, or an empty array if the row doesn't name them.
    var lines: [String] = []
  }

  private static let rows: [Row] = {
    guard let page = try? ProjectFiles.source(path) else { return [] }
    var rows: [Row] = []
    var frame: String?
    let lines = String(decoding: page.utf8, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        frame = frame == nil ? String(line.dropFirst(3)) : nil
      } else if let frame, line.hasPrefix("→ ") {
        rows[rows.count - 1].messages.append(String(line.dropFirst(2)))
      } else if frame != nil, line.hasPrefix("⇒ ") {
        rows[rows.count - 1].lines.append(String(line.dropFirst(2)))
      } else if let frame, !line.isEmpty {
        let isNew = rows.last.map { !$0.messages.isEmpty || $0.frame != frame } ?? true
        if isNew { rows.append(Row(line: number + 1, frame: frame)) }
        rows[rows.count - 1].input.append(String(line))
      }
    }
    return rows
  }()

  /// The file that a row stands for.
  private func file(_ row: Row) -> String? {
    func lines(_ indentation: Int, after start: String) -> String {
      let blanks = String(repeating: " ", count: indentation)
      return start + row.input.map { "\(blanks)\($0)\n" }.joined()
    }
    let pay = "  button \"Pay\" #pay\n"
    let count = "  adjustable \"Count\" #count\n    range: 0...10\n"
    let age = "  switch \"Age\" #age\n"
    switch row.frame {
    case "screen": return lines(2, after: "screen a \"A\"\n")
    case "element": return lines(4, after: "screen a \"A\"\n" + pay)
    case "effect":
      return lines(6, after: "screen a \"A\"\n" + age + count + pay + "    on activate:\n")
    case "condition":
      let test = row.input.joined()
      return "screen a \"A\"\n" + age + count + pay + "    hint when \(test): x\n"
    case "amount": return "screen a \"A\"\n" + count + "  text \"Total \(row.input.joined())\"\n"
    case "file", "json": return lines(0, after: "")
    default: return nil
    }
  }

  /// The messages of `check` for a row, and the whole lines that it shows.
  private func answer(_ row: Row) -> (messages: [String], lines: [String])? {
    guard let text = file(row) else { return nil }
    let source = SourceText(name: row.frame == "json" ? "a.json" : "a.screen", text)
    let found = AppDocument.read([source]).checked(in: [source])
    let lines = found.compactMap(\.correction).flatMap { change in
      change.replacement.split(separator: "\n").map(String.init)
    }
    let messages = found.map { "\($0.severity.rawValue): \($0.message.text)" }
    return (messages.isEmpty ? ["nothing"] : messages, lines.map(\.trimmedOfSpaces))
  }

  @Test("each line that's shown is right in its place, and keeps the parts of the author's line")
  func lines() {
    var count = 0
    for row in Self.rows {
      guard let text = file(row), row.frame != "json" else { continue }
      let source = SourceText(name: "a.screen", text)
      for problem in AppDocument.read([source]).checked(in: [source]) {
        guard let change = problem.correction else { continue }
        count += 1
        let place = ProjectFiles.location(ofLine: row.line, in: Self.path)
        var bytes = source.utf8
        bytes.replaceSubrange(change.range, with: Array(change.replacement.utf8))
        let end = change.range.lowerBound + change.replacement.utf8.count
        let left = AppDocument.read([SourceText(name: "a.screen", utf8: bytes)]).diagnostics
        let here = left.filter {
          $0.severity == .error && (change.range.lowerBound...end).contains($0.range.lowerBound)
        }
        #expect(here.map(\.message.text) == [], "\(change.replacement)", sourceLocation: place)
        let kept = KeptParts(source.utf8.text(change.range), LineRepair.names(in: [source]))
        let lines = change.replacement.split(separator: "\n").map(String.init)
        let isKept = change.range.isEmpty || kept.areKept(in: lines, problem.message.text)
        #expect(isKept, "\(change.replacement)", sourceLocation: place)
      }
    }
    #expect(count > 300)
  }

  @Test("each gets the answer on the page")
  func answers() {
    #expect(Self.rows.count > 150)
    for row in Self.rows {
      let found = answer(row)
      let place = ProjectFiles.location(ofLine: row.line, in: Self.path)
      let input = "\(row.input.joined(separator: "\n"))"
      #expect(found?.messages == row.messages, "\(input)", sourceLocation: place)
      guard !row.lines.isEmpty else { continue }
      #expect(found?.lines == row.lines, "\(input)", sourceLocation: place)
    }
  }
}
