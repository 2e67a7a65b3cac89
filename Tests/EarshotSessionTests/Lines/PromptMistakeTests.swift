import EarshotNotation
import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@Suite("What people type by mistake")
struct PromptMistakeTests {
  static let paths = [
    "Tests/Fixtures/prompt/wrong-inputs.md", "Tests/Fixtures/prompt/other-wrong-inputs.md",
    "Tests/Fixtures/prompt/outsiders-inputs.md", "Tests/Fixtures/prompt/names-and-actions.md",
    "Tests/Fixtures/prompt/at-the-cursor.md",
    "Tests/Fixtures/prompt/in-own-words.md", "Tests/Fixtures/prompt/testers-inputs.md",
  ]

  /// A line of a document, and the lines below it.
  private struct Row {
    var typed: String
    var answer: [String]
    var number: Int
  }

  /// The sessions of a document; a block marked `each` has one for each of its lines.
  private static func sessions(of path: String) throws -> (screen: String, all: [[Row]]) {
    let blocks = MarkdownBlocks.blocks(in: try ProjectFiles.source(path).lines)
    let screen = try #require(blocks.first { $0.info == ["screen"] })
    let all = blocks.filter { $0.info.first == "prompt" }.flatMap { block in
      let rows = rows(of: block)
      return block.info.contains("each") ? rows.map { [$0] } : [rows]
    }
    return (screen.lines.map { $0.text + "\n" }.joined(), all)
  }

  private static func rows(of block: MarkdownBlocks.Block) -> [Row] {
    block.lines.reduce(into: []) { rows, line in
      if line.text.hasPrefix("> ") {
        rows.append(Row(typed: String(line.text.dropFirst(2)), answer: [], number: line.number))
      } else if !line.text.isEmpty, !rows.isEmpty {
        rows[rows.count - 1].answer.append(line.text)
      }
    }
  }

  /// The line with which a document begins each of its sessions.
  private static func begin(_ walk: inout Walk, _ path: String) {
    if path == paths[1] { walk("start; n 2") }
    if paths.dropFirst(2).contains(path) { walk("start") }
  }

  @Test("is answered line by line as the document says, including comments", arguments: paths)
  func document(_ path: String) throws {
    let (screen, sessions) = try Self.sessions(of: path)
    #expect(sessions.count > 3)
    for session in sessions {
      var walk = try Walk(unstarted: screen)
      Self.begin(&walk, path)
      for row in session {
        let place = ProjectFiles.location(ofLine: row.number, in: path)
        #expect(walk(row.typed) == row.answer, sourceLocation: place)
      }
    }
  }

  @Test("leads to lines that Earshot understands", arguments: paths)
  func suggestions(_ path: String) throws {
    let (screen, sessions) = try Self.sessions(of: path)
    var count = 0
    for row in sessions.joined() {
      for line in Self.suggestions(in: row.answer) {
        count += 1
        var walk = try Walk(unstarted: screen)
        Self.begin(&walk, path)
        let answer = walk(line)
        let isWrong = answer.contains { line in
          ["~ refused: unknown", "~ refused: '", "# unknown"].contains { line.hasPrefix($0) }
        }
        let place = ProjectFiles.location(ofLine: row.number, in: path)
        #expect(!isWrong, "\(line): \(answer)", sourceLocation: place)
      }
    }
    #expect(count > 10)
  }

  @Test("leads to lines that name something here, and keep what was typed", arguments: paths)
  func playedSuggestions(_ path: String) throws {
    let (screen, sessions) = try Self.sessions(of: path)
    var count = 0
    for session in sessions {
      var walk = try Walk(unstarted: screen)
      Self.begin(&walk, path)
      for row in session {
        let place = ProjectFiles.location(ofLine: row.number, in: path)
        for line in Self.suggestions(in: row.answer) {
          count += 1
          var copy = walk
          let answer = copy(line)
          // An element behind an alert exists.
          let isMissing =
            !answer.contains { $0.contains(" is behind ") }
            && answer.contains { line in
              ["~ refused: no such", "~ refused: no rotor", "~ refused: no action"]
                .contains { line.hasPrefix($0) }
            }
          #expect(!isMissing, "\(line): \(answer)", sourceLocation: place)
          #expect(Self.keeps(row.typed, line), "\(row.typed): \(line)", sourceLocation: place)
        }
        walk(row.typed)
      }
    }
    #expect(count > 10)
  }

  /// Whether a suggested line has all strings and elements that were typed.
  ///
  /// A line can name an element by its label or by its identifier, whatever was typed.
  private static func keeps(_ typed: String, _ line: String) -> Bool {
    let last = typed.split(separator: ";").last.map(String.init) ?? typed
    let parts = last.split(separator: "\"", omittingEmptySubsequences: false)
    let texts = parts.indices.filter { !$0.isMultiple(of: 2) && $0 + 1 < parts.count }
      .map { parts[$0] }
    let plain = line.replacing("\\\"", with: "\"")
    let namesElement = line.contains("#") || line.contains("\"")
    return texts.allSatisfy { plain.contains($0) || namesElement }
      && (!last.contains(" #") || namesElement)
  }

  /// The lines that answers suggest, without those that stand for others.
  private static func suggestions(in answer: [String]) -> [String] {
    answer.filter { $0.hasPrefix("~ refused: unknown command") }.flatMap { line in
      ["did you mean '", "as in '"].compactMap { words -> String? in
        guard let start = line.firstRange(of: words)?.upperBound else { return nil }
        let rest = line[start...]
        guard let end = rest.firstRange(of: "'?") ?? rest.firstRange(of: "' (") else {
          return rest.hasSuffix("'") ? String(rest.dropLast()) : nil
        }
        return String(rest[..<end.lowerBound])
      }
    }.filter { !$0.contains("FILE") && !$0.hasSuffix("to") }
  }
}
