import EarshotModel
import EarshotFocusEngine

/// A stop as the rules of speech look at it: what is known of it, and the words to say it with.
///
/// Each file in `Rules` extends it by what one rule makes of it, as parts; the two files in
/// `Styles` put the parts in order and write them out.
struct Stop {
  typealias Part = Utterance.Part

  /// What is known of the stop.
  let description: ElementDescription
  /// The settings of VoiceOver.
  let settings: VoiceOverSettings
  /// The words of the stop's language, in the style of the output.
  let words: Words

  /// The stop itself.
  var element: Element { description.element }
  var style: WordStyle { words.style }
  var traits: Traits { description.element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }
  /// Whether more is known of the stop than of most: groups, actions, rotors, insertion points.
  ///
  /// Where nothing is, what is made of it need not be asked.
  var hasSurroundings: Bool { !description.box.isEmpty }

  /// What the container says of the stop's place.
  ///
  /// - Source: VOICEOVER.md 3.6: the nearest counts in the spoken style (our choice), the outermost
  ///   in the snapshot style (AccessibilitySnapshot).
  /// - Rule: ``SpeechRule/nearestContainer``
  var context: StopContext? {
    switch style {
    case .spoken: description.nearestContext
    case .snapshot: description.outermostContext
    }
  }

  /// An element inside the stop, as it would be said alone, in the spoken style and a language.
  func inside(_ child: Element, language: String) -> Stop {
    Stop(
      description: ElementDescription(index: description.index, element: child),
      settings: settings,
      words: words.of(.spoken, language)
    )
  }
}

extension Words {
  /// Makes a part whose words are VoiceOver's; a word that the language lacks says so in its rule.
  func part(
    _ kind: Utterance.Kind,
    _ phrase: Phrase,
    _ fillings: [String] = [],
    from origin: PartSource,
    by rule: SpeechRule
  ) -> Utterance.Part {
    let spoken = say(phrase, fillings)
    let isKnown = spoken.isSourced || style == .snapshot
    return Utterance.Part(
      kind,
      spoken.text,
      from: origin,
      by: rule,
      unknownIn: isKnown ? nil : language
    )
  }
}

extension Utterance.Part {
  /// The same words, put there by another rule.
  func by(_ rule: SpeechRule) -> Self {
    var part = self
    part.speechRule = rule
    return part
  }
}

extension [Utterance.Part] {
  /// Adds a part, if there is one.
  static func += (parts: inout Self, part: Utterance.Part?) {
    if let part { parts.append(part) }
  }

  /// The part alone, or nothing if there is none.
  init(_ part: Utterance.Part?) {
    self = part.map { [$0] } ?? []
  }
}

extension String {
  /// The text, or `nil` if it is empty: UIKit's empty strings count as absent.
  ///
  /// - Source: AccessibilitySnapshot.
  /// - Rule: ``SpeechRule/emptyText``
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension String? {
  /// The text, or `nil` if there is none or it is empty.
  var nonEmpty: String? { self?.nonEmpty }
}
