import EarshotLines
import EarshotModel
import EarshotNotation
import EarshotSession

/// The words of a learner's answer, without differences that never matter: capital letters,
/// punctuation, and British spelling.
///
/// - Source: VOICEOVER.md 4.5b for what is compared; the spelling is our choice.
struct LessonAnswer: Hashable {
  /// The text, as typed.
  let text: String
  /// The words as typed, but in lowercase.
  private(set) var words: [String]
  /// The words, normalized for comparison.
  private(set) var canonical: [String]
  /// The normalized words, in alphabetical order.
  var sorted: [String] { canonical.sorted() }

  init(_ text: String) {
    self.text = text
    words = PlainWord.words(of: text)
    canonical = words.map(Self.canonical)
  }

  /// Returns a word, normalized for comparison, so spellings and keyboards don't matter.
  static func canonical(_ word: String) -> String {
    AmericanSpelling.canonical(PlainWord.canonical(word))
  }

  /// Whether the answer consists only of a dash or dots, which people use for “nothing”.
  var isDash: Bool { !text.isEmpty && text.allSatisfy { "-–—.…".contains($0) } }

  /// Returns whether the answer contains the same words as the text, in the same order.
  func isSame(as text: String) -> Bool { canonical == LessonAnswer(text).canonical }

  /// Whether the answer says only that VoiceOver says nothing, in any of the ways to express this.
  var isSilence: Bool { isSilence(with: SilenceWords.sounds) }

  /// Returns whether the answer says that VoiceOver says nothing, in words for silence or for one
  /// of the given sounds.
  func isSilence(with sounds: Set<String>) -> Bool {
    let words = SilenceWords.silence.union(sounds)
    return isDash || isMade(of: words) || beforeExplanation?.isMade(of: words) == true
  }

  /// Whether the answer says that there's no sound.
  var deniesSound: Bool {
    let words = canonical.filter { !SilenceWords.mayStandBeforeSounds.contains($0) }
    return zip(words, words.dropFirst()).contains {
      SilenceWords.denials.contains($0) && SilenceWords.sounds.contains($1)
    }
  }

  /// Returns whether the answer, without filler words, consists of the given words or only denies
  /// speech.
  ///
  /// A word for the end is allowed only next to one of the words: “the sound of the end” stands for
  /// the boundary sound, but “end” doesn't.
  private func isMade(of wanted: Set<String>) -> Bool {
    let words = words.flatMap { $0.split(separator: "-") }.map { Self.canonical(String($0)) }
    let rest = words.filter { !SilenceWords.fillers.contains($0) }
    if rest.isEmpty { return !SilenceWords.denials.isDisjoint(with: words) }
    let named =
      wanted.contains(SilenceWords.boundary)
      ? rest.filter { !SilenceWords.ends.contains($0) } : rest
    return !named.isEmpty && named.allSatisfy(wanted.contains)
  }

  /// Returns the given words, as typed.
  func typed(_ words: [String]) -> String {
    text.split(whereSeparator: \.isBlank).filter { token in
      LessonAnswer(String(token)).words.contains(where: words.contains)
    }.map { String($0).withoutOuterPunctuation }.joined(separator: " ")
  }

  /// Returns the first word that equals the given word, as typed.
  func firstTyped(_ word: String) -> String {
    let token = text.split(whereSeparator: \.isBlank).first {
      LessonAnswer(String($0)).words.contains(word)
    }
    return token.map { String($0).withoutOuterPunctuation } ?? word
  }

  /// Removes the given words, each once, allowing for typing errors.
  ///
  /// - Returns: Whether all of them occur. Otherwise, the method removes none of them.
  mutating func take(_ wanted: [String]) -> Bool {
    var rest = self
    for word in wanted {
      let word = Self.canonical(word)
      let canSlip = word.count > 2 && !word.contains(where: \.isNumber)
      let near = canSlip ? Suggestion.nearest(to: word, in: rest.canonical) : nil
      let place = rest.canonical.firstIndex(of: word) ?? near.flatMap(rest.canonical.firstIndex)
      guard let place else { return false }
      rest.words.remove(at: place)
      rest.canonical.remove(at: place)
    }
    self = rest
    return true
  }

  /// Returns whether a word occurs, optionally with a typing error.
  func holds(_ word: String, evenMisspelled: Bool) -> Bool {
    let wanted = Self.canonical(word)
    if canonical.contains(wanted) { return true }
    return evenMisspelled && word.count > 2 && Suggestion.nearest(to: wanted, in: canonical) != nil
  }
}

extension String {
  /// The text without leading and trailing punctuation.
  fileprivate var withoutOuterPunctuation: String {
    let start = drop(while: \.isPunctuation)
    let kept = start.reversed().drop(while: \.isPunctuation)
    return String(kept.reversed())
  }
}

/// A conversion from British to American spelling, which makes both spellings the same answer.
///
/// Both sides of a comparison are converted, so the result doesn't have to be a word.
enum AmericanSpelling {
  /// British endings, each with the American ending.
  ///
  /// The first match is used.
  private static let endings = [
    ("isation", "ization"), ("ctise", "ctice"), ("ising", "izing"), ("ised", "ized"),
    ("ises", "izes"), ("ise", "ize"), ("yse", "yze"), ("ysed", "yzed"), ("ysing", "yzing"),
    ("tre", "ter"), ("tres", "ters"), ("lled", "led"), ("lling", "ling"), ("ller", "ler"),
    ("ogue", "og"), ("ogues", "ogs"), ("ence", "ense"), ("rey", "ray"), ("eque", "eck"),
    ("amme", "am"), ("tyre", "tire"), ("ellery", "elry"), ("ageing", "aging"),
  ]

  /// Returns whether a word has the ending, with at least one character before it.
  private static func isEnding(_ ending: String, of word: String) -> Bool {
    word.count > ending.count && word.hasSuffix(ending)
  }

  /// Returns a word, normalized for comparison.
  static func canonical(_ word: String) -> String {
    let text = word.count > 4 ? word.replacing("our", with: "or") : word
    guard let (british, american) = endings.first(where: { isEnding($0.0, of: text) }) else {
      return text
    }
    return text.dropLast(british.count) + american
  }
}
