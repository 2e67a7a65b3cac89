import EarshotTranscripts
import Foundation
import EarshotNotation
import EarshotSession
import TestSupport
import Testing

@Suite("Docs/Explaining.md")
struct ExplainingLaws {
  private static let path = "Docs/Explaining.md"
  /// If this is 1, the test rewrites the page, and fails.
  private static let switchName = "EARSHOT_WRITE_DOCS"

  @Test("shows what the commands print")
  func page() throws {
    let text = String(decoding: try ProjectFiles.source(Self.path).utf8, as: UTF8.self)
    let actual = try withAnswers(text)
    guard ProcessInfo.processInfo.environment[Self.switchName] != "1" else {
      let file = ProjectFiles.root.appendingPathComponent(Self.path)
      try Data(actual.utf8).write(to: file)
      Issue.record("\(Self.path) was written; run again without \(Self.switchName)")
      return
    }
    for (old, new) in zip(text.split(separator: "\n"), actual.split(separator: "\n")) {
      guard old != new else { continue }
      Issue.record("'\(old)' is now '\(new)'")
      break
    }
    #expect(text == actual)
  }

  /// The page with the current answers below each command that begins with a colon.
  private func withAnswers(_ page: String) throws -> String {
    var session: Session?
    var isAnswered = false
    var lines: [String] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```voiceover" {
        session = Session(try #require(AppDocument.read([SampleApp.source]).document))
      } else if line == "```" {
        session = nil
      } else if line.hasPrefix("start: ") {
        session?.firstScreen = String(line.dropFirst("start: ".count))
      }
      if isAnswered, session != nil, line == "#" || line.hasPrefix("# ") { continue }
      lines.append(line)
      isAnswered = line.hasPrefix("> :")
      guard line.hasPrefix("> "), let response = session?.run(line) else { continue }
      if isAnswered { lines += response.lines }
    }
    return lines.joined(separator: "\n")
  }
}
