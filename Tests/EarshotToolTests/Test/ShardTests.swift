import Testing

@testable import EarshotTool

@Suite("A share of the sessions")
struct ShardTests {
  @Test(
    "is I/N, with I from 1 to N",
    arguments: ["1/1", "2/4", "4/4", "1/1000", "01/2"]
  )
  func form(_ text: String) {
    #expect(Shard(text) != nil)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "/", "1", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "1/1001", "a/b", "１/２",
      "99999999999999999999/99999999999999999999",
    ]
  )
  func mistake(_ text: String) {
    #expect(Shard(text) == nil)
  }

  /// The weights of files.
  static let lists = [
    [], [5], [1, 1, 1, 1], [9, 1, 1, 1, 1, 5], [0, 0, 0], [100, 1, 2, 3], Array(1...40),
    [Int.max / 2_000, 1],
  ]

  @Test("has each file in exactly one share, in order", arguments: lists)
  func partition(_ weights: [Int]) throws {
    for count in [1, 2, 3, 7] {
      var all: [Int] = []
      for number in 1...count {
        let share = try #require(Shard("\(number)/\(count)")).share(of: weights)
        #expect(share == share.sorted())
        all += share
      }
      #expect(all.sorted() == Array(weights.indices))
    }
  }

  @Test("has about as much work as the others")
  func balance() throws {
    let weights = (1...100).map { $0 * 37 % 101 }
    let loads = try (1...4).map { number in
      try #require(Shard("\(number)/4")).share(of: weights).reduce(0) { $0 + weights[$1] }
    }
    let (least, most) = (loads.min() ?? 0, loads.max() ?? 0)
    #expect(loads.reduce(0, +) == weights.reduce(0, +))
    #expect(most - least <= weights.max() ?? 0)
  }
}
