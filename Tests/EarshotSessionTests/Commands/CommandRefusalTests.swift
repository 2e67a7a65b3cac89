@testable import EarshotSession
import Testing

@Suite("A command that isn't understood is refused with the reason")
struct CommandRefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var typed: String
    var reason: String
    var testDescription: String { typed }

    init(_ typed: String, _ reason: String) {
      self.typed = typed
      self.reason = reason
    }
  }

  private func check(_ each: Case) throws {
    let error = #expect(throws: CommandParser.Failure.self) { try CommandParser.parse(each.typed) }
    #expect(error?.reason == each.reason)
  }

  @Test(
    "the input up to the word that doesn't fit, and the nearest one there",
    arguments: unknown
  )
  func unknownWord(_ each: Case) throws { try check(each) }

  static let unknown: [Case] = [
    Case("swip right", "unknown command 'swip'; did you mean 'swipe right'?"),
    Case("swipe  rigth 3", "unknown command 'swipe rigth'; did you mean 'swipe right 3'?"),
    Case("SWIPE Rihgt", "unknown command 'SWIPE Rihgt'; did you mean 'swipe right'?"),
    Case(
      "three-finger swipe lft",
      "unknown command 'three-finger swipe lft'; did you mean 'three-finger swipe left'?"
    ),
    Case("doubel tap", "unknown command 'doubel'; did you mean 'double tap'?"),
    Case(
      "double tap and hol",
      "unknown command 'double tap and hol'; did you mean 'double tap and hold'?"
    ),
    Case(
      "double tap twice",
      "'double tap' takes nothing after it"
    ),
    Case("double", "unknown command 'double'; did you mean 'double tap'?"),
    Case(
      "double tap #pay",
      "'double tap' takes nothing after it; the gesture acts at the cursor, so write 'touch #pay; double tap'"
    ),
    Case("four-finger tap", "'four-finger tap' needs 'top' or 'bottom'"),
    Case("scrub 2", "'scrub' takes nothing after it"),
    Case("swipe right tp #pay", "unknown command 'swipe right tp'; did you mean 'swipe right to'?"),
    Case("frobnicate now", "unknown command 'frobnicate'"),
    Case("x", "unknown command 'x'"),
    Case(":whta", "unknown command ':whta'; did you mean ':what'?"),
    Case(":wath", "unknown command ':wath'; did you mean ':what'?"),
    Case("back", "unknown command 'back'; did you mean 'scrub' (z)?"),
    Case("Click", "unknown command 'Click'; did you mean 'double tap' (a)?"),
    Case("exit", "unknown command 'exit'; did you mean ':quit'?"),
    Case("two finger tpa", "unknown command 'two finger tpa'; did you mean 'two-finger tap'?"),
    Case(":nothing", "unknown command ':nothing'"),
    Case(":tree now", "':tree' takes nothing after it"),
    Case("#pay", "unknown command '#pay'"),
    Case("~ silent", "unknown command '~'"),
  ]

  @Test("what an argument has to be", arguments: arguments)
  func argument(_ each: Case) throws { try check(each) }

  static let arguments: [Case] = [
    Case("swipe", "'swipe' needs a direction: left, right, up, or down"),
    Case("Swipe backwards", "'Swipe' needs a direction: left, right, up, or down"),
    Case("scroll", "'scroll' needs a direction: left, right, up, or down"),
    Case("pass through", "'pass through' needs a direction: left, right, up, or down"),
    Case("three-finger swipe", "'three-finger swipe' needs a direction: left, right, up, or down"),
    Case("touch", "'touch' needs a point or an element, such as '100 60' or '#pay'"),
    Case("explore", "'explore' needs a point or an element, such as '100 60' or '#pay'"),
    Case("touch #", "'touch' needs a point or an element, such as '100 60' or '#pay'"),
    Case("n to", "'n to' needs an element, such as '#pay'"),
    Case("swipe right to #", "'swipe right to' needs an element, such as '#pay'"),
    Case("rotor", "'rotor' needs a name"), Case("action", "'action' needs a name"),
    Case("rotor \"", "'rotor' needs a name"),
    Case("rotor \"Head", "the closing quotation mark is missing; write 'rotor \"Head\"'"),
    Case("touch #\"a", "the closing quotation mark is missing; write 'touch #\"a\"'"),
    Case("start \"a", "the closing quotation mark is missing; write 'start \"a\"'"),
    Case("type", "'type' needs text"),
    Case("type \"Anna", "the closing quotation mark is missing; write 'type \"Anna\"'"),
    Case("type \"Anna\" 3", "'type' needs text in quotes and nothing after it"),
    Case("type \"\\x\"", "'type' needs text in quotes, with '\\\\' for each backslash"),
    Case("select", "'select' needs text"),
    Case("touch \"Pay", "the closing quotation mark is missing; write 'touch \"Pay\"'"),
    Case("tap \"Pay\" 2", "'tap' needs text in quotes and nothing after it"),
    Case("wait", "'wait' needs a duration such as 2s"),
    Case("wait 2", "'wait' needs a duration such as 2s; write 'wait 2s'"),
    Case("wait -1s", "'wait' needs a duration such as 2s; write 'wait 1s'"),
    Case("wait long", "'wait' needs a duration such as 2s"),
    Case("wait 2s now", "'wait' needs a duration such as 2s"),
    Case(":open", "':open' needs a file, as in ':open app.screen'"),
    Case(":record", "':record' needs a file, as in ':record walk.vo'"),
    Case("n 0", "'n' needs a number from 1 to 999; write 'n'"),
    Case("n 1000", "'n' needs a number from 1 to 999; write 'n 999'"),
    Case("Next 99999999999999999999", "'Next' needs a number from 1 to 999; write 'Next 999'"),
    Case("swipe right -1", "'swipe right' needs a number from 1 to 999; write 'swipe left 1'"),
    Case("swipe right 2.5", "'swipe right' needs a number from 1 to 999; write 'swipe right 3'"),
    Case(
      "swipe right twice",
      "'swipe right' needs a number from 1 to 999; write 'swipe right 2'"
    ),
    Case("n 3 4", "'n' needs a number from 1 to 999"),
    Case("n ٣", "'n' needs a number from 1 to 999"),
    Case("rotor right x", "'rotor right' needs a number from 1 to 999"),
    Case("+ 0", "'+' needs a number from 1 to 999; write '+'"),
    Case("delete all", "'delete' needs a number from 1 to 999"),
    Case("scroll left 0", "'scroll left' needs a number from 1 to 999; write 'scroll left'"),
    Case(":undo 0", "':undo' needs a number from 1 to 999; write ':undo'"),
  ]

  @Test("however long the word is, at once")
  func longWord() throws {
    let word = String(repeating: "x", count: 60_000)
    try check(Case(word, "unknown command '\(word)'"))
  }
}
