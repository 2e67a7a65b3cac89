import Testing

@testable import EarshotTool

@Suite("The words for a synthesizer")
struct SynthesizerTests {
  static let espeak = Synthesizer(kind: .espeak, path: "/usr/bin/espeak-ng")

  /// A phrase, and the command line for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Synthesizer.Kind
    let phrase: Phrase
    let words: String
    var testDescription: String { "\(kind.rawValue) \(words)" }

    init(_ kind: Synthesizer.Kind, _ phrase: Phrase, _ words: String) {
      (self.kind, self.phrase, self.words) = (kind, phrase, words)
    }
  }

  @Test(
    "say how a phrase is spoken",
    arguments: [
      Case(.espeak, Phrase(text: "a"), "--stdin -s 180 -p 50 -a 100"),
      Case(.espeak, Phrase(text: "a", language: "fr-CA"), "--stdin -s 180 -p 50 -a 100 -v fr-CA"),
      Case(
        .espeak,
        Phrase(text: "a", speaker: .app, language: "de"),
        "--stdin -s 180 -p 50 -a 100 -v de+f3"
      ),
      Case(.espeak, Phrase(text: "a", speaker: .app), "--stdin -s 180 -p 50 -a 100 -v en+f3"),
      Case(.espeak, Phrase(text: "a", rate: 0), "--stdin -s 80 -p 50 -a 100"),
      Case(.espeak, Phrase(text: "a", rate: 1), "--stdin -s 450 -p 50 -a 100"),
      Case(.espeak, Phrase(text: "a", rate: 0.6), "--stdin -s 288 -p 50 -a 100"),
      Case(.espeak, Phrase(text: "a", pitch: 2, volume: 0), "--stdin -s 180 -p 99 -a 0"),
      Case(.say, Phrase(text: "a", rate: 0.5), "-f - -r 180"),
      Case(.dispatcher, Phrase(text: "a"), "-e -w -r 0 -p 0 -i 100"),
      Case(
        .dispatcher,
        Phrase(text: "a", language: "fr", rate: 1),
        "-e -w -r 100 -p 0 -i 100 -l fr"
      ),
    ]
  )
  func arguments(_ sample: Case) {
    let synthesizer = Synthesizer(kind: sample.kind, path: "/x")
    let words = synthesizer.arguments(for: sample.phrase, choosesVoice: true)
    #expect(words.joined(separator: " ") == sample.words)
  }

  @Test("leave the language out if it has no voice")
  func withoutVoice() {
    let words = Self.espeak.arguments(for: Phrase(text: "a", language: "xx"), choosesVoice: false)
    #expect(!words.contains("xx"))
  }

  @Test(
    "keep text as text, which no synthesizer takes for a command",
    arguments: [
      ("Save, Button", "Save, Button"), ("[[a]]", "[ [a]]"), ("[[[", "[ [ ["),
      ("!-!STOP", "! -!STOP"),
      ("!-!-!", "! -! -!"), ("a\nb\r\u{0}c", "a b  c"), ("[[\u{301}a", "[ [\u{301}a"),
      ("a\u{2028}b", "a b"), ("", ""), ("--help", "--help"),
    ]
  )
  func input(text: String, sent: String) {
    #expect(Self.espeak.input(for: Phrase(text: text)) == sent + "\n")
  }

  @Test("are found in the absolute folders of PATH")
  func finding() {
    #expect(Synthesizer.find(in: Environment()) == nil)
    #expect(Synthesizer.find(in: Environment(variables: ["PATH": ".:bin::/nowhere"])) == nil)
  }
}
