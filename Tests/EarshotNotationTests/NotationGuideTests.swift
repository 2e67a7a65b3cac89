import EarshotModel
import TestSupport
import Testing

@testable import EarshotNotation

@Suite("The guide to the words of the screen format")
struct NotationGuideTests {
  @Test(
    "has a row for each word, with a meaning without a period",
    arguments: NotationGuide.allCases
  )
  func rows(_ guide: NotationGuide) {
    #expect(!guide.rows.isEmpty)
    #expect(Set(guide.rows.map(\.word)).count == guide.rows.count)
    for row in guide.rows { #expect(!row.meaning.isEmpty && !row.meaning.hasSuffix(".")) }
  }

  @Test("names roles that the reader accepts", arguments: NotationGuide.roles.rows.map(\.word))
  func roles(_ word: String) {
    let top = ["screen", "app"].contains(word)
    let line = word == "switch" ? "switch on \"A\"" : "\(word) \"A\""
    let text = top ? "app \"A\"\nscreen a\n  text \"B\"\n" : "screen a\n  \(line)\n"
    let messages = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    #expect(!messages.contains { $0.message.text.hasPrefix("unknown") }, "\(messages)")
  }

  @Test("writes effects that the reader accepts", arguments: EffectWord.all)
  func effects(_ word: EffectWord) {
    #expect(!word.usage.isEmpty)
    for usage in word.usage.split(separator: ", ") {
      let target = word.form == .opening(.present) ? "#x" : "#y"
      let effect = usage.replacing("SCREEN", with: "b").replacing("#id", with: target)
      let text = """
        screen a
          button "A"
            on activate: \(effect)
          slider "Y" #y
          alert "B" #x
        screen b
          text "C"
        """
      let messages = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
      #expect(!messages.contains { $0.severity == .error }, "\(effect): \(messages.map(\.message))")
    }
  }

  @Test("writes guards that the reader accepts", arguments: GuardWord.allCases)
  func guards(_ word: GuardWord) {
    let condition = word.usage.replacing("#id", with: "#x").replacing("#a", with: "#x")
      .replacing("#b", with: "#x")
    let text = "screen a\n  switch on \"A\" #x\n    hint \(condition): H\n"
    let messages = AppDocument.read([SourceText(name: "a.screen", text)]).diagnostics
    #expect(messages.isEmpty, "\(condition): \(messages.map(\.message))")
  }
}
