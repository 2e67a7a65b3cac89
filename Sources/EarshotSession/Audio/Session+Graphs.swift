import EarshotFocusEngine
import EarshotLines
import EarshotModel
import EarshotNotation

// Charts that play as tones.
extension Session {
  /// The lines of a chart that plays, one for each series; none if sounds aren't shown.
  ///
  /// - Source: AUDIO-GRAPHS.md, chapter 3.
  mutating func graphLines(of chart: Chart) -> [SessionLine] {
    guard options.sounds else { return [] }
    return chart.series.map { series in
      work.spend(Work.effect + series.points.count)
      return .graph(GraphLine(series, of: chart))
    }
  }

  /// Why a series plays, and what its lowest and highest tones are.
  func explanation(of graph: GraphLine, _ detail: WhyDetail) -> [String] {
    let words = "graph \(Quoting.quotedLiteral(graph.text))"
    let extremes = graph.extremes.map { "\($0); " } ?? ""
    let rule = FocusRule.chartsPlayAsTones.rule
    return [Display.spoken("\(words): \(extremes)\(rule.cited(detail))")]
  }
}
