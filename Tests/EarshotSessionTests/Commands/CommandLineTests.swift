import EarshotLines
import EarshotTranscripts
@testable import EarshotSession
import SessionTestSupport
import Testing

@Suite("A line of commands")
struct CommandLineTests {
  private func parts(_ line: String) -> [String] {
    CommandParser.commands(in: line).map { String($0).trimmed }
  }

  @Test("is split at each ; outside quotes")
  func semicolons() {
    #expect(parts("n; a;z") == ["n", "a", "z"])
    #expect(parts("type \"a;b\"; n") == ["type \"a;b\"", "n"])
    #expect(parts("type \"a\\\";b\"; n") == ["type \"a\\\";b\"", "n"])
    #expect(parts("type \"a\\\\\"; n") == ["type \"a\\\\\"", "n"])
    #expect(parts("touch #\"a;b\"; n") == ["touch #\"a;b\"", "n"])
    #expect(parts("type 5\" pipe; n") == ["type 5\" pipe", "n"])
  }

  @Test("echoes its commands in canonical form, and runs them one after the other")
  func sequence() throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run("  n;;  rotor  headings ; p ")
    #expect(response.echo == "> swipe right; rotor \"Headings\"; swipe left")
    #expect(response.lines == ["~ rotor: Headings", "Menu, Heading"])
    #expect(!response.isMalformed && !response.isRefused)
  }

  @Test("continues after a refused command, and echoes that as it was typed")
  func refusal() throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run("swipe rigt; N")
    #expect(response.echo == "> swipe rigt; swipe right")
    #expect(
      response.lines.first == "~ refused: unknown command 'swipe rigt'; did you mean 'swipe right'?"
    )
    #expect(response.lines.dropFirst().first == "Bonus points, 24, Button")
    #expect(response.isMalformed && response.isRefused)
  }

  @Test("may begin with the prompt of a copied session, which isn't doubled")
  func prompt() throws {
    var walk = try Walk(pizzeria)
    #expect(walk.session.run("> n").echo == "> swipe right")
    #expect(walk.session.run("  >  p").echo == "> swipe left")
    #expect(walk.session.run(">n").echo == "> swipe right")
  }

  @Test(
    "that is empty or prose is copied, and does nothing",
    arguments: ["", "  ", "#", "# n", "## n", "  # x"]
  )
  func prose(line: String) throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run(line)
    #expect(response == Session.Response(to: .remark(InputLine(line))))
    #expect(walk.session.run("p").lines == ["~ sound: boundary", "Menu, Heading"])
  }

  @Test("that contains only ; isn't a command")
  func nothing() throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run(" ; ;")
    #expect(response.echo == "> ; ;")
    #expect(response.lines == ["~ refused: unknown command '; ;'"])
    #expect(response.isMalformed)
  }

  @Test("that is a claim is judged at once")
  func claim() throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run("? #points is 25")
    #expect(response.echo == "? #points is 25")
    #expect(response.lines == ["# fails: the value of #points is \"24\""])
    #expect(!response.isMalformed && !response.isRefused)
    #expect(walk.session.run("?  #points is 24 ").lines == [])
  }

  @Test("echoes names as they are spelled at their source")
  func spelling() throws {
    var walk = try Walk(pizzeria)
    #expect(walk.echo("ROTOR specials") == "rotor \"Specials\"")
    #expect(walk.echo("touch bonus POINTS") == "touch \"Bonus points\"")
    #expect(walk.echo("touch #POINTS") == "touch #points")
    #expect(walk.echo("p to \"menu\"") == "swipe left to \"Menu\"")
    #expect(walk.echo("start CARD") == "start card")
    #expect(walk.echo("rotor nothing of the kind") == "rotor \"nothing of the kind\"")
    #expect(walk.echo(":SET HINTS off") == ":set hints off")
  }

  @Test(
    "never echoes a character that a terminal obeys",
    arguments: ["type \u{1B}[2J", "\u{202E}n", "x\u{7}"]
  )
  func unsafe(line: String) throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run(line)
    #expect((response.lines + [response.echo]).allSatisfy { $0.isSafe })
  }
}

extension String {
  /// Whether the line contains nothing that a terminal obeys or hides.
  var isSafe: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x00...0x08, 0x0A...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F: false
      case 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F: false
      default: true
      }
    }
  }
}
