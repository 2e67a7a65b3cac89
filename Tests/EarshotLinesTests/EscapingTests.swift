@testable import EarshotLines
@testable import EarshotTranscripts
import EarshotNotation
@testable import EarshotSession
import SessionTestSupport
import Testing

@Suite("A line of speech")
struct EscapingTests {
  private func printed(_ text: String) -> String { SessionLine.speech(Spoken(text)).text }

  @Test("begins with a \\ if it would be taken for something else", arguments: mistakable)
  func escapes(text: String) throws {
    #expect(printed(text) == "\\" + text)
  }

  static let mistakable = [
    "> next", ">", "~ silent", "~", "? claim", "?", "# 1 in the charts", "#", "\\", "\\ back",
    "-- a --", "--", "...", "dot (re)", "star (glob)", " ahead", "behind ", "\tahead", " ",
  ]

  @Test("prints as it is if it can't be mistaken", arguments: plain)
  func unescaped(text: String) throws {
    #expect(printed(text) == text)
  }

  static let plain = [
    "Menu, Heading", "- a", "-", "....", "a ...", "(re)", "a(re)", "a (re) b", "a > b", "screen: x",
    "245 ₽", "مرحبا", "é", "👩‍👩‍👧 family", "½",
  ]

  @Test("reads back from its line as it was spoken", arguments: mistakable + plain)
  func roundTrip(text: String) throws {
    #expect(HeardLine(printed(text)) == .speech(text))
    #expect(HeardLine("   " + printed(text)) == .speech(text))
  }

  @Test("survives a whole session and its transcript", arguments: mistakable + plain)
  func replays(text: String) throws {
    let screen = "screen main\n  text \(Quoting.quoted(text))\n  text \"End\"\n"
    var walk = try Walk(unstarted: screen)
    let lines = walk("start") + ["> n"] + walk("n")
    let file = (["> start"] + lines).map { $0 + "\n" }.joined()
    let transcript = try #require(Transcript.read(SourceText(name: "a.vo", file)).transcript)
    #expect(TranscriptRun(transcript, on: try .of(screen)).report == "")
  }

  @Test("shows line breaks as ⏎, and invisible or active characters by their numbers")
  func unsafe() throws {
    #expect(printed("one\ntwo\r\nthree\rfour") == "one⏎two⏎three⏎four")
    #expect(printed("a\u{1B}[2Jb") == "a\\u{1B}[2Jb")
    #expect(printed("\u{9B}2J") == "\\\\u{9B}2J")
    #expect(printed("a\u{202E}b\u{2066}c\u{200B}d") == "a\\u{202E}b\\u{2066}c\\u{200B}d")
    #expect(printed("\u{2028}") == "\\\\u{2028}")
    #expect(printed("\n> a") == "⏎> a")
  }

  @Test("ignores only indentation and trailing spaces")
  func compared() {
    #expect(HeardLine("  Menu, Heading \t") == .speech("Menu, Heading"))
    #expect(HeardLine("  ~ hint: a b  ") == .beside("~ hint: a b"))
    #expect(HeardLine("\\~ silent") == .speech("~ silent"))
    #expect(HeardLine("\\~ silent") != HeardLine("~ silent"))
    #expect(HeardLine(" \\ a ") == .speech(" a "))
    #expect(HeardLine("Menu,  Heading") != HeardLine("Menu, Heading"))
  }
}
