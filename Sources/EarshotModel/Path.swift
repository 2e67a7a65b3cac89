/// An accessibility path: its bounding box, or its shape.
public enum Path: Hashable, Sendable {
  /// An empty path.
  case empty
  /// The bounding box of the path, in points of the screen; its shape isn't known.
  case box(Rect)
  /// A circle.
  case circle(center: Point, radius: Double)
  /// A rectangle with round corners.
  case rounded(Rect, radius: Double)
  /// A shape with the given corners, in order.
  case polygon([Point])
}

extension Path {
  /// The corners of the shape, or `nil` if only the bounding box is known.
  ///
  /// A circle has 64 corners, and a round corner has 17 corners, which is more precise than a
  /// finger.
  ///
  /// - Complexity: O(*n*), where *n* is the number of corners.
  package var outline: [Point]? {
    switch self {
    case .empty, .box: nil
    case .circle(let center, let radius):
      Path.directions.map { Path.point(center, radius, $0) }
    case .rounded(let rect, let radius): Path.corners(of: rect, radius)
    case .polygon(let points): points
    }
  }

  /// The name of the shape, or `nil` if only the bounding box is known.
  package var shapeName: String? {
    switch self {
    case .empty, .box: nil
    case .circle: "a circle"
    case .rounded: "a rectangle with rounded corners"
    case .polygon: "a polygon"
    }
  }

  private static func point(_ center: Point, _ radius: Double, _ direction: Point) -> Point {
    Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }

  private static func corners(of rect: Rect, _ radius: Double) -> [Point] {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let (left, right) = (rect.x + radius, rect.x + rect.width - radius)
    let (top, bottom) = (rect.y + radius, rect.y + rect.height - radius)
    let centers = [
      Point(x: right, y: bottom), Point(x: left, y: bottom), Point(x: left, y: top),
      Point(x: right, y: top),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...16).map { point(center, radius, directions[(quarter * 16 + $0) % directions.count]) }
    }
  }

  /// Points on the unit circle, in 64 equal steps.
  ///
  /// Each point is the previous point rotated by 1/64 of a circle, so no math library is required.
  private static let directions: [Point] = {
    let (cosine, sine) = (0.995_184_726_672_196_9, 0.098_017_140_329_560_6)
    var points = [Point(x: 1, y: 0)]
    while points.count < 64, let last = points.last {
      points.append(
        Point(x: last.x * cosine - last.y * sine, y: last.x * sine + last.y * cosine)
      )
    }
    return points
  }()
}

extension [Point] {
  /// Returns whether a point is inside the shape with these corners.
  ///
  /// A point is inside if a ray from the point crosses an odd number of edges.
  ///
  /// - Complexity: O(*n*), where *n* is the number of corners.
  package func encloses(_ point: Point) -> Bool {
    var isInside = false
    for (place, corner) in enumerated() {
      let other = self[place == 0 ? count - 1 : place - 1]
      guard (corner.y > point.y) != (other.y > point.y) else { continue }
      let share = (point.y - corner.y) / (other.y - corner.y)
      if point.x < corner.x + share * (other.x - corner.x) { isInside.toggle() }
    }
    return isInside
  }

  /// Returns the points where a straight line crosses the edges, as fractions of the line from 0 to
  /// 1.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of corners.
  package func crossings(from start: Point, to end: Point) -> [Double] {
    let way = Point(x: end.x - start.x, y: end.y - start.y)
    return enumerated().compactMap { place, corner -> Double? in
      let other = self[place == 0 ? count - 1 : place - 1]
      let edge = Point(x: other.x - corner.x, y: other.y - corner.y)
      let turn = way.x * edge.y - way.y * edge.x
      guard turn != 0 else { return nil }
      let gap = Point(x: corner.x - start.x, y: corner.y - start.y)
      let time = (gap.x * edge.y - gap.y * edge.x) / turn
      let share = (gap.x * way.y - gap.y * way.x) / turn
      return (0...1).contains(time) && (0...1).contains(share) ? time : nil
    }.sorted()
  }

  /// Returns the corners moved by an offset.
  package func moved(by offset: Point) -> [Point] {
    map { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
  }
}
