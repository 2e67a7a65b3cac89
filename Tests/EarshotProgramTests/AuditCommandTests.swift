import ProgramTestSupport
import TestSupport
import Testing

@Suite("earshot audit and earshot effort", .waiting)
struct AuditCommandTests {
  private let good = "screen cart \"Cart\"\n  header \"Cart\"\n"
  private let note = "screen cart \"Cart\"\n  header \"Cart\"\n  text \"SALE\"\n"
  private let bad = "screen cart \"Cart\"\n  header \"Cart\"\n  button\n    on activate: back\n"

  @Test("the exit status says whether anything is as severe as asked for")
  func status() throws {
    #expect(try ToolProcess.run(["audit", "-"], input: Array(good.utf8)).status == 0)
    #expect(try ToolProcess.run(["audit", "-"], input: Array(note.utf8)).status == 0)
    #expect(
      try ToolProcess.run(["audit", "-", "--fail-on", "note"], input: Array(note.utf8)).status == 1
    )
    #expect(try ToolProcess.run(["audit", "-"], input: Array(bad.utf8)).status == 1)
    #expect(try ToolProcess.run(["audit", "-"], input: Array("screen\n".utf8)).status == 65)
    #expect(try ToolProcess.run(["audit"]).status == 64)
  }

  @Test("a rule is explained, and a misspelled one is found")
  func explain() throws {
    let page = try ToolProcess.run(["audit", "--explain", "label-missing"])
    #expect(page.output.hasPrefix("label-missing: error\n"))
    let wrong = try ToolProcess.run(["audit", "--explain", "label-mising"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("label-missing"))
  }

  @Test("a baseline keeps the old findings, and fails new ones")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let screen = try folder.add("cart.screen", bad)
    let file = folder.path + "/known.txt"
    let first = try ToolProcess.run(["audit", screen, "--baseline", file, "--update-baseline"])
    #expect(first.status == 0)
    #expect(try ToolProcess.run(["audit", screen, "--baseline", file]).status == 0)
    try folder.add("cart.screen", bad + "  image\n")
    #expect(try ToolProcess.run(["audit", screen, "--baseline", file]).status == 1)
  }

  @Test("options that can't be combined are rejected")
  func together() throws {
    #expect(try ToolProcess.run(["audit", "a", "--json", "--sarif"]).status == 64)
    #expect(try ToolProcess.run(["audit", "a", "--update-baseline"]).status == 64)
    #expect(try ToolProcess.run(["audit", "a", "--budget", "3"]).status == 64)
  }

  @Test("a budget fails if a control costs more")
  func budget() throws {
    #expect(
      try ToolProcess.run(["effort", "-", "--budget", "2"], input: Array(bad.utf8)).status == 0
    )
    #expect(
      try ToolProcess.run(["effort", "-", "--budget", "1"], input: Array(bad.utf8)).status == 1
    )
  }

  @Test("the cost of a screen is an object for each control")
  func effortOfControls() throws {
    let menu = """
      screen menu "Menu"
        header "Menu"
        button "Bonus"
          on activate: announce "24"
        text "Pizzas"
        button "Pepperoni" #first
          on activate: announce "Added"
      """
    let result = try ToolProcess.run(["effort", "-", "--json"], input: Array(menu.utf8))
    #expect(result.status == 0)
    // Menu, Heading · Bonus, Button · Pizzas · Pepperoni, Button: seven words at three a second. A
    // four-finger tap near the lower end goes to the last one, and the gesture that uses it also
    // counts.
    let screen = #""screen": "menu", "stops": 4, "words": 7, "seconds": 2.3"#
    #expect(
      result.output == """
        {\(screen), "identifier": null, "heard": "Bonus, Button", "least": 2, "bySwipes": 2, \
        "byTouch": null, "way": ["swipe right"]}
        {\(screen), "identifier": "first", "heard": "Pepperoni, Button", "least": 2, "bySwipes": 4, \
        "byTouch": null, "way": ["four-finger tap bottom"]}

        """
    )
  }

  @Test("the cost of a session is reported by task, with the shorter way, and as an object")
  func effortOfSessions() throws {
    let session = """
      screen: a.screen

      > start
      Menu, Heading
      > swipe right 2
      Bonus, Button
      Pizzas
      ? task "Find the pizzas": reach "Pizzas"

      -- a.screen --
      screen menu "Menu"
        header "Menu"
        button "Bonus"
        text "Pizzas"
      """
    let folder = try TemporaryFolder()
    let path = try folder.add("find.vo", session)
    let text = try ToolProcess.run(["effort", path])
    #expect(
      text.output == """
        \(path):5: Find the pizzas: 2 gestures, but 1 would be enough
          \(path):5: Pizzas: 2 → 1 gesture: four-finger tap bottom

        """
    )
    let object = try ToolProcess.run(["effort", path, "--json"])
    #expect(
      object.output == """
        {"file": "\(path)", "line": 5, "task": "Find the pizzas", "used": 2, "fewest": 1, \
        "shorter": [{"line": 5, "heard": "Pizzas", "used": 2, "way": ["four-finger tap bottom"]}], \
        "otherWay": null, "givenUp": null}

        """
    )
    let wrong = try folder.add("wrong.vo", "screen: gone.screen\n\n> start\n")
    #expect(try ToolProcess.run(["effort", wrong]).status == 66)
  }

  @Test("check says that the audit would find something")
  func check() throws {
    let result = try ToolProcess.run(["check", "-"], input: Array(bad.utf8))
    #expect(result.status == 0)
    let warned = "1 file, no errors, 1 warning; 'earshot audit' reports 2 findings.\n"
    #expect(result.output == warned)
    #expect(
      try ToolProcess.run(["check", "-"], input: Array(good.utf8)).output == "1 file, no errors.\n"
    )
  }
}
