import EarshotLines
import Testing

@Suite("The way from one list to another")
struct ListChangeTests {
  /// Numbers that a list of the other hundred doesn't contain.
  private static func list(_ count: Int, from first: Int) -> [Int] {
    Array(first..<first + count)
  }

  @Test(
    "removes everything, then adds everything, if the lists share nothing",
    arguments: [3, 17, 60]
  )
  func disjoint(count: Int) {
    let changes = ListChange.changes(
      from: Self.list(count, from: 0),
      to: Self.list(count, from: 100)
    )
    let expected =
      (0..<count).map { ListChange.remove($0) } + (0..<count).map { ListChange.insert($0) }
    #expect(changes == expected)
  }

  @Test("keeps the one item that both lists share, even in long lists", arguments: [3, 17, 60])
  func common(count: Int) {
    let old = Self.list(count, from: 0) + [999] + Self.list(1, from: 90)
    let new = Self.list(count, from: 100) + [999] + Self.list(1, from: 190)
    let changes = ListChange.changes(from: old, to: new)
    #expect(changes.filter { if case .keep = $0 { true } else { false } } == [.keep(count)])
    #expect(changes.count == 2 * count + 3)
  }
}
