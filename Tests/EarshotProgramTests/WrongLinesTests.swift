import EarshotNotation
import Foundation
import ProgramTestSupport
import TestSupport
import Testing

/// Documents of wrong inputs, each with the line that Earshot answers.
///
/// An input is a paragraph; `→` begins the text of the message, without its place.
@Suite("Wrong command lines and sessions", .waiting)
struct WrongLinesTests {
  /// An input, and the answer to it.
  private struct Row {
    var input: [String] = []
    var answer = ""
    var number = 0
  }

  /// A fenced block: the words after its fence, and its lines with their numbers.
  private struct Block {
    var info: String
    var lines: [(text: String, number: Int)] = []
  }

  private static func blocks(of path: String) throws -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    let text = String(decoding: try ProjectFiles.source(path).utf8, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if !isOpen { blocks.append(Block(info: String(line.dropFirst(3)))) }
        isOpen.toggle()
      } else if isOpen {
        blocks[blocks.count - 1].lines.append((line, number + 1))
      }
    }
    return blocks
  }

  private static func rows(of block: Block) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for line in block.lines {
      if line.text.hasPrefix("→ ") {
        row.answer = String(line.text.dropFirst(2))
        row.number = line.number
        rows.append(row)
        row = Row()
      } else if !line.text.isEmpty || !row.input.isEmpty {
        row.input.append(line.text)
      }
    }
    return rows
  }

  /// A folder with the app of a document.
  private static func folder(_ blocks: [Block]) throws -> TemporaryFolder {
    let screen = try #require(blocks.first { $0.info == "screen" })
    let folder = try TemporaryFolder()
    _ = try folder.add("parking.screen", screen.lines.map { $0.text + "\n" }.joined())
    return folder
  }

  @Test("lead to the line to type, as Tests/Fixtures/tool/wrong-command-lines.md says")
  func commandLines() throws {
    let path = "Tests/Fixtures/tool/wrong-command-lines.md"
    let blocks = try Self.blocks(of: path)
    let folder = try Self.folder(blocks)
    _ = try folder.add("parking.vo", "screen: parking.screen\n\n> start\nCurb\nPark, Heading\n")
    let rows = blocks.filter { $0.info == "shell" }.flatMap(Self.rows)
    #expect(rows.count > 60)
    for row in rows {
      let line = row.input.joined().dropFirst("earshot ".count)
      let result = try ToolProcess.shell("cd \(folder.path) && $earshot \(line) 2>&1 </dev/null")
      let first = result.output.split(separator: "\n").first { $0.hasPrefix("earshot: ") } ?? ""
      let place = ProjectFiles.location(ofLine: row.number, in: path)
      #expect(first.dropFirst("earshot: ".count) == row.answer, sourceLocation: place)
      #expect(result.status != 0, sourceLocation: place)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["parking.screen", "parking.vo"], "finding a line writes nothing")
  }

  @Test("are malformed, as Tests/Fixtures/tool/wrong-sessions.md says")
  func sessions() throws {
    let path = "Tests/Fixtures/tool/wrong-sessions.md"
    let blocks = try Self.blocks(of: path)
    let folder = try Self.folder(blocks)
    var count = 0
    for block in blocks where ["header", "below"].contains(block.info) {
      for row in Self.rows(of: block) {
        count += 1
        let session = Self.session(row.input, isHeader: block.info == "header")
        let file = try folder.add("a\(count).vo", session)
        let errors = try ToolProcess.run(["test", file]).errors
        let message = errors.split(separator: "\n").first { $0.contains(": error: ") }
        let words = message?.firstRange(of: ": error: ").map { message?[$0.upperBound...] ?? "" }
        let place = ProjectFiles.location(ofLine: row.number, in: path)
        #expect(words ?? "" == row.answer, sourceLocation: place)
      }
    }
    #expect(count > 60)
  }

  /// The lines of an input in a session, as its header or below its first step.
  private static func session(_ lines: [String], isHeader: Bool) -> String {
    let names = lines.contains { $0.contains("parking.screen") }
    let header = names && isHeader ? [] : ["screen: parking.screen"]
    let step = ["", "> start", "Curb", "Park, Heading"]
    let all = isHeader ? header + lines + step : header + step + lines
    return all.map { $0 + "\n" }.joined()
  }
}
