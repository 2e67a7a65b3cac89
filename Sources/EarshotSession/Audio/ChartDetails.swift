import EarshotFocusEngine
import EarshotModel

/// The state of VoiceOver's screen with the details of a chart.
///
/// The screen has a heading and a button. The user explores the points by holding a finger on the
/// button.
///
/// - Source: AUDIO-GRAPHS.md, chapter 4; WWDC21-10122.
struct ChartDetails: Hashable, Sendable {
  /// The name of the screen in `~ screen:`.
  ///
  /// - Source: our choice (AUDIO-GRAPHS.md, chapter 4).
  static let name = "chart details"

  let chart: Chart
  /// Whether the cursor is on the button instead of the heading.
  var isOnButton = false
  /// The points of all series, in the order in which the finger reaches them.
  private let points: [ChartDetail]
  /// The index of the last point that the finger reached, or `nil` before the first point.
  private var point: Int?

  /// Opens the details of a chart.
  ///
  /// The details list the points series by series, in the order in which the points play.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of points.
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
  /// - Returns: The point that the finger reaches, or `nil` if there's none.
  mutating func moveFinger(by distance: Int) -> ChartDetail? {
    let next = point.map { $0 + distance } ?? (distance < 0 ? -1 : 0)
    guard points.indices.contains(next) else { return nil }
    point = next
    return points[next]
  }
}
