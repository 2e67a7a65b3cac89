import EarshotLines
import Testing

@Suite("The word after ~")
struct HeardLineTests {
  @Test("is between the mark and the colon, without spaces", arguments: kinds)
  func kind(line: String, kind: String) {
    #expect(HeardLine.beside(line).kind == kind)
    #expect(HeardLine.beside(line).isRefusal == (kind == "refused"))
  }

  // The bytes answer for ASCII, and the characters for all other text.
  static let kinds = [
    ("~ sound: activate", "sound"), ("~ refused: dimmed", "refused"),
    ("~refused: dimmed", "refused"),
    ("~  refused : dimmed", "refused"), ("~\trefused: dimmed", "refused"), ("~ refused", "refused"),
    ("~ refusedly: dimmed", "refusedly"), ("~ rotor", "rotor"), ("~ voice fr: Ça va", "voice fr"),
    ("~ : refused", ""), ("~", ""), ("", ""), ("~ écran: x", "écran"),
    ("~ refused\u{301}: x", "refused\u{301}"), ("~ refused:\u{301} x: y", "refused:\u{301} x"),
  ]

  @Test("is missing in a line of speech")
  func speech() {
    #expect(HeardLine.speech("refused: dimmed").kind == nil)
    #expect(!HeardLine.speech("refused: dimmed").isRefusal)
  }

  @Test(
    "isn't in speech that is printed as it is",
    arguments: ["Menu", "~ sound", "a\u{1B}", "é", ""]
  )
  func plainSpeech(text: String) {
    let line = SessionLine.speech(Spoken(text))
    let isPlain = line.text == text && text.utf8.allSatisfy { $0 < 0x80 }
    #expect(line.plainWords?.text == (isPlain ? text : nil))
    #expect(line.plainWords?.beginning ?? "" == "")
  }

  @Test(
    "precedes the words of a hint that are printed as they are",
    arguments: ["Opens a list", "Opens a list ", "~ sound", "a\u{1B}", "é", "", " "]
  )
  func plainHint(text: String) {
    let line = SessionLine.hint(Spoken(text))
    let isPlain = line.text == "~ hint: \(text)" && text.utf8.allSatisfy { $0 < 0x80 }
    #expect(line.plainWords.map { $0.beginning + $0.text } == (isPlain ? line.text : nil))
  }
}
