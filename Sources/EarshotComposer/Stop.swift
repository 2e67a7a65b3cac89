import EarshotModel
import EarshotFocusEngine

/// A stop as the rules of speech look at it: what is known of it, and the words to say it with.
///
/// Each file in `Rules` extends it by what one rule makes of it, as parts; the two files in
/// `Styles` put the parts in order and write them out.
struct Stop {
  typealias Part = Utterance.Part
  typealias Rule = Utterance.Rule

  /// What is known of the stop.
  let description: ElementDescription
  /// The stop itself.
  let element: Element
  /// The settings of VoiceOver.
  let settings: VoiceOverSettings
  /// The words of the stop's language, in the style of the output.
  let words: Words

  /// Creates a stop.
  init(_ description: ElementDescription, settings: VoiceOverSettings, words: Words) {
    self.description = description
    self.element = description.element
    self.settings = settings
    self.words = words
  }

  var style: Style { words.style }
  var traits: Traits { element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// What the container says of the stop's place.
  ///
  /// - Source: VOICEOVER.md 3.6: the nearest counts in the spoken style (our choice), the outermost
  ///   in the snapshot style (AccessibilitySnapshot).
  var context: StopContext? {
    switch style {
    case .spoken: description.nearestContext
    case .snapshot: description.outermostContext
    }
  }
}

/// Where the words of a part come from: a property of the element, the container, or VoiceOver.
enum PartSource: String {
  case label, value, hint, placeholder, traits, expandedStatus, level, span, header
  case customContent, customActions, customRotors, container, system
}

extension Utterance.Part {
  /// Creates a part whose words are the author's.
  init(_ kind: Utterance.Kind, _ text: String, from source: PartSource?, by rule: Utterance.Rule) {
    self.init(kind: kind, text: text, source: source?.rawValue, rule: rule)
  }
}

extension Words {
  /// Makes a part whose words are VoiceOver's; a word that the language lacks says so in its rule.
  func part(
    _ kind: Utterance.Kind,
    _ phrase: Phrase,
    _ fillings: [String] = [],
    from source: PartSource,
    by rule: Utterance.Rule
  ) -> Utterance.Part {
    let spoken = say(phrase, fillings)
    let known = style == .snapshot || spoken.isSourced
    return Utterance.Part(
      kind,
      spoken.text,
      from: source,
      by: known ? rule : rule.unsourced(in: language)
    )
  }
}

extension Utterance.Rule {
  /// The same rule for a word that is not known in a language.
  ///
  /// - Source: VOICEOVER.md 4.2: “spoken in English and `:why` says it is unsourced”.
  fileprivate func unsourced(in language: String) -> Utterance.Rule {
    Utterance.Rule(
      "\(sentence), in English because the word in '\(language)' is not known",
      source: "unsourced"
    )
  }
}
