import Testing

@testable import EarshotModel

@Suite("Shapes of paths")
struct PathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: Path
    let inside: [Point]
    let outside: [Point]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a circle is less than its box",
      path: .circle(center: Point(x: 100, y: 100), radius: 50),
      inside: [Point(x: 100, y: 100), Point(x: 134, y: 134), Point(x: 51, y: 100)],
      outside: [Point(x: 52, y: 52), Point(x: 148, y: 148), Point(x: 151, y: 100)]
    ),
    Case(
      testDescription: "a rounded rectangle lacks its corners",
      path: .rounded(Rect(x: 0, y: 0, width: 100, height: 40), radius: 10),
      inside: [Point(x: 50, y: 20), Point(x: 10, y: 1), Point(x: 4, y: 4)],
      outside: [Point(x: 1, y: 1), Point(x: 99, y: 39), Point(x: 2, y: 2)]
    ),
    Case(
      testDescription: "a radius of more than half a side makes a capsule",
      path: .rounded(Rect(x: 0, y: 0, width: 100, height: 40), radius: 900),
      inside: [Point(x: 1, y: 20), Point(x: 20, y: 1)],
      outside: [Point(x: 3, y: 3)]
    ),
    Case(
      testDescription: "a polygon with a bay",
      path: .polygon([
        Point(x: 0, y: 0), Point(x: 90, y: 0), Point(x: 90, y: 90), Point(x: 45, y: 30),
        Point(x: 0, y: 90),
      ]),
      inside: [Point(x: 45, y: 20), Point(x: 10, y: 60)],
      outside: [Point(x: 45, y: 60), Point(x: 95, y: 10)]
    ),
  ]

  @Test("contain only what is inside", arguments: cases)
  func encloses(_ each: Case) throws {
    let outline = try #require(each.path.outline)
    for point in each.inside { #expect(outline.encloses(point), "\(point)") }
    for point in each.outside { #expect(!outline.encloses(point), "\(point)") }
  }

  @Test("have no corners if only a box is known")
  func boxes() {
    #expect(Path.empty.outline == nil)
    #expect(Path.box(Rect(x: 0, y: 0, width: 1, height: 1)).outline == nil)
  }

  @Test("meet a line through a circle twice, and one beside it never")
  func crossings() throws {
    let circle = try #require(Path.circle(center: Point(x: 50, y: 50), radius: 10).outline)
    let through = circle.crossings(from: Point(x: 0, y: 51), to: Point(x: 100, y: 51))
    #expect(through.count == 2 && abs(through[0] - 0.4) < 0.01 && abs(through[1] - 0.6) < 0.01)
    #expect(circle.crossings(from: Point(x: 0, y: 80), to: Point(x: 100, y: 80)).isEmpty)
  }
}
