import Testing

@testable import EarshotSession

@Suite("A gesture is understood as people write it")
struct GestureSpellingTests {
  static let cases: [(typed: String, canonical: String)] = [
    ("double-tap", "double tap"), ("Double-Tap", "double tap"), ("DOUBLE   TAP", "double tap"),
    ("double-tap and hold", "double tap and hold"), ("double-tap-and-hold", "double tap and hold"),
    ("flick right", "swipe right"), ("Flick-Left 3", "swipe left 3"),
    ("swipe to the left", "swipe left"), ("Swipe to the right 2", "swipe right 2"),
    ("flick to the right", "swipe right"), ("swipe upwards", "swipe up"),
    ("flick right to #two-words", "swipe right to #two-words"), ("one-finger swipe up", "swipe up"),
    ("two finger scrub", "scrub"), ("2-finger scrub", "scrub"), ("two fingers scrub", "scrub"),
    ("two finger tap", "two-finger tap"), ("2 finger swipe down", "two-finger swipe down"),
    ("three-finger-swipe left", "three-finger swipe left"),
    ("three finger swipe left 2", "three-finger swipe left 2"),
    ("3 finger double-tap", "three-finger double tap"),
    ("four finger tap top", "four-finger tap top"),
    ("magic-tap", "magic tap"), ("long-press", "triple tap"), ("read-all", "two-finger swipe down"),
    ("two finger rotate right", "rotor right"), ("pass-through up", "pass through up"),
    ("scroll-left", "three-finger swipe left"), ("swipe-right 2", "swipe right 2"),
    ("tap \"Double-tap me\"", "tap \"Double-tap me\""), ("type 2 fingers", "type \"2 fingers\""),
  ]

  @Test(
    "with hyphens or spaces, digits, capitals, and other words; printed as in the table",
    arguments: cases
  )
  func canonical(typed: String, canonical: String) throws {
    #expect(try CommandParser.parse(typed).canonical == canonical)
  }

  @Test("by every name of the table with spaces for its hyphens, and hyphens for its spaces")
  func all() throws {
    var count = 0
    for definition in GestureDefinition.all where definition.plainGesture != nil {
      for name in [definition.words] + definition.aliases where name.count > 1 {
        count += 1
        let wanted = try CommandParser.parse(name)
        for (from, to) in [("-", " "), (" ", "-")] {
          #expect(try CommandParser.parse(name.replacing(from, with: to)) == wanted, "\(name)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test("and only a question mark asks for help")
  func help() throws {
    #expect(try CommandParser.parse("?").canonical == ":help")
    #expect(InputLine("?").kind == .commands && InputLine("> ?").kind == .commands)
    #expect(InputLine("? says \"a\"").kind == .claim("says \"a\""))
  }
}
