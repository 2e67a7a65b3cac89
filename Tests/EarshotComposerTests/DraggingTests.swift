import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

/// VOICEOVER.md 6.8.
@Suite("Dragging and dropping")
struct DraggingTests {
  private func line(_ event: Event, _ style: Style = .spoken, language: String = "en") -> String? {
    Composer(style: style, language: language).utterance(for: event)?.line
  }

  @Test("has its names among the actions, and says when it is done")
  func actions() {
    #expect(line(.action(.drag)) == "Drag")
    #expect(line(.dropped) == "Drop complete")
    #expect(Composer(style: .snapshot, language: "en").nameOfDrag == "Drag")
  }

  @Test("ends the name of the action that drops with “drop ready”")
  func ready() {
    #expect(line(.action(.drop("Drop"))) == "Drop, drop ready")
    #expect(line(.action(.drop("Set sound 3"))) == "Set sound 3, drop ready")
    #expect(line(.action(.custom("Delete"))) == "Delete")
  }

  @Test("is in English, unsourced, if the language has no words")
  func languages() throws {
    let said = Composer(style: .spoken, language: "de").utterance(for: .dropped)
    let part = try #require(said?.parts.first)
    #expect(part.text == "Drop complete" && part.kind == .status)
    #expect(part.rule.source == "unsourced")
  }
}
