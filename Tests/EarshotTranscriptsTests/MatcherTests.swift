import EarshotTranscripts
import EarshotNotation
import EarshotSession
import SessionTestSupport
import Testing

@Suite("A loosened line")
struct MatcherTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var lines: String
    var matches: Bool
    var testDescription: String { lines }

    init(_ lines: String, _ matches: Bool = true) {
      self.lines = lines
      self.matches = matches
    }
  }

  /// The speech: `Pizzeria`, `Menu, Heading`.
  static let cases: [Case] = [
    Case("Pizzeria\nMenu, Heading"),
    Case("Pizz[a-z]+ (re)\nMenu, Heading"),
    Case("Pizz[a-z] (re)\nMenu, Heading", false),
    Case("izzeria (re)\nMenu, Heading", false),
    Case("Pizz* (glob)\nMenu, H?ading (glob)"),
    Case("Pizz* (glob)\nMenu, H?eading (glob)", false),
    Case("*z*z*r*a (glob)\n* (glob)"),
    Case("pizz* (glob)\n* (glob)", false),
    Case("Pizz\\* (glob)\n* (glob)", false),
    Case("..."),
    Case("...\nMenu, Heading"),
    Case("Pizzeria\n..."),
    Case("Pizzeria\n...\nMenu, Heading"),
    Case("...\nPizzeria\n...\n...\nMenu, Heading\n..."),
    Case("...\nPizzeria", false),
    Case("  ...  "),
    Case("\\...\nMenu, Heading", false),
    Case("\\Pizz.* (re)\nMenu, Heading", false),
    Case("~ .* (re)\nMenu, Heading", false),
    Case(".* (re)\n.* (re)"),
    Case("Pizzeria(re)\nMenu, Heading", false),
  ]

  @Test("matches the whole line or doesn't match", arguments: cases)
  func matches(_ each: Case) throws {
    #expect(try run("> start\n\(each.lines)\n", on: pizzeria).passed == each.matches)
  }

  @Test("is first taken literally, and printed text matches itself")
  func literal() throws {
    let screen = "screen main\n  text \"a* (glob)\"\n  text \"a( (re)\"\n  text \"...\"\n"
    var walk = try Walk(unstarted: screen)
    let text = ["start", "n", "n"].flatMap { line -> [String] in
      let response = walk.session.run(line)
      return [response.echo] + response.lines
    }
    #expect(
      text == ["> start", "\\a* (glob)", "> swipe right", "\\a( (re)", "> swipe right", "\\..."]
    )
    #expect(try run(text.joined(separator: "\n"), on: screen).passed)
    #expect(try run("> start\na* (glob)\n", on: screen).passed)
  }

  @Test("beside speech matches such lines, including their kind")
  func beside() throws {
    let text =
      "> n\n...\n> start\n...\n> n\nBonus *Button (glob)\n~ hint: Opens.* (re)\n> a\n~ * (glob)\n...\n"
    #expect(try run(text, on: pizzeria).passed)
  }

  @Test("is quick where many stars would slow others down")
  func linear() throws {
    let label = String(repeating: "a", count: 2_000)
    let pattern = String(repeating: "*a", count: 1_000) + "b (glob)"
    #expect(try !run("> start\n\(pattern)\n", on: "screen main\n  text \"\(label)\"\n").passed)
  }
}

/// Runs a transcript on an app.
func run(_ text: String, on screen: String) throws -> TranscriptRun {
  let source = SourceText(name: "a.vo", text)
  let result = Transcript.read(source)
  let transcript = try #require(
    result.transcript,
    "\(result.diagnostics.map { $0.rendered(in: [source]) })"
  )
  return TranscriptRun(transcript, on: try .of(screen))
}
