import EarshotFocusEngine
import EarshotModel
import EarshotNotation
import EarshotSimulatedApp
import EarshotTranscripts
import SessionTestSupport
import TestSupport
import Testing

@testable import EarshotSession

@Suite("A silent walk")
struct StillWalkTests {
  private static let folders = ["Screens", "Docs/Exercises", "Tests/Sessions"]
  private static let paths = folders.flatMap {
    ProjectFiles.everything(in: $0, endingIn: ".screen")
  }

  @Test("leads where gestures lead, by the same ones and with the same work")
  func sameWays() throws {
    var stills = 0
    for path in Effort.share(of: Self.paths, atLeastOneIn: 4) {
      guard let document = AppDocument.read([try ProjectFiles.source(path)]).document else {
        continue
      }
      for screen in document.tree.screens {
        var session = Session(document)
        session.firstScreen = document.tree[screen].identifier
        session.run("start")
        let phone = session.settled.state.phone
        guard let walk = StillWalk(phone) else { continue }
        stills += 1
        var still = Breadth(walk, spending: phone.app.work)
        var living = Breadth(LivingWalk(phone), spending: phone.app.work)
        let limit = Effort.share(of: 400, atLeast: 60)
        #expect(still.ways(limit: limit) == living.ways(limit: limit), "\(path)")
        #expect(still.work.used == living.work.used, "\(path)")
      }
    }
    #expect(stills > 20)
  }

  @Test("takes the same paths, whatever the rotor setting")
  func everyOption() throws {
    let screen = """
      screen main
        header "One"
        rotor "Specials": .special
        list "Pizzas"
          button "a" .special
            action "Greet": announce "Hello"
          adjustable "b"
            range: 0...9
        link "c"
        image "d"
        textField "e" .special
          value: text
      """
    let options = ["Headings", "Links", "Containers", "Specials", "Buttons", "Characters"]
    for option in options {
      for place in ["a", "b", "c", "e"] {
        var walk = try Walk(screen, ["rotorItems": "all"])
        walk("touch \"\(place)\"", "rotor \"\(option)\"")
        let phone = walk.session.settled.state.phone
        var still = Breadth(try #require(StillWalk(phone)), spending: phone.app.work)
        var living = Breadth(LivingWalk(phone), spending: phone.app.work)
        #expect(still.ways(limit: 1_000) == living.ways(limit: 1_000), "\(option), \(place)")
        #expect(still.work.used == living.work.used, "\(option), \(place)")
      }
    }
  }

  @Test(
    "is used only if moves change nothing",
    arguments: [
      ("button \"a\"", true),
      ("button \"a\"\n    on activate: remove self", true),
      ("button \"a\"\n    on focus: announce \"hi\"", false),
      ("button \"a\"\n    on unfocus: announce \"hi\"", false),
      ("scrollView\n    pages: 2\n    button \"a\"", false),
      ("text \"a link\"\n    mark link: \"link\"\n      on activate: announce \"hi\"", false),
      ("text \"a\"\n    hidden: true", false),
    ]
  )
  func conditions(_ node: String, _ isStill: Bool) throws {
    let walk = try Walk("screen main\n  \(node)\n")
    #expect((StillWalk(walk.session.settled.state.phone) != nil) == isStill)
  }
}
