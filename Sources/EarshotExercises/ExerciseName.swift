import EarshotAudit
import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotSession

/// The words of labels, normalized for comparison: in lowercase and without punctuation.
enum ExerciseWords {
  /// Returns the words of text.
  static func of(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns whether consecutive words begin like the words of another text.
  ///
  /// For example, “opening hours” contains “open”.
  static func has(_ text: String, beginningWith wanted: String) -> Bool {
    let (words, wanted) = (of(text), of(wanted))
    return contains(words, wanted) { $0.begins(with: $1) }
  }

  /// Returns whether a name contains the words in a check.
  static func names(_ name: String, _ wanted: String, in language: LessonLanguage) -> Bool {
    !places(of: wanted, in: of(name), language).isEmpty
  }

  /// Returns the places of a check's words among the words of a name.
  ///
  /// A word of the name matches if it begins with the check's word. In German, it also matches if
  /// it contains the check's word, because German writes compound nouns as one word, as in
  /// “Klingellautstärke”.
  static func places(
    of wanted: String,
    in words: [String],
    _ language: LessonLanguage
  ) -> [Range<Int>] {
    let stems = of(wanted)
    guard !stems.isEmpty, words.count >= stems.count else { return [] }
    let isJoined = language == .german && wanted.count >= joinedLength && stems.count == 1
    return (0...words.count - stems.count).map { $0..<$0 + stems.count }.filter { place in
      zip(words[place], stems).allSatisfy { $0.begins(with: $1) }
        || isJoined && words[place.lowerBound].contains(stems[0])
    }
  }

  /// The minimum number of characters of a word that can match inside another word.
  private static let joinedLength = 4

  /// Returns whether text contains all words of another text, consecutively and in order.
  static func has(_ text: String, _ wanted: String) -> Bool {
    contains(of(text), of(wanted), by: ==)
  }

  private static func contains(
    _ words: [String],
    _ wanted: [String],
    by isSame: (String, String) -> Bool
  ) -> Bool {
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    return (0...words.count - wanted.count).contains { start in
      zip(words[start...], wanted).allSatisfy(isSame)
    }
  }
}

/// Names that are wrong for any element.
///
/// - Source: Apple docs, `accessibilityLabel`: no type, no state; the words are our choice, as in
///   the audit's rules for labels.
enum ExerciseName {
  private static let kinds: [(trait: Traits, words: [String])] = [
    (.toggleButton, ["switch", "toggle", "switch button", "schalter", "umschalttaste"]),
    (.button, ["button", "btn", "taste", "schaltfläche", "knopf"]),
    (.link, ["link", "hyperlink"]),
    (
      .image,
      [
        "image", "picture", "photo", "photograph", "graphic", "icon", "symbol", "bild", "foto",
        "fotografie", "grafik",
      ]
    ),
    (.adjustable, ["slider", "adjustable", "regler", "schieberegler"]),
    (.textEntry, ["text field", "textfield", "field", "textfeld", "feld"]),
  ]
  private static let states = [
    "on", "off", "ein", "aus", "an", "enabled", "disabled", "eingeschaltet", "ausgeschaltet",
    "angeschaltet", "abgeschaltet", "aktiviert", "deaktiviert", "active", "inactive", "activated",
    "deactivated", "yes", "aktiv", "inaktiv", "ja", "nein",
  ]
  /// The ending of a German name that says that the control is a switch, as in “Tonschalter”.
  private static let switchEnding = "schalter"

  /// Returns the problem with the name of a stop, or `nil` if there's none.
  static func fault(of stop: Session.Stop, called name: String) -> Wording? {
    let words = ExerciseWords.of(name)
    if words.isEmpty {
      return (stop.label ?? "").isEmpty ? .noLabel : .noWordsInLabel
    }
    for kind in kinds where stop.traits.contains(kind.trait) {
      let said = kind.words.first { ExerciseWords.has(name, $0) && !isPartOfName($0, words) }
      if let said, said == words.joined(separator: " ") { return .onlyKind(said) }
      if let said { return .leaveOutKind(said) }
    }
    if stop.traits.contains(.toggleButton), words.contains(where: { $0.hasSuffix(switchEnding) }) {
      return .leaveOutKind(switchEnding)
    }
    let verb = words.firstIndex { ["is", "are", "ist", "sind"].contains($0) } ?? words.count
    if let state = words.dropFirst(verb + 1).first, states.contains(state) {
      return .leaveOutState(state)
    }
    guard stop.traits.contains(.toggleButton), let state = state(in: words),
      !(words.count > 1 && ["turn", "switch"].contains(words[0]))
    else { return nil }
    return .leaveOutState(state)
  }

  /// Returns the state at the end of a name or before “and”, as in “Ton ein- und ausschalten”, or
  /// `nil` if there's none.
  private static func state(in words: [String]) -> String? {
    let pairs = zip(words, words.dropFirst() + [""])
    return pairs.first { states.contains($0) && ["", "and", "or", "und", "oder"].contains($1) }?.0
  }

  /// Returns whether a word for a kind is a verb or an object in the name instead of the kind of
  /// the control.
  ///
  /// This is true for “Switch camera” but not for “Link to the map”.
  private static func isPartOfName(_ kind: String, _ words: [String]) -> Bool {
    guard words.count > 1, words[0] == kind else { return false }
    if kind == "link" { return !["to", "for", "zu", "zum", "zur"].contains(words[1]) }
    return ["switch", "toggle"].contains(kind)
  }
}

extension Session.Stop {
  /// Whether the stop goes back, in which case it can have the name of the previous screen.
  var isBackButton: Bool { traits.contains(.backButton) }

  /// The name of the stop, which is its label or, for a row without a label, all of its words.
  var name: String {
    let isContainer = traits.isDisjoint(with: [.button, .link, .image, .textEntry, .adjustable])
    return label ?? (isContainer ? description : "")
  }
}
