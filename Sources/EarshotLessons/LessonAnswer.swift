import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// Words as a learner answers them, so that what never decides is gone: capitals, punctuation,
/// American spelling.
///
/// - Source: VOICEOVER.md 4.5b for what is compared; the spelling is our choice.
struct LessonAnswer: Hashable {
  /// The text as it was typed.
  let text: String
  /// The words as they were typed, in lower case.
  private(set) var words: [String]
  /// The words as they are compared.
  private(set) var canonical: [String]
  /// The words as they are compared, in alphabetical order.
  var sorted: [String] { canonical.sorted() }

  init(_ text: String) {
    self.text = text
    words = PlainWord.words(of: text)
    canonical = words.map(Self.canonical)
  }

  /// A word in the form that is compared: in any spelling, on any keyboard.
  static func canonical(_ word: String) -> String {
    AmericanSpelling.canonical(PlainWord.canonical(word))
  }

  /// Whether it is a dash or some dots and nothing else, as people write for nothing.
  var isDash: Bool { !text.isEmpty && text.allSatisfy { "-–—.…".contains($0) } }

  /// Whether it holds the same words as another text, in the same order.
  func isSame(as text: String) -> Bool { canonical == LessonAnswer(text).canonical }

  /// Whether it says that nothing is spoken: in one of the ways to say so, and no more.
  var isSilence: Bool { isSilence(with: SilenceWords.sounds) }

  /// Whether it says that nothing is spoken: in words for silence, or for one of certain sounds.
  func isSilence(with sounds: Set<String>) -> Bool {
    isDash || isMade(of: SilenceWords.silence.union(sounds))
  }

  /// Whether it says that there is no sound.
  var deniesSound: Bool {
    let words = canonical.filter { !SilenceWords.mayStandBeforeSounds.contains($0) }
    return zip(words, words.dropFirst()).contains {
      SilenceWords.denials.contains($0) && SilenceWords.sounds.contains($1)
    }
  }

  /// Whether it has one of certain words, or denies what is said, and has no word of another kind.
  ///
  /// The word for the end counts beside one of them: “the sound of the end” is the sound, and “end”
  /// is a word that nobody says.
  private func isMade(of wanted: Set<String>) -> Bool {
    let words = words.flatMap { $0.split(separator: "-") }.map { Self.canonical(String($0)) }
    let rest = words.filter { !SilenceWords.fillers.contains($0) }
    if rest.isEmpty { return !SilenceWords.denials.isDisjoint(with: words) }
    let named =
      wanted.contains(SilenceWords.boundary)
      ? rest.filter { !SilenceWords.ends.contains($0) } : rest
    return !named.isEmpty && named.allSatisfy(wanted.contains)
  }

  /// Certain of its words, as they were typed.
  func typed(_ words: [String]) -> String {
    text.split(whereSeparator: \.isBlank).filter { token in
      LessonAnswer(String(token)).words.contains(where: words.contains)
    }.map { String($0).withoutOuterPunctuation }.joined(separator: " ")
  }

  /// The first of its words that is a certain one, as it was typed.
  func firstTyped(_ word: String) -> String {
    let token = text.split(whereSeparator: \.isBlank).first {
      LessonAnswer(String($0)).words.contains(word)
    }
    return token.map { String($0).withoutOuterPunctuation } ?? word
  }

  /// Takes certain words out, each once, allowing for typing errors.
  ///
  /// - Returns: Whether all are there; else none is taken out.
  mutating func take(_ wanted: [String]) -> Bool {
    var rest = self
    for word in wanted {
      let word = Self.canonical(word)
      let near = word.count > 2 ? Suggestion.nearest(to: word, in: rest.canonical) : nil
      let place = rest.canonical.firstIndex(of: word) ?? near.flatMap(rest.canonical.firstIndex)
      guard let place else { return false }
      rest.words.remove(at: place)
      rest.canonical.remove(at: place)
    }
    self = rest
    return true
  }

  /// Whether a word is among the words, allowing for a typing error where that is asked for.
  func holds(_ word: String, evenMisspelt: Bool) -> Bool {
    let wanted = Self.canonical(word)
    if canonical.contains(wanted) { return true }
    return evenMisspelt && word.count > 2 && Suggestion.nearest(to: wanted, in: canonical) != nil
  }
}

extension String {
  /// The text without the punctuation before and after it.
  fileprivate var withoutOuterPunctuation: String {
    let start = drop(while: \.isPunctuation)
    let kept = start.reversed().drop(while: \.isPunctuation)
    return String(kept.reversed())
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

  /// Whether a word has an ending, and something before it.
  private static func isEnding(_ ending: String, of word: String) -> Bool {
    word.count > ending.count && word.hasSuffix(ending)
  }

  /// A word in the form that is compared.
  static func canonical(_ word: String) -> String {
    let text = word.count > 4 ? word.replacing("our", with: "or") : word
    guard let (british, american) = endings.first(where: { isEnding($0.0, of: text) }) else {
      return text
    }
    return text.dropLast(british.count) + american
  }
}
