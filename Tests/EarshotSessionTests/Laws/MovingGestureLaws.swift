import EarshotFocusEngine
import EarshotModel
import SessionTestSupport
import Testing

@testable import EarshotSession

/// Every gesture that moves the cursor is explained by a rule about the gesture itself.
@Suite("A gesture that moves the cursor")
struct MovingGestureLaws {
  /// A gesture, the gestures before it, and the words that a rule uses for it.
  struct Row: Sendable, CustomTestStringConvertible {
    var gesture: String
    var before: [String] = []
    var words: String
    var testDescription: String { gesture }
  }

  private static let screen = """
    screen a "A"
      header "A" #a
      text "B" #b
      header "C" #c
      button "D" #d
        on activate: push e
    screen e "E"
      text "F"
    """

  static let rows = [
    Row(gesture: "swipe right", words: "swipe right"),
    Row(gesture: "swipe left", before: ["last"], words: "left"),
    Row(gesture: "swipe down", before: ["rotor \"Headings\""], words: "rotor"),
    Row(gesture: "swipe up", before: ["last", "rotor \"Headings\""], words: "rotor"),
    Row(gesture: "touch #b", words: "touch"),
    Row(gesture: "tap \"B\"", words: "touch"),
    Row(gesture: "four-finger tap top", before: ["last"], words: "four-finger tap"),
    Row(gesture: "four-finger tap bottom", words: "four-finger tap"),
    Row(gesture: "two-finger swipe up", words: "two-finger swipe up"),
    Row(gesture: "two-finger swipe down", words: "two-finger swipe down"),
    Row(gesture: "two-finger triple tap \"C\"", words: "item chooser"),
    Row(gesture: "double tap", before: ["last"], words: "double tap"),
    Row(gesture: "split tap", before: ["last"], words: "double tap"),
  ]

  @Test("is explained by a rule that names it", arguments: rows)
  func named(_ row: Row) throws {
    var walk = try Walk(Self.screen)
    for line in row.before { walk(line) }
    let cursor = walk.session.cursor
    walk(row.gesture)
    #expect(walk.session.cursor != cursor)
    let engine = walk.session.state.phone.engine
    let rules = engine.decisions.map(\.rule) + [engine.landing?.rule].compactMap(\.self)
    let sentences = rules.map(\.sentence)
    #expect(sentences.contains { $0.contains(row.words) }, "\(sentences)")
  }

  @Test("is in that table, if the table of gestures says that it goes somewhere")
  func complete() {
    let tried = Set(Self.rows.compactMap { Gesture($0.gesture)?.kind })
    #expect(tried.count > 5)
    for kind in Gesture.Kind.allCases where kind.row.isSimulated {
      let goes = ["goes to the ", "reads everything"].contains {
        kind.row.effect.hasPrefix($0)
      }
      #expect(!goes || tried.contains(kind), "\(kind.row.words)")
    }
  }

  @Test("is explained by ':why' if it goes further than to the next element")
  func why() throws {
    var walk = try Walk(Self.screen)
    walk("last")
    let told = walk(":why").last
    #expect(
      told == "# cursor at 4 of 4, #d: a four-finger tap on the upper half of the screen moves the "
        + "cursor to the first element, and a tap on the lower half moves it to the last [observed]"
    )
    walk("swipe left")
    #expect(!walk(":why").contains { $0.contains("cursor at") })
  }
}
