import Testing

@testable import EarshotFocusEngine

@Suite("A table of numbers")
struct NumberTableTests {
  @Test("holds what a dictionary would hold, however its numbers lie", arguments: [1, 64, 1 << 42])
  func likeADictionary(step: Int) {
    var table = NumberTable()
    var known: [Int: Int] = [:]
    var number = 7
    for value in 0..<2_000 {
      number = (number &* 48_271) % 1_009
      let key = number * step
      let isNew = table.insert(value, for: key)
      #expect(isNew == (known[key] == nil))
      if known[key] == nil { known[key] = value }
    }
    for key in 0..<1_100 { #expect(table[key * step] == known[key * step]) }
  }
}
