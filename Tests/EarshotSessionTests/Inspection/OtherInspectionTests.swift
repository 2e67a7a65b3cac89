import EarshotTranscripts
@testable import EarshotLines
@testable import EarshotSession
import SessionTestSupport
import Testing

@Suite("The other commands of the session")
struct OtherInspectionTests {
  @Test(":screen prints the stops with what they say")
  func screen() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("n", ":screen") == [
        "#   1. Menu, Heading",
        "# > 2. Bonus points, 24, Button",
        "#   3. Pepperoni Fresh, from 245 roubles, Pepperoni, mozzarella, tomato, Button, List start",
        "#   4. Four Cheese, from 320 roubles, Button, List end",
        "#   5. Tab Bar, Selected, Menu, Tab, 1 of 2",
        "#   6. Cart, 0 items, Tab, 2 of 2",
      ]
    )
    var silent = try Walk("screen main\n  element\n")
    #expect(silent(":screen") == ["# > 1."])
  }

  @Test(":rotor prints the settings in the rotor's order")
  func rotor() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("rotor headings", ":rotor") == [
        "#   Characters", "#   Words", "#   Lines", "#   Speaking rate", "#   Containers",
        "# > Headings", "#   Specials",
      ]
    )
  }

  @Test(":open, :reload, :audit, and :quit ask the program")
  func requests() throws {
    var walk = try Walk(pizzeria)
    #expect(walk.session.run(":open a b.screen").request == .open("a b.screen"))
    #expect(walk.session.run(":reload").request == .reload)
    #expect(walk.session.run(":audit").request == .audit)
    #expect(walk.session.run(":quit").request == .quit)
    #expect(walk.session.run("n").request == nil)
  }

  @Test("another app replaces this one, with nothing to undo")
  func replaced() throws {
    var walk = try Walk(pizzeria)
    walk("n")
    let document = try Session(screen: "screen main\n  text \"a\" #a\n").document
    #expect(walk.session.replace(with: document) == ["# focus: 1 of 1, text \"a\" #a"])
    #expect(walk(":undo") == ["~ refused: nothing to undo"])
  }

  @Test(
    ":help prints comments, and knows its topics",
    arguments: [":help", ":help Gestures", ":help commands", ":help lines"]
  )
  func help(command: String) throws {
    var walk = try Walk(pizzeria)
    let lines = walk(command)
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.hasPrefix("# ") })
    #expect(
      walk(":help gesturs").first == "# there's no help on 'gesturs'; did you mean "
        + "'gestures'?"
    )
  }

  @Test("their output is never taken for speech")
  func remarks() throws {
    var walk = try Walk(unstarted: pizzeria)
    for command in [
      ":why", ":what", ":where", ":tree", ":screen", ":rotor", ":settings", ":set hints off",
    ] {
      let lines = walk(command)
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.hasPrefix("# ") }, "\(command)")
    }
  }
}

@Suite("Settings")
struct SettingTests {
  @Test(":settings lists them in the order of the reference, each with what it does")
  func list() throws {
    var walk = try Walk(pizzeria)
    let lines = walk(":settings")
    #expect(
      lines.map { String($0.prefix { $0 != ";" }) } == [
        "# style: spoken", "# language: en", "# idiom: phone", "# direction: ltr", "# hints: on",
        "# actionsFeedback: speak", "# moreContentFeedback: speak", "# containers: on",
        "# tableHeaders: on", "# rowsAndColumns: on",
        "# imageDescriptions: on", "# focusAfterPush: content",
        "# focusAfterBack: restored", "# focusAfterDismiss: first", "# focusAfterTab: content",
        "# rotorItems: default", "# announcements: kept", "# boundary: repeats", "# alerts: title",
        "# ios: 26",
        "# rate: 50%", "# volume: 100%",
        "# pitch: 1", "# punctuation: some", "# capitals: cap",
        "# typingEcho: characters", "# phonetics: off", "# sounds: on", "# echo: on",
        "# speech: on", "# curtain: off", "# audioDucking: off", "# navigation: flat",
        "# voiceover: on", "# voiceControl: off", "# voiceMode: dictation",
      ]
    )
    #expect(lines.contains("# hints: on; whether VoiceOver says hints after the description"))
    #expect(Setting.all.allSatisfy { !$0.effect.isEmpty })
  }

  /// The output of `:set`, up to the effect of the setting.
  private func set(_ command: String, _ walk: inout Walk) -> String {
    walk(command).map { String($0.prefix { $0 != ";" }) }.joined(separator: "⏎")
  }

  @Test(":set changes one and prints it, in any case")
  func set() throws {
    var walk = try Walk(pizzeria)
    #expect(set(":set hints off", &walk) == "# hints: off")
    #expect(walk("n") == ["Bonus points, 24, Button"])
    #expect(set(":SET Hints ON", &walk) == "# hints: on")
    #expect(walk(":set style snapshot", "tap").first == "Bonus points: 24. Button.")
    #expect(walk(":set language ru", "tap").first == "Bonus points: 24. Кнопка.")
    #expect(set(":set idiom pad", &walk) == "# idiom: pad")
    #expect(set(":set direction rtl", &walk) == "# direction: rtl")
    #expect(set(":set focusAfterBack first", &walk) == "# focusAfterBack: first")
  }

  @Test("language, idiom, and direction show the current values")
  func now() throws {
    var walk = try Walk(
      "app \"a\"\n  language: de\nscreen main\n  idiom: pad\n  direction: rtl\n  button \"b\"\n"
    )
    #expect(
      walk(":settings").dropFirst().prefix(3).map { String($0.prefix { $0 != ";" }) } == [
        "# language: de", "# idiom: pad", "# direction: rtl",
      ]
    )
    #expect(walk("tap") == ["b, Taste"])
  }

  @Test("the direction also affects what effects call next, and after an undo")
  func neighbors() throws {
    var walk = try Walk(
      """
      screen main
        text "left"
          frame: 0 0 10 10
        button "middle"
          frame: 100 0 10 10
          on activate: notify layoutChanged next
        text "right"
          frame: 200 0 10 10
      """
    )
    #expect(walk("n", "a").last == "right")
    #expect(walk("touch \"middle\"", ":set direction rtl", "a").last == "left")
    #expect(walk(":undo 2", "touch \"middle\"", "a").last == "left")
  }

  @Test("groups and tables say less if the settings say so")
  func parts() throws {
    var walk = try Walk("screen main\n  group \"g\"\n    text \"a\"\n", ["containers": "off"])
    #expect(walk("start") == ["a"])
    var table = try Walk(
      """
      screen main
        table
          row
            cell "Price"
              header: column
          row
            cell "245"
      """,
      ["tableHeaders": "off", "rowsAndColumns": "off"]
    )
    #expect(table("n") == ["245"])
  }

  @Test("each lists the values that it accepts")
  func words() {
    for setting in Setting.all {
      for choice in setting.choices {
        var options = SessionOptions()
        let isTaken = options.set(setting.name.uppercased(), to: choice.uppercased())
        #expect(isTaken)
        #expect(setting.value(options) == choice)
        #expect(setting.needs.contains("'\(choice)'"))
      }
    }
    var options = SessionOptions()
    let isTaken = options.set("hints", to: "") || options.set("nothing", to: "on")
    #expect(!isTaken)
    #expect(options == SessionOptions())
  }
}
