import EarshotTranscripts
import EarshotSession
import SessionTestSupport
import Testing

@Suite("A gesture that does nothing is refused with the reason in the table")
struct RefusalTests {
  private let screen = """
    screen main
      text "a"
      button notEnabled "b" #dimmed
        on activate: announce "no"
      adjustable notEnabled "c" #off
        values: 1 | 2
      button "d" #back
        on activate: back
      button "e" #endless
        on activate: activate #endless
      text "f" #hidden
        hidden: true
    screen other
      text "g" #elsewhere
    """

  @Test(
    "for each of them",
    arguments: [
      ("a", "nothing to activate"), ("increment", "nothing to adjust"), ("m", "no magic tap"),
      ("rotor Links", "no rotor"), ("action Delete", "no action"),
      ("touch #none", "no such element"),
      ("touch \"none\"", "no such element"), ("touch #elsewhere", "no such element"),
      ("start none", "no such screen"), ("touch #hidden", "#hidden can't be reached"),
      ("tap #HIDDEN", "#hidden can't be reached"), ("n to #hidden", "#hidden not reached"),
      ("type a", "not editing"), ("delete", "not editing"), ("return", "not editing"),
      ("touch #dimmed; a", "dimmed"), ("touch #off; u", "dimmed"), ("touch #off; +", "dimmed"),
      ("touch #back; a", "nothing to go back to"), ("touch #endless; a", "effects never end"),
      ("home", "not simulated"), ("quadruple tap", "not simulated"),
      ("two-finger double tap and hold", "not simulated"),
      ("two-finger swipe left", "not simulated"), ("two-finger swipe right", "not simulated"),
      ("two-finger pinch", "not simulated"), ("four-finger swipe left", "not simulated"),
      ("four-finger swipe right", "not simulated"),
    ]
  )
  func reasons(command: String, reason: String) throws {
    var walk = try Walk(screen)
    let response = walk.session.run(command)
    #expect(response.lines.contains("~ refused: \(reason)"), "\(response.lines)")
    #expect(response.isRefused && !response.isMalformed)
  }

  @Test("a malformed line cuts nothing, and its refusal comes after the speech")
  func behind() throws {
    var walk = try Walk("screen main\n  text \"One two three\"\n")
    #expect(
      walk("tap; hop") == [
        "One two three", "~ refused: unknown command 'hop'; ':help' lists the commands",
      ]
    )
    #expect(
      walk("tap; touch #none") == [
        "One two three", "~ refused: no such element",
        "# the app has no #none; ':tree' lists the identifiers",
      ]
    )
  }

  @Test("a missing or wrong argument changes nothing")
  func arguments() throws {
    var walk = try Walk("screen main\n  textField \"Name\" #name\n    value: Ann\n")
    walk("a")
    #expect(walk("type") == ["~ refused: 'type' needs text; write 'type \"TEXT\"'"])
    #expect(walk("select") == ["~ refused: 'select' needs text; write 'select \"TEXT\"'"])
    let names =
      #""Characters", "Words", "Lines", "Speaking rate", "Headings", "Misspelled words", "#
      + #""Edit", and "Text selection""#
    #expect(walk("rotor") == ["~ refused: 'rotor' needs a name; the names here are \(names)"])
    let number = "'delete' needs a number from 1 to 999"
    #expect(walk("delete 0") == ["~ refused: \(number); write 'delete'"])
    let lacks = "the field's text, \"Ann\", doesn't contain \"many\""
    #expect(
      walk("delete many") == [
        "~ refused: unknown command 'delete many'; \(lacks); 'select all; delete' deletes all of the text"
      ]
    )
    let all = "did you mean 'select all; delete'?"
    #expect(walk("delete all") == ["~ refused: unknown command 'delete all'; \(all)"])
    #expect(walk("? #name.value is Ann") == [])
  }

  @Test("a setting keeps its value if another is refused")
  func settings() throws {
    var walk = try Walk("screen main\n  button \"Pay\"\n    hint: Pays\n")
    for line in [":set hints of", ":set rate 120%", ":set punctuation loud"] { walk(line) }
    #expect(walk("tap") == ["Pay, Button", "~ hint: Pays"])
  }

  @Test(
    "and so are commands of the session",
    arguments: [
      (":undo", "nothing to undo", false),
      (":record", "':record' needs a file, as in ':record walk.vo'", true),
      (
        ":set rate fast",
        "'rate' needs a percentage from 0% to 100%, such as 50%; write ':set rate 70%'", true
      ),
      (":set emoji on", "not simulated", false),
      (":set hnts off", "unknown setting 'hnts'; did you mean ':set hints off'?", true),
      (":set colour red", "unknown setting 'colour'; ':settings' lists the settings", true),
      (
        ":set hints", "'hints' needs 'on' or 'off'; write ':set hints on' or ':set hints off'", true
      ),
      (
        ":set HINTS maybe", "'hints' needs 'on' or 'off'", true
      ),
      (
        ":set actionsFeedback loud", "'actionsFeedback' needs 'speak', 'sound', 'hint', or 'off'",
        true
      ),
      (
        ":set language 7", "'language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'", true
      ),
      (
        ":set language e-", "'language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'",
        true
      ),
      (
        ":set language German",
        "'language' needs 'en', 'de', 'ru', 'zh-Hans', 'ja', 'vi', or 'fr'; write ':set language de'",
        true
      ),
      (":set", "':set' needs the name of a setting; ':settings' lists the settings", true),
    ]
  )
  func sessionCommands(command: String, reason: String, isMalformed: Bool) throws {
    var walk = try Walk(screen)
    let response = walk.session.run(command)
    #expect(response.lines == ["~ refused: \(reason)"])
    #expect(response.isRefused)
    #expect(response.isMalformed == isMalformed)
  }

  @Test("and the session goes on")
  func goesOn() throws {
    var walk = try Walk(screen)
    #expect(walk("nonsense", "a", "n") == ["b, dimmed, Button"])
  }
}
