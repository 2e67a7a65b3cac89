import EarshotModel
import Testing

@Suite("Sorting by frames")
struct SortTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let origins: [(String, Double, Double)]
    var idiom = Idiom.phone
    var direction = LayoutDirection.leftToRight
    let expected: String
    var testDescription: String { rule }
  }

  static let cases: [Case] = [
    Case(
      rule: "8 points part rows on a phone",
      origins: [("a", 50, 8), ("b", 100, 0)],
      expected: "b a"
    ),
    Case(
      rule: "less than 8 points are one row on a phone",
      origins: [("a", 100, 0), ("b", 50, 7.99)],
      expected: "b a"
    ),
    Case(
      rule: "13 points part rows on a pad",
      origins: [("a", 50, 13), ("b", 100, 0)],
      idiom: .pad,
      expected: "b a"
    ),
    Case(
      rule: "12.99 points are one row on a pad",
      origins: [("a", 100, 0), ("b", 50, 12.99)],
      idiom: .pad,
      expected: "b a"
    ),
    Case(
      rule: "right to left mirrors the row, not the rows",
      origins: [("a", 0, 0), ("b", 10, 0), ("c", 0, 20), ("d", 10, 20)],
      direction: .rightToLeft,
      expected: "b a d c"
    ),
    Case(
      rule: "right to left counts left edges too",
      origins: [("a", 10, 0), ("b", 11, 0)],
      direction: .rightToLeft,
      expected: "b a"
    ),
    Case(
      rule: "ties keep the order of the file",
      origins: [("a", 5, 5), ("b", 5, 5), ("c", 5, 6), ("d", 5, 4)],
      expected: "a b c d"
    ),
    Case(
      rule: "ties keep the order of the file from right to left",
      origins: [("a", 5, 5), ("b", 5, 5)],
      direction: .rightToLeft,
      expected: "a b"
    ),
    Case(
      rule: "the relation is not transitive: each is before its right neighbor",
      origins: [("a", 0, 8), ("b", 10, 0), ("c", 20, -8)],
      idiom: .pad,
      expected: "a b c"
    ),
    Case(
      rule: "not transitive, another order of the file",
      origins: [("c", 20, -8), ("a", 0, 8), ("b", 10, 0)],
      idiom: .pad,
      expected: "c a b"
    ),
    Case(
      rule: "not transitive, a third order of the file",
      origins: [("b", 10, 0), ("c", 20, -8), ("a", 0, 8)],
      idiom: .pad,
      expected: "b c a"
    ),
    Case(
      rule: "a run that goes up is not turned round as a whole",
      origins: [("c", 20, 8), ("b", 10, 0), ("a", 0, -8)],
      idiom: .pad,
      expected: "a b c"
    ),
    Case(
      rule: "what is not finite stands at 0 0",
      origins: [("a", 10, 10), ("b", .nan, 500), ("c", 500, .infinity), ("d", -1, 0)],
      expected: "d b c a"
    ),
  ]

  private func tree(_ origins: [(String, Double, Double)]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(role: .screen))
    for (name, x, y) in origins {
      var element = Element(role: .text)
      element.identifier = name
      element.frame = Rect(x: x, y: y, width: 5, height: 5)
      builder.open(element)
      builder.close()
    }
    builder.close()
    return builder.finish()
  }

  @Test("rows come first, then the leading edge", arguments: cases)
  func sorts(_ test: Case) {
    let shown = Shown(tree(test.origins), idiom: test.idiom, direction: test.direction)
    #expect(shown.stops == test.expected)
  }

  @Test("lists of any length are sorted", arguments: [2, 63, 64, 65, 500])
  func lengths(_ count: Int) {
    let names = (0..<count).map { "n\($0)" }
    var origins: [(String, Double, Double)] = []
    for place in 0..<count {
      origins.append((names[place], Double(place % 3) * 10, Double(place / 3) * 20))
    }
    let scattered = (0..<count).map { origins[($0 * 11 + 3) % count] }
    #expect(Shown(tree(scattered)).stops == names.joined(separator: " "))
  }

  @Test("ties keep the order of the file in long lists", arguments: [63, 64, 200])
  func longTies(_ count: Int) {
    let origins = (0..<count).map { ("n\($0)", 0.0, 0.0) }
    #expect(Shown(tree(origins)).stops == origins.map(\.0).joined(separator: " "))
  }

  @Test("the path doesn't matter")
  func paths() {
    let shown = Shown(
      """
      screen a
        text #a
          frame: 0 0 10 10
          path: 100 500 10 10
        text #b
          frame: 0 100 10 10
          path: 0 0 10 10
      """
    )
    #expect(shown.stops == "a b")
  }

  @Test("the view frame doesn't matter if there is a frame")
  func viewFrames() {
    let shown = Shown(
      """
      screen a
        text #a
          frame: 0 100 10 10
          viewFrame: 0 0 10 10
        text #b
          frame: 0 50 10 10
      """
    )
    #expect(shown.stops == "b a")
  }

  @Test("one unknown frame leaves its whole list in file order")
  func unkeyed() {
    let shown = Shown(
      """
      screen a
        text #a
          frame: 0 100 10 10
        text #b
        text #c
          frame: 0 0 10 10
      """
    )
    #expect(shown.stops == "a b c")
  }

  @Test("a unit with an unknown frame inside also keeps the list around it")
  func unkeyedUnit() {
    let shown = Shown(
      """
      screen a
        text #a
          frame: 0 100 10 10
        list
          text #b
        list
          text #d
            frame: 0 50 10 10
          text #c
            frame: 0 0 10 10
      """
    )
    #expect(shown.stops == "a b c d")
  }

  @Test("a unit whose entries all have frames is sorted, whatever is outside")
  func keyedInside() {
    let shown = Shown(
      """
      screen a
        text #a
        list
          text #c
            frame: 0 50 10 10
          text #b
            frame: 0 0 10 10
      """
    )
    #expect(shown.stops == "a b c")
  }

  @Test("the list inside a plain view belongs to the view around it")
  func spliced() {
    let shown = Shown(
      """
      screen a
        view
          text #b
            frame: 0 50 10 10
          text #a
            frame: 0 0 10 10
        text #c
      """
    )
    #expect(shown.stops == "b a c")
  }

  @Test("a container with elements is at the place of its first stop, in any order inside")
  func explicitKey() {
    let shown = Shown(
      """
      screen a
        text #b
          frame: 0 50 10 10
        view
          frame: 0 900 10 10
          elements: #d, #a
          text #a
            frame: 0 0 10 10
          text #d
            frame: 0 100 10 10
      """
    )
    #expect(shown.stops == "d a b")
  }

  @Test("inside a superview with the tabBar trait, such a container is at its own frame")
  func explicitInTabBar() {
    let bar = { (role: String, frame: String) in
      """
      screen a
        \(role)
          text #a
            frame: 50 0 10 10
          view
            \(frame)
            elements: #c, #b
            text #b
              frame: 0 0 10 10
            text #c
              frame: 90 0 10 10
      """
    }
    #expect(Shown(bar("view tabBar", "frame: 80 0 20 10")).stops == "a c b")
    #expect(Shown(bar("tabBar", "frame: 80 0 20 10")).stops == "a c b")
    #expect(Shown(bar("list", "frame: 80 0 20 10")).stops == "c b a")
    #expect(Shown(bar("view tabBar", "alpha: 1")).stops == "c b a")
  }

  @Test("not if the outermost provider is a different one, or its elements are listed")
  func explicitNotInTabBar() {
    let source = { (outer: String, listed: String) in
      """
      screen a
        \(outer)
          view tabBar
            \(listed)
            text #a
              frame: 50 0 10 10
            view #v
              frame: 80 0 20 10
              elements: #b
              text #b
                frame: 0 0 10 10
      """
    }
    #expect(Shown(source("list", "alpha: 1")).stops == "b a")
    #expect(Shown(source("view", "alpha: 1")).stops == "a b")
  }
}
