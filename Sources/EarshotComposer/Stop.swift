import EarshotModel
import EarshotFocusEngine

/// A stop with the data for the rules of speech: its properties, and the words for them.
///
/// The files in `Rules` extend it with the parts that the rules add. A part is `nil` if its rule
/// doesn't apply. The files in `Styles` order and write the parts.
struct Stop {
  typealias Part = Utterance.Part

  let description: ElementDescription
  let settings: VoiceOverSettings
  /// The words of the stop's language, in the style of the output.
  let words: Words

  var element: Element { description.element }
  var style: WordStyle { words.style }
  var traits: Traits { description.element.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }
  /// Whether the element has properties that most elements don't have.
  var hasDetails: Bool { description.element.hasDetails }
  /// Whether the container has information about the place of the stop.
  var hasContext: Bool {
    switch style {
    case .spoken: description.nearestContext != nil
    case .snapshot: description.outermostContext != nil
    }
  }
  /// Whether the stop has properties that most stops don't have: groups, actions, rotors, or
  /// insertion points.
  ///
  /// If it has none, the parts for them don't have to be computed.
  var hasSurroundings: Bool { !description.box.isEmpty }

  /// The container's information about the place of the stop, or `nil` if there's none.
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

  /// Returns an element inside the stop as a separate stop, in the spoken style and in the given
  /// language.
  func inside(_ child: Element, language: String) -> Stop {
    Stop(
      description: ElementDescription(index: description.index, element: child),
      settings: settings,
      words: words.of(.spoken, language)
    )
  }
}

extension Words {
  /// Creates a part from VoiceOver's own words.
  ///
  /// If the language doesn't have the word, the part's rule says so.
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
  /// Returns the part with a different rule.
  func by(_ rule: SpeechRule) -> Self {
    var part = self
    part.speechRule = rule
    return part
  }
}

extension [Utterance.Part] {
  /// Adds a part if there's one.
  @inline(__always) static func += (parts: inout Self, part: Utterance.Part?) {
    if let part { parts.append(part) }
  }

  /// Creates an array with the part, or an empty array if there's none.
  init(_ part: Utterance.Part?) {
    self = part.map { [$0] } ?? []
  }
}

extension String {
  /// The text, or `nil` if it's empty.
  ///
  /// UIKit treats empty strings as missing.
  ///
  /// - Source: AccessibilitySnapshot.
  /// - Rule: ``SpeechRule/emptyText``
  var nonEmpty: String? { isEmpty ? nil : self }
}

extension String? {
  /// The text, or `nil` if there's none or it's empty.
  var nonEmpty: String? { self?.nonEmpty }
}
