import EarshotSession
import SessionTestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  private func completing(_ line: String, after commands: String...) throws -> [String] {
    var walk = try Walk(pizzeria)
    for command in commands { walk(command) }
    return walk.session.completions(of: line)
  }

  @Test("of the words of commands, in any case")
  func words() throws {
    #expect(try completing("swipe r") == ["swipe right"])
    #expect(try completing("SWIPE R") == ["swipe right"])
    #expect(try completing("mag") == ["magic tap"])
    #expect(try completing(":w") == [":why", ":what", ":where"])
    #expect(try completing("nothing") == [])
    #expect(try completing("").contains("swipe right"))
  }

  @Test("of identifiers, then labels")
  func targets() throws {
    #expect(try completing("touch #") == ["touch #points", "touch #cartTab"])
    #expect(try completing("touch \"Bo") == ["touch \"Bonus points\""])
    #expect(try completing("n to #p") == ["n to #points"])
    #expect(
      try completing("swipe down to \"F") == ["swipe down to \"Four Cheese, from 320 roubles\""]
    )
    #expect(try completing("tap #c") == ["tap #cartTab"])
  }

  @Test("of what you can say to Voice Control")
  func phrases() throws {
    #expect(
      try completing("say \"Show n")
        == [
          "say \"Show names\"", "say \"Show names continuously\"", "say \"Show numbers\"",
          "say \"Show numbers continuously\"",
        ]
    )
    #expect(try completing("say \"tap b") == ["say \"Tap Bonus points\""])
    #expect(try completing("say \"open") == [])
  }

  @Test("of rotors, actions, screens, settings, their values, and topics")
  func names() throws {
    #expect(try completing("rotor \"S") == ["rotor \"Speaking rate\"", "rotor \"Specials\""])
    #expect(try completing("start c") == ["start card", "start cart"])
    #expect(try completing(":set hi") == [":set hints", ":set hints on", ":set hints off"])
    #expect(try completing(":set hints o") == [":set hints on", ":set hints off"])
    #expect(try completing(":help g") == [":help gestures"])
    var walk = try Walk("screen main\n  text \"a\"\n    action \"Delete\": back\n")
    #expect(walk.session.completions(of: "action \"") == ["action \"Delete\""])
    #expect(walk("n").first == "~ sound: boundary")
  }

  @Test("of the last command of a line")
  func line() throws {
    #expect(try completing("n; swipe r") == ["n; swipe right"])
    #expect(try completing("type \"a;b\";  touch #p") == ["type \"a;b\";  touch #points"])
    #expect(try completing("  mag") == ["  magic tap"])
  }

  @Test("on the current screen, and also before the start")
  func screen() throws {
    #expect(
      try completing("touch #", after: "start card") == [
        "touch #size", "touch #add", "touch #cartTab",
      ]
    )
    let walk = try Walk(unstarted: pizzeria)
    #expect(walk.session.completions(of: "touch #p") == ["touch #points"])
    #expect(walk.session.cursor == nil)
  }

  @Test("gives each line once, even if two stops have the same name")
  func once() throws {
    let walk = try Walk("screen main\n  text \"a\"\n  text \"a\"\n")
    #expect(walk.session.completions(of: "touch \"") == ["touch \"a\""])
  }
}
