import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import Testing

/// VOICEOVER.md 2.2: each row has the words for a trait.
@Suite("A trait with a name")
struct NamedTraitTests {
  private func utterance(_ traits: Traits, _ style: Style) -> Utterance {
    let composer = Composer(style: style, language: "en")
    let event = Event.described(.of(.element, "A", traits, value: "1"))
    return composer.utterance(for: event) ?? Utterance(parts: [], text: "")
  }

  private func rules(_ traits: Traits, _ style: Style) -> [SpeechRule] {
    utterance(traits, style).parts.map(\.speechRule)
  }

  private func isSaidToBeSilent(_ trait: NamedTrait, _ style: Style = .spoken) -> Bool {
    utterance(trait.traits, style).omissions(around: []).contains { $0.text == trait.rawValue }
  }

  @Test("has a word, or is declared silent", arguments: NamedTrait.allCases)
  func speech(_ trait: NamedTrait) {
    switch trait.speech {
    case .word(let rule):
      #expect(rules(trait.traits, .spoken).contains(rule))
      // In the snapshot style, a switch says its word only if it is also a button.
      #expect(rules(trait.traits.union(.button), .snapshot).contains(rule))
      #expect(!isSaidToBeSilent(trait))
    case .spokenWord(let rule):
      #expect(rules(trait.traits, .spoken).contains(rule))
      #expect(!rules(trait.traits, .snapshot).contains(rule))
      let word = utterance(trait.traits, .spoken).parts.first { $0.speechRule == rule }?.text
      let omissions = utterance(trait.traits, .snapshot).omissions(around: [])
      #expect(omissions.contains { $0.text == word })
    case .fieldWord(let rule):
      let field = utterance(.textEntry, .spoken)
      let changed = utterance([.textEntry, trait.traits], .spoken)
      #expect(changed.text != field.text)
      #expect(changed.parts.contains { $0.speechRule == rule })
      #expect(!rules(trait.traits, .spoken).contains(rule))
      #expect(isSaidToBeSilent(trait))
    case .silent:
      for style in Style.allCases {
        #expect(utterance(trait.traits, style).text == utterance([], style).text)
        #expect(isSaidToBeSilent(trait, style))
      }
    }
  }
}
