import EarshotTranscripts
import EarshotNotation
import EarshotSession
import SessionTestSupport
import Testing

@Suite("Replaying a transcript")
struct TranscriptRunTests {
  private func run(
    _ text: String,
    on screen: String = pizzeria,
    _ overrides: [(name: String, value: String)] = []
  ) throws -> TranscriptRun {
    let result = Transcript.read(SourceText(name: "a.vo", text))
    let transcript = try #require(result.transcript, "\(result.diagnostics)")
    return TranscriptRun(transcript, on: try .of(screen), overrides: overrides)
  }

  private func heads(_ run: TranscriptRun) -> [String] {
    run.report.split(separator: "\n").map(String.init).filter { $0.hasPrefix("a.vo:") }
  }

  @Test("works for the example of the reference")
  func example() throws {
    let text = """
      screen: ../Screens/pizzeria.screen

      ## The price is one rotor turn away

      > start
      Pizzeria
      Menu, Heading
      > swipe right
      Bonus points, 24, Button
      ~ hint: Opens your offers
      > rotor "Specials"
      ~ rotor: Specials
      > swipe down
      Pepperoni Fresh, from 245 roubles, Pepperoni, mozzarella, tomato, Button, List start
      > double tap
      ~ sound: activate
      ~ screen: card
      Pepperoni Fresh pizza, Image
      > previous
      Menu, Back button
      """
    #expect(try run(text).report == "")
    #expect(try run(text).passed)
  }

  @Test("compares by words in the utterance style, unless its header says otherwise")
  func words() throws {
    let step = "> start\npizzeria MENU heading\n"
    #expect(try run("style: utterance\n\n" + step).passed)
    #expect(try run(step, [("style", "utterance")]).passed)
    #expect(try !run("style: utterance\ncompare: exact\n\n" + step).passed)
    #expect(try !run("style: utterance\n\n> start\npizzeria menus heading\n").passed)
    #expect(try !run(step).passed)
    #expect(try run("compare: words\n\n> start\npizzeria\nmenu heading\n").passed)
    let run = try run("style: utterance\n\n" + step)
    #expect(run.updatedText == run.transcript.source)
  }

  @Test("passes everything that a session prints")
  func identity() throws {
    var walk = try Walk(unstarted: pizzeria)
    let commands = [
      "start", "n 2", ":where", "a", ":tree", "n to \"size\"", "u", "z", ":undo", "m",
      ":set hints off", "n", ":claim screen card",
      "? not silent", "tap", "zoom in", "wait 2s", ":help",
      "n; n; n",
      "", "# a remark", "## a phase", "start card", "m",
    ]
    let text = commands.flatMap { command -> [String] in
      let response = walk.session.run(command)
      return [response.echo] + response.lines
    }.map { $0 + "\n" }.joined()
    #expect(try run(text).report == "")
  }

  @Test("ignores indentation, trailing spaces, empty lines, and comments")
  func blanks() throws {
    #expect(try run("> start\n\n  Pizzeria  \n# remark\n\n\tMenu, Heading\n\n").passed)
    #expect(try !run("> start\nPizzeria\nMenu,  Heading\n").passed)
  }

  @Test("compares strictly: every line of speech and around it, in order")
  func strict() throws {
    #expect(heads(try run("> n\nBonus points, 24, Button\n")) == ["a.vo:1: n: speech differs"])
    #expect(heads(try run("> n\n~ hint: Opens your offers\nBonus points, 24, Button\n")).count == 1)
    #expect(heads(try run("> start\nPizzeria\nMenu, Heading\nMore\n")).count == 1)
    #expect(heads(try run("> p\n\\~ sound: boundary\n")).count == 1)
  }

  @Test("fails a step without a line below it")
  func empty() throws {
    #expect(
      heads(try run("> start\n> n\n")) == [
        "a.vo:1: start: no expectation follows this command; write what you hear below it",
        "a.vo:2: n: no expectation follows this command; write what you hear below it",
      ]
    )
    #expect(try run("> n to \"Menu\"\n~ silent\n").passed)
  }

  @Test("uses the settings of its header, unless the options say otherwise")
  func settings() throws {
    let text = "style: snapshot\nhints: off\n\n> n\nBonus points: 24. Button.\n"
    #expect(try run(text).passed)
    #expect(try !run(text, [(name: "style", value: "spoken")]).passed)
    #expect(
      try run("language: ru\n\n> n\nBonus points, 24, Кнопка\n~ hint: Opens your offers\n").passed
    )
  }

  @Test("begins on the screen of its header, silently if it begins with another command")
  func start() throws {
    #expect(try run("start: card\n\n> n\nPepperoni Fresh pizza, Image\n").passed)
    #expect(try run("start: Card\n\n> start\nPizzeria\nMenu, Back button\n").passed)
    let nowhere = try run("start: none\n\n> n\na\n> n\nb\n")
    let message = "the app has no screen 'none'; use 'menu', 'card', 'offers', or 'cart'"
    #expect(heads(nowhere) == ["a.vo:1:8: \(message)"])
    #expect(nowhere.outcome == .malformed && nowhere.results.isEmpty)
  }

  @Test("skips the session's commands, except :set and :undo")
  func sessionCommands() throws {
    #expect(
      try run(
        """
        > start
        Pizzeria
        Menu, Heading
        > :set hints off
        # hints: off
        > n
        Bonus points, 24, Button
        > :undo
        > :tree
        # anything
        > :quit
        > n
        Bonus points, 24, Button
        """
      ).passed
    )
    #expect(heads(try run("> :where\nMenu\n")) == ["a.vo:1: :where: speech differs"])
  }

  @Test("gives the same bytes twice")
  func deterministic() throws {
    let text = "> start\n> n 3\n> a\n> n\n> m\n> wait 3s\n"
    #expect(try run(text).report == run(text).report)
  }

  @Test("reports a wrong header without control characters")
  func escaped() throws {
    let report = try run("start: ack\u{8}\n\n> start\nA\n").report
    #expect(report.hasPrefix(#"a.vo:1:8: the app has no screen 'ack\u{8}'"#))
    #expect(!report.contains("\u{8}"))
  }
}
