import EarshotNotation
import EarshotTranscripts
import Testing

@Suite("A Markdown document taken apart")
struct MarkdownDocumentTests {
  /// The parts of a document, each on a line.
  private func parts(_ text: String) -> [String] {
    MarkdownDocument(SourceText(name: "a.md", text)).parts.map { part in
      switch part {
      case .heading(let heading): "\(heading.level) \(heading.text)"
      case .paragraph(let lines): lines.joinedText
      case .block(let block): "[\(block.info.joined(separator: " "))] \(block.lines.map(\.text))"
      }
    }
  }

  @Test("a heading is one to six hash marks and a blank")
  func headings() {
    let text = "# Moving\n###   `swipe` \n#moving\n\n####### Moving\n\nMoving"
    #expect(parts(text) == ["1 Moving", "3 `swipe`", "#moving", "####### Moving", "Moving"])
  }

  @Test("headings, entries, rows, and blocks end a paragraph")
  func paragraphs() {
    let text = "one\ntwo\n- three\n  four\n1. five\n| six |\n```screen\n\n```\nseven"
    #expect(
      parts(text) == [
        "one two", "- three four", "1. five", "| six |", #"[screen] [""]"#, "seven",
      ]
    )
  }

  @Test("the fields at the top are no paragraph, and a mistake in them has its line")
  func top() {
    let text = "---\ngoal: #pay\n\nmore\n---\n# Title\n"
    let document = MarkdownDocument(SourceText(name: "a.md", text))
    #expect(document.fields.map(\.field.name) == ["goal"])
    #expect(document.title == "Title")
    #expect(document.diagnostics.map(\.range) == [16..<20])
    #expect(parts(text) == ["1 Title"])
  }

  @Test("dashes that nothing closes are reported")
  func open() {
    let document = MarkdownDocument(SourceText(name: "a.md", "---\ngoal: #pay\n"))
    #expect(document.diagnostics.count == 1)
    #expect(document.fields.isEmpty)
  }

  @Test("a line of dashes above a block isn't the end of fields if it's below the block")
  func rule() {
    let text = "---\n```voiceover\n> tap\n```\n---\n"
    let document = MarkdownDocument(SourceText(name: "a.md", text))
    #expect(document.blocks.count == 1)
    #expect(document.fields.isEmpty)
    #expect(parts(text) == ["---", #"[voiceover] ["> tap"]"#, "---"])
  }

  @Test("an empty document has no parts", arguments: ["", "\n", "---\n---\n", "---\n---"])
  func empty(_ text: String) { #expect(parts(text) == []) }
}
