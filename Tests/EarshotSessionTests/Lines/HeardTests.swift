import EarshotTranscripts
import EarshotModel
import EarshotSession
import EarshotComposer
import SessionTestSupport
import Testing

@Suite("Every kind of output has its line")
struct HeardTests {
  @Test("speech, hint, sound, and screen")
  func speech() throws {
    var walk = try Walk(unstarted: pizzeria)
    #expect(walk("start") == ["Pizzeria", "Menu, Heading"])
    #expect(walk("n") == ["Bonus points, 24, Button", "~ hint: Opens your offers"])
    #expect(walk("a") == ["~ sound: activate", "~ screen: offers", "Your offers, Heading"])
    #expect(walk("z") == ["~ screen: menu", "Menu, Heading"])
    #expect(walk("first", "p") == ["~ sound: boundary", "Menu, Heading"])
  }

  @Test("a rotor that turns, and one that finds nothing")
  func rotor() throws {
    var walk = try Walk(pizzeria)
    #expect(walk("rotor headings") == ["~ rotor: Headings"])
    #expect(walk("d") == ["~ sound: boundary", "Heading not found"])
  }

  @Test("the value of a field, and the echo of typing")
  func typing() throws {
    var walk = try Walk("screen main\n  textField \"Name\"\n")
    #expect(walk("a").first == "~ sound: activate")
    #expect(walk("type \"Hi\"") == ["~ value: Hi", "cap H, i"])
    #expect(walk("delete 2") == ["~ value:", "cap H, i"])
  }

  @Test("a sound of the app, and an announcement after the speech of the gesture")
  func sounds() throws {
    var walk = try Walk(
      """
      screen main
        button "Add"
          on activate:
            announce "Added"
            play "ping"
      """
    )
    #expect(walk("a") == ["~ sound: activate", "~ sound: app ping", "Add", "Added"])
    #expect(walk("touch 0 800") == ["~ sound: empty"])
  }

  @Test("an alert by its identifier or its title; a sheet without either by its role")
  func screens() throws {
    var walk = try Walk(
      """
      screen main
        button "A"
          on activate: present #alert
        button "B"
          on activate: present #sheet
        alert "Sure?" #alert
          button "OK"
        sheet #sheet
          button "OK"
      """
    )
    #expect(walk("a") == ["~ sound: activate", "~ screen: alert", "Sure?"])
    #expect(walk("z", "n", "a") == ["~ sound: activate", "~ screen: sheet", "OK, Button"])
  }

  @Test("a stop with nothing to say")
  func silentStop() throws {
    var walk = try Walk("screen main\n  text \"a\"\n  element\n  text \"b\"\n")
    #expect(walk("n") == ["~ silent"])
    #expect(walk("p", "n 2") == ["~ silent", "b"])
    #expect(walk("p", "tap") == ["~ silent"])
  }

  @Test("a stop with only a hint line isn't silent")
  func hintAlone() throws {
    var walk = try Walk("screen main\n  element\n    action \"Delete\": back\n  text \"a\"\n")
    #expect(walk("n", "p") == ["~ hint: Actions available"])
  }

  @Test("nothing at all, once for each line and only then")
  func silence() throws {
    var walk = try Walk(
      """
      screen main
        on magicTap: set #b.value: 1
        text "a"
        text "b" #b
      """
    )
    #expect(walk("m") == ["~ silent"])
    #expect(walk("m; m") == ["~ silent"])
    #expect(walk("m; n") == ["b, 1"])
    #expect(walk("wait 5s") == ["~ silent"])
    #expect(walk("n to #b") == ["~ silent"])
    let setting = "# hints: on; whether VoiceOver says hints after the description"
    #expect(walk("m; :set hints on") == ["~ silent", setting])
    #expect(walk(":set hints on") == [setting])
    #expect(walk("start; wait 1s; m") == ["a"])
  }

  @Test("no sound except the boundary if sounds are off")
  func soundsOff() throws {
    var walk = try Walk(
      "screen main\n  button \"a\"\n    on activate: play \"ping\"\n  element\n    on activate: play \"x\"\n",
      ["sounds": "off"]
    )
    #expect(walk("a") == ["a"])
    #expect(walk("p") == ["~ sound: boundary", "a, Button"])
    #expect(walk("n", "a") == ["~ silent"])
  }

  @Test("cues as sounds, if the settings say so, before any speech")
  func cueSounds() throws {
    let screen = """
      app "Shelter"
      screen main
        element "Bailey"
          action "Adopt": back
          content "Age": three
      """
    let settings: KeyValuePairs = ["actionsFeedback": "sound", "moreContentFeedback": "sound"]
    var walk = try Walk(unstarted: screen, settings)
    let sounds = ["~ sound: actions", "~ sound: moreContent"]
    #expect(walk("start") == sounds + ["Shelter", "Bailey"])
    #expect(walk("tap") == sounds + ["Bailey"])
    #expect(walk(":set style snapshot", "tap") == ["Bailey"])
  }

  @Test("a stop of the snapshot style as only its description and hint")
  func snapshot() throws {
    var walk = try Walk(pizzeria, ["style": "snapshot"])
    #expect(walk("n") == ["Bonus points: 24. Button.", "~ hint: Opens your offers"])
    var other = try Walk(
      "screen main\n  element \"a\"\n    action \"Delete\": back\n    content \"Age\": 3\n",
      ["style": "snapshot"]
    )
    #expect(other("tap") == ["a"])
  }

  @Test("content that refers to another node has that node's current text")
  func content() throws {
    var walk = try Walk(
      """
      screen main
        element "Pizza"
          content important "Size": {#size}
        adjustable "Size" #size
          values: Small | Large
      """
    )
    #expect(walk("tap") == ["Pizza, Small", "~ hint: More content available"])
    #expect(walk("n", "u", "p") == ["Pizza, Large", "~ hint: More content available"])
  }

  @Test("as utterances with their parts, for other people's tests")
  func utterances() throws {
    var walk = try Walk(pizzeria)
    let response = walk.session.run("n 2")
    #expect(
      response.utterances.map(\.text) == [
        "Bonus points, 24, Button",
        "Pepperoni Fresh, from 245 roubles, Pepperoni, mozzarella, tomato, Button, List start",
      ]
    )
    #expect(response.utterances.first?.parts.map(\.text) == ["Bonus points", "24", "Button"])
    #expect(response.utterances.first?.hint == "Opens your offers")
    #expect(walk.session.focusedElement?.label == "Pepperoni Fresh, from 245 roubles")
    #expect(walk.session.screenName == "menu")
    #expect(walk.session.stops.count == 6)
  }
}
