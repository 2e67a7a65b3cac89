import EarshotLines
import EarshotModel
import EarshotNotation

/// Words as a learner answers them, so that what never decides is gone: capitals, punctuation,
/// American spelling.
///
/// - Source: VOICEOVER.md 4.5b for what is compared; the spelling is our choice.
struct LessonAnswer: Hashable {
  /// The text as it was typed.
  let text: String
  /// The words as they were typed, in lower case.
  let words: [String]
  /// The words as they are compared.
  let canonical: [String]
  /// The words as they are compared, in alphabetical order.
  var sorted: [String] { canonical.sorted() }

  init(_ text: String) {
    self.text = text
    words = SpokenComparison.words.key(of: text).split(separator: " ").map(String.init)
    canonical = words.map(AmericanSpelling.canonical)
  }

  /// Whether it holds the same words as another text, in the same order.
  func isSame(as text: String) -> Bool { canonical == LessonAnswer(text).canonical }

  /// Whether it says that nothing is spoken: in one of the ways to say so, and no more.
  var isSilence: Bool { isMade(of: SilenceWords.silence.union(SilenceWords.sounds)) }

  /// Whether it says that nothing is heard at all, a sound among it.
  var isSilenceWithoutSound: Bool {
    isMade(of: deniesSound ? SilenceWords.silence.union(SilenceWords.sounds) : SilenceWords.silence)
  }

  /// Whether it says that there is no sound.
  var deniesSound: Bool {
    !SilenceWords.denials.isDisjoint(with: words) && !SilenceWords.sounds.isDisjoint(with: words)
  }

  /// Whether it has one of certain words, or denies what is said, and has no word of another kind.
  private func isMade(of wanted: Set<String>) -> Bool {
    let rest = words.filter { !SilenceWords.fillers.contains($0) }
    if rest.isEmpty { return !SilenceWords.denials.isDisjoint(with: words) }
    return rest.allSatisfy(wanted.contains)
  }

  /// Certain of its words, as they were typed.
  func typed(_ words: [String]) -> String {
    text.split(whereSeparator: \.isBlank).filter { token in
      LessonAnswer(String(token)).words.contains(where: words.contains)
    }.map { $0.filter { !$0.isPunctuation } }.joined(separator: " ")
  }

  /// Whether a word is among the words, allowing for a typing error where that is asked for.
  func holds(_ word: String, evenMisspelt: Bool) -> Bool {
    let wanted = AmericanSpelling.canonical(word)
    if canonical.contains(wanted) { return true }
    return evenMisspelt && word.count > 2 && Suggestion.nearest(to: wanted, in: canonical) != nil
  }
}

/// The American spelling of a British word, so that both count as the same.
///
/// Both sides of a comparison are changed, so that it does not matter whether the result is a word.
enum AmericanSpelling {
  /// British endings, each with the American one; the first that fits counts.
  private static let endings = [
    ("isation", "ization"), ("ctise", "ctice"), ("ising", "izing"), ("ised", "ized"),
    ("ises", "izes"), ("ise", "ize"), ("yse", "yze"), ("ysed", "yzed"), ("ysing", "yzing"),
    ("tre", "ter"), ("tres", "ters"), ("lled", "led"), ("lling", "ling"), ("ller", "ler"),
    ("ogue", "og"), ("ogues", "ogs"), ("ence", "ense"), ("rey", "ray"), ("eque", "eck"),
    ("amme", "am"), ("tyre", "tire"), ("ellery", "elry"), ("ageing", "aging"),
  ]

  /// A word in the form that is compared.
  static func canonical(_ word: String) -> String {
    let text = word.count > 4 ? word.replacing("our", with: "or") : word
    guard let (british, american) = endings.first(where: { text.hasSuffix($0.0) }) else {
      return text
    }
    return text.dropLast(british.count) + american
  }
}
