extension Utterance {
  /// Returns the utterance in a style.
  ///
  /// In the utterance style, the result is a single string of the chunks without commas, followed
  /// by the hint line.
  ///
  /// For example, the result is “Notifications Switch button on Double tap to toggle setting.”
  ///
  /// - Complexity: O(*n*), where *n* is the length of the utterance; O(1) in the spoken and
  ///   snapshot styles.
  /// - Source: iOS 27 utterances (VOICEOVER.md 4.5b).
  /// - Rule: ``SpeechRule/oneString``
  func written(in style: Style) -> Utterance {
    switch style {
    case .spoken, .snapshot: self
    case .utterance: oneString
    case .readings: read
    }
  }

  private var oneString: Utterance {
    let words = parts.map(\.text) + [hint ?? ""]
    var result = Utterance(parts: parts + hintParts, text: words.oneString)
    result.origin = origin
    return result
  }

  /// Returns the utterance after another utterance as one string, such as the first element after
  /// the name of its app.
  ///
  /// For example, the result is “VoiceOverFixture Fixture repeated Heading”.
  ///
  /// - Source: iOS 27 utterances (VOICEOVER.md 4.5b).
  /// - Rule: ``SpeechRule/oneString``
  package func following(_ other: Utterance) -> Utterance {
    var result = self
    result.parts = other.parts + parts
    result.text = [other.text, text].oneString
    return result
  }
}

extension [String] {
  /// The strings, separated by one space.
  ///
  /// Strings without a word add no space.
  fileprivate var oneString: String { filter { !$0.isEmpty }.joined(separator: " ") }
}
