@testable import EarshotSession
import Testing

@Suite("A command is echoed in its canonical form")
struct CanonicalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var typed: String
    var canonical: String
    var testDescription: String { "‘\(typed)’ as ‘\(canonical)’" }

    init(_ typed: String, _ canonical: String) {
      self.typed = typed
      self.canonical = canonical
    }
  }

  @Test("whichever of its names you use", arguments: names)
  func shortForm(_ each: Case) throws {
    #expect(try CommandParser.parse(each.typed).canonical == each.canonical)
    #expect(
      try CommandParser.parse(each.typed.uppercased()).canonical.lowercased() == each.canonical
    )
    #expect(try CommandParser.parse(each.canonical).canonical == each.canonical)
  }

  static let names: [Case] = [
    Case("start", "start"),
    Case("swipe right", "swipe right"), Case("n", "swipe right"), Case("next", "swipe right"),
    Case("right", "swipe right"),
    Case("swipe left", "swipe left"), Case("p", "swipe left"), Case("previous", "swipe left"),
    Case("left", "swipe left"),
    Case("swipe up", "swipe up"), Case("u", "swipe up"), Case("up", "swipe up"),
    Case("swipe down", "swipe down"), Case("d", "swipe down"), Case("down", "swipe down"),
    Case("double tap", "double tap"), Case("a", "double tap"), Case("activate", "double tap"),
    Case("tap", "tap"),
    Case("double tap and hold", "double tap and hold"), Case("hold", "double tap and hold"),
    Case("triple tap", "triple tap"), Case("long press", "triple tap"),
    Case("split tap", "split tap"),
    Case("rotor right", "rotor right"), Case("]", "rotor right"),
    Case("rotor left", "rotor left"), Case("[", "rotor left"),
    Case("scrub", "scrub"), Case("z", "scrub"), Case("escape", "scrub"),
    Case("magic tap", "magic tap"), Case("m", "magic tap"),
    Case("two-finger tap", "two-finger tap"), Case("pause", "two-finger tap"),
    Case("two-finger swipe down", "two-finger swipe down"),
    Case("read all", "two-finger swipe down"),
    Case("two-finger swipe up", "two-finger swipe up"),
    Case("read from top", "two-finger swipe up"),
    Case("two-finger triple tap", "two-finger triple tap"),
    Case("item chooser", "two-finger triple tap"),
    Case("three-finger swipe left", "three-finger swipe left"),
    Case("scroll left", "three-finger swipe left"),
    Case("scroll right", "three-finger swipe right"),
    Case("scroll up", "three-finger swipe up"), Case("scroll down", "three-finger swipe down"),
    Case("three-finger tap", "three-finger tap"), Case("summary", "three-finger tap"),
    Case("three-finger double tap", "three-finger double tap"),
    Case("mute", "three-finger double tap"),
    Case("three-finger triple tap", "three-finger triple tap"),
    Case("curtain", "three-finger triple tap"),
    Case("three-finger quadruple tap", "three-finger quadruple tap"),
    Case("copy", "three-finger quadruple tap"),
    Case("four-finger tap top", "four-finger tap top"), Case("first", "four-finger tap top"),
    Case("four-finger tap bottom", "four-finger tap bottom"),
    Case("last", "four-finger tap bottom"),
    Case("increment", "increment"), Case("+", "increment"),
    Case("decrement", "decrement"), Case("-", "decrement"),
    Case("delete", "delete"), Case("select all", "select all"),
    Case("return", "return"), Case("done", "return"),
    Case("zoom in", "zoom in"), Case("zoom out", "zoom out"),
    Case("pass through left", "pass through left"),
    Case("pass through right", "pass through right"),
    Case("pass through up", "pass through up"), Case("pass through down", "pass through down"),
    Case("wait 2s", "wait 2s"),
    Case(":why", ":why"), Case(":what", ":what"), Case(":where", ":where"),
    Case(":tree", ":tree"), Case(":screen", ":screen"), Case(":rotor", ":rotor"),
    Case(":settings", ":settings"), Case(":undo", ":undo"), Case(":reload", ":reload"),
    Case(":log", ":log"), Case(":keys", ":keys"), Case(":help", ":help"), Case(":quit", ":quit"),
  ]

  @Test("including its operand", arguments: arguments)
  func argument(_ each: Case) throws {
    #expect(try CommandParser.parse(each.typed).canonical == each.canonical)
    #expect(try CommandParser.parse(each.canonical).canonical == each.canonical)
  }

  static let arguments: [Case] = [
    Case("n 3", "swipe right 3"), Case("  n \t  3  ", "swipe right 3"), Case("n 1", "swipe right"),
    Case("n 999", "swipe right 999"), Case("n 007", "swipe right 7"),
    Case("SWIPE  Up 2", "swipe up 2"),
    Case("] 2", "rotor right 2"), Case("rotor left 2", "rotor left 2"),
    Case("+ 3", "increment 3"), Case("decrement 3", "decrement 3"),
    Case("scroll left 2", "three-finger swipe left 2"), Case("delete 3", "delete 3"),
    Case("swipe right to #pay", "swipe right to #pay"), Case("p TO #pay", "swipe left to #pay"),
    Case("u to #pay", "swipe up to #pay"), Case("d to \"Pay now\"", "swipe down to \"Pay now\""),
    Case("n to Pay now", "swipe right to \"Pay now\""),
    Case("n to #\"odd name\"", "swipe right to #\"odd name\""),
    Case("n to \"3\"", "swipe right to \"3\""),
    Case("tap #pay", "tap #pay"), Case("tap Pay", "tap \"Pay\""),
    Case("touch #pay", "touch #pay"), Case("explore \"Pay\"", "touch \"Pay\""),
    Case("touch 10 20", "touch 10 20"), Case("touch 10.50  -2", "touch 10.5 -2"),
    Case("touch -0 0.0", "touch 0 0"), Case("touch 7", "touch \"7\""),
    Case("touch 1 2 3", "touch \"1 2 3\""), Case("touch nan inf", "touch \"nan inf\""),
    Case("touch 0x10 5", "touch \"0x10 5\""),
    Case("rotor \"Headings\"", "rotor \"Headings\""),
    Case("rotor Form controls", "rotor \"Form controls\""),
    Case("rotor \"right\"", "rotor \"right\""), Case("rotor \"a\\\"b\"", "rotor \"a\\\"b\""),
    Case("action Delete", "action \"Delete\""),
    Case("action  Mark  as read", "action \"Mark  as read\""),
    Case("type Anna", "type \"Anna\""), Case("type \"Anna\"", "type \"Anna\""),
    Case("type \"a\\nb\\t\\\\ \\u{41}\"", "type \"a\\nb\\t\\\\ A\""),
    Case("type \"\"", "type \"\""),
    Case("type 5\" pipe", "type \"5\\\" pipe\""), Case("type C:\\new", "type \"C:\\\\new\""),
    Case("select Anna", "select \"Anna\""),
    Case("item chooser Pay", "two-finger triple tap \"Pay\""),
    Case("start menu", "start menu"), Case("start \"odd name\"", "start \"odd name\""),
    Case("wait 0.5s", "wait 0.5s"), Case("WAIT 2s", "wait 2s"), Case("wait 500ms", "wait 0.5s"),
    Case(":undo 3", ":undo 3"), Case(":set hints off", ":set hints off"),
    Case(":open a b.screen", ":open a b.screen"), Case(":open \"a b.screen\"", ":open a b.screen"),
    Case(":open \"a;b.screen\"", ":open \"a;b.screen\""), Case(":help gestures", ":help gestures"),
    Case("drag 1 2 to 3 4", "drag 1 2 to 3 4"),
  ]
}
