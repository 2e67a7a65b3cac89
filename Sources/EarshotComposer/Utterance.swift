public import EarshotModel

/// Speech without a pause, as parts in order, each with the reason that VoiceOver says it.
public struct Utterance: Hashable, Sendable {
  /// A rule of speech, with its evidence.
  public typealias Rule = EarshotModel.Rule

  /// A piece of speech.
  public struct Part: Hashable, Sendable {
    /// The kind of information that the piece conveys.
    public var kind: Kind
    /// The words.
    public var text: String
    /// The property that the words come from, or `nil` if there's none.
    public var origin: PartSource?
    /// The rule that adds the words.
    public var speechRule: SpeechRule
    /// The language that lacks the word, so VoiceOver says it in English, or `nil` if the language
    /// has the word.
    public var unknownIn: String?
    /// The element with the property, which is a group or a header, or `nil` for the stop itself.
    public var element: ElementTree.Index?

    /// The property that the words come from, such as `label` or `traits`, or `nil` if there's
    /// none.
    ///
    /// It's `system` for VoiceOver itself.
    public var source: String? { origin?.rawValue }

    /// The rule's sentence and evidence.
    ///
    /// If the language has no word for the part, the sentence says so.
    ///
    /// - Source: VOICEOVER.md 4.2.
    /// - Rule: ``SpeechRule/unknownWord``
    public var rule: Rule {
      guard let unknownIn else { return speechRule.rule }
      return Rule(
        "\(speechRule.rule.sentence); the word is in English, because Earshot doesn't know it in "
          + "'\(unknownIn)'",
        source: "unsourced"
      )
    }
  }

  /// The kind of information that a part conveys.
  ///
  /// VOICEOVER.md 4.1 has the names.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The label of a group that the cursor enters.
    case context
    /// The word for the trait `selected`.
    case selected
    /// A header of the cell's row or column.
    case tableHeader
    /// The label.
    case label
    /// The value.
    case value
    /// Important custom content.
    case content
    /// The element's position in its group, such as “1 of 4”.
    case position
    /// A state, such as dimmed or on.
    case state
    /// A role, such as Button.
    case role
    /// The content that VoiceOver recognizes in a picture.
    case recognized
    /// A hint.
    case hint
    /// The cue for custom actions.
    case actions
    /// The cue for custom content.
    case moreContent
    /// The name of the app.
    case app
    /// An announcement.
    case announcement
    /// The page status of a scroll view.
    case status
    /// The echo of typed text.
    case echo
    /// A character, word, or line of text.
    case unit
    /// A setting or an entry of the rotor.
    case rotor
    /// A sound.
    case sound
  }

  /// The parts of the description, in order.
  public var parts: [Part]
  /// The parts of the hint, in order.
  public var hintParts: [Part]
  /// The description as Earshot prints it, which is empty for a stop without speech.
  public var text: String
  /// The hint line as Earshot prints it, or `nil` if there's none.
  public var hint: String?
  /// The input for the utterance, from which Earshot computes the omissions.
  var origin = Origin()
}

extension Utterance {
  /// Creates an utterance.
  public init(parts: [Part], hintParts: [Part] = [], text: String, hint: String? = nil) {
    self.init(parts: parts, hintParts: hintParts, text: text, hint: hint, origin: Origin())
  }
}

extension Utterance.Part {
  /// Creates a part.
  public init(
    _ kind: Utterance.Kind,
    _ text: String,
    from origin: PartSource?,
    by rule: SpeechRule,
    unknownIn language: String? = nil,
    element: ElementTree.Index? = nil
  ) {
    self.init(
      kind: kind,
      text: text,
      origin: origin,
      speechRule: rule,
      unknownIn: language,
      element: element
    )
  }
}

/// The origin of a part's words: a property of the element, the container, or VoiceOver.
public enum PartSource: String, CaseIterable, Hashable, Sendable {
  /// Text of the element.
  case label, value, hint, placeholder
  /// A property of the element that has a word.
  case traits, expandedStatus, level, span, header
  /// The actions and the content of the element.
  case customContent, customActions, customRotors, chart
  /// The content of a picture of the element.
  case recognized, recognizedText
  /// The container of the element.
  case container
  /// VoiceOver itself.
  case system
}

extension Utterance: CustomStringConvertible {
  /// The speech and, after two bars, the line with the hint.
  public var description: String { text + (hint.map { " ‖ \($0)" } ?? "") }
}
