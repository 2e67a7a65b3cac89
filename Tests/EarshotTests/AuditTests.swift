import Earshot
import Testing

@Suite("An audit in a test")
struct AuditTests {
  private let menu = """
    screen menu "Menu"
      header "Menu"
      button
        on activate: announce "Added"
      button "SHARE"
        on activate: announce "Shared"
    """

  @Test("finds what the program finds, with file, line, and column")
  func text() throws {
    let findings = try ScreenDocument(menu, named: "menu.screen").audit()
    #expect(
      findings.map(\.description) == [
        "menu.screen:3:3: error: the button has no label; VoiceOver says 'Button' [label-missing]",
        "menu.screen:5:3: note: voices may spell out 'SHARE' letter by letter [label-all-caps]",
      ]
    )
    let first = try #require(findings.first)
    #expect(first.rule == "label-missing" && first.severity == .error)
    #expect(first.heard == "Button" && first.screen == "menu" && first.line == 3)
    #expect(first.advice == "Give the control a label that says what it does.")
  }

  @Test("leaves out findings below the given severity, and those that a comment suppresses")
  func less() throws {
    #expect(try ScreenDocument(menu).audit(atLeast: .warning).map(\.rule) == ["label-missing"])
    let ignoring = "# audit: ignore label-missing \"its label comes later\"\n" + menu
    #expect(try ScreenDocument(ignoring).audit(atLeast: .warning) == [])
  }

  @Test("says where a node is in a tree built in code")
  func tree() throws {
    let nodes = [ScreenNode(.header, "Menu"), ScreenNode(.button)]
    let findings = try ScreenDocument(screens: [.init("menu", children: nodes)]).audit()
    #expect(findings.map(\.node) == ["screens[0].children[1]"])
    #expect(findings.map(\.line) == [nil])
    #expect(findings.first?.description.hasPrefix("screens[0].children[1]: error: ") == true)
  }

  @Test("with the announcements of devices, finds those that are lost")
  func device() throws {
    let menu = try ScreenDocument(
      """
      screen menu "Menu"
        header "Menu"
        button "Add"
          on activate: announce "Added"
      """
    )
    #expect(menu.audit() == [])
    let device = try VoiceOverSession.Settings(["announcements": "device"])
    #expect(menu.audit(settings: device).map(\.rule) == ["announcement-lost"])
  }

  @Test("documents are equal whatever their files are called")
  func equality() throws {
    let (one, other) = (try ScreenDocument(menu), try ScreenDocument(menu, named: "b.screen"))
    #expect(one == other && one.hashValue == other.hashValue)
  }
}
