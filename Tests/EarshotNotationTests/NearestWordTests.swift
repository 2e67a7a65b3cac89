import Testing

@testable import EarshotNotation

@Suite("The nearest of several words")
struct NearestWordTests {
  /// Every word of up to five letters, by length.
  private static let words: [String] = {
    var (words, last) = ([""], [""])
    for _ in 0..<5 {
      last = last.flatMap { word in ["a", "b", "C"].map { word + $0 } }
      words += last
    }
    return words
  }()

  @Test("is the first of those with the fewest edits")
  func sameAsPlain() {
    let typed = Self.words.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    var found = 0
    for word in typed {
      for start in stride(from: 0, to: Self.words.count - 6, by: 5) {
        let known = Array(Self.words[start..<start + 6])
        let nearest = Suggestion.nearest(to: word, in: known)
        #expect(nearest == Self.nearest(to: word, in: known), "\(word) in \(known)")
        found += nearest == nil ? 0 : 1
      }
    }
    #expect(found > 500)
  }

  private static func nearest(to typed: String, in known: [String]) -> String? {
    let limit = max(1, typed.count / 3)
    if known.contains(typed) { return nil }
    let rated = known.enumerated().compactMap { number, other -> (Int, Int, String)? in
      let (first, second) = (Array(typed.lowercased()), Array(other.lowercased()))
      let edits = edits(first, second)
      guard edits <= limit, edits == 0 || isAlike(first, second) else { return nil }
      return (edits, number, other)
    }
    return rated.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
  }

  private static func isAlike(_ first: [Character], _ second: [Character]) -> Bool {
    guard first.count > 1, second.count > 1 else { return false }
    let shared = Set(first).map { letter in
      min(first.count { $0 == letter }, second.count { $0 == letter })
    }
    return shared.reduce(0, +) > 1 || first[0] == second[0]
  }

  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var table = Array(repeating: Array(0...second.count), count: first.count + 1)
    for row in 0...first.count { table[row][0] = row }
    for row in 1..<max(1, first.count + 1) {
      for column in 1..<max(1, second.count + 1) {
        let same = first[row - 1] == second[column - 1]
        var best = min(table[row - 1][column] + 1, table[row][column - 1] + 1)
        best = min(best, table[row - 1][column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[first.count][second.count]
  }
}
