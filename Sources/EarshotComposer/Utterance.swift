public import EarshotModel

/// What is spoken at one go: parts in order, each of which knows why it is there.
public struct Utterance: Hashable, Sendable {
  /// A piece of what is spoken.
  public struct Part: Hashable, Sendable {
    /// What the piece tells.
    public var kind: Kind
    /// The words.
    public var text: String
    /// The property the words come from, such as `label` or `traits`; `system` for VoiceOver itself.
    public var source: String?
    /// The rule that put the words here.
    public var rule: Rule
    /// Whose property it is: a group's or a header's, or `nil` for the stop itself.
    public var element: ElementTree.Index?

    /// Creates a part.
    public init(
      kind: Kind,
      text: String,
      source: String?,
      rule: Rule,
      element: ElementTree.Index? = nil
    ) {
      self.kind = kind
      self.text = text
      self.source = source
      self.rule = rule
      self.element = element
    }
  }

  /// What a part tells; the names are those of VOICEOVER.md 4.1.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The label of a group that is entered.
    case context
    /// The selected trait.
    case selected
    /// A header of the cell's row or column.
    case tableHeader
    /// The label.
    case label
    /// The value.
    case value
    /// Important custom content.
    case content
    /// Where the element stands among others.
    case position
    /// A state, such as dimmed or on.
    case state
    /// A role, such as Button.
    case role
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
    /// The page of a scroll view.
    case status
    /// What was typed.
    case echo
    /// A character, word or line.
    case unit
    /// An option or an entry of the rotor.
    case rotor
    /// A sound.
    case sound
  }

  /// A rule of speech, with its evidence.
  public struct Rule: Hashable, Sendable {
    /// What the rule says, in one sentence.
    public var sentence: String
    /// The evidence: Apple's contract, a demonstration, a model, or our choice.
    public var source: String

    /// Creates a rule.
    public init(_ sentence: String, source: String) {
      self.sentence = sentence
      self.source = source
    }
  }

  /// The parts of the description, in order.
  public var parts: [Part]
  /// The parts of the hint, in order.
  public var hintParts: [Part]
  /// The description as it is printed; empty for a stop with nothing to say.
  public var text: String
  /// The hint line as it is printed.
  public var hint: String?
  /// What it was made of, to tell what was left out.
  var origin = Origin()

  /// Creates an utterance.
  public init(parts: [Part], hintParts: [Part] = [], text: String, hint: String? = nil) {
    self.parts = parts
    self.hintParts = hintParts
    self.text = text
    self.hint = hint
  }
}
