import EarshotFocusEngine
import EarshotModel

/// The screen with a chart's details while it's open.
///
/// It has a heading and a button. The user finds the points by holding a finger on the button.
///
/// - Source: AUDIO-GRAPHS.md, chapter 4; WWDC21-10122.
struct ChartDetails: Hashable, Sendable {
  /// The name of the screen in `~ screen:`.
  ///
  /// - Source: our choice (AUDIO-GRAPHS.md, chapter 4).
  static let name = "chart details"

  /// The chart.
  let chart: Chart
  /// Whether the cursor is on the button, and not on the heading.
  var isOnButton = false
  /// The points of all series, in the order in which the finger finds them.
  private let points: [ChartDetail]
  /// The number of the last point that the finger found, or `nil` before the first point.
  private var point: Int?

  /// Opens the details of a chart.
  ///
  /// The points of each series are together, in the order in which they play.
  ///
  /// - Complexity: O(*n* log *n*) in the number of points.
  init(_ chart: Chart) {
    self.chart = chart
    points = chart.series.flatMap { series in
      chart.inOrder(series.points).map { point in
        .point(point, series: chart.series.count > 1 ? series.name : nil)
      }
    }
  }

  /// The element under the cursor.
  var place: ChartDetail { isOnButton ? .button : .heading }

  /// Moves the finger by a number of points.
  ///
  /// - Returns: The point, or `nil` if there's none.
  mutating func moveFinger(by distance: Int) -> ChartDetail? {
    let next = point.map { $0 + distance } ?? (distance < 0 ? -1 : 0)
    guard points.indices.contains(next) else { return nil }
    point = next
    return points[next]
  }
}
