import EarshotNotation
import EarshotTranscripts
import Testing

@Suite("The parts of a Markdown document")
struct MarkdownDocumentTests {
  /// The parts of a document: headings with their levels, paragraphs, and blocks with their words.
  private func parts(_ text: String) -> [String] {
    MarkdownDocument(SourceText(name: "a.md", text)).parts.map { part in
      switch part {
      case .heading(let heading): "\(heading.level) \(heading.text)"
      case .paragraph(let lines): lines.map(\.trimmed).joined(separator: "/")
      case .block(let block): "[\(block.info.joined(separator: " "))] \(block.text)"
      }
    }
  }

  @Test("a heading is one to six number signs and a space, and needs no blank line")
  func headings() {
    #expect(parts("# Moving\nthe cursor\n### `swipe`") == ["1 Moving", "the cursor", "3 `swipe`"])
    #expect(parts("#moving") == ["#moving"])
    #expect(parts("####### Moving") == ["####### Moving"])
  }

  @Test("a paragraph ends at a blank line, an item of a list, and a block")
  func paragraphs() {
    #expect(parts("a\nb\n\nc\n- d\n- e") == ["a/b", "c", "- d", "- e"])
    #expect(parts("a\n```screen x\nb\n```\nc") == ["a", "[screen x] b\n", "c"])
  }

  @Test("fields are between two lines of dashes at the top, and nowhere else")
  func fields() {
    let document = MarkdownDocument(SourceText(name: "a.md", "---\ngoal: #pay\n---\n# Pay\n"))
    #expect(document.fields.map(\.field.value) == ["#pay"])
    #expect(document.title == "Pay" && document.diagnostics.isEmpty)
    #expect(MarkdownDocument(SourceText(name: "a.md", "# Pay\na: b\n")).fields.isEmpty)
    let open = MarkdownDocument(SourceText(name: "a.md", "---\ngoal: #pay\n"))
    #expect(open.diagnostics.map(\.message.text) == ["this header isn't closed; end it with '---'"])
  }
}
