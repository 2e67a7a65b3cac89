import EarshotModel
import Testing

@Suite("A text with references")
struct TextTemplateTests {
  private static let reference = TextTemplate.Segment.reference(
    TextReference(node: .identifier("a"), property: .hint)
  )

  @Test("with one literal is that literal, and empty text has no pieces")
  func literals() {
    #expect(TextTemplate("Hello").literal == "Hello")
    #expect(TextTemplate("").literal == "")
    #expect(TextTemplate("").segments.isEmpty)
    #expect(TextTemplate("Hello").references.isEmpty)
  }

  @Test("joins adjacent literals and drops empty ones")
  func joins() {
    let text = TextTemplate(segments: [
      .literal(""), .literal("a"), .literal("b"), Self.reference, .literal(""), .literal("c"),
    ])
    #expect(text.segments == [.literal("ab"), Self.reference, .literal("c")])
    #expect(text == TextTemplate(segments: [.literal("ab"), Self.reference, .literal("c")]))
    #expect(TextTemplate(segments: [.literal("a"), .literal("b")]) == TextTemplate("ab"))
  }

  @Test("with a reference isn't a literal, and lists its references in order")
  func references() {
    let own = TextReference(node: .own, property: .label)
    let text = TextTemplate(segments: [Self.reference, .reference(own), Self.reference])
    #expect(text.literal == nil)
    #expect(text.references.map(\.node) == [.identifier("a"), .own, .identifier("a")])
    #expect(TextTemplate(segments: [.reference(own)]).literal == nil)
  }
}
