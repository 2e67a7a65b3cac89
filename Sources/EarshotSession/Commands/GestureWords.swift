/// The plain words that people use for the movement of fingers, in each language with lessons.
///
/// ``GestureSpelling`` uses the words for the spellings of a gesture. Lessons use them to recognize
/// a gesture from words in any order, such as “left swipe” or „drei Finger nach oben“. The words
/// are in lowercase, and umlauts are written as two letters.
///
/// - Source: our choice.
package enum GestureWords {
  /// The actions of fingers.
  package enum Action: Hashable, Sendable { case tap, swipe, turn, scrub }

  /// The words that the table of gestures uses for numbers of fingers, starting with one.
  package static let numbers = ["one", "two", "three", "four"]
  /// The words that the table of gestures uses for numbers of taps, starting with one.
  package static let multiples = ["", "double", "triple", "quadruple"]
  /// Words that are equivalent to a word of the table, in any gesture.
  static let equals = ["flick": "swipe"]

  /// The words that mean fingers.
  package static let fingers: Set = ["finger", "fingers", "fingern"]
  /// The words that follow a number of taps.
  package static let times: Set = ["times", "time", "mal"]
  /// The words for keeping the fingers on the screen.
  package static let holds: Set = ["hold", "holds", "holding", "halten", "halte", "gehalten"]
  /// The articles that mean the number one.
  package static let articles = ["ein": 1, "einen": 1, "einem": 1]

  /// The words for numbers of taps.
  package static let taps = [
    "once": 1, "single": 1, "twice": 2, "double": 2, "triple": 3, "thrice": 3, "quadruple": 4,
    "einmal": 1, "zweimal": 2, "doppelt": 2, "dreimal": 3, "viermal": 4,
  ]

  /// The words for directions, each with the corresponding word in the table of gestures.
  package static let directions = [
    "left": "left", "right": "right", "up": "up", "down": "down", "upwards": "up",
    "downwards": "down", "top": "up", "bottom": "down", "links": "left", "rechts": "right",
    "oben": "up", "unten": "down",
  ]

  /// The words for the actions of fingers.
  package static let actions: [String: Action] = [
    "swipe": .swipe, "swipes": .swipe, "flick": .swipe, "flicks": .swipe, "streichen": .swipe,
    "streiche": .swipe, "streicht": .swipe, "wischen": .swipe, "wische": .swipe, "wischt": .swipe,
    "tap": .tap, "taps": .tap, "tippen": .tap, "tippe": .tap, "tippt": .tap, "antippen": .tap,
    "turn": .turn, "turns": .turn, "rotate": .turn, "rotates": .turn, "rotation": .turn,
    "drehen": .turn,
    "drehe": .turn, "dreh": .turn, "drehung": .turn, "dreht": .turn,
    "z": .scrub, "zigzag": .scrub, "scrub": .scrub,
  ]

  /// Filler words that can be between the other words.
  package static let fillers: Set = [
    "to", "the", "a", "with", "my", "i", "nach", "mit", "ich", "of", "at", "screen", "that", "on",
    "and", "draw", "draws", "make", "malen", "male", "mal", "malt", "zeichnen", "zeichne",
    "gesture",
    "geste", "near", "edge", "area", "part", "half", "rotor", "den", "die", "das", "der", "und",
  ]

  /// Other names for gestures and keys, each with its name in the table of gestures.
  package static let names = [
    "enter": "return", "return key": "return",
    "eingabe": "return", "eingabetaste": "return", "beruehren": "touch", "beruehre": "touch",
    "doppeltippen": "double tap", "doppeltipp": "double tap", "doppeltippe": "double tap",
    "magisches tippen": "magic tap", "vorhang": "three-finger triple tap",
    "bildschirmvorhang": "three-finger triple tap",
  ]
}
