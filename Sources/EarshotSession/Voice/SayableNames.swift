import EarshotModel
import EarshotNotation
import EarshotVoiceControl

/// The words that a name for Voice Control can contain at any time in any session.
///
/// The type errs on the side of including too many words, so a name with any other word is never
/// valid.
///
/// - Source: VOICE-CONTROL.md, chapter 4, “Refusals”.
package struct SayableNames {
  private var words: Set<String> = []
  /// The names that a message can list, in the order of the files.
  private var names: [String] = []
  private var holdsAnything = false

  /// Collects the labels, input labels, and actions of an app.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ texts: AppTexts) {
    for pool in [texts.inputLabels, texts.labels, texts.actions] {
      holdsAnything = holdsAnything || pool.holdsAnything || pool.mayBeWhollyFilledIn
      names += pool.words
      for part in pool.parts { words.formUnion(PhraseWords(part).words) }
    }
  }

  /// Returns the end of a message about a name that no item can have, or `nil` if an item can have
  /// it.
  ///
  /// - Complexity: O(*n*) for an invalid name, where *n* is the number of names.
  package func mistake(in name: String) -> String? {
    let said = PhraseWords(name)
    guard !isKnown(said) else { return nil }
    if let bare = said.withoutKind, isKnown(bare) {
      let spelled = names.first { PhraseWords($0) == bare } ?? bare.words.joined(separator: " ")
      return """
        ; write "Tap \(spelled)", because the item's name doesn't contain a word such as “button”
        """
    }
    guard let nearest = Suggestion.nearest(to: name, in: names) else {
      return names.isEmpty ? "; add labels to the items, because none of them has a name" : ""
    }
    return "; did you mean \(Quoting.quotedLiteral(nearest))?"
  }

  private func isKnown(_ said: PhraseWords) -> Bool {
    holdsAnything || said.words.allSatisfy(words.contains)
  }
}

extension Gesture {
  /// The name after the verb of a Voice Control phrase, or `nil` if there's no verb or no name.
  ///
  /// A number isn't a name, because an overlay assigns numbers.
  package var nameSaid: String? {
    guard case .say(let text) = self,
      let name = PhraseDefinition.understand(PhraseWords(text))?.phrase.item?.name,
      PhraseWords(name).number == nil
    else { return nil }
    return name
  }

  /// Whether the phrase controls Voice Control itself, such as its overlays or whether it listens.
  ///
  /// Voice Control understands these phrases in every app.
  package var isOfVoiceControlItself: Bool {
    guard case .say(let text) = self,
      let phrase = PhraseDefinition.understand(PhraseWords(text))?.phrase
    else { return false }
    return switch phrase {
    case .show, .showGrid, .hide, .sleep: true
    default: false
    }
  }
}
