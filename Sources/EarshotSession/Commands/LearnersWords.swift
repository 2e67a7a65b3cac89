import EarshotNotation

/// Words for what fingers do that only learners use, each with one of ``GestureWords``.
///
/// - Source: our choice.
enum LearnersWords {
  private static let equals = [
    "click": "tap", "clicks": "tap", "press": "tap", "slide": "swipe", "two": "2", "three": "3",
    "four": "4", "streich": "streichen", "streichst": "streichen", "wisch": "wischen",
    "wischst": "wischen", "tipp": "tippen", "tippst": "tippen", "runter": "unten",
    "hinunter": "unten", "hoch": "oben", "hinauf": "oben", "rauf": "oben", "clockwise": "right",
    "counterclockwise": "left", "anticlockwise": "left", "uhrzeigersinn": "rechts",
    "doppel": "doppelt", "dreifach": "dreimal", "drehe": "drehen", "rueber": "den",
  ]
  /// Words that are two for ``GestureWords``.
  private static let pairs = [
    "doubletap": ["double", "tap"], "tripletap": ["triple", "tap"],
    "doppeltippen": ["doppelt", "tippen"], "doppeltipp": ["doppelt", "tippen"],
    "dreifachtippen": ["dreimal", "tippen"], "dreifachtipp": ["dreimal", "tippen"],
    "swiperight": ["swipe", "right"], "swipeleft": ["swipe", "left"],
    "doppelklick": ["doppelt", "tippen"], "doppelklicken": ["doppelt", "tippen"],
  ]
  /// Names for whole gestures that learners have.
  static let names = [
    "next rotor": "rotor right", "rotor next": "rotor right", "rotor rechts": "rotor right",
    "previous rotor": "rotor left", "rotor links": "rotor left", "naechster rotor": "rotor right",
    "rotor weiter": "rotor right", "rotor zurueck": "rotor left",
  ]
  /// Words that say nothing of the gesture.
  private static let fillers: Set = [
    "anywhere", "irgendwo", "quickly", "schnell", "then", "please", "bitte", "screens", "field",
    "feld", "element", "bildschirm", "auf", "im", "am", "in", "an", "it", "please", "just", "nur",
    "half", "item", "button", "taste", "next", "your", "dem", "zur", "zum",
  ]
  /// The words among which slips of the keys are looked for.
  private static let known: [String] = {
    let tables = [
      Array(GestureWords.actions.keys), Array(GestureWords.directions.keys),
      Array(GestureWords.taps.keys), Array(GestureWords.fingers),
    ]
    return tables.joined().filter { $0.count > 3 }.sorted()
  }()

  /// Words, those that are two apart.
  static func split(_ words: [String]) -> [String] {
    words.flatMap { word in
      let plain = PlainWord.canonical(word)
      return pairs[plain] ?? [word]
    }
  }

  /// A word as ``GestureWords`` has it: one that means the same, or the one that was meant by a slip.
  static func canonical(_ word: String) -> String {
    if let equal = equals[word] { return PlainWord.canonical(equal) }
    if fillers.contains(word) { return "the" }
    let isKnown =
      Int(word) != nil || word.count < 4 || GestureWords.fillers.contains(word)
      || GestureWords.times.contains(word) || GestureWords.articles[word] != nil
    guard !isKnown, !known.contains(word) else { return word }
    return Suggestion.nearest(to: word, in: known) ?? word
  }
}
