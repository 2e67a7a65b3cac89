import EarshotNotation
import ProgramTestSupport
import TestSupport
import Testing

@Suite("Other tools' files", .waiting)
struct ImportTests {
  private static func page(_ views: String) -> String {
    "<AppiumAUT><XCUIElementTypeApplication label='Trains' x='0' y='0' width='390' height='844'>"
      + views + "</XCUIElementTypeApplication></AppiumAUT>\n"
  }

  private static let main = page(
    """
    <XCUIElementTypeButton label='Pay' x='0' y='0' width='9' height='9'/>
    <XCUIElementTypeButton x='0' y='20' width='9' height='9'/>
    <XCUIElementTypeImage x='0' y='40' width='9' height='9'/>
    <XCUIElementTypeLink label='Below' x='0' y='900' width='9' height='9'/>
    """
  )

  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.add("main.xml", Self.main)
  }

  @Test("are opened by every command")
  func commands() throws {
    #expect(try ToolProcess.run(["speak", path]).output == "Pay, Button\nButton\n")
    #expect(
      try ToolProcess.run(["walk", path], input: Array("swipe right\n".utf8)).output.contains(
        "> swipe right\nButton\n"
      )
    )
    #expect(
      try ToolProcess.run(["check", path]).output
        == "1 file, no errors; 'earshot audit' reports 1 finding.\n"
    )
    let transcript = try folder.add("a.vo", "screen: main.xml\n\n> start\nTrains\nPay, Button\n")
    #expect(try ToolProcess.run(["test", transcript]).status == 0)
    #expect(
      try ToolProcess.run(["speak", "-"], input: Array(Self.main.utf8)).output
        == "Pay, Button\nButton\n"
    )
  }

  @Test("are summarized: stops, what was left out and why, what VoiceOver lacks")
  func report() throws {
    let result = try ToolProcess.run(["import", path])
    #expect(
      result.output == """
        \(path): Appium and WebDriverAgent page source (XML), 5 views
          2 stops: 2 buttons
          left out: 1 view off the screen, 1 image without a label, 1 view without speech
          1 button without a label: spoken as 'Button'
          not in this format: hints, languages, rotors, custom content, and the app's \
        own order; in older files, also traits and whether a view is a stop

        """
    )
    #expect(result.status == 0)
  }

  @Test("with a modal view count what VoiceOver reaches")
  func modals() throws {
    let alert =
      "<XCUIElementTypeAlert label='Sure?' x='0' y='0' width='90' height='90'>"
      + "<XCUIElementTypeButton label='OK' x='0' y='50' width='90' height='40'/>"
      + "</XCUIElementTypeAlert><XCUIElementTypeButton label='Pay' x='0' y='300' width='90' height='50'/>"
    let file = try folder.add("alert.xml", Self.page(alert))
    let lines = try ToolProcess.run(["import", file]).output.split(separator: "\n")
    #expect(lines.contains("  2 stops: 2 buttons"))
    #expect(
      lines.contains("  modal: VoiceOver doesn't reach 1 stop outside the modal view")
    )
    #expect(try ToolProcess.run(["speak", file]).output == "Sure? OK, Button\n")
  }

  @Test("are summarized as the guide shows")
  func guide() throws {
    let guide = String(decoding: try ProjectFiles.source("Docs/Importing.md").utf8, as: UTF8.self)
    func block(after start: String) throws -> String {
      let rest = try #require(guide.split(separator: start, maxSplits: 1).last)
      return String(try #require(rest.split(separator: "```", maxSplits: 1).first))
    }
    let path = try folder.add("tickets.xml", try block(after: "-- tickets.xml --\n"))
    let told = try ToolProcess.run(["import", path]).output
    #expect(told.replacing(path, with: "tickets.xml") == (try block(after: "```text\n")))
  }

  @Test("are summarized with the controls in a row with a label, which nobody can reach")
  func unreached() throws {
    let row = try folder.add(
      "row.xml",
      Self.page(
        "<XCUIElementTypeCell label='Tea'><XCUIElementTypeButton label='Add'/></XCUIElementTypeCell>"
      )
    )
    let lines = try ToolProcess.run(["import", row]).output.split(separator: "\n")
    #expect(lines.contains("  VoiceOver doesn't reach 1 control inside other stops: 'Add'"))
  }

  @Test("become one app, to be joined by hand")
  func joining() throws {
    let other = try folder.add("other.xml", Self.page("<XCUIElementTypeLink label='Help'/>"))
    let told = try ToolProcess.run(["import", path, other]).output
    #expect(
      told.hasSuffix(
        "screens: main, other; '--to screen' prints them as one app, so you can connect them\n"
      )
    )
    let app = try ToolProcess.run(["import", path, other, "--to", "screen"]).output
    let file = try folder.add("app.screen", app)
    #expect(app.hasPrefix("app \"Trains\"\n\nscreen main\n"))
    #expect(try ToolProcess.run(["speak", file]).output == "Pay, Button\nButton\n")
    #expect(try ToolProcess.run(["speak", file, "--screen", "other"]).output == "Help, Link\n")
  }

  @Test("can be compared whatever their names are")
  func difference() throws {
    let pull = try folder.add("pull-request.xml", Self.main.replacing("'Pay'", with: "'Buy'"))
    let result = try ToolProcess.run(["diff", path, pull])
    #expect(result.output.contains("Pay"))
    #expect(result.output.hasSuffix(" on 1 screen.\n"))
    #expect(result.status == 1)
    #expect(try ToolProcess.run(["diff", path, path]).status == 0)
    let copy = try folder.add("copy.xml", Self.main)
    #expect(
      try ToolProcess.run(["diff", path, copy]).output
        == "Nothing sounds different: 1 screen, 2 stops.\n"
    )
  }

  @Test("are read in the named format, with off-screen views on request")
  func options() throws {
    #expect(
      try ToolProcess.run(["speak", path, "--all"]).output == "Pay, Button\nButton\nBelow, Link\n"
    )
    #expect(try ToolProcess.run(["speak", path, "--from", "wda"]).status == 0)
    #expect(try ToolProcess.run(["speak", path, "--from", "idb"]).status == 65)
    let unknown = try ToolProcess.run(["speak", path, "--from", "ibd"])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("'wda', "))
  }

  @Test("are recorded by their names, without options that a recording can't keep")
  func recording() throws {
    let record = folder.path + "/walk.vo"
    let input = Array("swipe right\n".utf8)
    let refused = try ToolProcess.run(["walk", path, "--all", "--record", record], input: input)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("write a screen file with 'earshot import --to screen'"))
    #expect(try ToolProcess.run(["walk", path, "--record", record], input: input).status == 0)
    #expect(try ToolProcess.run(["test", record]).status == 0)
  }

  @Test("are opened for sessions as the options say")
  func sessions() throws {
    let session = try folder.add(
      "below.vo",
      "screen: main.xml\n\n> start\nTrains\nPay, Button\n> touch \"Below\"\nBelow, Link\n"
    )
    #expect(try ToolProcess.run(["test", session]).status == 1)
    #expect(try ToolProcess.run(["test", session, "--all"]).status == 0)
    #expect(try ToolProcess.run(["test", session, "--from", "idb"]).status == 65)
  }

  @Test("say what is spoken, and are compared with it by --verify")
  func verifying() throws {
    let element = { (spoken: String) in
      #"[{"element":{"_0":{"description":"\#(spoken)","label":"Pay","traits":["button"]},"traversalIndex":0}}]"#
    }
    let right = try folder.add("right.json", element("Pay. Button."))
    let wrong = try folder.add("wrong.json", element("Pay."))
    #expect(
      try ToolProcess.run(["import", "--verify", right]).output
        == "The words agree at the only stop.\n"
    )
    let result = try ToolProcess.run(["import", "--verify", wrong])
    #expect(
      result.output == """
        stop 1: the file says 'Pay.'
          Earshot says 'Pay. Button.'
        The words differ at the only stop.

        """
    )
    #expect(result.status == 1)
    #expect(try ToolProcess.run(["import", "--verify", path]).status == 65)
    #expect(try ToolProcess.run(["import", "--verify", "--to", "screen", path]).status == 64)
  }

  @Test(
    "say what is spoken at the ends of a list, if it declares its elements, and are compared"
  )
  func verifyingLists() throws {
    let list = { (texts: [String]) in
      let elements = texts.enumerated().map {
        #"{"element":{"_0":{"description":"\#($1)","label":"\#(["Cats", "Dogs", "Birds"][$0])"}}}"#
      }
      return
        #"[{"container":{"_0":{"type":{"list":{}}},"children":[\#(elements.joined(separator: ","))]}}]"#
    }
    for (name, texts, agreed) in [
      ("declared", ["Cats. List Start.", "Dogs", "Birds. List End."], 3),
      ("held", ["Cats", "Dogs", "Birds"], 3),
      ("late", ["Cats", "Dogs. List Start.", "Birds. List End."], 1),
    ] {
      let file = try folder.add("\(name).json", list(texts))
      let output = try ToolProcess.run(["import", "--verify", file]).output
      #expect(output.hasSuffix("The words agree at \(agreed) of 3 stops.\n"), "\(output)")
    }
  }
}
