import EarshotLines
import EarshotModel
import EarshotNotation

/// The facts about a gesture, except for its effect on VoiceOver, as one row of the table.
///
/// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands].
package struct GestureDefinition: Sendable {
  /// The cost of a gesture, for claims that limit the number of gestures.
  ///
  /// - Source: SESSIONS.md, "Transcripts", `gestures`.
  enum Cost: Hashable, Sendable {
    /// No gesture.
    case none
    /// One gesture.
    case one
    /// The turns of the rotor to a setting, in the direction that needs fewer.
    case turns
    /// The turns to Actions, the swipes to an action in the direction that needs fewer, and the
    /// double tap.
    case turnsAndSwipes
  }

  /// The canonical words.
  package let words: String
  /// Short forms and other names.
  var aliases: [String] = []
  /// Other accepted words, which are never suggested.
  var synonyms: [String] = []
  /// The possible arguments, and the gesture created from them.
  let syntax: ArgumentSyntax<Gesture>
  /// The movement of the fingers.
  package let fingers: String
  /// The keys of a keyboard, or `nil` if they're unknown.
  var keys: String?
  /// The keys for the gesture while Quick Nav is on, or `nil` if there are none.
  var quickNavKeys: String?
  /// The single keys for the gesture, with the usual key first.
  var singleKeys: [KeyTable.Key] = []
  /// The effect.
  package let effect: String
  /// The name of the gesture in practice mode, if its words don't describe the movement of the
  /// fingers.
  ///
  /// - Source: blindios.uk for “two finger rotate”; the others follow VOICEOVER.md, chapter 5: our
  ///   choice.
  var practiceName: String?
  /// The number of gestures that claims count.
  var cost = Cost.none
  /// The movement, if the gesture only moves the cursor or the rotor.
  var movement: Movement?
  /// Whether lessons ask for the gesture, because a learner can find out that it's the right one.
  package var isAskedFor = false
  /// Whether the gesture interrupts the current speech.
  var cutsSpeech = true
  /// Whether fingers make the gesture.
  ///
  /// Launching the app and the passing of time aren't VoiceOver gestures.
  var isMadeByFingers = true
  /// Whether Earshot simulates the gesture.
  ///
  /// If it doesn't, the gesture is refused.
  var isSimulated = true
}

extension GestureDefinition {
  /// All gestures, in the order of their kinds.
  ///
  /// Gestures in a separate table come last.
  static let all =
    Gesture.Kind.allCases.map(\.row)
    + Gesture.Unsimulated.allCases.map(\.definition)

  /// Finds a gesture by any of its names, ignoring case.
  ///
  /// The result is `nil` if there's none.
  package static func named(_ name: String) -> GestureDefinition? {
    all.first { $0.command.spellings.index(ofName: name) != nil }
  }

  /// Returns the end of a message about a name that no gesture has.
  package static func ending(for name: String) -> String {
    Suggestion.ending(for: name, in: all.flatMap(\.command.spellings).filter { $0.count > 1 })
  }

  /// The gesture as a command.
  var command: CommandDefinition {
    CommandDefinition(
      words: words,
      aliases: aliases,
      keys: keySpellings,
      syntax: syntax.map { .gesture($0) }
    )
  }

  /// The ways to type the gesture's keys: by their names, with or without the word “Arrow”.
  ///
  /// You can type only keys that are pressed together and that make the whole gesture.
  ///
  /// - Source: SESSIONS.md, "Commands"; our choice for the ways to write them.
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

  /// Whether a lesson asks for the words after the gesture, because a learner can know them.
  package var isAnswered: Bool { isMadeByFingers && isSimulated }

  /// Whether searches for a path count the gesture, although claims don't.
  ///
  /// Examples are touches, scrubs, and magic taps.
  package var isUncounted: Bool { isMadeByFingers && isSimulated && cost == .none }

  /// The gesture without arguments, or `nil` if it needs some.
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
  /// Whether the text names keys that are pressed together: `VO+Right Arrow`, `Control`.
  fileprivate var isChord: Bool {
    !contains(",") && !contains("; ") && (contains("+") || split(separator: " ").count <= 2)
      && !hasPrefix("the ")
  }
}
