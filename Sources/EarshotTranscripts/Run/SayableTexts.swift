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
    let isNumber = pattern.text?.contains(where: \.isNumber) ?? true
    if isNumber || VoiceOverWords.contain(where: pattern.isAnywhere) { return true }
    let known = lines ?? written
    lines = known
    return known.contains(where: pattern.isAnywhere) || stops.isAny(pattern.isAnywhere)
  }

  private var written: [String] {
    let file = document.screenText.split(separator: "\n").map(String.init)
    return file + transcript.steps.map(\.command)
  }
}
