/// The way a voice reads signs.
///
/// Everything else stays as written.
///
/// `--style readings` writes what is spoken so, a comparison by readings knows both ways, and `:why`
/// names the readings. A row is added only with the source that heard it.
///
/// - Source: VOICEOVER.md 4.5c, which names who heard each row.
/// - Rule: ``SpeechRule/readings``
package struct Reading: Sendable {
  /// An example of what you hear: `1m` as `1 meter`.
  package let example: (written: String, heard: String)
  /// Who heard it.
  package let source: String
  /// Reads the words from a place on, or `nil` if the row isn't about them.
  ///
  /// The indices of the slice are those of the text: the first word has the index 0.
  let read: @Sendable (ArraySlice<Substring>) -> Outcome?

  /// A reading that replaces some words.
  package struct Outcome {
    /// The number of words that it replaces.
    package let count: Int
    /// What is heard.
    package let text: String
  }

  /// Returns the text as a voice reads it: replaces each word that has a row, and nothing else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func text(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var heard: [String] = []
    var place = 0
    while place < words.count {
      if let outcome = outcome(of: words[place...]) {
        heard.append(outcome.text)
        place += outcome.count
      } else {
        heard.append(String(words[place]))
        place += 1
      }
    }
    return heard.joined(separator: " ")
  }

  /// The reading of the first row that matches the words at the beginning, or `nil` if none does.
  package static func outcome(of words: ArraySlice<Substring>) -> Outcome? {
    all.lazy.compactMap { $0.read(words) }.first
  }
}

extension Utterance {
  /// The utterance with what is spoken of the app as a voice was heard to read it.
  ///
  /// - Complexity: O(*n*) in the length of the utterance.
  var read: Utterance {
    var result = Utterance(spoken: parts.map(\.read), hint: hintParts.map(\.read))
    if result.text == text || !text.hasSuffix("—") {
      result.origin = origin
      return result
    }
    result.text += "—"
    result.origin = origin
    return result
  }
}

extension Utterance.Part {
  /// The part as a voice was heard to read it.
  fileprivate var read: Self {
    var part = self
    part.text = Reading.text(text)
    return part
  }
}
