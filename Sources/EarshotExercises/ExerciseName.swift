import EarshotAudit
import EarshotLessons
import EarshotLines
import EarshotModel
import EarshotSession

/// Words of labels as exercises compare them: without capitals and punctuation.
enum ExerciseWords {
  /// The words of a text.
  static func of(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether words that follow each other begin like those of another text: “opening hours” has “open”.
  static func has(_ text: String, beginningWith wanted: String) -> Bool {
    let (words, wanted) = (of(text), of(wanted))
    return contains(words, wanted) { $0.begins(with: $1) }
  }

  /// Whether a name has words for what a check asks: words that begin so, and in German words that have
  /// it inside, since German joins nouns, as “Klingellautstärke” does.
  static func names(_ name: String, _ wanted: String, in language: LessonLanguage) -> Bool {
    let isJoined = language == .german && wanted.count >= joinedLength
    return has(name, beginningWith: wanted)
      || isJoined && of(name).contains { $0.contains(wanted.lowercased()) }
  }

  /// The number of characters from which a word is looked for inside others.
  private static let joinedLength = 4

  /// Whether a text has all words of another, in their order and next to each other.
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

/// What no name may be, whatever the element is for.
///
/// - Source: Apple docs, `accessibilityLabel`: no type, no state; the words are our choice, as in the
///   audit's rules for labels.
enum ExerciseName {
  private static let kinds: [(trait: Traits, words: [String])] = [
    (.toggleButton, ["switch", "toggle", "switch button", "schalter", "umschalttaste"]),
    (.button, ["button", "btn", "taste", "schaltfläche", "knopf"]),
    (.link, ["link", "hyperlink"]),
    (.image, ["image", "picture", "graphic", "icon", "bild", "grafik"]),
    (.adjustable, ["slider", "adjustable", "regler", "schieberegler"]),
    (.textEntry, ["text field", "textfield", "field", "textfeld", "feld"]),
  ]
  private static let states = [
    "on", "off", "ein", "aus", "an", "enabled", "disabled", "eingeschaltet", "ausgeschaltet",
    "angeschaltet", "abgeschaltet", "aktiviert", "deaktiviert",
  ]
  /// The ending of a German name that says the kind of a switch: “Tonschalter”.
  private static let switchEnding = "schalter"

  /// What is wrong with the name of a stop in any case, or `nil` if nothing is.
  static func fault(of stop: Session.Stop, called name: String) -> Wording? {
    let words = ExerciseWords.of(name)
    if words.isEmpty {
      return (stop.label ?? "").isEmpty ? .noLabel : .noWordsInLabel
    }
    for kind in kinds where stop.traits.contains(kind.trait) {
      let said = kind.words.first { ExerciseWords.has(name, $0) && !isPartOfName($0, words) }
      if let said { return .leaveOutKind(said) }
    }
    if stop.traits.contains(.toggleButton), words.contains(where: { $0.hasSuffix(switchEnding) }) {
      return .leaveOutKind(switchEnding)
    }
    guard stop.traits.contains(.toggleButton), let last = words.last, states.contains(last),
      !(words.count > 1 && ["turn", "switch"].contains(words[0]))
    else { return nil }
    return .leaveOutState(last)
  }

  /// Whether a word for a kind is a verb or a thing in the name, not its kind: “Switch camera”, but not
  /// “Link to the map”.
  private static func isPartOfName(_ kind: String, _ words: [String]) -> Bool {
    guard words.count > 1, words[0] == kind else { return false }
    if kind == "link" { return !["to", "for", "zu", "zum", "zur"].contains(words[1]) }
    return ["switch", "toggle"].contains(kind)
  }
}

extension Session.Stop {
  /// Whether it leads back, so that it may be called as what is on the screen before.
  var isBackButton: Bool { traits.contains(.backButton) }

  /// Its name: the label; of a row without one, all that it says.
  var name: String {
    let isContainer = traits.isDisjoint(with: [.button, .link, .image, .textEntry, .adjustable])
    return label ?? (isContainer ? description : "")
  }
}
