import Testing

@testable import EarshotComposer

@Suite("Chunks")
struct ChunksTests {
  @Test(
    "are joined with a comma, or only a space after their own punctuation",
    arguments: [
      (["Add", "Button"], "Add, Button"), (["Done.", "Button"], "Done. Button"),
      (["Stop!", "Button"], "Stop! Button"), (["Sure?", "Button"], "Sure? Button"),
      (["Sum:", "3"], "Sum: 3"), (["a;", "b,", "c"], "a; b, c"), (["Add"], "Add"), ([], ""),
      (["Total…", "Button"], "Total…, Button"), (["вкл.", "Кнопка."], "вкл. Кнопка."),
      (["", "Button", ""], "Button"), ([" Add", "Button "], "Add, Button"), ([" Add "], "Add"),
      (["  ", "Button"], "  , Button"),
    ]
  )
  func description(texts: [String], line: String) {
    var parts = texts.map { Utterance.Part(.label, $0, from: nil, by: .label) }
    #expect(Chunks.description(&parts) == line)
    #expect(parts.allSatisfy { $0.text == "  " || !$0.text.hasPrefix(" ") })
  }

  @Test(
    "of a hint line end in punctuation if another follows",
    arguments: [
      (["Hint", "Actions available"], "Hint. Actions available"),
      (["Double tap to edit.", "Use the rotor"], "Double tap to edit. Use the rotor"),
      (["Why?", "Because"], "Why? Because"), (["Hint"], "Hint"),
    ]
  )
  func hintLine(texts: [String], line: String) {
    var parts = texts.map { Utterance.Part(.hint, $0, from: nil, by: .hint) }
    #expect(Chunks.hintLine(&parts) == line)
  }

  @Test("make no hint line if there are none")
  func noHintLine() {
    var parts: [Utterance.Part] = []
    #expect(Chunks.hintLine(&parts) == nil)
  }
}
