import EarshotNotation

/// Words for finger movements that only learners use, with the corresponding words of
/// ``GestureWords``.
///
/// - Source: our choice.
enum LearnersWords {
  private static let equals = [
    "click": "tap", "clicks": "tap", "press": "tap", "slide": "swipe", "two": "2", "three": "3",
    "four": "4", "streich": "streichen", "streichst": "streichen",
    "wischst": "wischen", "tipp": "tippen", "tippst": "tippen", "runter": "unten",
    "hinunter": "unten", "hoch": "oben", "hinauf": "oben", "rauf": "oben", "clockwise": "right",
    "counterclockwise": "left", "anticlockwise": "left", "uhrzeigersinn": "rechts",
    "doppel": "doppelt", "dreifach": "dreimal", "drehe": "drehen", "rueber": "den", "go": "swipe",
    "move": "swipe", "moves": "swipe", "sliding": "swipe", "swiping": "swipe", "flicking": "swipe",
    "tapping": "tap", "pressing": "tap", "clicking": "tap", "druecken": "tippen",
    "drueck": "tippen", "druecke": "tippen", "drueckst": "tippen", "ziehen": "streichen",
    "zieh": "streichen", "ziehe": "streichen", "schieben": "streichen", "schieb": "streichen",
    "schiebe": "streichen", "tipps": "tippen", "twist": "turn", "twisting": "turn",
    "wischgeste": "wischen", "tipper": "tippen", "wisch": "wischen",
  ]
  /// Words that imply the direction of a swipe by its destination or its path.
  ///
  /// An explicit direction takes precedence.
  private static let ways = [
    "next": "right", "forward": "right", "forwards": "right", "onward": "right",
    "previous": "left", "backward": "left", "backwards": "left", "back": "left",
    "naechste": "right", "naechsten": "right", "naechstes": "right", "weiter": "right",
    "vor": "right", "vorwaerts": "right", "zurueck": "left", "rueckwaerts": "left",
    "vorige": "left", "vorigen": "left", "vorherige": "left", "vorherigen": "left",
  ]
  /// Words that each correspond to two words of ``GestureWords``.
  private static let pairs = [
    "doubletap": ["double", "tap"], "tripletap": ["triple", "tap"],
    "doppeltippen": ["doppelt", "tippen"], "doppeltipp": ["doppelt", "tippen"],
    "dreifachtippen": ["dreimal", "tippen"], "dreifachtipp": ["dreimal", "tippen"],
    "swiperight": ["swipe", "right"], "swipeleft": ["swipe", "left"],
    "doppelklick": ["doppelt", "tippen"], "doppelklicken": ["doppelt", "tippen"],
  ]
  /// Learners' names for whole gestures.
  static let names = [
    "next rotor": "rotor right", "rotor next": "rotor right", "rotor rechts": "rotor right",
    "previous rotor": "rotor left", "rotor links": "rotor left", "naechster rotor": "rotor right",
    "rotor weiter": "rotor right", "rotor zurueck": "rotor left", "backwards": "swipe left",
    "forwards": "swipe right", "vorwaerts": "swipe right", "rueckwaerts": "swipe left",
    "magisch tippen": "magic tap", "tippe magisch": "magic tap", "magisch": "magic tap",
    "lange druecken": "long press", "lang druecken": "long press", "langes druecken": "long press",
    "lange tippen": "long press", "press and hold": "long press", "tap and hold": "long press",
    "hit enter": "return", "press enter": "return", "hit return": "return",
    "press return": "return", "press the return key": "return", "enter druecken": "return",
    "return druecken": "return", "eingabe druecken": "return", "eingabetaste druecken": "return",
  ]
  /// Filler words, which reveal nothing about the gesture.
  private static let fillers: Set = [
    "anywhere", "irgendwo", "quickly", "schnell", "then", "please", "bitte", "screens", "field",
    "feld", "element", "bildschirm", "auf", "im", "am", "in", "an", "it", "please", "just", "nur",
    "half", "item", "button", "taste", "your", "dem", "zur", "zum", "using", "one", "via", "by",
    "from", "along", "over", "element", "elements", "ones", "thing", "stop", "direction",
    "richtung", "eine", "einer", "eines", "hin", "dann", "once", "gesture", "schreiben", "schreib",
    "schreibe",
  ]
  /// The words that misspelled words are compared with.
  private static let known: [String] = {
    let tables = [
      Array(GestureWords.actions.keys), Array(GestureWords.directions.keys),
      Array(GestureWords.taps.keys), Array(GestureWords.fingers),
    ]
    return tables.joined().filter { $0.count > 3 }.sorted()
  }()

  /// Returns the words, with compounds such as „hochwischen“ and „dreifingerdoppeltipp“ split into
  /// their parts.
  static func split(_ words: [String]) -> [String] {
    words.flatMap { word in
      let plain = PlainWord.canonical(word)
      return pairs[plain] ?? partsOfFingers(plain) ?? partsOfWay(plain) ?? [word]
    }
  }

  /// Returns the parts of a word that begins with a number of fingers, or `nil` for other words.
  private static func partsOfFingers(_ word: String) -> [String]? {
    let numbers = ["ein", "zwei", "drei", "vier", "one", "two", "three", "four"]
    guard let number = numbers.first(where: { word.hasPrefix("\($0)finger") }) else { return nil }
    let rest = String(word.dropFirst(number.count + "finger".count))
    guard !rest.isEmpty else { return [number, "finger"] }
    return pairs[rest].map { [number, "finger"] + $0 } ?? [number, "finger", rest]
  }

  /// Returns the parts of a German verb that begins with a direction, or `nil` for other words.
  private static func partsOfWay(_ word: String) -> [String]? {
    let verbs = ["wischen", "streichen", "ziehen", "schieben"]
    guard let verb = verbs.first(where: { word.hasSuffix($0) && word != $0 }) else { return nil }
    let way = String(word.dropLast(verb.count))
    let isKnown = equals[way] != nil || ways[way] != nil || GestureWords.directions[way] != nil
    return isKnown ? [way, verb] : nil
  }

  /// Returns the direction that a word implies, or `nil` if the word implies none.
  static func way(_ word: String) -> String? { ways[word] }

  /// Returns the word of ``GestureWords`` with the same meaning or, if the word is misspelled, the
  /// intended word.
  ///
  /// For a filler word, the result is “the”.
  static func canonical(_ word: String) -> String {
    if let equal = equals[word] { return PlainWord.canonical(equal) }
    if fillers.contains(word) { return "the" }
    let isKnown =
      Int(word) != nil || word.count < 4 || GestureWords.fillers.contains(word)
      || GestureWords.times.contains(word) || GestureWords.articles[word] != nil
      || ways[word] != nil
    guard !isKnown, !known.contains(word) else { return word }
    return Suggestion.nearest(to: word, in: known) ?? word
  }
}
