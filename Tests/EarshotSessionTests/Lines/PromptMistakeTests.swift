import EarshotSession
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@Suite("What people type by mistake")
struct PromptMistakeTests {
  private static let path = "Tests/Fixtures/prompt/wrong-inputs.md"

  @Test("is answered line by line as the document says, remarks included")
  func document() throws {
    let blocks = MarkdownBlocks.blocks(in: try ProjectFiles.source(Self.path).lines)
    let screen = try #require(blocks.first { $0.info == ["screen"] })
    let text = screen.lines.map { $0.text + "\n" }.joined()
    let sessions = blocks.filter { $0.info == ["prompt"] }
    #expect(sessions.count == 5)
    for block in sessions {
      var walk = try Walk(unstarted: text)
      var expected = block.lines[...]
      while let command = expected.popFirst() {
        let answer = expected.prefix { !$0.text.hasPrefix("> ") }
        expected = expected.dropFirst(answer.count)
        let place = ProjectFiles.location(ofLine: command.number, in: Self.path)
        #expect(
          walk(command.text) == answer.map(\.text).filter { !$0.isEmpty },
          sourceLocation: place
        )
      }
    }
  }
}
