package import EarshotModel

/// The rows of a screen in vertical order.
///
/// The stops in a row are side by side.
///
/// The map on the terminal and the drawings on a page use the same rows, so they never differ.
///
/// - Source: TERMINAL.md, chapter 3; our choice.
package struct ScreenRows: Hashable, Sendable {
  /// The rows from top to bottom, each with its stops from left to right, as indices of frames.
  package let rows: [[Int]]

  /// Finds the rows of stops.
  ///
  /// - Parameter frames: The frame of each stop in reading order, in points, or `nil` if it's
  ///   unknown. A stop without a frame gets a separate row, after the previous stop.
  /// - Complexity: O(*n* log *n* + *r*), where *n* is the number of stops and *r* is the sum of the
  ///   squares of the rows' lengths.
  package init(_ frames: [Rect?]) {
    let placed = frames.indices.filter { frames[$0] != nil }
    let fromTop = placed.sorted { (frames[$0]?.y ?? 0, $0) < (frames[$1]?.y ?? 0, $1) }
    var bands: [[Int]] = []
    for stop in fromTop {
      if let last = bands.last, last.allSatisfy({ Self.areBeside(frames[$0], frames[stop]) }) {
        bands[bands.count - 1].append(stop)
      } else {
        bands.append([stop])
      }
    }
    bands = bands.map { band in
      band.sorted { (frames[$0]?.x ?? 0, $0) < (frames[$1]?.x ?? 0, $1) }
    }
    rows = Self.inserting(frames.indices.filter { frames[$0] == nil }, into: bands)
  }

  /// Returns the rows, with each stop without a frame in a separate row after the previous stop's
  /// row.
  private static func inserting(_ stops: [Int], into bands: [[Int]]) -> [[Int]] {
    var following: [Int: [Int]] = [:]
    var first: [Int] = []
    var previous: (stop: Int, anchor: Int?)?
    for stop in stops {
      let isNext = previous.map { $0.stop == stop - 1 } ?? false
      let anchor = isNext ? previous?.anchor : stop == 0 ? nil : stop - 1
      if let anchor { following[anchor, default: []].append(stop) } else { first.append(stop) }
      previous = (stop, anchor)
    }
    return first.map { [$0] }
      + bands.flatMap { band in [band] + band.flatMap { following[$0] ?? [] }.map { [$0] } }
  }

  /// Returns whether the vertical center of the second stop is level with the first stop, and the
  /// stops don't overlap horizontally.
  private static func areBeside(_ first: Rect?, _ second: Rect?) -> Bool {
    guard let first, let second else { return false }
    let middle = second.y + second.height / 2
    let isLevel = middle >= first.y && middle <= first.y + first.height
    return isLevel && (first.x + first.width <= second.x || second.x + second.width <= first.x)
  }
}
