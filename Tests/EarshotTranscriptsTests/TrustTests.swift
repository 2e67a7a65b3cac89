import EarshotNotation
import Foundation
import SessionTestSupport
import Testing

@testable import EarshotTranscripts

/// SESSIONS.md, "Refusals" and "Transcripts".
@Suite("A green session has tested what it says")
struct TrustTests {
  private let screen = """
    screen cart "Cart"
      header "Cart"
      button notEnabled "Pay" #pay
      button "Ask" #ask
        on activate: present #sure
      text "Total" #total
      alert "Sure?" #sure
        button "Yes"
          on activate: dismiss
    """

  private func read(_ text: String) -> Transcript.ParseResult {
    Transcript.read(SourceText(name: "a.vo", text))
  }

  private func run(_ text: String) throws -> TranscriptRun {
    let result = read(text)
    let transcript = try #require(result.transcript, "\(result.diagnostics)")
    return TranscriptRun(transcript, on: try .of(screen))
  }

  private func heads(_ run: TranscriptRun) -> [String] {
    run.report.split(separator: "\n").map(String.init).filter { $0.hasPrefix("a.vo:") }
  }

  @Test(
    "an unknown command makes the file malformed, whatever follows it",
    arguments: ["", "...\n", "? reachable #pay\n", "~ * (glob)\n", "~ refused: unknown command\n"]
  )
  func unknownCommand(below: String) {
    let result = read("> start\n...\n> tap; swpie right\n\(below)")
    #expect(result.transcript == nil)
    let messages = result.diagnostics.map(\.message.text)
    #expect(messages == ["unknown command 'swpie'; did you mean 'swipe right'?"])
    #expect(result.diagnostics.first?.range == 19..<30)
  }

