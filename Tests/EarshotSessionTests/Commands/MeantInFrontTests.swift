import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite("A line about what is open in front")
struct MeantInFrontTests {
  private static let screen = """
    screen files "Files"
      menu "Sort"
        button "Name"
        button "Date"
      textField "Search" #search
      button "Leave"
        on activate: present #sure
      alert "Leave?" #sure
        button "Cancel"
          on activate: dismiss
        button "Leave it"
          on activate: dismiss
    """

  @Test(
    "means the next item in a menu",
    arguments: [
      ("arrow down", "swipe right"), ("press up", "swipe left"), ("next item", "swipe right"),
    ]
  )
  func menu(_ line: String, _ meant: String) throws {
    var walk = try Walk(Self.screen)
    walk("double tap")
    #expect(walk(line).last == "~ refused: unknown command '\(line)'; did you mean '\(meant)'?")
  }

  @Test("means a swipe if no menu is open")
  func noMenu() throws {
    var walk = try Walk(Self.screen)
    let answer = walk("arrow down").last ?? ""
    #expect(answer.hasSuffix("did you mean 'swipe down'?"))
  }

  @Test(
    "means the button that accepts or refuses",
    arguments: [
      ("accept", "touch \"Leave it\"; double tap"), ("confirm", "touch \"Leave it\"; double tap"),
      ("decline", "touch \"Cancel\"; double tap"),
      ("dismiss alert", "touch \"Cancel\"; double tap"),
    ]
  )
  func alert(_ line: String, _ meant: String) throws {
    var walk = try Walk(Self.screen)
    walk("touch \"Leave\"")
    walk("double tap")
    #expect(walk(line).last == "~ refused: unknown command '\(line)'; did you mean '\(meant)'?")
  }

  @Test("says what is copied only if a field is being edited")
  func copying() throws {
    var walk = try Walk(Self.screen)
    #expect(walk("copy") == ["Copied to clipboard"])
    walk("touch #search")
    walk("double tap")
    let note =
      "# the gesture copies VoiceOver's last words; to copy the text, use 'rotor \"Edit\"', "
      + "'swipe down' until you hear Copy, and then 'double tap'"
    #expect(walk("copy") == [note, "Copied to clipboard"])
  }

  @Test("that names a value of the element with the cursor leads to it")
  func value() throws {
    var walk = try Walk("screen a\n  adjustable \"Size\"\n    values: S | M | L\n    value: M\n")
    let start = "is a value of the element under the cursor; did you mean"
    #expect(walk("swipe up to \"L\"").last == "# 'L' \(start) 'swipe up'?")
    #expect(walk("swipe down to \"S\"").last == "# 'S' \(start) 'swipe down'?")
    #expect(walk("swipe up to \"M\"").last?.hasPrefix("# no stop 'M'") == true)
  }

  @Test("that names an action of the element with the cursor offers it")
  func action() throws {
    var walk = try Walk(
      "screen a\n  cell \"Tea\"\n    action \"Favorite\": announce \"Kept\"\n    action \"Delete\": remove self\n"
    )
    walk("start")
    let favorite = "~ refused: unknown command 'favorite'; did you mean 'action \"Favorite\"'?"
    #expect(walk("favorite").last == favorite)
    let delete =
      "# 'delete' deletes text in a field; to perform the element's action \"Delete\", write 'action \"Delete\"'"
    #expect(walk("delete").last == delete)
  }

  @Test("that goes on until a value counts the swipes to it")
  func until() throws {
    var walk = try Walk("screen a\n  adjustable \"Size\"\n    values: S | M | L\n    value: S\n")
    walk("start")
    let line = "~ refused: unknown command 'swipe up until L'; did you mean 'swipe up 2'?"
    #expect(walk("swipe up until L").last == line)
  }
}
