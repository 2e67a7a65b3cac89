import EarshotFocusEngine
import EarshotComposer
import Testing

@Suite("A rotor setting")
struct RotorOptionTests {
  private static let options: [(RotorItem, String)] = [
    (.adjustValue, "Adjust value"), (.characters, "Characters"), (.words, "Words"),
    (.lines, "Lines"), (.speakingRate, "Speaking rate"), (.volume, "Volume"),
    (.punctuation, "Punctuation"), (.hints, "Hints"), (.containers, "Containers"),
    (.search(.headings), "Headings"), (.search(.links), "Links"), (.search(.buttons), "Buttons"),
    (.search(.formControls), "Form controls"), (.search(.textFields), "Text fields"),
    (.search(.images), "Images"), (.search(.tables), "Tables"), (.search(.lists), "Lists"),
    (.search(.landmarks), "Landmarks"), (.misspelledWords, "Misspelled words"), (.edit, "Edit"),
    (.textSelection, "Text selection"), (.moreContent, "More content"),
    (.custom(name: "Stores"), "Stores"), (.zoom, "Zoom"), (.actions, "Actions"),
  ]

  @Test("has a name in English", arguments: Self.options)
  func english(option: RotorItem, name: String) {
    #expect(Composer(style: .spoken, language: "en").name(of: option) == name)
    #expect(Composer(style: .snapshot, language: "en").name(of: option) == name)
    #expect(Composer(style: .spoken, language: "de").englishName(of: option) == name)
  }

  @Test(
    "has a name in other languages if it is known, or the English one",
    arguments: [
      ("de", RotorItem.characters, "Zeichen"), ("de", .words, "Wörter"), ("de", .lines, "Zeilen"),
      ("de", .containers, "Container"), ("de", .speakingRate, "Sprechtempo"),
      ("de", .search(.headings), "Überschriften"), ("de", .search(.textFields), "Textfelder"),
      ("de", .actions, "Actions"), ("ru", .search(.headings), "Заголовки"),
      ("ru", .characters, "Characters"), ("ja", .characters, "文字"), ("ja", .words, "単語"),
      ("ja", .lines, "行"), ("ja", .search(.headings), "見出し"), ("ja", .containers, "コンテナ"),
      ("fr", .search(.links), "Links"),
    ]
  )
  func names(language: String, option: RotorItem, name: String) {
    #expect(Composer(style: .spoken, language: language).name(of: option) == name)
  }

  @Test("has its own name for every built-in search, and says what it didn't find")
  func searches() {
    let composer = Composer(style: .spoken, language: "en")
    for search in RotorItem.Search.allCases {
      #expect(!composer.name(of: .search(search)).isEmpty)
      let said = composer.utterance(for: .notFound(.search(search)))
      #expect(said?.text.hasSuffix(" not found") == true)
    }
  }
}
