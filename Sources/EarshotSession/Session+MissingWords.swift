import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation

// VoiceOver's words that no source gives in the language of a session.
extension Session {
  /// The maximum number of screens to check.
  private static let screenLimit = 20
  /// The maximum number of missing words to list in the comment.
  private static let nameLimit = 40

  /// A comment that lists VoiceOver's words without a known translation, which Earshot says in
  /// English, or an empty array if there are none.
  ///
  /// The session prints the comment when it starts in a language other than English. To find the
  /// words, the property opens the first twenty screens in copies of the session.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes on the first twenty screens.
  /// - Source: our choice; VOICEOVER.md 14.3 for the known words.
  /// - Rule: ``SpeechRule/unknownWord``
  var remarkOnMissingWords: [SessionLine] {
    let language = composer.language
    guard options.style == .spoken, language.prefix(2).lowercased() != "en" else { return [] }
    var missing: [String] = []
    for screen in document.tree.screens.prefix(Self.screenLimit) {
      for word in wordsMissing(on: screen, in: language)
      where !missing.contains(where: { $0.withoutDigits == word.withoutDigits }) {
        missing.append(word)
      }
    }
    guard !missing.isEmpty else { return [] }
    let named = missing.prefix(Self.nameLimit).map(Quoting.quotedLiteral)
    let more = missing.count - Self.nameLimit
    let words =
      more > 0 ? "\(named.joined(separator: ", ")), and \(more) more" : named.joinedWithAnd
    let line =
      "Earshot doesn't know VoiceOver's words in '\(language)' for \(words), so you hear English words"
    return [.note(Display.safe(line))]
  }

  /// Returns VoiceOver's words for a screen that have no known translation in the language, in
  /// English.
  private func wordsMissing(on screen: ElementTree.Index, in language: String) -> [String] {
    var copy = Session(document, options: options)
    copy.keepsHistory = false
    _ = copy.startWithoutRemark(at: screen)
    return copy.stops.flatMap { stop in
      let utterance = copy.utterance(at: stop, from: nil)
      return (utterance.parts + utterance.hintParts).filter { $0.unknownIn == language }.map(\.text)
    }
  }
}

extension String {
  /// The string without digits, which is the same for “1 of 3” and “2 of 3”.
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}
