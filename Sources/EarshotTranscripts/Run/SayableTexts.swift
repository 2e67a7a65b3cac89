import EarshotComposer
import EarshotLines
import EarshotNotation

/// The words that you could hear in an app: the strings of its file, its stops, the text that the
/// session types, and VoiceOver's own words.
///
/// It answers whether a denial could ever be false: `not says "Payed"` can't be false in an app
/// that doesn't contain the word.
///
/// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
struct SayableTexts {
  private let document: AppDocument
  private let transcript: Transcript
  private var stops: StopTexts
  /// The lines of the file and the session, computed on demand.
  private var lines: [String]?

  /// Creates the words of an app, which are computed on demand.
  init(_ document: AppDocument, _ transcript: Transcript) {
    (self.document, self.transcript) = (document, transcript)
    stops = StopTexts(document)
  }

  /// Returns whether each stop of the app matches a line, so the line expects nothing specific.
  mutating func allFit(_ pattern: LinePattern) -> Bool {
    stops.areAll { pattern.matches(HeardLine($0)) }
  }

  /// Returns whether VoiceOver could say the text, or whether it's a number, which the app may
  /// calculate.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the app's file and of VoiceOver's words.
  mutating func canHave(_ pattern: WordPattern) -> Bool {
    if pattern.mayBeOfNumbers || VoiceOverWords.contain(where: pattern.isAnywhere) { return true }
    return known.contains(where: pattern.isAnywhere) || stops.isAny(pattern.isAnywhere)
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

extension WordPattern {
  /// Whether it looks for a number, or for the beginning or the end of speech, which no string of a
  /// file can rule out.
  fileprivate var mayBeOfNumbers: Bool {
    switch self {
    case .text(let text): text.contains(where: \.isNumber)
    case .expression(let source):
      source.contains { $0.isNumber || "^$".contains($0) } || source.contains("\\d")
    }
  }
}
