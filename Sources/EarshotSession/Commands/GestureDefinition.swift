import EarshotLines
import EarshotModel
import EarshotNotation

/// All that is known of a gesture beside what it does to VoiceOver: one row of the table.
///
/// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands].
package struct GestureDefinition: Sendable {
  /// What a gesture counts as where a claim limits gestures.
  ///
  /// - Source: SESSIONS.md, "Transcripts", `gestures`.
  enum Cost: Hashable, Sendable {
    /// No gesture.
    case none
    /// One gesture.
    case one
    /// The turns of the rotor that lead to an option, the shorter way around.
    case turns
    /// The turns to Actions, the swipes to an action the shorter way around, and the double tap.
    case turnsAndSwipes
  }

  /// The canonical words.
  package let words: String
  /// Short forms and other names.
  var aliases: [String] = []
  /// Other words that are understood, and never offered.
  var synonyms: [String] = []
  /// What may follow the words, and the gesture that is made of it.
  let syntax: ArgumentSyntax<Gesture>
  /// The movement of the fingers.
  package let fingers: String
  /// The keys of a keyboard, or `nil` if none are known.
  var keys: String?
  /// The keys that do it while Quick Nav is on, or `nil` if none do.
  var quickNavKeys: String?
  /// The single keys that stand for it, the usual one first.
  var singleKeys: [KeyTable.Key] = []
  /// What it does.
  package let effect: String
  /// What it is called while gestures are practiced, where its words do not say what fingers do.
  ///
  /// - Source: blindios.uk for “two finger rotate”; the others follow VOICEOVER.md, chapter 5: our
  ///   choice.
  var practiceName: String?
  /// What it counts as.
  var cost = Cost.none
  /// What it moves, where it moves VoiceOver and does nothing else.
  var movement: Movement?
  /// Whether a lesson asks for it: a learner can find out that this is the gesture.
  package var isAskedFor = false
  /// Whether it cuts short what is being said.
  var cutsSpeech = true
  /// Whether fingers make it; the app's launch and the passing of time are none of VoiceOver's.
  var isMadeByFingers = true
  /// Whether the program makes it; else it is refused.
  var isSimulated = true
}

extension GestureDefinition {
  /// Every gesture, in the order of its kinds; last those that stand in a table of their own.
  static let all =
    Gesture.Kind.allCases.map(\.row)
    + Gesture.Unsimulated.allCases.map(\.definition)

  /// Finds a gesture by any of its names, ignoring case, or returns `nil` if there's none.
  package static func named(_ name: String) -> GestureDefinition? {
    all.first { $0.command.spellings.index(ofName: name) != nil }
  }

  /// The end of a message about a name that no gesture has.
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

  /// The ways to type the keys that do it: as they are named, and without the word Arrow.
  ///
  /// Only keys that are pressed at once and do the whole of it can be typed.
  ///
  /// - Source: SESSIONS.md, "Commands"; our choice for the ways to write them.
  /// - Rule: ``SessionRule/keysAreCommands``
  private var keySpellings: [String] {
    guard plainGesture != nil else { return [] }
    let chords = [keys, quickNavKeys].compactMap { $0 }.filter(\.isChord).map { $0.lowercased() }
    let short = chords.map { $0.replacing(" arrow", with: "") }.filter { !aliases.contains($0) }
    return chords + short.filter { !chords.contains($0) }
  }

  /// What the fingers do, as it is said while gestures are practiced.
  ///
  /// Reads as “two finger rotate right”.
  ///
  /// - Rule: ``SessionRule/practiceNames``
  var spokenName: String { practiceName ?? String(words.map { $0 == "-" ? " " : $0 }) }

  /// Whether a lesson asks what the learner will hear, because a learner can know it.
  package var isAnswered: Bool { isMadeByFingers && isSimulated }

  /// Whether a way counts it as one gesture though claims do not: touches, scrubs, magic taps.
  package var isUncounted: Bool { isMadeByFingers && isSimulated && cost == .none }

  /// The gesture that its words alone make, or `nil` if something has to follow them.
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
  /// Whether the text names keys that are pressed at once: `VO+Right Arrow`, `Control`.
  fileprivate var isChord: Bool {
    !contains(",") && !contains("; ") && (contains("+") || split(separator: " ").count <= 2)
      && !hasPrefix("the ")
  }
}
