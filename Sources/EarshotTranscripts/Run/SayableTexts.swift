import EarshotComposer
import EarshotLines
import EarshotModel
import EarshotNotation

/// The words that you could hear in an app: the strings in its file, the words of its stops, the
/// text that the session types, and VoiceOver's own words.
///
/// These words determine whether a denial could ever be false. For example, `not says "Payed"`
/// can't be false in an app that doesn't contain the word.
///
/// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
struct SayableTexts {
  private let document: AppDocument
  private let transcript: Transcript
  private var stops: StopTexts
  /// The lines of the file and the session.
  ///
  /// The value is `nil` until the lines are needed.
  private var lines: [String]?

  /// Creates the words of an app.
  ///
  /// The words are computed on demand.
  init(_ document: AppDocument, _ transcript: Transcript) {
    (self.document, self.transcript) = (document, transcript)
    stops = StopTexts(document)
  }

  /// Returns whether every stop of the app matches a line.
  ///
  /// If this is true, the line expects nothing specific.
  mutating func allFit(_ pattern: LinePattern) -> Bool {
    stops.areAll { pattern.matches(HeardLine($0)) }
  }

  /// Returns whether VoiceOver or the app itself could say the words that a claim denies.
  ///
  /// The app may calculate a number, so only the words around it have to exist.
  ///
  /// - Complexity: O(*n*), where *n* is the combined length of the app's file and VoiceOver's
  ///   words.
  mutating func canHave(wordsDeniedBy claim: Claim) -> Bool {
    guard let pattern = claim.deniedWords else { return true }
    if case .voices = claim.content, !document.hasVoice { return false }
    if pattern.mayBeOfNumbers { return true }
    return pattern.wordsBesideNumbers.allSatisfy { canHave($0) }
  }

  private mutating func canHave(_ pattern: WordPattern) -> Bool {
    VoiceOverWords.contain(where: pattern.isAnywhere)
      || known.contains(where: pattern.isAnywhere) || stops.isAny(pattern.isAnywhere)
  }

  /// The lines of the file and the session.
  private var known: [String] {
    mutating get {
      let known = lines ?? written
      lines = known
      return known
    }
  }

  private var written: [String] {
    let file = document.screenText.split(separator: "\n").map(String.init)
    return file + transcript.steps.map(\.command)
  }
}

extension AppDocument {
  /// Whether the app itself ever speaks.
  fileprivate var hasVoice: Bool {
    tree.indices.contains { node in
      tree[node].allEffects.contains { if case .voice(.speak) = $0 { true } else { false } }
    }
  }
}

extension WordPattern {
  /// The pieces of the text between numbers, or the whole pattern.
  fileprivate var wordsBesideNumbers: [WordPattern] {
    guard let text, text.contains(where: \.isNumber) else { return [self] }
    return text.split(whereSeparator: { !$0.isLetter && !$0.isBlank && $0 != "'" })
      .map { WordPattern.text(String($0).trimmed) }
  }

  /// Whether the pattern is about numbers, or about the beginning or the end of speech.
  ///
  /// The strings in a file can't show whether such speech occurs.
  fileprivate var mayBeOfNumbers: Bool {
    switch self {
    case .text(let text): text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
    case .expression(let source):
      source.contains { $0.isNumber || "^$".contains($0) } || source.contains("\\d")
    }
  }
}
