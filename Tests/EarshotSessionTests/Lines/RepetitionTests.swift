import EarshotSession
import SessionTestSupport
import Testing

@Suite("A gesture made several times")
struct RepetitionTests {
  private let numbers = """
    screen main
      text "1"
      text "2" #two
      text "3"
      text "4" #four
    """

  @Test("is spoken each time, and stops after the first boundary")
  func count() throws {
    var walk = try Walk(numbers)
    #expect(walk("n 2") == ["2", "3"])
    #expect(walk("n 9") == ["4", "~ sound: boundary", "4"])
    #expect(walk("rotor right 2") == ["~ rotor: Words", "~ rotor: Lines"])
  }

  @Test("stops after the first refusal or boundary")
  func refusal() throws {
    var walk = try Walk(numbers)
    #expect(walk("increment 3") == ["~ refused: nothing to adjust"])
    #expect(walk("scroll left 3") == ["~ sound: boundary"])
  }

  @Test("to a target ends on it, in either direction")
  func target() throws {
    var walk = try Walk(numbers)
    #expect(walk("n to #four") == ["2", "3", "4"])
    #expect(walk("p to \"2\"") == ["3", "2"])
    #expect(walk("p to #two") == ["~ silent"])
    #expect(walk.focus == "two")
  }

  @Test("to a target that isn't on the way ends at the boundary")
  func notReached() throws {
    var walk = try Walk(numbers)
    let first = ["1", "~ sound: boundary", "1", "~ refused: #four not reached"]
    #expect(walk("n", "p to #four") == first)
    let last = ["~ sound: boundary", "4", "~ refused: \"2\" not reached"]
    #expect(walk("last", "n to \"2\"") == last)
  }

  @Test("to an element that isn't a stop, or isn't on a visible screen")
  func noStop() throws {
    var walk = try Walk(
      "screen main\n  text \"a\"\n  text \"b\" #b\n    hidden: true\nscreen other\n  text \"c\" #c\n"
    )
    #expect(walk("n to #b") == ["~ sound: boundary", "a", "~ refused: #b not reached"])
    let refused = "~ refused: no such element"
    let place = "# #c is on the screen 'other'; 'start other' opens that screen"
    #expect(walk("n to #c") == [refused, place])
    #expect(walk("n to #dbc") == [refused, "# the app has no #dbc; ':tree' lists the identifiers"])
    #expect(walk("n to \"bcd\"") == [refused, "# no stop 'bcd'; available stops: \"a\""])
  }

  @Test("to a container ends on its first stop")
  func container() throws {
    var walk = try Walk("screen main\n  text \"a\"\n  list #list\n    text \"b\"\n    text \"c\"\n")
    #expect(walk("n to #list") == ["b, List start"])
  }

  @Test("ends where a swipe doesn't move the cursor, or after as many as the screen has stops")
  func carousel() throws {
    var walk = try Walk(
      """
      screen main
        text "a"
        text "b"
          on focus: notify layoutChanged #d
        text "c" #c
        text "d" #d
          on focus: notify layoutChanged #e
        text "e" #e
        adjustable "f"
          values: 1 | 2 | 3
        text "g" #g
      """
    )
    #expect(walk("touch \"f\"", "d to #g").last == "~ refused: #g not reached")
    #expect(walk("u to #g") == ["2", "~ refused: #g not reached"])
    #expect(walk("start", "n to #c").last == "~ refused: #c not reached")
  }

  @Test("along the rotor goes from result to result")
  func rotor() throws {
    var walk = try Walk(
      "screen main\n  text \"a\"\n  header \"b\"\n  text \"c\"\n  header \"d\" #d\n"
    )
    #expect(walk("rotor headings", "d to #d") == ["b, Heading", "d, Heading"])
    #expect(walk("u to \"b\"") == ["b, Heading"])
  }
}
