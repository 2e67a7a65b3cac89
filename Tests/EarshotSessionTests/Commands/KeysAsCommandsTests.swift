import EarshotSession
import SessionTestSupport
import Testing

@testable import EarshotSession

/// SESSIONS.md, "Commands": keys of a keyboard, and the commands that VoiceOver has and Earshot
/// doesn't.
@Suite("Typed keys, and what isn't simulated")
struct KeysAsCommandsTests {
  @Test(
    "stand for the gesture that they make, whatever their case",
    arguments: [
      ("VO+Right Arrow", "swipe right"), ("vo+right", "swipe right"),
      ("VO+RIGHT 3", "swipe right 3"),
      ("Right Arrow to #pay", "swipe right to #pay"), ("Left Arrow", "swipe left"),
      ("VO+Up Arrow", "swipe up"), ("down arrow 2", "swipe down 2"), ("VO+Space", "double tap"),
      ("Up Arrow+Down Arrow", "double tap"), ("up+down", "double tap"),
      ("VO+Command+Right", "rotor right"), ("up+left", "rotor left"), ("VO+`", "scrub"),
      ("VO+-", "magic tap"), ("VO+Home", "four-finger tap top"), ("VO+Shift+M", "triple tap"),
      ("Control", "two-finger tap"), ("VO+A", "two-finger swipe down"),
      ("VO+I", "two-finger triple tap"), ("VO+F3", "three-finger tap"),
      ("VO+S", "three-finger double tap"), ("VO+Shift+C", "three-finger quadruple tap"),
      ("VO+K", "four-finger double tap"), ("Command+A", "select all"), ("VO+H", "home"),
      ("VO+Shift+[", "four-finger swipe left"), ("Left+Right", "quick nav"),
      ("voiceover off", "voiceover off"), ("VoiceOver On", "voiceover on"),
    ]
  )
  func keys(_ typed: String, _ gesture: String) throws {
    #expect(try CommandParser.parse(typed).canonical == gesture)
  }

  @Test("support every gesture that has keys and needs no name")
  func complete() throws {
    for definition in GestureDefinition.all {
      for key in definition.command.keys {
        let made = try CommandParser.parse(key)
        let first = GestureDefinition.all.first { $0.command.keys.contains(key) }
        #expect(made.canonical == first?.words, "\(key)")
      }
    }
    #expect(GestureDefinition.all.flatMap(\.command.keys).count > 10)
  }

  @Test(
    "are known and refused if VoiceOver has them and Earshot doesn't",
    arguments: [
      ("two-finger quadruple tap", "two-finger quadruple tap"),
      ("notification center", "notification center"),
      ("control center", "control center"),
      ("app switcher", "app switcher"),
      ("status bar", "status bar"),
      ("braille screen input", "braille screen input"),
      ("handwriting", "handwriting"),
      ("quick nav", "quick nav"),
      ("single-letter navigation", "single-letter navigation"),
      ("find text", "find text"),
      ("find again", "find again"),
      ("linked item", "linked item"),
      ("speak hint", "speak hint"),
      ("describe", "describe"),
      ("text style", "text style"),
      ("row and column", "row and column"),
      ("row header", "row header"),
      ("read character", "read character"),
      ("read word", "read word"),
      ("read line", "read line"),
      ("character right", "character right"),
      ("character left", "character left"),
      ("container start", "container start"),
      ("container end", "container end"),
      ("key lock", "key lock"),
    ]
  )
  func unsimulated(_ typed: String, _ canonical: String) throws {
    var walk = try Walk("screen a\n  text \"One\"\n")
    #expect(walk(typed) == ["~ refused: not simulated"])
    #expect(try CommandParser.parse(typed).canonical == canonical)
  }

  @Test("are all refused")
  func all() {
    let definitions = Gesture.Unsimulated.allCases.map(\.definition)
    #expect(definitions.allSatisfy { !$0.isSimulated })
    #expect(Set(definitions.map(\.words)).count == definitions.count)
  }
}
