import EarshotLines
import EarshotModel
import EarshotNotation

/// A row in the table of gestures, with the facts about a gesture except for its effect on
/// VoiceOver.
///
/// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands].
package struct GestureDefinition: Sendable {
  /// The cost of a gesture, for claims that limit the number of gestures.
  ///
  /// - Source: SESSIONS.md, "Transcripts", `gestures`.
  enum Cost: Hashable, Sendable {
    /// The cost is zero.
    case none
    /// The cost is one gesture.
    case one
    /// The cost is the number of turns of the rotor to a setting, in the direction that requires
    /// fewer turns.
    case turns
    /// The cost is the number of turns to Actions, plus the swipes to an action in the direction
    /// that requires fewer swipes, plus the double tap.
    case turnsAndSwipes
  }

  /// The canonical words.
  package let words: String
  /// The short forms and other names.
  var aliases: [String] = []
  /// Other words that Earshot accepts but never suggests.
  var synonyms: [String] = []
  /// The possible arguments, with a closure that creates the gesture from them.
  let syntax: ArgumentSyntax<Gesture>
  /// The description of the finger movement.
  package let fingers: String
  /// The keys for the gesture on a keyboard, or `nil` if they're unknown.
  var keys: String?
  /// The keys for the gesture while Quick Nav is on, or `nil` if there are none.
  var quickNavKeys: String?
  /// The single keys for the gesture, with the usual key first.
  var singleKeys: [KeyTable.Key] = []
  /// The description of the effect.
  package let effect: String
  /// The name of the gesture in practice mode, or `nil` if the canonical words describe the finger
  /// movement.
  ///
  /// - Source: blindios.uk for “two finger rotate”; the others follow VOICEOVER.md, chapter 5: our
  ///   choice.
  var practiceName: String?
  /// The cost of the gesture in claims.
  var cost = Cost.none
  /// The movement, if the gesture only moves the cursor or the rotor, or `nil` otherwise.
  var movement: Movement?
  /// Whether lessons can ask for the gesture, because learners can find out that it's the right
  /// one.
  package var isAskedFor = false
  /// Whether the gesture interrupts the current speech.
  var cutsSpeech = true
  /// Whether fingers make the gesture.
  ///
  /// Launching the app and waiting, for example, aren't VoiceOver gestures.
  var isMadeByFingers = true
  /// Whether Earshot simulates the gesture.
  ///
  /// If it doesn't, Earshot refuses the gesture.
  var isSimulated = true
}

extension GestureDefinition {
  /// All gestures, in the order of their kinds.
  ///
  /// Gestures from the separate table of unsimulated gestures come last.
  static let all =
    Gesture.Kind.allCases.map(\.row)
    + Gesture.Unsimulated.allCases.map(\.definition)

  /// Returns the gesture with the given name, ignoring case.
  ///
  /// The name can be any of the gesture's names. The result is `nil` if there's no such gesture.
  package static func named(_ name: String) -> GestureDefinition? {
    all.first { $0.command.spellings.index(ofName: name) != nil }
  }

  /// Returns the end of a message about a name that no gesture has.
  package static func ending(for name: String) -> String {
    Suggestion.ending(for: name, in: all.flatMap(\.command.spellings).filter { $0.count > 1 })
  }

  var command: CommandDefinition {
    CommandDefinition(
      words: words,
      aliases: aliases,
      keys: keySpellings,
      syntax: syntax.map { .gesture($0) }
    )
  }

  /// The forms in which the user can type the names of the gesture's keys, with or without the word
  /// “Arrow”.
  ///
  /// The user can type only keys that are pressed together and that make the whole gesture.
  ///
  /// - Source: SESSIONS.md, "Commands"; the forms are our choice.
  /// - Rule: ``SessionRule/keysAreCommands``
  private var keySpellings: [String] {
    guard plainGesture != nil else { return [] }
    let chords = [keys, quickNavKeys].compactMap { $0 }.filter(\.isChord).map { $0.lowercased() }
    let short = chords.map { $0.replacing(" arrow", with: "") }.filter { !aliases.contains($0) }
    return chords + short.filter { !chords.contains($0) }
  }

  /// The movement of the fingers, as VoiceOver says it in practice mode.
  ///
  /// For example, VoiceOver says “two finger rotate right”.
  ///
  /// - Rule: ``SessionRule/practiceNames``
  var spokenName: String { practiceName ?? String(words.map { $0 == "-" ? " " : $0 }) }

  /// Whether lessons can ask for VoiceOver's words after the gesture, because learners can predict
  /// these words.
  package var isAnswered: Bool { isMadeByFingers && isSimulated }

  /// Whether path searches count the gesture, although claims don't.
  ///
  /// Examples are touches, scrubs, and magic taps.
  package var isUncounted: Bool { isMadeByFingers && isSimulated && cost == .none }

  /// The gesture without arguments, or `nil` if it requires arguments.
  var plainGesture: Gesture? {
    switch syntax {
    case .nothing(let gesture): gesture
    case .count(let make): make(1)
    case .countOrTarget(let make): make(.times(1))
    case .optionalPlace(let make): make(nil)
    case .optionalScreen(let make), .optionalText(let make): make(nil)
    default: nil
    }
  }
}

extension String {
  /// Whether the text names a key or keys that are pressed together, such as `VO+Right Arrow` or
  /// `Control`.
  fileprivate var isChord: Bool {
    !contains(",") && !contains("; ") && (contains("+") || split(separator: " ").count <= 2)
      && !hasPrefix("the ")
  }
}
