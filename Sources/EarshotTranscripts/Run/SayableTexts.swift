import EarshotComposer
import EarshotLines
import EarshotNotation

/// What could be heard of an app: the texts of its file, its stops, what the session types, and
/// VoiceOver's own words.
///
/// It answers whether a denial could ever be false: `not says "Payed"` can't in an app that nowhere
/// has the word.
///
/// - Source: SESSIONS.md, "What claims mean", Expectations; our choice.
struct SayableTexts {
  private let document: AppDocument
  private let transcript: Transcript
  private var stops: StopTexts
  /// The lines of the file and of the session, once something asks for them.
  private var lines: [String]?

  /// Creates the texts of an app; none is read before something asks for it.
  init(_ document: AppDocument, _ transcript: Transcript) {
    (self.document, self.transcript) = (document, transcript)
    stops = StopTexts(document)
  }

  /// Whether each stop of the app fits a line, so that the line expects nothing of one of them.
  mutating func allFit(_ pattern: LinePattern) -> Bool {
    stops.areAll { pattern.matches(HeardLine($0)) }
  }

  /// Whether a text could be heard, or a number, which the app may work out.
  ///
  /// - Complexity: O(*n*) in the length of the app's file and of VoiceOver's words.
  mutating func canHave(_ pattern: WordPattern) -> Bool {
    if pattern.mayBeOfNumbers || VoiceOverWords.contain(where: pattern.isAnywhere) { return true }
    return known.contains(where: pattern.isAnywhere) || stops.isAny(pattern.isAnywhere)
  }

  /// The lines of the file and of the session.
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
  /// Whether it asks for a number, or for the beginning or the end of what is said, which no text of
  /// a file can rule out.
  fileprivate var mayBeOfNumbers: Bool {
    switch self {
    case .text(let text): text.contains(where: \.isNumber)
    case .expression(let source):
      source.contains { $0.isNumber || "^$".contains($0) } || source.contains("\\d")
    }
  }
}
