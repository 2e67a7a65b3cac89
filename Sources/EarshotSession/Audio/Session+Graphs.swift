import EarshotComposer
import EarshotFocusEngine
import EarshotLines
package import EarshotModel
import EarshotNotation

// Charts that play as tones.
extension Session {
  /// The chart that the cursor is on or inside, or `nil` if there's none.
  package var chart: Chart? { state.phone.engine.chart(in: state.phone.app) }

  /// The name of the rotor's Audio graph option.
  package var audioGraphName: String { composer.name(of: RotorItem.audioGraph) }

  /// Returns the lines for a chart that plays, one for each series, or an empty array if sounds
  /// aren't shown.
  ///
  /// - Source: AUDIO-GRAPHS.md, chapter 3.
  mutating func graphLines(of chart: Chart) -> [SessionLine] {
    guard options.sounds else { return [] }
    return chart.series.compactMap { series in
      work.spend(Work.effect + series.points.count)
      return work.isSpent ? nil : .graph(GraphLine(series, of: chart))
    }
  }

  /// Returns the reason that a series plays, and its lowest and highest tones.
  func explanation(of graph: GraphLine, _ detail: WhyDetail) -> [String] {
    let words = "graph \(Quoting.quotedLiteral(graph.text))"
    let extremes = graph.extremes.map { "\($0); " } ?? ""
    let rule = FocusRule.chartsPlayAsTones.rule
    return [Display.spoken("\(words): \(extremes)\(rule.cited(detail))")]
  }
}
