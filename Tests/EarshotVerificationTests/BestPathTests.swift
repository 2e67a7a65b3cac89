import Testing

@testable import EarshotVerification

@Suite("The best path through two lists at once")
struct BestPathTests {
  /// The longest common subsequence, computed the slow way.
  private func longest(_ first: [Int], _ second: [Int]) -> Int {
    var best = [Int](repeating: 0, count: second.count + 1)
    for value in first {
      var diagonal = 0
      for (place, other) in second.enumerated() {
        let above = best[place + 1]
        best[place + 1] = value == other ? diagonal + 1 : max(above, best[place])
        diagonal = above
      }
    }
    return best.last ?? 0
  }

  @Test("pairs as many items as possible, in order, each with its own", arguments: 0..<200)
  func optimal(_ seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let first = (0..<next(12)).map { _ in next(4) }
    let second = (0..<next(12)).map { _ in next(4) }
    let pairs = BestPath.pairs(first.indices, second.indices, mayMissFirst: seed.isMultiple(of: 2))
    {
      first[$0] == second[$1] ? 1 : 0
    }
    #expect(pairs.count == longest(first, second))
    #expect(pairs.allSatisfy { first[$0.first] == second[$0.second] })
    #expect(
      zip(pairs, pairs.dropFirst()).allSatisfy { $0.first < $1.first && $0.second < $1.second }
    )
  }

  @Test("skips the fewest, so it means the first of several similar stops")
  func first() {
    let pairs = BestPath.pairs(0..<1, 0..<3, mayMissFirst: false) { _, _ in 1 }
    #expect(pairs == [BestPath.Pair(first: 0, second: 0)])
    #expect(BestPath.pairs(0..<0, 0..<3, mayMissFirst: false) { _, _ in 1 } == [])
    #expect(BestPath.pairs(0..<2, 5..<5, mayMissFirst: true) { _, _ in 1 } == [])
  }

  @Test("prefers the most similar ones if only one can be paired")
  func likest() {
    let pairs = BestPath.pairs(0..<1, 0..<3, mayMissFirst: false) { [1, 5, 3][$1] }
    #expect(pairs == [BestPath.Pair(first: 0, second: 1)])
  }
}
