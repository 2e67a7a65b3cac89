/// The way that a voice reads certain signs.
///
/// Voices read all other text as written.
///
/// `--style readings` writes speech in this way, a comparison by readings accepts both forms, and
/// `:why` names the readings. Add a row only if a source has recorded it.
///
/// - Source: VOICEOVER.md 4.5c, which names the source of each row.
/// - Rule: ``SpeechRule/readings``
package struct Reading: Sendable {
  /// An example of the reading, such as `1m`, which is read as `1 meter`.
  package let example: (written: String, heard: String)
  /// The source that recorded the reading.
  package let source: String
  /// A function that reads the words from a position, or returns `nil` if the row doesn't apply to
  /// them.
  ///
  /// The indices of the slice are the same as in the text, so the first word has index 0.
  let read: @Sendable (ArraySlice<Substring>) -> Outcome?

  /// A reading that replaces one or more words.
  package struct Outcome {
    /// The number of words that the reading replaces.
    package let count: Int
    /// The words that the voice says.
    package let text: String
  }

  /// Returns the text as a voice reads it.
  ///
  /// The method replaces only words that have a row.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func text(_ text: String) -> String {
    pieces(of: text).map { $0.found?.written ?? String($0.word) }.joined(separator: " ")
  }

  /// Returns the readings in a string, in order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func found(in text: String) -> [Found] { pieces(of: text).compactMap(\.found) }

  /// A reading found in a string.
  package struct Found: Hashable, Sendable {
    /// The words as written in the text.
    package let words: String
    /// The words that the voice says.
    package let heard: String
    /// The source that recorded the reading.
    package let source: String
    /// The mark after the words, which ends their phrase or sentence.
    let mark: Substring

    /// The words that the voice says, with the mark after them.
    var written: String { heard + mark }
  }

  /// Returns the words of a string, which are separated by spaces.
  ///
  /// Words that share a reading form one piece, and every other word is a separate piece.
  ///
  /// A mark at the end of a phrase isn't part of the word. For example, “30 ₽, Buy” also has a
  /// reading.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func pieces(of text: String) -> [(word: Substring, found: Found?)] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let bare = words.map(\.withoutMark)
    var pieces: [(word: Substring, found: Found?)] = []
    var place = 0
    while place < words.count {
      let found = found(bare[place...], in: words)
      pieces.append((words[place], found?.reading))
      place += found?.count ?? 1
    }
    return pieces
  }

  private static func found(
    _ bare: ArraySlice<Substring>,
    in words: [Substring]
  ) -> (reading: Found, count: Int)? {
    for row in all {
      guard let outcome = row.read(bare) else { continue }
      let places = bare.startIndex..<bare.startIndex + outcome.count
      let last = places.upperBound - 1
      guard places.dropLast().allSatisfy({ bare[$0].count == words[$0].count }) else { continue }
      let written = words[places].dropLast() + [bare[last]]
      let mark = words[last].dropFirst(bare[last].count)
      let text = written.joined(separator: " ")
      return (
        Found(words: text, heard: outcome.text, source: row.source, mark: mark), outcome.count
      )
    }
    return nil
  }
}

extension Substring {
  /// The word without the mark that ends its phrase or sentence.
  ///
  /// A capital letter keeps the mark after it, and an ellipsis isn't removed.
  fileprivate var withoutMark: Substring {
    guard let last, ",;:.!?".contains(last), count > 1, !hasSuffix("...") else { return self }
    let isCapital = count == 2 && first?.isUppercase ?? false
    return isCapital ? self : dropLast()
  }
}

extension Utterance {
  /// The utterance with its signs as written, or `nil` if it isn't in the readings style.
  ///
  /// - Complexity: O(*n*) in the number of the utterance's parts.
  package var withoutReadings: Utterance? {
    guard let source = origin.source else { return nil }
    let composer = source.composer
    guard composer.style == .readings else { return nil }
    return Composer(settings: composer.settings, style: .spoken, language: composer.language)
      .utterance(for: source.event)
  }

  /// The utterance, with the app's words as a voice reads them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the utterance.
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
  /// The part as a voice reads it.
  fileprivate var read: Self {
    var part = self
    part.text = Reading.text(text)
    return part
  }
}
