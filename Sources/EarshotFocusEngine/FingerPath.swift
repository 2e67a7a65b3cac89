import EarshotModel

/// The stops under a finger on its straight path across the screen.
struct FingerPath {
  /// A part of the path that is over a single stop, or over no stop.
  struct Stretch: Hashable {
    /// The start of the stretch, from 0 at the start of the path to 1 at its end.
    var start: Double
    var stop: ElementTree.Index?
  }

  /// The area of a stop on the screen.
  struct Area {
    var stop: ElementTree.Index
    var frame: Rect
    /// The corners of the stop's shape, or `nil` if only the frame is known.
    var outline: [Point]?

    /// Returns whether a finger at a point touches the area.
    func contains(_ point: Point) -> Bool {
      frame.contains(point) && outline?.encloses(point) ?? true
    }
  }

  private struct Change {
    var time: Double
    /// The index of the frame among all frames, with the topmost frame first.
    var place: Int
    var isEntry: Bool
  }

  /// The stretches in order.
  ///
  /// Adjacent stretches have different stops.
  private(set) var stretches: [Stretch] = []

  /// Finds the stretches from a list of frames, with the topmost frame first.
  ///
  /// - Complexity: O(*n* + *k* log *k* + *k* · *o*), where *n* is the number of frames, *k* is the
  ///   number of frames on the path, and *o* is the number of overlapping frames.
  init(
    from start: Point,
    to end: Point,
    over frames: [Area]
  ) {
    var changes: [Change] = []
    for (place, entry) in frames.enumerated() {
      for span in FingerPath.spans(of: entry, from: start, to: end) {
        changes.append(Change(time: span.lowerBound, place: place, isEntry: true))
        changes.append(Change(time: span.upperBound, place: place, isEntry: false))
      }
    }
    changes.sort { ($0.time, $0.place) < ($1.time, $1.place) }
    meet(frames.first { $0.contains(start) }?.stop, at: 0)
    var under: [Int] = []
    var time = 0.0
    for change in changes {
      if change.time > time + FingerPath.tolerance {
        meet(under.first.map { frames[$0].stop }, at: time)
      }
      time = change.time
      FingerPath.apply(change, to: &under)
    }
    if time < 1 - FingerPath.tolerance { meet(under.first.map { frames[$0].stop }, at: time) }
    meet(frames.first { $0.contains(end) }?.stop, at: 1)
  }

  /// The maximum length of a gap that rounding can cause.
  private static let tolerance = 1e-9

  private mutating func meet(_ stop: ElementTree.Index?, at time: Double) {
    if let last = stretches.last, last.stop == stop { return }
    stretches.append(Stretch(start: time, stop: stop))
  }

  /// Applies a change to the indices of the frames under the finger, and keeps the indices sorted.
  private static func apply(_ change: Change, to under: inout [Int]) {
    var (low, high) = (0, under.count)
    while low < high {
      let middle = (low + high) / 2
      if under[middle] < change.place { low = middle + 1 } else { high = middle }
    }
    if change.isEntry {
      under.insert(change.place, at: low)
    } else if low < under.count, under[low] == change.place {
      under.remove(at: low)
    }
  }

  /// Returns the parts of the path that are in an area.
  ///
  /// The path may cross a shape more than once.
  private static func spans(of area: Area, from start: Point, to end: Point) -> [Range<Double>] {
    guard let span = span(of: area.frame, from: start, to: end) else { return [] }
    guard let outline = area.outline else { return [span] }
    let times = [0] + outline.crossings(from: start, to: end) + [1]
    return zip(times, times.dropFirst()).compactMap { begin, finish in
      guard finish - begin > tolerance else { return nil }
      let middle = (begin + finish) / 2
      let point = Point(
        x: start.x + (end.x - start.x) * middle,
        y: start.y + (end.y - start.y) * middle
      )
      return area.contains(point) ? begin..<finish : nil
    }
  }

  /// Returns the part of the path in a frame, or `nil` if the path only touches the edge.
  private static func span(of frame: Rect, from start: Point, to end: Point) -> Range<Double>? {
    var (low, high) = (0.0, 1.0)
    let axes = [
      (frame.x, frame.width, start.x, end.x - start.x),
      (frame.y, frame.height, start.y, end.y - start.y),
    ]
    for (edge, size, place, way) in axes {
      if way == 0 {
        guard place >= edge, place < edge + size else { return nil }
      } else {
        let (one, other) = ((edge - place) / way, (edge + size - place) / way)
        guard !one.isNaN, !other.isNaN, size > 0 else { return nil }
        low = max(low, min(one, other))
        high = min(high, max(one, other))
      }
    }
    return low < high ? low..<high : nil
  }
}
