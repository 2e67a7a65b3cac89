import EarshotLines

/// A gesture in plain words, such as “left swipe”, “tap twice”, or „drei Finger nach oben“.
///
///     PlainGesture("flick to the left")?.gesture    // "swipe left"
///
/// ``GestureWords`` or ``LearnersWords`` must contain every word, and no word can be in quotation
/// marks. Therefore, the name of an element is never mistaken for a part of a gesture.
///
/// - Source: our choice.
package struct PlainGesture {
  /// The gesture in canonical form.
  package let gesture: String

  /// Parses a line.
  ///
  /// The result is `nil` if a word remains or no gesture has these parts.
  package init?(_ text: String) {
    guard !text.contains(where: "\"“”„#".contains) else { return nil }
    let typed = PlainWord.words(of: text).flatMap { $0.split(separator: "-").map(String.init) }
    let words = LearnersWords.split(typed)
    // “Go back” means a scrub.
    guard !words.starts(with: ["go", "back"]) else { return nil }
    let name = words.map(PlainWord.canonical).joined(separator: " ")
    let still = words.filter { !GestureWords.holds.contains($0) }
    let moved = Parts(still).flatMap(\.gesture)
    let held = moved.map { "\($0 == "magic tap" ? "two-finger double tap" : $0) and hold" }
    let made = (still.count < words.count ? held : moved).flatMap { Gesture($0) == nil ? nil : $0 }
    guard let found = GestureWords.names[name] ?? LearnersWords.names[name] ?? made
    else { return nil }
    gesture = found
  }

  /// The finger movement that the words describe.
  private struct Parts {
    private var fingers = 1
    private var taps = 1
    private var action: GestureWords.Action?
    private var direction: String?
    /// The direction that a word implies, which is used if there's no explicit direction, or `nil`
    /// if no word implies one.
    private var way: String?
    private var namesFingers = false

    /// Parses words, or returns `nil` if a word is unknown.
    init?(_ words: [String]) {
      var isKnown = true
      for (place, word) in words.enumerated() where isKnown {
        isKnown = read(word, at: place, in: words)
      }
      // “Go to the next element” names the destination, not the finger movement.
      let saysGesture = !words.contains { ["go", "move", "moves"].contains($0) }
      if action == .swipe, fingers == 1, saysGesture { direction = direction ?? way }
      let isWhole = action != nil || direction != nil && namesFingers
      guard isKnown, isWhole else { return nil }
    }

    private mutating func read(_ word: String, at place: Int, in words: [String]) -> Bool {
      let word = LearnersWords.canonical(PlainWord.canonical(word))
      let next = words.indices.contains(place + 1) ? words[place + 1] : ""
      if let number = Int(word) ?? GestureWords.articles[word] {
        if GestureWords.fingers.contains(next) {
          (fingers, namesFingers) = (number, true)
        } else if let action = GestureWords.actions[LearnersWords.canonical(next)],
          [.tap, .swipe].contains(action), Int(word) != nil
        {
          taps = number
          return true
        } else if number == 1, !GestureWords.times.contains(next) {
          return true
        } else if GestureWords.times.contains(next) {
          taps = number
        }
        return GestureWords.fingers.contains(next) || GestureWords.times.contains(next)
          || Int(word) == nil
      }
      if let taps = GestureWords.taps[word] {
        self.taps = taps
      } else if let direction = GestureWords.directions[word] {
        self.direction = direction
      } else if let way = LearnersWords.way(word) {
        self.way = way
      } else if let action = GestureWords.actions[word] {
        // “Swipe a Z” is a scrub.
        let isScrub = Set([self.action, action]) == [.swipe, .scrub]
        guard isScrub || self.action.map({ $0 == action }) ?? true else { return false }
        self.action = isScrub ? .scrub : action
      } else {
        return GestureWords.fillers.contains(word) || GestureWords.fingers.contains(word)
          || GestureWords.times.contains(word)
      }
      return true
    }

    /// The gesture with these parts, or `nil` if there's none.
    var gesture: String? {
      guard let number = Self.word(fingers, of: GestureWords.numbers),
        let multiple = Self.word(taps, of: GestureWords.multiples)
      else { return nil }
      let prefix = fingers == 1 ? "" : "\(number)-finger "
      switch action {
      case .tap: break
      case .swipe, nil:
        let count = taps == 1 ? "" : " \(taps)"
        return direction.map { "\(prefix)swipe \($0)\(count)" }
      case .turn:
        let isSideways = ["left", "right"].contains(direction)
        return fingers <= 2 && isSideways ? direction.map { "rotor \($0)" } : nil
      case .scrub: return fingers <= 2 && direction == nil ? "scrub" : nil
      }
      if fingers == 2, taps == 2 { return "magic tap" }
      guard let direction else { return prefix + (multiple + " tap").trimmed }
      guard fingers == 4, taps == 1 else { return nil }
      return ["up": "four-finger tap top", "down": "four-finger tap bottom"][direction]
    }

    /// Returns the word for a number, starting with one, or `nil` if there's none.
    private static func word(_ number: Int, of words: [String]) -> String? {
      words.indices.contains(number - 1) ? words[number - 1] : nil
    }
  }
}
