/// How a line of speech is compared with one of a file.
///
/// Compare what a test on iOS 27 is given with an utterance of Earshot:
///
///     SpokenComparison.words.matches(service.currentSpeech, stop.utterance.text)
///
/// - Source: VOICEOVER.md 4.5b: marks and capitals of the same utterance differ between sources.
public enum SpokenComparison: String, CaseIterable, Hashable, Sendable {
  /// By words: case, blanks and marks between words do not matter.
  case words
  /// Character by character.
  case exact

  /// Whether two lines of speech are the same.
  ///
  /// - Complexity: O(*n*) in the length of the lines.
  public func matches(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    switch self {
    case .exact: return false
    case .words: return first.comparedWords == second.comparedWords
    }
  }
}

extension String {
  /// The words as they are compared: case folded, marks dropped that stand between words.
  ///
  /// A mark is kept where letters or digits stand on both sides of it, as in “1,234.50”; `%` and
  /// currency signs are no marks. Comparing strings takes care of how characters are composed.
  ///
  /// - Source: VOICEOVER.md 4.5b; our choice.
  var comparedWords: [Substring] {
    let characters = Array(uppercased().lowercased())
    var text = ""
    text.reserveCapacity(utf8.count)
    for (place, character) in characters.enumerated() {
      let isDropped = character.isMark && !characters.isAmongWords(at: place)
      text.append(isDropped ? " " : character)
    }
    return text.split(whereSeparator: \.isWhitespace)
  }
}

extension [Character] {
  /// Whether letters or digits stand on both sides of a place.
  fileprivate func isAmongWords(at place: Int) -> Bool {
    place > 0 && place + 1 < count && self[place - 1].isOfWord && self[place + 1].isOfWord
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation && self != "%" }
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
