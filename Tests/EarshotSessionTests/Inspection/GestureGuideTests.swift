import EarshotSession
import SessionTestSupport
import Testing

@testable import EarshotSession

@Suite(":gesture")
struct GestureGuideTests {
  @Test("says how the fingers make it, which keys do it, and what it does")
  func example() throws {
    var walk = try Walk(pizzeria)
    let lines = [
      "# swipe right [N] or to #id (n, next, right)", "# fingers: one finger flicks to the right",
      "# keys: VO+Right Arrow, or Right Arrow with Quick Nav; VO is Control and Option, or Caps Lock",
      "# single keys: right arrow, n (after ':keys')", "# effect: goes to the next element",
    ]
    #expect(walk(":gesture swipe right") == lines)
    #expect(walk(":gesture N") == lines)
    #expect(walk(":gesture  Swipe   Right") == lines)
  }

  @Test("says if no keys are known, and if it isn't simulated")
  func others() throws {
    var walk = try Walk(pizzeria)
    #expect(walk(":gesture quadruple tap").last?.hasSuffix("; not simulated") == true)
    #expect(walk(":gesture scroll left")[2] == "# keys: none known")
    #expect(walk(":gesture home").contains { $0.hasPrefix("# keys: VO+H") })
  }

  @Test("suggests what was probably meant")
  func unknown() throws {
    var walk = try Walk(pizzeria)
    #expect(
      walk(":gesture swip right") == ["# no gesture 'swip right'; did you mean 'swipe right'?"]
    )
    let list = "# ':help gestures' lists the gestures"
    #expect(walk(":gesture :why") == ["# no gesture ':why'", list])
    #expect(
      walk(":gesture") == [
        "# ':gesture' needs the name of a gesture; ':help gestures' lists the gestures"
      ]
    )
    #expect(walk(":gesture \u{1B}[2J") == ["# no gesture '\\u{1B}[2J'", list])
  }

  @Test("knows exactly the existing gestures")
  func complete() {
    let gestures = GestureDefinition.all
    #expect(Set(gestures.map(\.words)).count == gestures.count)
    for gesture in gestures {
      #expect(GestureGuide.lines(on: gesture.words).first?.hasPrefix(gesture.words) == true)
    }
    #expect(Set(GestureGuide.order) == Set(Gesture.Kind.allCases))
    #expect(GestureGuide.order.count + Gesture.Unsimulated.allCases.count == gestures.count)
    #expect(Help.lines(on: "gestures all").count == gestures.count + 3)
  }

  @Test("lists what is simulated, and says how many gestures are left out")
  func simulated() {
    let short = Help.lines(on: "gestures")
    let rest = GestureDefinition.all.count { !$0.isSimulated }
    #expect(rest > 0 && short.count == GestureDefinition.all.count - rest + 4)
    #expect(!short.contains { $0.hasSuffix("; not simulated") })
    #expect(
      short.last
        == "to also list gestures that Earshot doesn't simulate, use 'earshot help gestures all' "
        + "or, in a walk, ':help gestures all'"
    )
  }
}
