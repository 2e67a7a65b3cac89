import EarshotLines
import EarshotNotation

/// Words as a learner answers them, so that what never decides is gone: capitals, punctuation,
/// order, American spelling.
///
/// - Source: VOICEOVER.md 4.5b for what is compared; the spelling and the order are our choice.
struct LessonAnswer: Hashable {
  /// The words as they were typed.
  let words: [String]
  /// The words as they are compared, in alphabetical order.
  let sorted: [String]

  init(_ text: String) {
    words = SpokenComparison.words.key(of: text).split(separator: " ").map(String.init)
    sorted = words.map(AmericanSpelling.canonical).sorted()
  }

  /// Whether it holds the same words as another text.
  func isSame(as text: String) -> Bool { sorted == LessonAnswer(text).sorted }

  /// Whether it says that nothing is spoken: in one of the ways to say so, and no more.
  var isSilence: Bool {
    let rest = words.filter { !Self.fillers.contains($0) }
    if rest.isEmpty { return words.contains("no") || words.contains("not") }
    return rest.allSatisfy(Self.silence.contains)
  }

  private static let silence: Set = [
    "nothing", "silence", "silent", "sound", "sounds", "boundary", "boundaries", "refused",
    "refusal", "dimmed", "none", "noise", "thud", "click", "end", "quiet", "tone", "edge",
  ]
  private static let fillers: Set = [
    "a", "an", "the", "is", "are", "it", "its", "only", "just", "at", "all", "of", "and", "no",
    "not", "words", "word", "speech", "said", "spoken", "heard", "happens", "anything", "but", "~",
    "i", "hear", "you", "there", "dull", "screen", "makes", "list", "has", "here",
  ]

  /// Whether a word is among the words, allowing for a typing error where that is asked for.
  func holds(_ word: String, evenMisspelt: Bool) -> Bool {
    let wanted = AmericanSpelling.canonical(word)
    if sorted.contains(wanted) { return true }
    return evenMisspelt && word.count > 2 && Suggestion.nearest(to: wanted, in: sorted) != nil
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
