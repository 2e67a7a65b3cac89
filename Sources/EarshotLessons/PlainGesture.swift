import EarshotSession

/// A gesture in the plain words of people, such as “left swipe”, “tap twice” or „drei Finger nach oben“.
///
///     PlainGesture("flick to the left")?.gesture    // "swipe left"
///
/// Every word has to be known, so that the name of an element is never taken for a part of a gesture.
///
/// - Source: our choice.
struct PlainGesture {
  /// The gesture as it has to be typed.
  let gesture: String

  /// Understands a line, or gives `nil` where a word is left over, or no gesture has these parts.
  init?(_ text: String) {
    let words = LessonAnswer(text).words.flatMap { $0.split(separator: "-").map(String.init) }
    let name = words.map(PlainWord.canonical).joined(separator: " ")
    let found = PlainWords.names[name] ?? Parts(words).flatMap(\.gesture)
    guard let found, Gesture(found) != nil else { return nil }
    gesture = found
  }

  /// What fingers do, taken from words.
  private struct Parts {
    private var fingers = 1
    private var taps = 1
    private var action: PlainWords.Action?
    private var direction: String?

    /// Takes words apart, or gives `nil` where one is not known.
    init?(_ words: [String]) {
      var isKnown = true
      for (place, word) in words.enumerated() where isKnown {
        isKnown = read(word, at: place, in: words)
      }
      guard isKnown, action != nil || direction != nil && fingers > 1 else { return nil }
    }

    private mutating func read(_ word: String, at place: Int, in words: [String]) -> Bool {
      let word = PlainWord.canonical(word)
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      if let number = Int(word) ?? PlainWords.one[word] {
        if PlainWords.fingers.contains(next) { fingers = number } else { taps = number }
        return PlainWords.fingers.contains(next) || PlainWords.times.contains(next)
      }
      if let taps = PlainWords.taps[word] {
        self.taps = taps
      } else if let direction = PlainWords.directions[word] {
        self.direction = direction
      } else if let action = PlainWords.actions[word] {
        self.action = action
      } else {
        return PlainWords.fillers.contains(word) || PlainWords.fingers.contains(word)
          || PlainWords.times.contains(word)
      }
      return true
    }

    /// The gesture that has these parts, or `nil` if there is none.
    var gesture: String? {
      let number = [2: "two-finger ", 3: "three-finger ", 4: "four-finger "][fingers] ?? ""
      guard action == .tap else { return direction.map { "\(number)swipe \($0)" } }
      if fingers == 2, taps == 2 { return "magic tap" }
      let times = [2: "double ", 3: "triple ", 4: "quadruple "][taps] ?? ""
      guard let direction else { return number + times + "tap" }
      guard fingers == 4, taps == 1 else { return nil }
      return ["up": "four-finger tap top", "down": "four-finger tap bottom"][direction]
    }
  }
}

/// The words for gestures, in every language of lessons.
private enum PlainWords {
  enum Action { case tap, swipe }

  /// Names of gestures and of keys.
  static let names = [
    "z geste": "scrub", "z gesture": "scrub", "enter": "return", "return key": "return",
    "eingabe": "return", "eingabetaste": "return", "two finger scrub": "scrub",
  ]
  static let one = ["ein": 1, "einen": 1, "einem": 1]
  static let fingers: Set = ["finger", "fingers", "fingern"]
  static let times: Set = ["times", "time", "mal"]
  static let taps = [
    "once": 1, "single": 1, "twice": 2, "double": 2, "triple": 3, "thrice": 3, "quadruple": 4,
    "einmal": 1, "zweimal": 2, "doppelt": 2, "dreimal": 3, "viermal": 4,
  ]
  static let directions = [
    "left": "left", "right": "right", "up": "up", "down": "down", "upwards": "up",
    "downwards": "down", "top": "up", "bottom": "down", "links": "left", "rechts": "right",
    "oben": "up", "unten": "down",
  ]
  static let actions: [String: Action] = [
    "swipe": .swipe, "swipes": .swipe, "flick": .swipe, "flicks": .swipe, "streichen": .swipe,
    "streiche": .swipe, "streicht": .swipe, "wischen": .swipe, "wische": .swipe,
    "tap": .tap, "taps": .tap, "tippen": .tap, "tippe": .tap, "tippt": .tap, "antippen": .tap,
  ]
  static let fillers: Set = [
    "to", "the", "a", "with", "my", "i", "nach", "mit", "ich", "of", "at", "screen",
  ]
}
