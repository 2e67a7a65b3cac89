@testable import EarshotTranscripts
import EarshotNotation
import Testing

@testable import EarshotLines

/// RELIABILITY.md, row 19.
@Suite("A repeat of a repeat in a regular expression")
struct RunawayRepeatTests {
  @Test(
    "is found, since it could take for ever",
    arguments: [
      ("(a+)+b", "(a+)+"), ("x(a*)*", "(a*)*"), ("(\\w+\\s?)+!", "(\\w+\\s?)+"),
      ("((ab)+|c)*", "((ab)+|c)*"), ("(?:x+)+y", "(?:x+)+"), ("([a-z]+){2,}", "([a-z]+){2,}"),
      ("((a+))+?", "((a+))+?"), ("(?<name>.*)*", "(?<name>.*)*"), ("(a|b+)*", "(a|b+)*"),
    ]
  )
  func runaway(pattern: String, found: String) {
    #expect(RunawayRepeat.first(in: pattern) == found)
  }

  @Test(
    "is no other repeat",
    arguments: [
      "(\\d+, )+", "(a+)?", "a+b+", "(a+){3}", "\\(a+\\)+", "[(a+)]+", "Menu, .*", "(foo|bar)+",
      "", "(", ")", "[", "\\", "a{", "(?", "(a+", "+", "((a+)b)*", "(a+b?c)+",
    ]
  )
  func harmless(pattern: String) { #expect(RunawayRepeat.first(in: pattern) == nil) }

  @Test("is an error of the file, with its place")
  func diagnostic() {
    let result = Transcript.read(SourceText(name: "a.vo", "> start\n(a+)+b (re)\n"))
    #expect(result.transcript == nil)
    #expect(
      result.diagnostics.map(\.message.text) == [
        "'(a+)+' repeats a repeat and could take for ever; let the group end in what must stand there"
      ]
    )
  }
}
