import Testing

@testable import EarshotNotation

@Suite("Ranges of a text")
struct JoinedRangesTests {
  @Test("contain the places that any of them contains, in any order")
  func places() {
    let ranges = [8..<9, 2..<4, 3..<6, 0..<0, 6..<7]
    let joined = JoinedRanges(ranges)
    for place in -1..<12 {
      #expect(joined.contains(place) == ranges.contains { $0.contains(place) }, "\(place)")
    }
    #expect(!JoinedRanges([]).contains(0))
  }
}
