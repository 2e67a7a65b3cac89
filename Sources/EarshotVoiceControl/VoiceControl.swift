/// The state of Voice Control: whether it's asleep, its overlay, and its last command.
package struct VoiceControl: Hashable, Sendable {
  /// Whether Voice Control is asleep, so it listens only for “Wake up”.
  package var isAsleep = false
  /// The overlay on the screen, or `nil` if there's none.
  package var overlay: VoiceOverlay?
  /// The command that “Repeat this” repeats, or `nil` before the first one.
  package var last: Repeated?
  /// The command that waits for a choice among items with the same name, or `nil` if there's none.
  package var pending: Phrase?
  /// The lines of the overlay as last drawn.
  package var drawn: [String] = []
  /// The number of characters of the last words typed by voice.
  package var dictatedCount = 0
  /// The reason for the meaning of the last phrase, for `:why`, or `nil` after any other event.
  package var origin: Origin?
  /// Whether no source confirms the words of the last phrase.
  package var isUnproved = false

  /// Creates Voice Control in the state after it's turned on.
  package init() {}

  /// Returns the intended command.
  ///
  /// If a number answers a choice, the result is the command for which the choice was shown.
  package func meant(by phrase: Phrase, isNumber: Bool) -> Phrase {
    guard isNumber, let pending, case .tap = phrase else { return phrase }
    return pending
  }

  /// A command that can be repeated.
  package struct Repeated: Hashable, Sendable {
    /// The command to repeat.
    package var phrase: Phrase
    /// The subject of the command, or `nil` if it named nothing.
    package var subject: VoiceItem.Subject?

    /// Creates a command that can be repeated.
    package init(_ phrase: Phrase, on subject: VoiceItem.Subject?) {
      self.phrase = phrase
      self.subject = subject
    }
  }

  /// The reason for the meaning of a phrase.
  package enum Origin: Hashable, Sendable {
    /// The words name an item.
    case name(VoiceItem)
    /// The words are the number of an item.
    case number(Int, VoiceItem)
    /// The words name nothing.
    case words
    /// The words are a name that several items have.
    case sharedName
    /// The words are the number of a cell in the grid.
    case cell
    /// The words are text to type.
    case dictation
    /// Voice Control is asleep.
    case asleep
    /// A rule doesn't allow the words.
    case refused(VoiceRule)
  }
}

/// The meaning of a phrase on a screen.
package enum VoiceMeaning: Hashable, Sendable {
  /// Voice Control is asleep and doesn't listen.
  case unheard
  /// A command that names no item.
  case command(UnderstoodPhrase)
  /// A command for one item.
  case act(Phrase, VoiceItem, name: String, verb: String)
  /// A command with a name that several items share.
  case choose(Phrase, NameMatch, verb: String)
  /// A cell of the grid, to zoom in to or to tap.
  case cell(Int, isTapped: Bool)
  /// Words for the field that is being edited.
  case dictation(String)
  /// A name that no item has.
  case noItem(String)
  /// A number that isn't shown.
  case noNumber(Int)
  /// Words that match none of the phrases.
  case notUnderstood
}

/// The context for interpreting a phrase.
package struct VoiceScene: Sendable {
  /// The items that Voice Control offers, in reading order.
  package var items: [VoiceItem]
  /// Whether the user is editing a field.
  package var isEditing: Bool
  /// Whether Voice Control types words that aren't a command.
  package var takesDictation: Bool
  /// A function that returns whether any element that Voice Control doesn't offer has the given
  /// name.
  package var isKnown: @Sendable (PhraseWords) -> Bool

  /// Creates the context for interpreting a phrase.
  package init(
    items: [VoiceItem],
    isEditing: Bool,
    takesDictation: Bool,
    isKnown: @escaping @Sendable (PhraseWords) -> Bool
  ) {
    self.items = items
    self.isEditing = isEditing
    self.takesDictation = takesDictation
    self.isKnown = isKnown
  }
}