  @Test(
    "so do unknown arguments and settings",
    arguments: [
      ("touch", "'touch' needs a point or an element, such as '100 60' or '#pay'"),
      ("swipe right 0", "'swipe right' needs a number from 1 to 999"),
      (":set hnts off", "unknown setting 'hnts'; did you mean ':set hints off'?"),
      (":set hints maybe", "'hints' needs 'on' or 'off'"), (":wath", "unknown command ':wath'"),
      (";", "unknown command ';'"), ("? silent", "unknown command '? silent'"),
    ]
  )
  func arguments(command: String, message: String) {
    #expect(
      read("> \(command)\n...\n").diagnostics.first?.message.text.hasPrefix(message) ?? false
    )
  }

  @Test(
    "so does a name that no file has, even in claims with 'not'",
    arguments: [
      ("> touch #gone\n...\n", "1:9", "the app has no #gone"),
      ("> tap #pey\n...\n", "1:7", "the app has no #pey; write '> tap #pay'"),
      ("> start shop\n...\n", "1:3", "the app has no screen 'shop'; use 'cart'"),
      ("start: card\n\n> tap\n...\n", "1:8", "the app has no screen 'card'; write 'start: cart'"),
      (
        "> tap\n? not #gone is dimmed\n", "2:7",
        "the app has no #gone; to claim that it's gone, write '? absent #gone'"
      ),
      ("> tap\n? order #pay, #gone\n", "2:15", "the app has no #gone; to claim"),
      ("> tap\n? order #pa, #pay\n", "2:9", "the app has no #pa;"),
      (
        "> tap\n? not screen nowhere\n", "2:3",
        "the app has no screen 'nowhere'; use 'cart' or 'sure'"
      ),
    ]
  )
  func names(text: String, place: String, message: String) throws {
    let run = try run("xfail: it is known\n" + (text.hasPrefix("start") ? "" : "\n") + text)
    #expect(run.outcome == .malformed)
    let parts = place.split(separator: ":").compactMap { Int($0) }
    let line = parts[0] + (text.hasPrefix("start") ? 1 : 2)
    let head = try #require(heads(run).first)
    #expect(head.hasPrefix("a.vo:\(line):\(parts[1]): \(message)"), "\(head)")
    #expect(run.updatedText == run.transcript.source)
  }

  @Test("'absent' is true only if no file has the name")
  func absent() throws {
    #expect(try run("> tap\n? absent #gone\n? not absent #pay\n").passed)
    let run = try run("> tap\n? absent #PAY\n? not absent #gone\n")
    #expect(
      run.report == """
        a.vo:2: claim fails: absent #PAY
          the app contains #PAY; 'absent' is only for names that no file contains, so write '? not reachable #PAY'
        a.vo:3: claim fails: not absent #gone
          no file of the app contains the name #gone

        """
    )
    #expect(read("> tap\n? absent \"Pay\"\n").diagnostics.count == 1)
  }

  @Test(
    "a gesture that does nothing fails its step unless a line says so",
    arguments: ["? focus #pay\n", "...\n", "~ * (glob)\n", "~ *d (glob)\n", "~ .* (re)\n"]
  )
  func refusals(below: String) throws {
    let text = "> touch #pay\n...\n> double tap\n\(below)"
    let run = try run(text)
    #expect(heads(run).count == 1)
    #expect(heads(run)[0].hasPrefix("a.vo:3: double tap: "))
    #expect(String(decoding: run.updatedText.utf8, as: UTF8.self) == text)
    #expect(try self.run(text + "~ refused: dimmed\n").passed == (below.first != "~"))
  }

  @Test("even in files of only claims, where that line doesn't require others")
  func claimsAlone() throws {
    let open = try run("> touch #pay\n? focus #pay\n> double tap\n? focus #pay\n")
    #expect(
      heads(open) == [
        "a.vo:3: double tap: the command was refused, but no line expects the refusal; add this line: ~ refused: dimmed"
      ]
    )
    let written = "> touch #pay\n? focus #pay\n> double tap\n~ refused: dimmed\n? focus #pay\n> n\n"
    #expect(try run(written).passed)
    #expect(try !run(written.replacingOccurrences(of: "dimmed", with: "no magic tap")).passed)
    #expect(try !run("> touch #pay\n~ refused: dimmed\n? focus #pay\n").passed)
  }

  @Test("a label that no stop has is malformed")
  func label() throws {
    let run = try run("> touch \"Yes\"\n? reachable #pay\n")
    #expect(heads(run).count == 1 && heads(run)[0].hasSuffix("~ refused: no such element"))
    let gone = try self.run("> touch \"Gone\"\n? reachable #pay\n")
    #expect(gone.outcome == .malformed)
  }

  @Test("a file without a step or a claim has no expectations")
  func nothing() throws {
    let none = ["# prose\n", "> :set hints off\n", "## A\n> :where\n"]
    for text in none { #expect(try run(text).transcript.hasNoExpectations(in: .all)) }
    let loose = ["* (glob)\n", ".* (re)\n", "~ * (glob)\n", ".+ (re)\n** (glob)\n~ .* (re)\n"]
    for text in loose {
      #expect(read("> tap\n\(text)").transcript?.hasNoExpectations(in: .all) == true)
    }
    let said = ["*a* (glob)\n", "~ hint: * (glob)\n", "\\* (glob)\n", "\\w+ (re)\n"]
    for text in said {
      #expect(read("> tap\n\(text)").transcript?.hasNoExpectations(in: .all) == false)
    }
    for text in ["> tap\n", "> :where\n? screen cart\n"] {
      #expect(try !run(text).transcript.hasNoExpectations(in: .all))
    }
  }

  @Test("the name of an alert is valid for 'screen' while it is open")
  func alert() throws {
    let claims = "? screen sure\n? screen cart below\n? not screen cart\n"
    let text = "> touch #ask\n? not screen sure\n> double tap\n" + claims
    #expect(try run(text).passed)
  }

  @Test(
    "a line that would hide the rest, or could never fail, is malformed",
    arguments: [
      ("> start\n...\n-- Pay --\n> frobnicate\n", "the header doesn't open the file 'Pay'"),
      ("> start\n...\n-- a.screen --\nscreen a\n", "the header doesn't open the file 'a.screen'"),
      ("> start\n~ hnit: Opens\n", "unknown line '~ hnit'; write '~ hint: Opens'"),
      ("> start\n? says \"\"\n", "'says' needs text that isn't empty"),
      ("> start\n? says /.*/\n", "this regular expression matches any line; make it more specific"),
    ]
  )
  func hidden(text: String, message: String) {
    let found = read(text).diagnostics.first?.message.text
    #expect(found?.hasPrefix(message) ?? false, "\(found ?? "nothing")")
  }

  @Test("an unclosed block of a document is malformed, so prose stays prose")
  func openBlock() {
    let text = "```voiceover\n> start\n...\n\nMore prose\n"
    let results = Transcript.read(markdown: SourceText(name: "a.md", text))
    #expect(
      results.first?.diagnostics.map(\.message.text) == [
        "this 'voiceover' block isn't closed; end it with '```'"
      ]
    )
    #expect(
      Transcript.read(markdown: SourceText(name: "a.md", text + "```\n"))[0].transcript != nil
    )
  }

  @Test("two screens of a document with the same name are malformed")
  func screenNamedTwice() {
    let block = "```screen a.screen\nscreen a\n```\n"
    let session = "```voiceover\nscreen: a.screen\n\n> start\n...\n```\n"
    func read(_ text: String) -> Transcript.ParseResult {
      Transcript.read(markdown: SourceText(name: "a.md", text))[0]
    }
    let result = read(block + session + block)
    #expect(
      result.diagnostics.map(\.message.text) == [
        "this document already has a screen 'a.screen'; give this one a different name"
      ]
    )
    #expect(read(block + session + block.replacing("a.screen", with: "b.screen")).transcript != nil)
  }

  @Test("':claim' gives the verdict of a claim")
  func typedClaim() throws {
    #expect(try run("> start\n...\n> :claim screen cart\n").passed)
    let run = try run("> start\n...\n> :claim focus #pay\n")
    #expect(heads(run) == ["a.vo:3: claim fails: focus #pay"])
    #expect(read("> start\n...\n> :claim flies\n").diagnostics.count == 1)
  }
}
