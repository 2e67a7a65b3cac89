internal import EarshotComposer
internal import EarshotModel

extension VoiceOverSession {
  /// What is spoken at one go: parts in order, each of which knows why it is there.
  public struct Speech: Hashable, Sendable, CustomStringConvertible {
    /// A piece of what is spoken.
    public struct Part: Hashable, Sendable, CustomStringConvertible {
      /// What the piece tells.
      public let kind: Kind
      /// The words.
      public let text: String
      /// The property the words come from, such as `label` or `traits`, or `nil` if they are no
      /// property's.
      public let source: String?
      /// The rule that put the words here, as a sentence.
      public let rule: String
      /// The evidence for the rule.
      public let evidence: String

      init(_ part: Utterance.Part) {
        kind = Kind(part.kind)
        text = part.text
        source = part.source
        rule = part.rule.sentence
        evidence = part.rule.source
      }

      /// The kind and the words: `role "Button"`.
      public var description: String { "\(kind.rawValue) \"\(text)\"" }
    }

    /// The parts of the description, in order.
    public let parts: [Part]
    /// The parts of the hint, in order.
    public let hintParts: [Part]
    /// The description as it is printed; empty for a stop with nothing to say.
    public let text: String
    /// The hint line as it is printed, or `nil` if there is none.
    public let hint: String?

    init(_ utterance: Utterance) {
      parts = utterance.parts.map { Part($0) }
      hintParts = utterance.hintParts.map { Part($0) }
      text = utterance.text
      hint = utterance.hint
    }

    /// The words of the parts of one kind, those of the hint too, or `nil` if there is none.
    ///
    ///     #expect(speech[.role] == "Button")
    public subscript(kind: Kind) -> String? {
      let words = (parts + hintParts).filter { $0.kind == kind }.map(\.text)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// What is said, and the hint line behind two bars.
    public var description: String { text + (hint.map { " ‖ \($0)" } ?? "") }
  }
}

extension VoiceOverSession.Speech {
  /// What a part of speech tells.
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

    init(_ kind: Utterance.Kind) {
      self =
        switch kind {
        case .context: .context
        case .selected: .selected
        case .tableHeader: .tableHeader
        case .label: .label
        case .value: .value
        case .content: .content
        case .position: .position
        case .state: .state
        case .role: .role
        case .hint: .hint
        case .actions: .actions
        case .moreContent: .moreContent
        case .app: .app
        case .announcement: .announcement
        case .status: .status
        case .echo: .echo
        case .unit: .unit
        case .rotor: .rotor
        case .sound: .sound
        }
    }
  }
}
