/// Voice Control: whether it sleeps, what it draws, and what it was told last.
package struct VoiceControl: Hashable, Sendable {
  /// Whether it sleeps, so that it only listens for “Wake up”.
  package var isAsleep = false
  /// What is drawn over the screen, or `nil` if nothing is.
  package var overlay: VoiceOverlay?
  /// The command that “Repeat this” does again, or `nil` before the first.
  package var last: Repeated?
  /// The command that waits for a choice among items of one name, or `nil` if none does.
  package var pending: Phrase?
  /// The lines of the overlay as they were drawn last.
  package var drawn: [String] = []
  /// The number of characters of the last words typed by voice.
  package var dictatedCount = 0
  /// Why the last phrase meant what it did, for `:why`, or `nil` once something else was done.
  package var origin: Origin?
  /// Whether no source has the words of the last phrase.
  package var isUnproved = false

  /// Creates Voice Control as it is when it's switched on.
  package init() {}

  /// The command that is meant: if a number answers a choice, the one that the choice was made for.
  package func meant(by phrase: Phrase, isNumber: Bool) -> Phrase {
    guard isNumber, let pending, case .tap = phrase else { return phrase }
    return pending
  }

  /// A command that can be done again.
  package struct Repeated: Hashable, Sendable {
    /// The command.
    package var phrase: Phrase
    /// What it acted on, or `nil` if it named nothing.
    package var subject: VoiceItem.Subject?

    /// Creates a command that can be done again.
    package init(_ phrase: Phrase, on subject: VoiceItem.Subject?) {
      self.phrase = phrase
      self.subject = subject
    }
  }

  /// Why a phrase meant an item.
  package enum Origin: Hashable, Sendable {
    /// By a name.
    case name(VoiceItem)
    /// By a number.
    case number(Int, VoiceItem)
    /// By words that name nothing.
    case words
    /// By a name of several items.
    case sharedName
    /// By the number of a grid's cell.
    case cell
    /// They're typed.
    case dictation
    /// Voice Control is asleep.
    case asleep
    /// They're refused by a rule.
    case refused(VoiceRule)
  }
}

/// What a phrase means on a screen.
package enum VoiceMeaning: Hashable, Sendable {
  /// Voice Control sleeps and doesn't listen.
  case unheard
  /// A command that names no item.
  case command(UnderstoodPhrase)
  /// A command for one item.
  case act(Phrase, VoiceItem, name: String, verb: String)
  /// A command for an item, of which several have the name.
  case choose(Phrase, NameMatch, verb: String)
  /// A cell of the grid, to be zoomed into or to be tapped.
  case cell(Int, isTapped: Bool)
  /// Words for the field that is edited.
  case dictation(String)
  /// A name that no item has.
  case noItem(String)
  /// A number that isn't shown.
  case noNumber(Int)
  /// None of the phrases.
  case notUnderstood
}

/// What a phrase is understood with.
package struct VoiceScene: Sendable {
  /// The items that are offered, in reading order.
  package var items: [VoiceItem]
  /// Whether a field is edited.
  package var isEditing: Bool
  /// Whether words that are no command are typed.
  package var takesDictation: Bool
  /// Whether some element that isn't offered goes by a name.
  package var isKnown: @Sendable (PhraseWords) -> Bool

  /// Creates a scene.
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
