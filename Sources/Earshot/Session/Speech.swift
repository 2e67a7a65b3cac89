internal import EarshotComposer
internal import EarshotModel

extension VoiceOverSession {
  /// An utterance: its parts in order, each with the reason that VoiceOver says it.
  public struct Speech: Hashable, Sendable, CustomStringConvertible {
    /// A part of an utterance.
    public struct Part: Hashable, Sendable, CustomStringConvertible {
      /// The kind of information in the part.
      public let kind: Kind
      /// The words of the part.
      public let text: String
      /// The property that the words come from, such as `label` or `traits`, or `nil` if there's
      /// none.
      public let source: String?
      /// The sentence of the rule that adds the words, without a capital letter or a period.
      public let rule: String
      /// The names of the rule's sources, as in Docs/Evidence.md.
      public let evidence: String

      init(_ part: Utterance.Part) {
        kind = Kind(part.kind)
        text = part.text
        source = part.source
        rule = part.rule.sentence
        evidence = part.rule.source
      }

      /// The kind and the words, such as `role "Button"`.
      public var description: String { "\(kind.rawValue) \"\(text)\"" }
    }

    /// The parts of the description, in order.
    public let parts: [Part]
    /// The parts of the hint, in order.
    public let hintParts: [Part]
    /// The text of the description, or an empty string if VoiceOver says nothing.
    public let text: String
    /// The text of the hint, or `nil` if there's none.
    public let hint: String?

    init(_ utterance: Utterance) {
      parts = utterance.parts.map { Part($0) }
      hintParts = utterance.hintParts.map { Part($0) }
      text = utterance.text
      hint = utterance.hint
    }

    /// The words of all parts of a kind, including the hint's parts, or `nil` if there are none.
    ///
    ///     #expect(speech[.role] == "Button")
    public subscript(kind: Kind) -> String? {
      let words = (parts + hintParts).filter { $0.kind == kind }.map(\.text)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The description and, if there's a hint, the hint, separated by `‖`.
    public var description: String { text + (hint.map { " ‖ \($0)" } ?? "") }
  }
}

extension VoiceOverSession.Speech {
  /// The kind of information that a part of an utterance conveys.
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
    /// The position of the element in its group, such as “1 of 4”.
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
    /// A rotor setting, or an entry of a rotor setting.
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
        case .recognized: .recognized
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
