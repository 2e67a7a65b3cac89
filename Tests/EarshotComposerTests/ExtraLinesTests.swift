import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("The lines below a stop of the snapshot style")
struct ExtraLinesTests {
  private let dog = ElementDescription.of(.element, "Bailey, beagle") {
    $0.customContent = [
      CustomContent(label: "Age", value: TextTemplate("three years"), isImportant: true),
      CustomContent(label: "Vaccinated", value: TextTemplate("")),
    ]
  }.offering("Adopt", "Feed")

  @Test("name the element's own actions, then its content")
  func lines() {
    #expect(
      Composer(style: .snapshot, language: "en").extraLines(for: dog) == [
        "Actions Available", "- Adopt", "- Feed", "More Content Available", "- Age: three years",
        "- Vaccinated",
      ]
    )
  }

  @Test("are headed in the language of the element")
  func language() {
    let description = dog.with { $0.language = "de" }
    let lines = Composer(style: .snapshot, language: "en").extraLines(for: description)
    #expect(lines.first == "Aktionen verfügbar")
    #expect(lines.contains("Weiterhin inhalte verfügbar"))
  }

  @Test("leave out the actions of containers")
  func containers() {
    let description = ElementDescription.of(.text, "Hi").with { $0.actions = ["Star"] }
    #expect(Composer(style: .snapshot, language: "en").extraLines(for: description) == [])
  }

  @Test("don't exist in the spoken style")
  func spoken() {
    #expect(Composer(style: .spoken, language: "en").extraLines(for: dog) == [])
  }
}
