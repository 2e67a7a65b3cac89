import EarshotTranscripts
@testable import EarshotSession
import SessionTestSupport
import Testing

@Suite("Undo")
struct UndoTests {
  /// Gestures through all of the sample: screens, rotors, values, and timers.
  private static let gestures = [
    "n 3", "rotor headings", "d", "rotor vegetarian", "d 2", "u", "a", "n to #size", "u", "+", "-",
    "n", "d", "m", "m", "z", "last", "a", "n 2", "m", "n 3", "a", "type \"x\"", "delete 3",
    "return",
    "a", "z", "m", "n 4", "m", "n", "m", "wait 30s", "n 2; p; n", "start menu", "touch #points",
    "a",
    "n", "z", "scrub", "n to nowhere",
  ]

  /// Everything that a session shows.
  private func sight(_ session: Session) -> [String] {
    var copy = session
    return [":where", ":tree", ":rotor", ":why"].flatMap { copy.run($0).lines }
  }

  @Test("takes back a gesture that isn't simulated, and not the previous one")
  func notSimulated() throws {
    var session = Session(try #require(AppDocumentOfSample.document))
    session.run("start")
    session.run("swipe right")
    let before = sight(session)
    #expect(session.run("two-finger pinch").lines == ["~ refused: not simulated"])
    session.run(":undo")
    #expect(sight(session) == before)
    #expect(session.transcriptLines().last == "~ hint: Opens what they are worth")
  }

  @Test("restores exactly the state before each gesture, many times")
  func restores() throws {
    var session = Session(try #require(AppDocumentOfSample.document))
    session.run("start")
    var sights = [sight(session)]
    for gesture in Self.gestures.flatMap({ $0.split(separator: ";").map(String.init) }) {
      session.run(gesture)
      sights.append(sight(session))
    }
    for expected in sights.dropLast().reversed() {
      session.run(":undo")
      #expect(sight(session) == expected)
    }
    #expect(session.run(":undo").lines == ["~ refused: nothing to undo"])
  }

  @Test("goes back as far as the new text fits")
  func texts() throws {
    let walk = try Walk(
      """
      screen a
        button "Go"
          on activate: set #t.value: {#t.value}x
        text "T" #t
          value: x
      """
    )
    /// The number of double taps, of twenty, that can be undone.
    ///
    /// The last one makes text of 21 bytes.
    func undone(keeping bytes: Int?) -> Int {
      var session = walk.session
      if let bytes { session.past = UndoHistory(nodes: 4, textLimit: bytes) }
      for _ in 0..<20 { session.run("double tap") }
      return (0..<20).prefix { _ in session.run(":undo").lines != ["~ refused: nothing to undo"] }
        .count
    }
    #expect(undone(keeping: nil) == 20)
    #expect((1..<20).contains(undone(keeping: 100)))
    #expect(undone(keeping: 0) <= 1)
  }

  @Test("takes several gestures back, and at most as many as there are")
  func several() throws {
    var walk = try Walk(pizzeria)
    #expect(walk("n", "n", "n", ":undo 2") == ["# focus: 2 of 6, button \"Bonus points\" #points"])
    #expect(walk(":undo 999") == ["# focus: 1 of 6, header \"Menu\""])
    #expect(walk(":undo") == ["~ refused: nothing to undo"])
  }

  @Test("takes a counted gesture back as one, and each of several on a line")
  func counted() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("n 3", ":undo") == ["# undid: swipe right 3", "# focus: 1 of 6, header \"Menu\""]
    )
    #expect(
      walk("n; n; n", ":undo") == ["# undid: swipe right", "# focus: 3 of 6, \(pepperoni)"]
    )
  }

  private let pepperoni = "button \"Pepperoni Fresh, from 245 roubles\" .special"

  @Test(
    "skips what isn't a gesture: commands of the session, unknown lines, the first start"
  )
  func others() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("nonsense", ":where", "n 0", ":undo") == [
        "~ refused: nothing to undo"
      ]
    )
  }

  @Test("keeps the current settings")
  func settings() throws {
    var walk = try Walk(pizzeria)
    #expect(walk("n", ":set hints off", ":undo", "n") == ["Bonus points, 24, Button"])
    #expect(
      walk("touch #points", "a", ":set focusAfterBack first", ":undo", "a", "z").last
        == "Menu, Heading"
    )
  }

  @Test("brings back the session before another start")
  func start() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk("n 2", "start card", ":undo")
        == ["# undid: start card", "# focus: 3 of 6, \(pepperoni)"]
    )
  }

  @Test("goes to the first stop after a silent start")
  func silentStart() throws {
    var walk = try Walk(unstarted: pizzeria)
    #expect(
      walk("n", ":undo") == ["# undid: swipe right", "# focus: 1 of 6, header \"Menu\""]
    )
  }
}
