import EarshotModel
import Testing

@testable import EarshotFocusEngine

@Suite("A finger's path across the screen")
struct FingerPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Point
    let end: Point
    /// The frames, the topmost first; a stop is known by its place.
    let frames: [Rect]
    /// The places of the stops along the path, or `nil` for an empty stretch.
    let met: [Int?]
  }

  @Test("meets the stops on it", arguments: cases)
  func meets(_ each: Case) {
    let frames = each.frames.enumerated().map {
      FingerPath.Area(stop: ElementTree.Index($0), frame: $1)
    }
    let path = FingerPath(from: each.start, to: each.end, over: frames)
    #expect(path.stretches.map { $0.stop.map { Int($0.offset) } } == each.met)
    #expect(path.stretches.map(\.start) == path.stretches.map(\.start).sorted())
  }

  @Test("meets a circle between its edges, a bay twice, and nothing beside them")
  func shapes() throws {
    let circle = Path.circle(center: Point(x: 50, y: 50), radius: 40)
    let bay = Path.polygon([
      Point(x: 100, y: 0), Point(x: 200, y: 0), Point(x: 200, y: 100), Point(x: 150, y: 50),
      Point(x: 100, y: 100),
    ])
    let areas = [
      FingerPath.Area(
        stop: ElementTree.Index(0),
        frame: FingerPathTests.rect(10, 10, 80, 80),
        outline: circle.outline
      ),
      FingerPath.Area(
        stop: ElementTree.Index(1),
        frame: FingerPathTests.rect(100, 0, 100, 100),
        outline: bay.outline
      ),
    ]
    func met(_ y: Double) -> [Int?] {
      FingerPath(from: Point(x: 0, y: y), to: Point(x: 220, y: y), over: areas).stretches
        .map { $0.stop.map { Int($0.offset) } }
    }
    #expect(met(50) == [nil, 0, nil, 1, nil])
    #expect(met(80) == [nil, 0, nil, 1, nil, 1, nil])
    #expect(met(95) == [nil, 1, nil, 1, nil])
  }

  static let cases: [Case] = [
    .init(
      testDescription: "none where there is no frame",
      start: Point(x: 0, y: 0),
      end: Point(x: 9, y: 9),
      frames: [],
      met: [nil]
    ),
    .init(
      testDescription: "one where it does not move",
      start: Point(x: 5, y: 5),
      end: Point(x: 5, y: 5),
      frames: [rect(0, 0, 10, 10)],
      met: [0]
    ),
    .init(
      testDescription: "each, without a gap where edges meet but for rounding",
      start: Point(x: 0, y: 0),
      end: Point(x: 0.5, y: 0),
      frames: [rect(0, 0, 0.1, 1), rect(0.1, 0, 0.2, 1), rect(0.3, 0, 1, 1)],
      met: [0, 1, 2]
    ),
    .init(
      testDescription: "not what it touches at a corner alone",
      start: Point(x: 0, y: 0),
      end: Point(x: 20, y: 20),
      frames: [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(10, 10, 30, 30)],
      met: [0, 2]
    ),
    .init(
      testDescription: "the topmost of several, again where it comes out",
      start: Point(x: 0, y: 5),
      end: Point(x: 90, y: 5),
      frames: [rect(10, 0, 10, 10), rect(15, 0, 20, 10), rect(0, 0, 100, 10)],
      met: [2, 0, 1, 2]
    ),
    .init(
      testDescription: "what has no end, and nothing of what is no frame",
      start: Point(x: 5, y: 0),
      end: Point(x: 5, y: 1e300),
      frames: [rect(.nan, 0, 10, 10), rect(0, 0, 10, -5), rect(0, 10, .infinity, .infinity)],
      met: [nil, 2]
    ),
  ]

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
