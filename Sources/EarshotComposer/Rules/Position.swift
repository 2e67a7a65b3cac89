import EarshotFocusEngine

extension Utterance.Rule {
  static let series = Self(
    "an item of a tab bar or of segments says its place",
    source: "WWDC15-201"
  )
  static let listEnds = Self(
    "the first and the last stop of a list say so",
    source: "AccessibilitySnapshot"
  )
  static let landmarkEnds = Self(
    "the first and the last stop of a landmark say so",
    source: "AccessibilitySnapshot"
  )
}

extension Stop {
  /// The place among tabs or segments.
  ///
  /// Reads as “1 of 4”.
  ///
  /// - Source: WWDC15-201, “Timer, tab. Four of four.”
  var series: [Part] {
    switch context {
    case .series(let index, let count), .tab(let index, let count):
      let numbers = [words.number(index), words.number(count)]
      return [words.part(.position, .series, numbers, from: .container, by: .series)]
    default:
      return []
    }
  }

  /// The ends of a list or landmark.
  ///
  /// Reads as “List start” and “List end”, “Landmark” and “End”.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 3.6).
  var ends: [Part] {
    switch context {
    case .listStart: [words.part(.position, .listStart, from: .container, by: .listEnds)]
    case .listEnd: [words.part(.position, .listEnd, from: .container, by: .listEnds)]
    case .landmarkStart:
      [words.part(.position, .landmarkStart, from: .container, by: .landmarkEnds)]
    case .landmarkEnd: [words.part(.position, .landmarkEnd, from: .container, by: .landmarkEnds)]
    default: []
    }
  }
}
