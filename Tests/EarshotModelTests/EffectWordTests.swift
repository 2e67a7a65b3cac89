import EarshotModel
import Testing

@Suite("The words of effects")
struct EffectWordTests {
  @Test("have one row each, with an example that begins with the word")
  func rows() {
    #expect(Set(EffectWord.all.map(\.name)).count == EffectWord.all.count)
    for word in EffectWord.all {
      #expect(EffectWord(named: word.name) == word)
      let examples = word.usage.split(separator: ", ")
      #expect(!examples.isEmpty && examples.allSatisfy { $0.split(separator: " ")[0] == word.name })
    }
  }

  @Test("include every change, every opening, and every way back")
  func cases() {
    let forms = EffectWord.all.map(\.form)
    let expected =
      Effect.Change.allCases.map(EffectWord.Form.change)
      + Effect.Opening.allCases.map(EffectWord.Form.opening)
      + Effect.Leaving.allCases.map(EffectWord.Form.leaving)
    for form in expected { #expect(forms.count { $0 == form } == 1, "\(form)") }
    #expect(forms.count == expected.count + 8)
  }

  @Test("don't include a word that begins no effect", arguments: ["", "pus", "Push", "push "])
  func unknown(_ name: String) { #expect(EffectWord(named: name) == nil) }
}
