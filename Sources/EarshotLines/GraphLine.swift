package import EarshotModel

/// A series of a chart that plays as tones.
///
/// - Source: AUDIO-GRAPHS.md, chapter 3.
package struct GraphLine: Hashable, Sendable {
  /// A moment of the series.
  package struct Moment: Hashable, Sendable {
    /// The time, from 0 at the beginning of the horizontal axis to 1 at its end.
    package var time: Double
    /// The pitch, from 0 at the bottom of the vertical axis to 1 at its top.
    package var pitch: Double
  }

  /// The text of the line: the name of the series, and a description of its tones.
  package var text: String
  /// The additional text in `:why`: the minimum and maximum values, or `nil` if there are no
  /// points.
  package var extremes: String?
  /// Whether one tone glides from moment to moment.
  ///
  /// If not, each moment has its own tone.
  package var isContinuous: Bool
  /// The moments, from the first to the last.
  package var moments: [Moment]

  /// Creates the line of a series.
  ///
  /// The points play in the order of their x values. Points with the same x value keep the order of
  /// the file.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of points.
  package init(_ series: Chart.Series, of chart: Chart) {
    let points = chart.inOrder(series.points)
    isContinuous = series.isContinuous
    moments = points.map { point in
      Moment(
        time: chart.xAxis?.share(of: point.x) ?? 0,
        pitch: chart.yAxis?.numbers?.share(of: point.y) ?? 0
      )
    }
    text = "\(series.name), \(Self.summary(of: points, in: chart, isContinuous: isContinuous))"
    if let least = points.min(by: { $0.y < $1.y }), let greatest = points.max(by: { $0.y < $1.y }) {
      extremes =
        "lowest \(chart.described(least.y)) at \(chart.described(least.x)), "
        + "highest \(chart.described(greatest.y)) at \(chart.described(greatest.x))"
    }
  }

  /// Returns a description of the tones, such as “3 tones from 480 euros to 610 euros”.
  private static func summary(
    of points: [Chart.Point],
    in chart: Chart,
    isContinuous: Bool
  ) -> String {
    guard let first = points.first, let last = points.last else { return "no tones" }
    guard points.count > 1 else { return "1 tone, \(chart.described(first.y))" }
    let tones =
      isContinuous ? "a gliding tone through \(points.count) points" : "\(points.count) tones"
    return "\(tones) from \(chart.described(first.y)) to \(chart.described(last.y))"
  }
}
