import EarshotModel
import Testing

@Suite("A text in another one")
struct StringSearchTests {
  @Test("is found at its first place, starting at a position")
  func first() {
    let text = "a, b, c"
    let comma = text.firstRange(of: ", ")
    #expect(comma.map { text[..<$0.lowerBound] } == "a")
    let next = text.firstRange(of: ", ", from: comma?.upperBound)
    #expect(next.map { text[$0.upperBound...] } == "c")
    #expect(text.firstRange(of: "; ") == nil)
    #expect(text.firstRange(of: "") == nil)
  }

  @Test("never ends within a character, and is the same however its letters are written")
  func characters() {
    #expect(!"cafe\u{301}s".contains("cafe"))
    #expect("cafe\u{301}s".contains("caf\u{E9}"))
    #expect(!"👩‍👧".contains("👩"))
    #expect("".contains("") && !"".contains("a"))
  }

  @Test("is replaced from left to right")
  func replacing() {
    #expect("colour, odour".replacing("our", with: "or") == "color, odor")
    #expect("aaa".replacing("aa", with: "b") == "ba")
    #expect("abc".replacing("", with: "x") == "abc")
  }
}
